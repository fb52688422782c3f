import { callerFrom } from '../auth-token.ts';
import type { FirestoreEngine } from '../engine.ts';
import { FirestoreError, invalidArgument } from '../errors.ts';
import { nameField } from '../field-path.ts';
import { checkCollectionId, parseResourceName } from '../path.ts';
import { answerPlainMethod } from '../rest/resources.ts';
import type { PlainMethod } from '../rest/resources.ts';
import type { DocumentVerb } from '../rest/route.ts';
import { answerVerb } from '../rest/verbs.ts';
import { isObject } from '../value-codec.ts';
import { decodeMessage, encodeMessage, typesOf } from './messages.ts';

type Json = Record<string, unknown>;

/** Sender and target of a request. */
interface Context {
  engine: FirestoreEngine;
  /** The header of this name. */
  authorization: string | undefined;
}

/** Answers a request like the REST API, with JSON text. */
type Answer = (context: Context, json: Json) => string;

/** The methods of the API that are served. */
const answers: ReadonlyMap<string, Answer> = new Map([
  ['BatchGetDocuments', byVerb('batchGet')],
  ['BatchWrite', byVerb('batchWrite')],
  ['BeginTransaction', byVerb('beginTransaction')],
  ['Commit', byVerb('commit')],
  ['CreateDocument', byPlainMethod('create')],
  ['DeleteDocument', byPlainMethod('delete')],
  ['GetDocument', byPlainMethod('get')],
  ['ListCollectionIds', byVerb('listCollectionIds')],
  ['ListDocuments', byPlainMethod('list')],
  ['PartitionQuery', byVerb('partitionQuery')],
  ['Rollback', byVerb('rollback')],
  ['RunAggregationQuery', byVerb('runAggregationQuery')],
  ['RunQuery', byVerb('runQuery')],
  ['UpdateDocument', byPlainMethod('patch')],
]);

/**
 * Answers the only message of a request through the REST API, with the same access, checks and errors.
 * @param method name in the public API, such as 'Commit'
 * @returns the messages of the response, one unless the method streams its results
 * @throws FirestoreError for the errors that the public API documents for the method; UNIMPLEMENTED for any other method
 */
export function answerMethod(context: Context, method: string, message: Buffer): Uint8Array[] {
  const answer = answers.get(method);
  if (answer === undefined) {
    throw new FirestoreError('UNIMPLEMENTED', `The method ${method.slice(0, 100)} is not served.`);
  }
  const { request, response } = typesOf(method);
  const results = JSON.parse(answer(context, decodeMessage(request, message))) as object | object[];
  return [results].flat().map((result) => encodeMessage(response, result));
}

function byVerb(verb: DocumentVerb): Answer {
  return (context, json) => {
    const target = json['parent'] ?? `${String(json['database'])}/documents`;
    return answerVerb(verb, { ...locate(context, target), body: json });
  };
}

/** In the REST API, these methods have the document as their body and all other fields as parameters. */
function byPlainMethod(method: PlainMethod): Answer {
  return (context, { name, parent, collectionId = '', document, ...rest }) => {
    let target = name ?? (isObject(document) ? document['name'] : undefined);
    if (typeof parent === 'string') {
      checkCollectionId(String(collectionId));
      target = `${parent}/${String(collectionId)}`;
    }
    const query = new URLSearchParams(parametersFrom(rest)).toString();
    return answerPlainMethod(method, { ...locate(context, target), query, body: document });
  };
}

function locate({ engine, authorization }: Context, resourceName: unknown) {
  const { path, ...database } = parseResourceName(resourceName);
  const caller = callerFrom(authorization, database.project);
  return { service: engine.database(database), caller, path };
}

/**
 * Converts fields to parameters: { mask: { fieldPaths: ['a'] } } to 'mask.fieldPaths=a'.
 * @throws FirestoreError INVALID_ARGUMENT for an empty updateMask, which has no parameters: the update would replace the
 * document
 */
function parametersFrom(json: Json, prefix = ''): [name: string, value: string][] {
  return Object.entries(json).flatMap(([key, value]) => {
    const name = prefix + key;
    if (!isObject(value)) return [value].flat().map((item) => [name, String(item)]);
    const isEmpty = Object.keys(value).length === 0;
    // The server client lists documents with an empty mask, to receive their names only.
    if (isEmpty && key === 'mask') return [['mask.fieldPaths', nameField]];
    if (isEmpty && key === 'updateMask') throw invalidArgument('updateMask must not be empty.');
    return parametersFrom(value, `${name}.`);
  });
}
