import type { AppErrorCode } from '#shared/app-error.ts';

/** Nobody answered: what was asked or said may be so still, and is asked or said again later. */
export function isAway(code: AppErrorCode): boolean {
  return code === 'unavailable' || code === 'timeout';
}
