import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

const finalErrorCodes: readonly AppErrorCode[] = [
  'not-found',
  'conflict',
  'permission-denied',
  'account-inactive',
];

/** Returns true if a retry of the change would be refused again. */
export function isFinalRefusal(error: unknown): boolean {
  return finalErrorCodes.includes(errorCode(error));
}
