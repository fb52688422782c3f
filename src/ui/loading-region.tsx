import { createContext, use, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/** Counts one more that is loading; what it answers counts one less. Null outside an InOrder. */
export const LoadingReport = createContext<(() => () => void) | null>(null);

/** Wraps skeletons: says to screen readers, once, what is being loaded. */
export function LoadingRegion({ label, children }: { label: string; children?: ReactNode }) {
  const report = use(LoadingReport);
  // Before the browser paints: what is to wait for this must not be seen.
  useLayoutEffect(() => report?.(), [report]);
  return (
    // What takes room may take another once it is there: see in-turn.
    <div aria-busy="true" data-arriving={children ? '' : undefined}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
