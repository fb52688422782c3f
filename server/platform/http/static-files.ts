import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressBody, contentVersion } from './compressed-body.ts';
import type { CompressedBody } from './compressed-body.ts';

/** Sanity limits: a build has three languages of a few megabytes each. */
const maxFiles = 6_000;
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
const compressibleExtensions = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** File name suffixes of the compressed forms. */
const compressedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** A build file in memory. */
export interface SiteFile {
  /** True if the file name contains a hash of the content, so that it can be cached permanently. */
  isHashed: boolean;
  body: CompressedBody;
}

/** Build files by address ('/assets/index-abc.js'). Pages (.html) and dot folders are excluded. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Writes the compressed forms of every build file next to it ('index-abc.js.br'), if smaller. Runs at build time. */
export async function precompressFolder(folder: string): Promise<void> {
  for (const name of await listFileNames(folder)) await precompressFile(path.join(folder, name));
}

/** Writes the compressed forms of one file; does nothing for types that are not compressible or not served. */
export async function precompressFile(file: string): Promise<void> {
  if (!compressibleExtensions.has(path.extname(file))) return;
  const options = { contentType: '', version: '', brotliQuality: 11 };
  const { forms } = await compressBody(await readFile(file), options);
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = forms[encoding];
    if (bytes && bytes.length < forms.identity.length) {
      await writeFile(file + compressedSuffixes[encoding], bytes);
    }
  }
}

/**
 * Reads the whole build into memory, including the compressed forms from precompressFolder(). Addresses are looked up
 * in a map, so path traversal is impossible.
 * @throws Error when the folder cannot be read or is much too large
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const names = await listFileNames(folder);
  if (names.length > maxFiles) throw new Error(`${folder} holds more than ${maxFiles} files`);

  const bytes = new Map<string, Buffer>();
  let totalBytes = 0;
  for (const name of names) {
    const content = await readFile(path.join(folder, name));
    totalBytes += content.length;
    if (totalBytes > maxTotalBytes)
      throw new Error(`${folder} holds more than ${maxTotalBytes} bytes`);
    bytes.set(name, content);
  }

  const files = new Map<string, SiteFile>();
  for (const [name, identity] of bytes) {
    const contentType = contentTypes[path.extname(name)];
    if (contentType === undefined) continue;
    const br = bytes.get(name + compressedSuffixes.br);
    const gzip = bytes.get(name + compressedSuffixes.gzip);
    const forms = { identity, ...(br && { br }), ...(gzip && { gzip }) };
    files.set(`/${encodeURI(name)}`, {
      // The build writes exactly the files with a hash in their name to assets/.
      isHashed: name.startsWith('assets/'),
      body: { contentType, version: contentVersion(identity), forms },
    });
  }
  return files;
}

/** Returns the names of all files below a folder, without those in dot folders. */
async function listFileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
}
