import { createContext, use, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Reports a loading region to the enclosing SequentialReveal; the returned function reports that it has loaded. Null
 * outside a SequentialReveal.
 */
export const LoadingReportContext = createContext<(() => () => void) | null>(null);

/** Wraps skeletons and announces once to screen readers that content is loading. */
export function LoadingRegion({ label, children }: { label: string; children?: ReactNode }) {
  const reportLoading = use(LoadingReportContext);
  // Runs before the browser paints, so that parts below are hidden in time.
  useLayoutEffect(() => reportLoading?.(), [reportLoading]);
  return (
    // `data-arriving` marks a skeleton whose height may change when the data arrives (`in-turn` in utilities.css).
    <div aria-busy="true" data-arriving={children ? '' : undefined} className="noscript:hidden">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
