import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

import { idToken } from './id-token.ts';
import { codeOfStatus, toAppError } from '#platform/errors/errors.ts';
import { fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';
import { dataConfig, readTimeoutMs } from './connection.ts';
import { passOn } from '#platform/errors/refusals.ts';
import type { RestFields } from './rest-values.ts';

/**
 * Firestore through its REST interface, for the one thing that the SDK cannot do without the code of its
 * transactions, which every visitor would download with it: a write that is made only where the document is
 * still the one that was read (https://firebase.google.com/docs/firestore/reference/rest, Precondition).
 */

/** A stored document. `updateTime` is its version, to be sent back as it came. */
export interface RestDocument {
  fields: RestFields;
  updateTime: string;
}

export interface RestWrite {
  /** 'places/{id}'. */
  path: string;
  fields: RestFields;
  /** Fields that get the instant of the commit. */
  instants: readonly string[];
  /** Only those are written; all others stay. Absent: the document as a whole. */
  mask?: readonly string[];
  /** The commit is refused unless the document is missing, or still of this version. */
  only: { exists: false } | { updateTime: string };
}

/**
 * One document as the signed-in person may read it. One document read.
 * @throws AppError 'not-found'; 'permission-denied', 'unauthenticated', 'unavailable', 'timeout'
 */
export async function readRestDocument(path: string): Promise<RestDocument> {
  const document = fieldsOf(await send(`/${path}`, 'GET'));
  return {
    fields: fieldsOf(document['fields']) as RestFields,
    updateTime: textOf(document['updateTime'], 40),
  };
}

/**
 * Writes documents, all or none.
 * @returns what the `instants` of each write have become
 * @throws AppError 'conflict' where a precondition does not hold; otherwise as readRestDocument()
 */
export async function commitRest(writes: readonly RestWrite[]): Promise<Date[]> {
  const body = {
    writes: writes.map(({ path, fields, instants, mask, only }) => ({
      update: { name: nameOf(path), fields },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      updateTransforms: instants.map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
      currentDocument: only,
    })),
  };
  const { writeResults } = fieldsOf(await send(':commit', 'POST', body));
  return listOf(writeResults, writes.length).map((result) => {
    const [transformed] = listOf(fieldsOf(result)['transformResults'], 1);
    return new Date(textOf(fieldsOf(transformed)['timestampValue'], 40));
  });
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

async function send(what: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const token = await idToken();
  const { firestoreEmulator } = dataConfig();
  const origin = firestoreEmulator
    ? `http://${firestoreEmulator.host}:${firestoreEmulator.port}`
    : 'https://firestore.googleapis.com';
  try {
    const response = await fetch(`${origin}/v1/${documentsName()}${what}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(readTimeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const { status, message } = fieldsOf(fieldsOf(answer)['error']);
    const known = typeof status === 'string' ? statusCodes[status] : undefined;
    const code = known ?? (response.status >= 500 ? 'unavailable' : codeOfStatus(response.status));
    throw new AppError(code, `Firestore answered ${response.status}: ${textOf(message, 300)}`);
  } catch (error) {
    // fetch rejects with a TypeError when no answer came, whatever the reason.
    throw error instanceof TypeError
      ? new AppError('unavailable', 'Firestore did not answer', { cause: error })
      : passOn(toAppError(error));
  }
}

function documentsName(): string {
  return `projects/${dataConfig().projectId}/databases/(default)/documents`;
}

function nameOf(path: string): string {
  return `${documentsName()}/${path}`;
}
