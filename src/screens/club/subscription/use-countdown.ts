import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts seconds down to something that then happens once. It can be stopped and goes on where it stopped; it
 * stands still while nobody looks at the page.
 */
export function useCountdown(seconds: number, onEnd: () => void) {
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

  return {
    left: Math.max(0, left),
    isPaused,
    toggle: () => {
      setPaused((paused) => !paused);
    },
  };
}
