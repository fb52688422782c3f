/** Builds the `request` and `resource` variables of Firestore rules. */
import type { DocumentRequest, ListRequest, RulesAuth, RulesMap } from './contract.ts';
import { resourceOf } from './document-functions.ts';
import { RulesPath } from './values.ts';
import type { RulesTimestamp, RulesValue } from './values.ts';

const root: readonly string[] = ['databases', '(default)', 'documents'];

/** Returns the full path of a document or collection. */
export function fullPath(path: readonly string[]): string[] {
  return [...root, ...path];
}

/** Returns request.auth: null when signed out, otherwise uid and token. */
export function authValue(auth: RulesAuth | null): RulesValue {
  if (auth === null) return null;
  return new Map<string, RulesValue>([
    ['uid', auth.uid],
    ['token', auth.token],
  ]);
}

function commonRequest(
  method: string,
  path: readonly string[],
  auth: RulesAuth | null,
  time: RulesTimestamp,
): RulesMap {
  return new Map<string, RulesValue>([
    ['auth', authValue(auth)],
    ['method', method],
    ['path', new RulesPath(fullPath(path))],
    ['time', time],
  ]);
}

/**
 * Returns `request` for one document. request.resource exists only for create and update; reading it otherwise is an
 * error.
 */
export function documentRequestValue(request: DocumentRequest): RulesMap {
  const value = commonRequest(request.method, request.path, request.auth, request.time);
  const writes = request.method === 'create' || request.method === 'update';
  if (writes && request.after !== null) {
    value.set('resource', resourceOf(request.path, request.after));
  }
  return value;
}

/** Returns `resource`: the stored document, or null if there is none. */
export function storedResourceValue(request: DocumentRequest): RulesValue {
  return request.before === null ? null : resourceOf(request.path, request.before);
}

/**
 * Returns `request` for a list. Clauses that the query does not set are null, so that `request.query.limit <= 10` is
 * then an error.
 */
export function listRequestValue(request: ListRequest): RulesMap {
  const { query } = request;
  const path = [...query.parent, query.collectionId];
  const value = commonRequest('list', path, request.auth, request.time);
  const order = query.orderBy.map((clause) => `${clause.field.join('.')} ${clause.direction}`);
  const clauses = new Map<string, RulesValue>([
    ['limit', query.limit],
    ['offset', query.offset],
    ['orderBy', order.length > 0 ? order.join(', ') : null],
  ]);
  value.set('query', clauses);
  return value;
}
