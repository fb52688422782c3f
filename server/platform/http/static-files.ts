import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressBody, contentVersion } from './compressed-body.ts';
import type { CompressedBody } from './compressed-body.ts';

/** A build is a few megabytes; a folder above these bounds is not one. */
const maxFiles = 2_000;
const maxTotalBytes = 64 * 1024 * 1024;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** Ends of the names of compressed forms. */
const compressedForms = { br: '.br', gzip: '.gz' } as const;

/** A file of the build, kept in memory. */
interface SiteFile {
  /** Its name changes with its content: it may be kept for ever. */
  isHashed: boolean;
  body: CompressedBody;
}

/** The files of the build by address ('/assets/index-abc.js'). Pages (.html) and dot folders are not among them. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Writes the compressed forms of every file of a build beside it ('index-abc.js.br', 'index-abc.js.gz'), where they
 * are smaller: at the build, so that no start of a server waits for it.
 */
export async function precompress(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) await precompressFile(path.join(folder, name));
}

/** The same for one file; nothing for one that does not compress, or is no file that readSiteFiles() answers with. */
export async function precompressFile(file: string): Promise<void> {
  if (!compressible.has(path.extname(file))) return;
  const options = { contentType: '', version: '', brotliQuality: 11 };
  const { forms } = await compressBody(await readFile(file), options);
  for (const form of ['br', 'gzip'] as const) {
    const bytes = forms[form];
    if (bytes && bytes.length < forms.identity.length) {
      await writeFile(file + compressedForms[form], bytes);
    }
  }
}

/**
 * Reads the whole build into memory: an address is looked up in a map, so there is nothing to traverse. What
 * precompress() put beside a file is its compressed form.
 * @throws Error when the folder cannot be read or is far too large
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const names = await namesIn(folder);
  if (names.length > maxFiles) throw new Error(`${folder} holds more than ${maxFiles} files`);

  const bytes = new Map<string, Buffer>();
  let total = 0;
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    total += content.length;
    if (total > maxTotalBytes) throw new Error(`${folder} holds more than ${maxTotalBytes} bytes`);
    bytes.set(name, content);
  }

  const files = new Map<string, SiteFile>();
  for (const [name, identity] of bytes) {
    const contentType = contentTypes[path.extname(name)];
    if (contentType === undefined) continue;
    const br = bytes.get(name + compressedForms.br);
    const gzip = bytes.get(name + compressedForms.gzip);
    const forms = { identity, ...(br && { br }), ...(gzip && { gzip }) };
    files.set(`/${encodeURI(name)}`, {
      // The build writes everything with a hash in its name to assets/, and only that.
      isHashed: name.startsWith('assets/'),
      body: { contentType, version: contentVersion(identity), forms },
    });
  }
  return files;
}

/** Files below a folder, in it and in no folder that a dot hides. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}
