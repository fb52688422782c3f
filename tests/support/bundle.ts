import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languageFolder } from '#server/site/build-files.ts';
import type { Language } from '#shared/languages.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** A production build as described by its manifest. */
export class Bundle {
  private readonly folder: string;
  private readonly chunks: Record<string, ManifestChunk>;

  private constructor(folder: string, chunks: Record<string, ManifestChunk>) {
    this.folder = folder;
    this.chunks = chunks;
  }

  static async read(folder: string, language: Language = 'pt'): Promise<Bundle> {
    const languageDir = languageFolder(folder, language);
    const text = await readFile(path.join(languageDir, '.vite', 'manifest.json'), 'utf8');
    return new Bundle(folder, JSON.parse(text) as Record<string, ManifestChunk>);
  }

  /** Key of the entry in the manifest. */
  get entry(): string {
    const found = Object.entries(this.chunks).find(([, chunk]) => chunk.isEntry);
    if (!found) throw new Error('The manifest has no entry');
    return found[0];
  }

  /** JavaScript files of every page: the entry, and the app that it starts (src/main.tsx). */
  get atStart(): Set<string> {
    const files = this.staticClosure(this.entry);
    const { dynamicImports = [] } = this.chunk(this.entry);
    for (const app of dynamicImports) this.staticClosure(app, files);
    return files;
  }

  /** Keys of the lazy-loaded screens. */
  get screens(): string[] {
    return Object.keys(this.chunks).filter((key) => key.endsWith('-screen.tsx'));
  }

  private chunk(key: string): ManifestChunk {
    const chunk = this.chunks[key];
    if (!chunk) throw new Error(`The manifest has no ${key}`);
    return chunk;
  }

  /** Returns the file of a chunk, relative to the build folder ('assets/Ab3dE_f.js'). */
  fileOf(key: string): string {
    return this.chunk(key).file;
  }

  /** Returns the JavaScript files that the browser must load before `key` runs. */
  staticClosure(key: string, seen = new Set<string>()): Set<string> {
    const { file, imports = [] } = this.chunk(key);
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of imports) this.staticClosure(imported, seen);
    return seen;
  }

  /** Returns the style sheets of a chunk and of all its static imports. */
  styles(key: string): Set<string> {
    const closure = this.staticClosure(key);
    const sheets = Object.values(this.chunks)
      .filter(({ file }) => closure.has(file))
      .flatMap(({ css = [] }) => css);
    return new Set(sheets);
  }

  async source(file: string): Promise<string> {
    return readFile(path.join(this.folder, file), 'utf8');
  }

  /** Returns the gzip size of the files in kB of 1,000 bytes. */
  gzipKb(files: Iterable<string>): Promise<number> {
    return this.sumKb(files, (content) => gzipSync(content, { level: 9 }));
  }

  /** Returns the Brotli size of the files, as browsers receive them, in kB of 1,000 bytes. */
  brotliKb(files: Iterable<string>): Promise<number> {
    return this.sumKb(files, (content) => brotliCompressSync(content));
  }

  /**
   * Returns the transferred size of files of any type in kB of 1,000 bytes. Fonts and images are not compressed again.
   */
  receivedKb(files: Iterable<string>): Promise<number> {
    return this.sumKb(files, (content) => {
      const compressed = brotliCompressSync(content);
      return compressed.length < content.length ? compressed : content;
    });
  }

  private async sumKb(files: Iterable<string>, compress: (content: Buffer) => Buffer) {
    const sizes = await Promise.all(
      [...files].map(
        async (file) => compress(await readFile(path.join(this.folder, file))).length / 1000,
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}
