import { FirestoreError, invalidArgument } from '../errors.ts';
import type { DatabaseId } from '../path.ts';

/** Verbs that follow a colon at the end of a documents path. */
const documentVerbs = [
  'batchGet',
  'commit',
  'batchWrite',
  'runQuery',
  'runAggregationQuery',
  'beginTransaction',
  'rollback',
  'listCollectionIds',
  'partitionQuery',
] as const;

/** Verbs of the public API that are not served. */
const otherVerbs = ['listen', 'write', 'executePipeline'] as const;

export type DocumentVerb = (typeof documentVerbs)[number];

/** The target of a request. `path` is relative to '/documents/', '' for the root. */
export type RestRoute =
  | { kind: 'health' }
  | { kind: 'verb'; database: DatabaseId; path: string; verb: DocumentVerb }
  | { kind: 'resource'; database: DatabaseId; path: string }
  | { kind: 'project-verb'; project: string; verb: string }
  | { kind: 'emulator-documents'; database: DatabaseId }
  | { kind: 'emulator-project'; project: string; action: string };

/**
 * Finds the route of a raw URL path. Segments are decoded separately, so that '%2F' and '%3A' inside an id remain part
 * of it, and '(default)' may be percent-encoded.
 * @returns null for an unknown path
 * @throws FirestoreError INVALID_ARGUMENT for malformed percent-encoding, UNIMPLEMENTED for a method of the public API
 * that is not served
 */
export function routeOf(rawPath: string): RestRoute | null {
  const raw = rawPath.split('/').slice(1);
  if (raw.length === 1 && raw[0] === '') return { kind: 'health' };
  const isEmulator = raw[0] === 'emulator';
  const [version, projects, ...rest] = isEmulator ? raw.slice(1) : raw;
  if (version !== 'v1' || projects !== 'projects') return null;
  return isEmulator ? emulatorRoute(rest) : publicRoute(rest);
}

function publicRoute(raw: readonly string[]): RestRoute | null {
  const [project, databases, database, documents, ...path] = raw;
  if (project === undefined) return null;
  if (raw.length === 1) return projectVerb(project);
  if (databases !== 'databases' || database === undefined || documents === undefined) return null;
  const id = { project: decode(project), database: decode(database) };
  const last = path.at(-1) ?? documents;
  const other = otherVerbs.find((name) => last.endsWith(`:${name}`));
  if (other !== undefined) {
    throw new FirestoreError('UNIMPLEMENTED', `The method ${other} is not served.`);
  }
  const verb = documentVerbs.find((name) => last.endsWith(`:${name}`));
  const trimmed = verb === undefined ? last : last.slice(0, -verb.length - 1);
  const head = path.length === 0 ? trimmed : documents;
  if (head !== 'documents') return null;
  const segments = path.length === 0 ? [] : [...path.slice(0, -1), trimmed];
  const relative = segments.map(decode).join('/');
  return verb === undefined
    ? { kind: 'resource', database: id, path: relative }
    : { kind: 'verb', database: id, path: relative, verb };
}

function projectVerb(raw: string): RestRoute | null {
  const colon = raw.lastIndexOf(':');
  if (colon < 0) return null;
  return { kind: 'project-verb', project: decode(raw.slice(0, colon)), verb: raw.slice(colon + 1) };
}

function emulatorRoute(raw: readonly string[]): RestRoute | null {
  const [first, action, database, documents] = raw;
  if (first === undefined) return null;
  if (raw.length === 1) {
    const route = projectVerb(first);
    if (route?.kind !== 'project-verb') return null;
    return { kind: 'emulator-project', project: route.project, action: route.verb };
  }
  const project = decode(first);
  if (raw.length === 2 && action !== undefined)
    return { kind: 'emulator-project', project, action };
  if (raw.length === 4 && action === 'databases' && database && documents === 'documents') {
    return { kind: 'emulator-documents', database: { project, database: decode(database) } };
  }
  return null;
}

function decode(segment: string): string {
  const decoded = percentDecoded(segment);
  if (decoded.includes('/')) throw invalidArgument('An id must not contain a slash.');
  return decoded;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidArgument('Malformed percent-encoding in the path.');
  }
}
