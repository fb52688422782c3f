import { Children, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadingReport } from './loading-region.tsx';

/**
 * Renders stacked parts of unknown height without layout shift: each part is shown once no part above it is loading
 * (LoadingRegion). All parts start loading immediately. Not for server-rendered pages, where only the first part would
 * be visible.
 */
export function SequentialReveal({ children }: { children: ReactNode }) {
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const settle = useCallback((at: number) => {
    setSettled((before) => (before.has(at) ? before : new Set(before).add(at)));
  }, []);
  const parts = Children.toArray(children);
  const firstLoading = parts.findIndex((_, at) => !settled.has(at));
  return parts.map((part, at) => (
    <Part key={at} at={at} isShown={firstLoading === -1 || at <= firstLoading} onSettled={settle}>
      {part}
    </Part>
  ));
}

interface PartProps {
  at: number;
  isShown: boolean;
  onSettled: (at: number) => void;
  children: ReactNode;
}

function Part({ at, isShown, onSettled, children }: PartProps) {
  const loading = useRef(0);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const report = useCallback(() => {
    loading.current += 1;
    rerender();
    return () => {
      loading.current -= 1;
      rerender();
    };
  }, []);
  // Layout effects of the children run first, so they have already reported their state.
  useLayoutEffect(() => {
    if (loading.current === 0) onSettled(at);
  });
  return (
    <div className={isShown ? 'contents' : 'hidden'}>
      <LoadingReport value={report}>{children}</LoadingReport>
    </div>
  );
}
