import { AppError } from '#shared/app-error.ts';

/**
 * FAILED_PRECONDITION, PERMISSION_DENIED and UNAUTHENTICATED: their messages are about the project, not about a record.
 */
const projectErrorCodes: ReadonlySet<unknown> = new Set([9, 7, 16]);

/**
 * Returns the error of a failed Firestore call. The original message can name a document and thereby a user, so the
 * error contains only the status. For `projectErrorCodes` it also contains the original message without document paths.
 * @param callName the client's method that failed
 * @returns AppError 'unavailable', with `details.databaseStatus` if the failure has a status
 */
export function databaseError(callName: string, error: unknown): AppError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  // An error without a status did not come from the database (missing credentials, or a bug in a transaction's own
  // code), so it is kept as the cause.
  if (typeof code !== 'string' && typeof code !== 'number') {
    return new AppError('unavailable', `${callName} failed (no code)`, { cause: error });
  }
  const text =
    projectErrorCodes.has(code) && error instanceof Error
      ? `: ${error.message.replaceAll(/documents\/\S+/g, 'documents/…')}`
      : '';
  return new AppError('unavailable', `${callName} failed (${code})${text}`, {
    details: { databaseStatus: code },
  });
}

/** Returns the status of a failed Firestore call; undefined for every other error. */
export function databaseStatusOf(error: unknown): number | string | undefined {
  return error instanceof AppError ? error.details?.databaseStatus : undefined;
}

/** gRPC status NOT_FOUND. */
const notFound = 5;

/**
 * Awaits a write and ignores that its document was already deleted.
 * @throws AppError 'unavailable'
 */
export async function ignoreMissing(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (databaseStatusOf(error) !== notFound) throw error;
  }
}
