import { dequal } from 'dequal/lite';
import type { FieldValue, GeoPoint, Transaction as SdkTransaction } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { Fields } from '#shared/stored-fields.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { readFirestore } from './connection.ts';
import type * as writesSdk from './writes-sdk.ts';

const defaultMaxAttempts = 15;

/**
 * Backoff in milliseconds: the wait is random between `minWaitMs` and a bound. The bound doubles with each attempt, from
 * `firstWaitMs` up to `maxWaitMs`. Rules compare server times, which have milliseconds, so the next attempt must not
 * arrive in the same millisecond as the commit that it lost against.
 */
const minWaitMs = 2;
const firstWaitMs = 100;
const maxWaitMs = 3_000;

/** One commit in preparation. Paths have the form 'places/{id}'. Nothing is written before the commit. */
export interface OpenTransaction {
  /**
   * Returns the fields of a document as stored, or null if it does not exist. One document read. The commit succeeds
   * only if the document is still the same. For documents that this commit writes; Collection reads others.
   */
  read(path: string): Promise<Fields | null>;
  /**
   * Registers and returns other state that the commit is computed from, such as the result of a query: a refusal is
   * final only if this state is unchanged, too.
   */
  basedOn<State>(state: State): State;
  /** Writes a whole document. `merge` keeps the fields that are not named. */
  set(path: string, fields: Fields, options?: { merge: boolean }): void;
  /** Changes fields of an existing document. 'statistics.views' is a field of a map. */
  update(path: string, fields: Fields): void;
  delete(path: string): void;
  /** Field values that Firestore computes when it commits. */
  serverTime: FieldValue;
  deletedField: FieldValue;
  increment(by: number): FieldValue;
  toGeoPoint(coordinates: Coordinates): GeoPoint;
}

/** Thrown inside of the SDK's transaction to end it without a commit. */
const nothingToWrite = new Error('Nothing to write');

interface FailedCommit {
  /** The documents that were read, by path, and other state that the commit was computed from. */
  reads: Readonly<Record<string, unknown>>;
  error: unknown;
}

/**
 * Commits writes that may depend on stored documents, all or none. If a document that was read changes before the
 * commit, `prepare` runs again with the new version. Security rules are evaluated before preconditions, so they may
 * refuse outdated data: a refusal is final only if the documents that were read are unchanged. Without any write,
 * nothing is committed. A commit may succeed although its answer is lost, so the change must be idempotent.
 * @param prepare reads documents and collects writes. An error that it throws is not retried
 * @returns the result of the last `prepare`
 * @throws AppError 'conflict' if other users were faster in each attempt; 'permission-denied'; what `prepare` throws;
 * errors of readFirestore()
 */
export async function transaction<Result>(
  prepare: (transaction: OpenTransaction) => Promise<Result> | Result,
  { maxAttempts = defaultMaxAttempts }: { maxAttempts?: number } = {},
): Promise<Result> {
  let failure: FailedCommit | null = null;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const attempted: { result: Result } | FailedCommit = await attemptCommit(prepare, failure);
    if ('result' in attempted) return attempted.result;
    failure = attempted;
    const longestWaitMs = Math.min(maxWaitMs, firstWaitMs * 2 ** (attempt - 1));
    await new Promise((resolve) =>
      setTimeout(resolve, minWaitMs + Math.random() * (longestWaitMs - minWaitMs)),
    );
  }
  throw new AppError('conflict', `Others were faster ${maxAttempts} times`, {
    cause: failure?.error,
  });
}

/**
 * Runs `prepare` and commits its writes once.
 * @param previous the failed attempt before this one
 * @returns the result, or the failure if another attempt may succeed
 * @throws AppError as transaction()
 */
async function attemptCommit<Result>(
  prepare: (transaction: OpenTransaction) => Promise<Result> | Result,
  previous: FailedCommit | null,
): Promise<{ result: Result } | FailedCommit> {
  const reads: Record<string, unknown> = {};
  let prepared: { result: Result } | null = null;
  try {
    await readFirestore(async ({ sdk, db }) => {
      const writes = await loadWritesSdk();
      const commitOnce = async (sdkTransaction: SdkTransaction) => {
        const steps: (() => void)[] = [];
        let stateCount = 0;
        const result = await prepare({
          read: async (path) => {
            const snapshot = await sdkTransaction.get(sdk.doc(db, path)).catch((error: unknown) => {
              throw toAppError(error);
            });
            const fields = snapshot.data() ?? null;
            reads[path] = fields;
            return fields;
          },
          basedOn: (state) => {
            stateCount += 1;
            reads[`state ${stateCount}`] = state;
            return state;
          },
          set: (path, fields, options = { merge: false }) => {
            steps.push(() => sdkTransaction.set(sdk.doc(db, path), fields, options));
          },
          update: (path, fields) => {
            steps.push(() => sdkTransaction.update(sdk.doc(db, path), fields));
          },
          delete: (path) => {
            steps.push(() => sdkTransaction.delete(sdk.doc(db, path)));
          },
          serverTime: writes.serverTimestamp(),
          deletedField: writes.deleteField(),
          increment: writes.increment,
          toGeoPoint: ({ latitude, longitude }) => new writes.GeoPoint(latitude, longitude),
        });
        const isFinal = previous !== null && errorCode(previous.error) !== 'conflict';
        if (isFinal && dequal(reads, previous.reads)) throw previous.error;
        prepared = { result };
        if (steps.length === 0) throw nothingToWrite;
        for (const step of steps) step();
      };
      await writes.runTransaction(db, commitOnce, { maxAttempts: 1 }).catch((error: unknown) => {
        if (error !== nothingToWrite) throw toCommitError(error);
      });
    });
  } catch (error) {
    if (prepared === null || Object.keys(reads).length === 0 || !mayBeOutdated(error)) throw error;
    return { reads, error };
  }
  if (prepared === null) throw new AppError('unknown', 'The commit was not prepared');
  return prepared;
}

/** The SDK reports a failed precondition and a missing index by the same code. A commit needs no index. */
function toCommitError(error: unknown): unknown {
  return (error as { code?: unknown }).code === 'failed-precondition'
    ? new AppError('conflict', 'A document has changed', { cause: error })
    : error;
}

/** Returns true for errors of a commit that was prepared from outdated documents. */
function mayBeOutdated(error: unknown): boolean {
  return ['permission-denied', 'conflict', 'not-found'].includes(errorCode(error));
}

function loadWritesSdk(): Promise<typeof writesSdk> {
  return import('./writes-sdk.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The writing code could not be loaded', { cause: error });
  });
}
