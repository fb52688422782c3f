import type { Location } from 'react-router-dom';

/** Returns true if a replaced address is the same page under its canonical path or with other parameters. */
export function isSamePage({ pathname, state }: Location, lastPath: string): boolean {
  const isMarkedSame = (state as { isSamePage?: unknown } | null)?.isSamePage === true;
  return isMarkedSame || pathname === lastPath;
}
