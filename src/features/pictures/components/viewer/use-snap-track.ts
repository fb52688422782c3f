import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/**
 * A row of slides, each as wide as the row, moved by native scrolling (CSS scroll-snap). The hook tracks the current
 * slide and scrolls to another one; CSS handles smooth scrolling and disables it for reduced motion.
 */
export function useSnapTrack(count: number, startAt = 0) {
  const track = useRef<HTMLDivElement>(null);
  /** Target of a scroll started by a button or key: slides passed on the way do not become current. */
  const targetIndex = useRef<number | null>(null);
  const [index, setIndex] = useState(startAt);

  useEffect(() => {
    const element = track.current;
    if (element && startAt > 0) {
      element.scrollTo({ left: startAt * element.clientWidth, behavior: 'instant' });
    }
  }, [startAt]);

  const goTo = useCallback(
    (wantedIndex: number) => {
      const next = Math.min(Math.max(wantedIndex, 0), count - 1);
      targetIndex.current = next;
      setIndex(next);
      track.current?.scrollTo({ left: next * track.current.clientWidth });
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const nearest = Math.round(element.scrollLeft / element.clientWidth);
    if (targetIndex.current !== null && nearest !== targetIndex.current) return;
    targetIndex.current = null;
    setIndex(Math.min(Math.max(nearest, 0), count - 1));
  }, [count]);

  /** A touch or wheel event cancels the target. */
  const forgetTarget = useCallback(() => {
    targetIndex.current = null;
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const wantedIndex = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
        event.key
      ];
      if (wantedIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(wantedIndex);
    },
    [count, goTo, index],
  );

  return {
    index,
    goTo,
    onKeyDown,
    trackProps: { ref: track, onScroll, onPointerDown: forgetTarget, onWheel: forgetTarget },
  };
}
