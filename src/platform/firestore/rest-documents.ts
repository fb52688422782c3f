import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

import { idToken } from './id-token.ts';
import { codeOfStatus, toAppError } from '#platform/errors/errors.ts';
import { fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';
import { dataConfig, readTimeoutMs } from './connection.ts';
import { reportRefusal } from '#platform/errors/refusals.ts';
import type { RestFields } from './rest-values.ts';

/**
 * Firestore through its REST interface, used only for writes with a version precondition. The SDK cannot do them
 * without the code of its transactions, which every visitor would download too
 * (https://firebase.google.com/docs/firestore/reference/rest, Precondition).
 */

/** A stored document. `updateTime` is its version and must be sent back unchanged. */
export interface RestDocument {
  fields: RestFields;
  updateTime: string;
}

export interface RestWrite {
  /** 'places/{id}'. */
  path: string;
  fields: RestFields;
  /** Fields that are set to the time of the commit. */
  serverTimeFields: readonly string[];
  /** Fields to write; all others stay unchanged. Absent: the whole document is replaced. */
  mask?: readonly string[];
  /** Precondition of the commit: the document does not exist, or still has this version. */
  precondition: { exists: false } | { updateTime: string };
}

/**
 * Reads a document as the signed-in user. Costs one document read.
 * @throws AppError 'not-found'; 'permission-denied', 'unauthenticated', 'unavailable', 'timeout'
 */
export async function readRestDocument(path: string): Promise<RestDocument> {
  const document = fieldsOf(await sendRestRequest(`/${path}`, 'GET'));
  return {
    fields: fieldsOf(document['fields']) as RestFields,
    updateTime: textOf(document['updateTime'], 40),
  };
}

/**
 * Writes all documents or none.
 * @returns the time in the first of the `serverTimeFields` of each write
 * @throws AppError 'conflict' if a precondition fails; otherwise as readRestDocument()
 */
export async function commitRest(writes: readonly RestWrite[]): Promise<Date[]> {
  const body = {
    writes: writes.map(({ path, fields, serverTimeFields, mask, precondition }) => ({
      update: { name: documentName(path), fields },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      updateTransforms: serverTimeFields.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: precondition,
    })),
  };
  const { writeResults } = fieldsOf(await sendRestRequest(':commit', 'POST', body));
  return listOf(writeResults, writes.length).map((result) => {
    const [transformResult] = listOf(fieldsOf(result)['transformResults'], 1);
    return new Date(textOf(fieldsOf(transformResult)['timestampValue'], 40));
  });
}

/** Maximum commit attempts under concurrent writes, e.g. when several users review one place. */
const maxAttempts = 5;

/**
 * Updates a document with optimistic concurrency: reads it, calls `prepareCommit`, commits against the version that was
 * read, and retries if it was changed at the same time.
 * @param prepareCommit receives the current document and returns the commit, which must carry the precondition
 * `updateTime`; an error that it throws is not retried
 * @throws AppError 'conflict' if every attempt lost against another write; 'permission-denied' if rules refuse the
 * write and the document has not changed since; what readRestDocument(), `prepareCommit` and the commit throw
 */
export async function updateWithVersionCheck<Result>(
  path: string,
  prepareCommit: (document: RestDocument) => () => Promise<Result>,
): Promise<Result> {
  let refusedVersion: string | null = null;
  let refusalError: unknown;
  for (let attempt = 1; ; attempt += 1) {
    const document = await readRestDocument(path);
    // Rules are checked before the precondition, so they may have refused outdated data. If the document has not
    // changed, the refusal has another cause.
    if (document.updateTime === refusedVersion) throw refusalError;
    const commit = prepareCommit(document);
    try {
      return await commit();
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'conflict' && code !== 'permission-denied') throw error;
      if (attempt >= maxAttempts) throw error;
      refusedVersion = code === 'permission-denied' ? document.updateTime : null;
      refusalError = error;
    }
  }
}

const statusCodes: Readonly<Record<string, AppErrorCode>> = {
  NOT_FOUND: 'not-found',
  PERMISSION_DENIED: 'permission-denied',
  UNAUTHENTICATED: 'unauthenticated',
  ALREADY_EXISTS: 'conflict',
  FAILED_PRECONDITION: 'conflict',
  ABORTED: 'conflict',
  RESOURCE_EXHAUSTED: 'too-many-requests',
  DEADLINE_EXCEEDED: 'timeout',
  INTERNAL: 'unavailable',
  UNKNOWN: 'unavailable',
};

async function sendRestRequest(
  pathSuffix: string,
  method: 'GET' | 'POST',
  body?: object,
): Promise<unknown> {
  const token = await idToken();
  const { firestoreEmulator } = dataConfig();
  const origin = firestoreEmulator
    ? `http://${firestoreEmulator.host}:${firestoreEmulator.port}`
    : 'https://firestore.googleapis.com';
  try {
    const response = await fetch(`${origin}/v1/${documentsRoot()}${pathSuffix}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(readTimeoutMs),
    });
    const responseBody: unknown = await response.json().catch(() => null);
    if (response.ok) return responseBody;
    const { status, message } = fieldsOf(fieldsOf(responseBody)['error']);
    const mappedCode = typeof status === 'string' ? statusCodes[status] : undefined;
    const code =
      mappedCode ?? (response.status >= 500 ? 'unavailable' : codeOfStatus(response.status));
    throw new AppError(code, `Firestore answered ${response.status}: ${textOf(message, 300)}`);
  } catch (error) {
    // fetch rejects with a TypeError if there is no answer, whatever the reason.
    throw error instanceof TypeError
      ? new AppError('unavailable', 'Firestore did not answer', { cause: error })
      : reportRefusal(toAppError(error));
  }
}

function documentsRoot(): string {
  return `projects/${dataConfig().projectId}/databases/(default)/documents`;
}

function documentName(path: string): string {
  return `${documentsRoot()}/${path}`;
}
