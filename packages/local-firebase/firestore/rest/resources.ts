import type { AuthenticatedCaller } from '../auth-token.ts';
import type { Consistency, DatabaseService } from '../database-service.ts';
import { encodeDocument } from '../document.ts';
import type { StoredDocument } from '../document.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { parseFieldPath } from '../field-path.ts';
import type { FieldPath } from '../field-path.ts';
import { autoId, checkDocumentPath, checkParentPath, formatResourceName } from '../path.ts';
import { decodeQuery } from '../query.ts';
import { decodeFlag, isObject } from '../value-codec.ts';
import { decodeWrites } from '../write.ts';
import { decodeConsistency } from './consistency.ts';
import { parametersOf } from './parameters.ts';
import { checkDocumentShape } from './request-shape.ts';

/** A plain GET, POST, PATCH or DELETE of a document or collection. The answer is JSON text. */
interface ResourceCall {
  service: DatabaseService;
  caller: AuthenticatedCaller;
  /** Relative path of the document or collection. */
  path: string;
  parameters: URLSearchParams;
  body: unknown;
}

/** A plain method by its name in the REST API. */
export type PlainMethod = Parameters<typeof parametersOf>[0];

/** A request with the text after the question mark as `query`. */
type PlainRequest = Omit<ResourceCall, 'parameters'> & { query: string };

const plainMethods: Record<PlainMethod, (call: ResourceCall) => string> = {
  get: getDocument,
  list: listDocuments,
  create: createDocument,
  patch: patchDocument,
  delete: deleteDocument,
};

/**
 * Answers a plain method.
 * @throws FirestoreError for the errors that the public API documents for the method
 */
export function answerPlainMethod(method: PlainMethod, request: PlainRequest): string {
  const { query, ...rest } = request;
  if (isObject(rest.body)) checkDocumentShape(rest.body);
  return plainMethods[method]({ ...rest, parameters: parametersOf(method, query) });
}

/**
 * Answers a plain HTTP request.
 * @throws FirestoreError for the errors that the public API documents for the method; UNIMPLEMENTED for any other HTTP
 * method
 */
export function answerResource(httpMethod: string, request: PlainRequest): string {
  return answerPlainMethod(plainMethodOf(httpMethod, request.path), request);
}

function plainMethodOf(httpMethod: string, path: string): PlainMethod {
  switch (httpMethod) {
    case 'GET':
      return path !== '' && path.split('/').length % 2 === 0 ? 'get' : 'list';
    case 'POST':
      return 'create';
    case 'PATCH':
      return 'patch';
    case 'DELETE':
      return 'delete';
    default:
      throw new FirestoreError('UNIMPLEMENTED', `Method ${httpMethod} is not supported.`);
  }
}

function nameOf({ service, path }: ResourceCall): string {
  return formatResourceName({ ...service.store.id, path });
}

function maskOf(parameters: URLSearchParams, name: string): FieldPath[] | null {
  const paths = parameters.getAll(`${name}.fieldPaths`);
  return paths.length === 0 ? null : paths.map(parseFieldPath);
}

function consistencyOf(parameters: URLSearchParams): Consistency {
  return decodeConsistency({
    transaction: parameters.get('transaction'),
    readTime: parameters.get('readTime'),
  });
}

function getDocument(call: ResourceCall): string {
  const { service, caller, path, parameters } = call;
  checkDocumentPath(path);
  const outcome = service.getAll(caller, [path], consistencyOf(parameters));
  const document = outcome.documents[0];
  if (!document) throw new FirestoreError('NOT_FOUND', `Document "${nameOf(call)}" not found.`);
  return encodeDocument(service.store.id, document, maskOf(parameters, 'mask'));
}

function listDocuments({ service, caller, path, parameters }: ResourceCall): string {
  const { parent, collectionId } = collectionAt(path);
  const mask = maskOf(parameters, 'mask');
  const orderBy = parameters.get('orderBy');
  const showMissing = decodeFlag(parameters.get('showMissing'), 'show_missing');
  if (showMissing && orderBy) throw invalidArgument('showMissing and orderBy exclude each other.');
  const pageSize = parameters.get('pageSize');
  const query = decodeQuery(parent, {
    from: [{ collectionId }],
    orderBy: orderBy ? decodeOrderText(orderBy) : undefined,
    limit: pageSize ? Number(pageSize) || undefined : undefined,
  });
  const request = { pageSize, pageToken: parameters.get('pageToken') };
  const page = service.list(caller, query, showMissing, request, consistencyOf(parameters));
  const documents = page.items.map((item) =>
    typeof item === 'string'
      ? JSON.stringify({ name: formatResourceName({ ...service.store.id, path: item }) })
      : encodeDocument(service.store.id, item, mask),
  );
  const token = page.nextPageToken ? `,"nextPageToken":"${page.nextPageToken}"` : '';
  return `{"documents":[${documents.join(',')}]${token}}`;
}

/** Converts 'priority desc, __name__' to the orderBy of a structured query. */
function decodeOrderText(text: string): unknown[] {
  return text.split(',').map((part) => {
    const match = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (match === null) throw invalidArgument(`Invalid orderBy "${text.slice(0, 100)}".`);
    const direction = match[2]?.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return { field: { fieldPath: match[1] }, direction };
  });
}

function collectionAt(path: string): { parent: string; collectionId: string } {
  const end = path.lastIndexOf('/');
  const parent = end < 0 ? '' : path.slice(0, end);
  const collectionId = path.slice(end + 1);
  if (collectionId === '') throw invalidArgument('A collection must be named.');
  checkParentPath(parent);
  return { parent, collectionId };
}

function createDocument(call: ResourceCall): string {
  const { path, parameters, body } = call;
  collectionAt(path);
  if (isObject(body) && body['name']) {
    throw invalidArgument('document.name must not be set: the parent and documentId define it.');
  }
  const documentId = parameters.get('documentId') || autoId();
  if (documentId.includes('/')) throw invalidArgument('documentId must not contain a slash.');
  return write(
    { ...call, path: `${path}/${documentId}` },
    { fields: isObject(body) ? body['fields'] : undefined },
    { currentDocument: { exists: false } },
  );
}

function patchDocument(call: ResourceCall): string {
  const { parameters, body } = call;
  const updateMask = parameters.getAll('updateMask.fieldPaths');
  return write(
    call,
    { fields: isObject(body) ? body['fields'] : undefined },
    {
      updateMask: updateMask.length === 0 ? undefined : { fieldPaths: updateMask },
      currentDocument: preconditionOf(parameters),
    },
  );
}

function write(call: ResourceCall, update: object, rest: object): string {
  const { service, caller, path, parameters } = call;
  const json = [{ update: { name: nameOf(call), ...update }, ...rest }];
  service.commit(caller, decodeWrites(service.store.id, json));
  // The document exists: the commit that wrote it has succeeded, and no other code has run since.
  const document = service.store.get(path) as StoredDocument;
  return encodeDocument(service.store.id, document, maskOf(parameters, 'mask'));
}

function deleteDocument(call: ResourceCall): string {
  const { service, caller, parameters } = call;
  const json = [{ delete: nameOf(call), currentDocument: preconditionOf(parameters) }];
  service.commit(caller, decodeWrites(service.store.id, json));
  return '{}';
}

function preconditionOf(parameters: URLSearchParams): object | undefined {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists === null && updateTime === null) return undefined;
  return {
    exists: exists === null ? undefined : decodeFlag(exists, 'current_document.exists'),
    updateTime: updateTime ?? undefined,
  };
}
