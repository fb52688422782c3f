import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** What tells that somebody is busy with the page: a scroll begins with one of them. */
const doings = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Counts seconds down to something that then happens once. It can be stopped and goes on where it stopped; it
 * stands still while nobody looks at the page, and stops for whoever does something there.
 * @param own holds the count's own button, which does what it says
 */
export function useCountdown(
  seconds: number,
  onEnd: () => void,
  own: RefObject<HTMLElement | null>,
) {
  const [left, setLeft] = useState(seconds);
  const [isPaused, setPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  const isOver = left <= 0;

  useEffect(() => {
    if (isPaused || isOver) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => before - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isPaused, isOver]);

  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  useEffect(() => {
    const pause = ({ target }: Event) => {
      if (!(target instanceof Node && own.current?.contains(target))) setPaused(true);
    };
    for (const doing of doings) document.addEventListener(doing, pause, { passive: true });
    return () => {
      for (const doing of doings) document.removeEventListener(doing, pause);
    };
  }, [own]);

  return {
    left: Math.max(0, left),
    isPaused,
    toggle: () => {
      setPaused((paused) => !paused);
    },
  };
}
