import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

const final: readonly AppErrorCode[] = [
  'not-found',
  'conflict',
  'permission-denied',
  'account-inactive',
];

/** Whether the same change of a person would be refused again. */
export function isFinalRefusal(error: unknown): boolean {
  return final.includes(errorCode(error));
}
