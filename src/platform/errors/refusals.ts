import type { AppError, AppErrorCode } from '#shared/app-error.ts';

/** Codes with which Firestore and our backend refuse a user without access, or whose access has ended. */
const refusalCodes: ReadonlySet<AppErrorCode> = new Set([
  'permission-denied',
  'unauthenticated',
  'account-inactive',
]);

const listeners = new Set<() => void>();

/**
 * Calls `listener` for every refusal in the data layer of any feature, whether or not the error is handled later.
 * @returns a function that removes the listener
 */
export function watchRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the error unchanged, after calling the listeners if it is a refusal. */
export function reportRefusal(error: AppError): AppError {
  if (refusalCodes.has(error.code)) for (const listener of [...listeners]) listener();
  return error;
}
