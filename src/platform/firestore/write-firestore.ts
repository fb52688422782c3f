import { AppError } from '#shared/app-error.ts';

import { readFirestore, readTimeoutMs } from './connection.ts';
import type { FirestoreConnection } from './connection.ts';
import type * as memberWritesSdk from './writes-sdk.ts';

/** A Firestore connection with write functions. */
export interface WriteConnection extends FirestoreConnection {
  writes: typeof memberWritesSdk;
}

/**
 * Runs one write as the signed-in user. The write may still happen after a timeout, so it must be idempotent.
 * @throws AppError as readFirestore()
 */
export function writeFirestore<T>(
  write: (connection: WriteConnection) => Promise<T>,
  timeoutMs: number = readTimeoutMs,
): Promise<T> {
  return readFirestore(async (connection) => {
    const writes = await import('./writes-sdk.ts').catch((error: unknown) => {
      throw new AppError('unavailable', 'The writing code could not be loaded', { cause: error });
    });
    return write({ ...connection, writes });
  }, timeoutMs);
}
