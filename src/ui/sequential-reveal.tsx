import { Children, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingReportContext } from './loading-region.tsx';

/**
 * Renders stacked parts of unknown height without layout shift: each part is shown once no part above it is loading
 * (LoadingRegion). All parts start loading immediately. Not for server-rendered pages, where only the first part would
 * be visible.
 */
export function SequentialReveal({ children }: { children: ReactNode }) {
  const [loadedParts, setLoadedParts] = useState<ReadonlySet<number>>(new Set());
  const markLoaded = useCallback((at: number) => {
    setLoadedParts((before) => (before.has(at) ? before : new Set(before).add(at)));
  }, []);
  const parts = Children.toArray(children);
  const firstLoading = parts.findIndex((_, at) => !loadedParts.has(at));
  return parts.map((part, at) => (
    <RevealedPart
      key={at}
      at={at}
      isShown={firstLoading === -1 || at <= firstLoading}
      onLoaded={markLoaded}
    >
      {part}
    </RevealedPart>
  ));
}

interface RevealedPartProps {
  at: number;
  isShown: boolean;
  onLoaded: (at: number) => void;
  children: ReactNode;
}

function RevealedPart({ at, isShown, onLoaded, children }: RevealedPartProps) {
  const loadingCount = useRef(0);
  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const report = useCallback(() => {
    loadingCount.current += 1;
    rerender();
    return () => {
      loadingCount.current -= 1;
      rerender();
    };
  }, []);
  // Layout effects of the children run first, so they have already reported their state.
  useLayoutEffect(() => {
    if (loadingCount.current === 0) onLoaded(at);
  });
  return (
    <div className={isShown ? 'contents' : 'hidden'}>
      <LoadingReportContext value={report}>{children}</LoadingReportContext>
    </div>
  );
}
