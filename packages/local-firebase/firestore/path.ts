import { invalidArgument } from './errors.ts';
import { isWellFormed } from './utf8.ts';

/** Limits from the public quota table. */
const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;
const maxSegments = 200;

/** A database: the project and the database id, usually '(default)'. */
export interface DatabaseId {
  project: string;
  database: string;
}

/** A parsed resource name. `path` is relative to '/documents/', '' for the root. */
interface ResourceName extends DatabaseId {
  path: string;
}

const resourceName = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s;

/**
 * Parses 'projects/p/databases/d/documents/a/b'. Does not validate the ids: see checkDocumentPath.
 * @throws FirestoreError INVALID_ARGUMENT for any other format
 */
export function parseResourceName(name: unknown): ResourceName {
  const match = typeof name === 'string' ? resourceName.exec(name) : null;
  if (match === null) {
    throw invalidArgument(`Invalid resource name: ${JSON.stringify(name)?.slice(0, 200)}`);
  }
  return { project: match[1]!, database: match[2]!, path: match[3] ?? '' };
}

export function formatResourceName({ project, database, path }: ResourceName): string {
  const root = `projects/${project}/databases/${database}/documents`;
  return path === '' ? root : `${root}/${path}`;
}

/**
 * Returns the relative path of the document named by a write or a get.
 * @throws FirestoreError INVALID_ARGUMENT for a name of another database or an invalid id
 */
export function documentPathIn(database: DatabaseId, name: unknown): string {
  const parsed = parseResourceName(name);
  if (parsed.project !== database.project || parsed.database !== database.database) {
    throw invalidArgument(
      `Document name "${String(name).slice(0, 200)}" does not belong to project "${database.project}", database "${database.database}".`,
    );
  }
  checkDocumentPath(parsed.path);
  return parsed.path;
}

/**
 * Checks that the path names a document and respects every limit.
 * @throws FirestoreError INVALID_ARGUMENT if it does not
 */
export function checkDocumentPath(path: string): void {
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) {
    throw invalidArgument(
      `Document path "${path.slice(0, 200)}" must have an even number of segments.`,
    );
  }
  checkSegments(segments);
}

/**
 * Checks that the path is a valid parent of a query: '' or a document.
 * @throws FirestoreError INVALID_ARGUMENT if it is not
 */
export function checkParentPath(path: string): void {
  if (path !== '') checkDocumentPath(path);
}

export function checkCollectionId(id: string): void {
  if (id.includes('/'))
    throw invalidArgument(`Collection id "${id.slice(0, 100)}" contains a slash.`);
  checkSegments([id]);
}

function checkSegments(segments: readonly string[]): void {
  if (segments.length > maxSegments) {
    throw invalidArgument('Document path has more than 100 levels of collections.');
  }
  let bytes = 0;
  for (const segment of segments) {
    bytes += checkId(segment) + 1;
  }
  if (bytes > maxNameBytes) throw invalidArgument('Document name is longer than 6 KiB.');
}

/** Ids with this form are reserved. '__id7__' is accepted, because the clients' recursive delete compares such ids. */
const reservedId = /^__.*__$/s;
const numericId = /^__id-?\d+__$/;

function checkId(id: string): number {
  const bytes = Buffer.byteLength(id);
  if (id === '') throw invalidArgument('Document path contains an empty segment.');
  if (id === '.' || id === '..') throw invalidArgument(`Resource id "${id}" is not allowed.`);
  if (bytes > maxIdBytes) throw invalidArgument('Resource id is longer than 1,500 bytes.');
  if (reservedId.test(id) && !numericId.test(id)) {
    throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
  }
  if (!isWellFormed(id)) throw invalidArgument('Resource id is not valid UTF-8.');
  return bytes;
}

/** Returns the collection path of a document: 'a/b/c' for 'a/b/c/d'. */
export function collectionOf(documentPath: string): string {
  return documentPath.slice(0, documentPath.lastIndexOf('/'));
}

/** Returns the collection id of a document: 'c' for 'a/b/c/d'. */
export function collectionIdOf(documentPath: string): string {
  const collection = collectionOf(documentPath);
  return collection.slice(collection.lastIndexOf('/') + 1);
}

/** Returns whether `path` is below the document or collection `parent` ('' is the root). */
export function isBelow(path: string, parent: string): boolean {
  return parent === '' || (path.startsWith(parent) && path[parent.length] === '/');
}

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a random id of 20 letters and digits, in the format of the clients. */
export function autoId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => idAlphabet[byte % idAlphabet.length]).join('');
}
