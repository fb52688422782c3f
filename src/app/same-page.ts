import type { Location } from 'react-router-dom';

/** Whether a replaced address is the same page under its right name, or with other parameters. */
export function isSamePage({ pathname, state }: Location, lastPath: string): boolean {
  const marked = (state as { isSamePage?: unknown } | null)?.isSamePage === true;
  return marked || pathname === lastPath;
}
