import { Children, use, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingReportContext } from '#ui/loading-region.tsx';

/**
 * Renders stacked parts of unknown height without layout shift: each part is shown once no part above it is loading
 * (LoadingRegion). All parts start loading immediately. Not for server-rendered pages, where only the first part would
 * be visible. A nested SequentialReveal is loading until all its parts are loaded.
 */
export function SequentialReveal({ children }: { children: ReactNode }) {
  const [loadedParts, setLoadedParts] = useState<ReadonlySet<number>>(new Set());
  const markLoaded = useCallback((partIndex: number) => {
    setLoadedParts((previousParts) =>
      previousParts.has(partIndex) ? previousParts : new Set(previousParts).add(partIndex),
    );
  }, []);
  const parts = Children.toArray(children);
  const firstLoading = parts.findIndex((_, partIndex) => !loadedParts.has(partIndex));
  return parts.map((part, partIndex) => (
    <RevealedPart
      key={partIndex}
      partIndex={partIndex}
      isShown={firstLoading === -1 || partIndex <= firstLoading}
      onLoaded={markLoaded}
    >
      {part}
    </RevealedPart>
  ));
}

interface RevealedPartProps {
  partIndex: number;
  isShown: boolean;
  onLoaded: (partIndex: number) => void;
  children: ReactNode;
}

function RevealedPart({ partIndex, isShown, onLoaded, children }: RevealedPartProps) {
  const reportToOuter = use(LoadingReportContext);
  const loadingCount = useRef(0);
  const [, rerender] = useReducer((renderCount: number) => renderCount + 1, 0);
  const reportLoading = useCallback(() => {
    loadingCount.current += 1;
    rerender();
    const reportLoadedToOuter = reportToOuter?.();
    return () => {
      loadingCount.current -= 1;
      rerender();
      reportLoadedToOuter?.();
    };
  }, [reportToOuter]);
  // Layout effects of the children run first, so they have already reported their state.
  useLayoutEffect(() => {
    if (loadingCount.current === 0) onLoaded(partIndex);
  });
  return (
    <div className={isShown ? 'contents' : 'hidden'}>
      <LoadingReportContext value={reportLoading}>{children}</LoadingReportContext>
    </div>
  );
}
