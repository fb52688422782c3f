import type { AppError, AppErrorCode } from '#shared/app-error.ts';

/** What Firestore and the own backend say to somebody who may not, or may no longer. */
const refusing: ReadonlySet<AppErrorCode> = new Set([
  'permission-denied',
  'unauthenticated',
  'account-inactive',
]);

const listeners = new Set<() => void>();

/**
 * Calls `listener` for every refusal that the data of any feature meets, whatever becomes of the error afterwards.
 * @returns what ends it
 */
export function watchRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An error on its way to the caller; the listeners are called where it is a refusal. */
export function passOn(error: AppError): AppError {
  if (refusing.has(error.code)) for (const listener of [...listeners]) listener();
  return error;
}
