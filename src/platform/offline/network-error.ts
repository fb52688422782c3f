import type { AppErrorCode } from '#shared/app-error.ts';

/** Returns true for errors without an answer from the server. The request may be retried later. */
export function isNetworkError(code: AppErrorCode): boolean {
  return code === 'unavailable' || code === 'timeout';
}
