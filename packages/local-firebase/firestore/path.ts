import { invalidArgument } from './errors.ts';
import { isWellFormed } from './utf8.ts';

/** Limits of the public quota table. */
const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;
const maxSegments = 200;

/** A database: the project and the database id, nearly always '(default)'. */
export interface DatabaseId {
  project: string;
  database: string;
}

/** A resource name taken apart. `path` is relative to '/documents/', '' for the root. */
interface ResourceName extends DatabaseId {
  path: string;
}

const resourceName = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s;

/**
 * Takes 'projects/p/databases/d/documents/a/b' apart. Does not judge the ids: see checkDocumentPath.
 * @throws FirestoreError INVALID_ARGUMENT when it is no such name
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
 * The relative path of a document that a write or a get names.
 * @throws FirestoreError INVALID_ARGUMENT when the name belongs to another database or breaks a rule of ids
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

/** @throws FirestoreError INVALID_ARGUMENT unless the path is a document's, within every limit */
export function checkDocumentPath(path: string): void {
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) {
    throw invalidArgument(
      `Document path "${path.slice(0, 200)}" must have an even number of segments.`,
    );
  }
  checkSegments(segments);
}

/** @throws FirestoreError INVALID_ARGUMENT unless the path is '' or a document's: the parent of a query */
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

/** Ids of numeric keys are reserved, but the clients' recursive delete compares with them. */
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

/** 'a/b/c/d' gives 'a/b/c'. */
export function collectionOf(documentPath: string): string {
  return documentPath.slice(0, documentPath.lastIndexOf('/'));
}

/** 'a/b/c/d' gives 'c'. */
export function collectionIdOf(documentPath: string): string {
  const collection = collectionOf(documentPath);
  return collection.slice(collection.lastIndexOf('/') + 1);
}

/** Whether `path` is below the document `parent` ('' is the root). */
export function isBelow(path: string, parent: string): boolean {
  return parent === '' || (path.startsWith(parent) && path[parent.length] === '/');
}

const idAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of 20 letters and digits, as the clients make them. */
export function autoId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => idAlphabet[byte % idAlphabet.length]).join('');
}
