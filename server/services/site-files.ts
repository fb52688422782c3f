import { readdir, readFile } from 'node:fs/promises';
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

/** A file of the build, kept in memory. */
interface SiteFile {
  /** Its name changes with its content: it may be kept for ever. */
  isHashed: boolean;
  contentType: string;
  /** Compressed on first use, once. */
  body(): Promise<CompressedBody>;
}

/** The files of the build by address ('/assets/index-abc.js'). Pages (.html) and dot folders are not among them. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Reads the whole build into memory: an address is looked up in a map, so there is nothing to
 * traverse. A '.br' or '.gz' file beside another is used as its compressed form.
 * @throws Error when the folder cannot be read or is far too large
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
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
    const file = siteFile(name, contentType, identity, {
      br: bytes.get(`${name}.br`),
      gzip: bytes.get(`${name}.gz`),
    });
    files.set(`/${encodeURI(name)}`, file);
  }
  return files;
}

function siteFile(
  name: string,
  contentType: string,
  identity: Buffer,
  ready: { br: Buffer | undefined; gzip: Buffer | undefined },
): SiteFile {
  const version = contentVersion(identity);
  let made: Promise<CompressedBody> | null = null;
  async function make(): Promise<CompressedBody> {
    if (!compressible.has(path.extname(name))) return { contentType, version, forms: { identity } };
    if (ready.br && ready.gzip) {
      return { contentType, version, forms: { identity, br: ready.br, gzip: ready.gzip } };
    }
    return compressBody(identity, { contentType, version, brotliQuality: 11 });
  }
  return {
    // The build writes everything with a hash in its name to assets/, and only that.
    isHashed: name.startsWith('assets/'),
    contentType,
    body: () => (made ??= make()),
  };
}

/** Compresses everything ahead of the first visitor, one file at a time, hashed files first. */
export async function warmSiteFiles(files: SiteFiles): Promise<void> {
  const inOrder = [...files.values()].sort((a, b) => Number(b.isHashed) - Number(a.isHashed));
  for (const file of inOrder) await file.body();
}
