import { useEffect, useState, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Time of server rendering; null if the server did not render the page. */
let renderedAt: Date | null = null;
let current: Date | null = null;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Sets the clock to the time of server rendering, so that hydration renders the same content; afterwards it follows the
 * device clock. Must be called before the first render.
 */
export function startClockAt(moment: Date): void {
  renderedAt = moment;
  current = moment;
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / minuteMs);
}

/** Returns the same Date within a minute, to avoid re-renders. */
function now(): Date {
  const moment = new Date();
  if (!current || minuteOf(current) !== minuteOf(moment)) current = moment;
  return current;
}

function renew(): void {
  clearTimeout(timer);
  current = new Date();
  timer = setTimeout(renew, minuteMs - (Date.now() % minuteMs));
  for (const listener of [...listeners]) listener();
}

function renewInView(): void {
  if (document.visibilityState === 'visible') renew();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setTimeout(renew, minuteMs - (Date.now() % minuteMs));
    document.addEventListener('visibilitychange', renewInView);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', renewInView);
  };
}

/** Returns the current time, updated at the start of each minute and when the page becomes visible again. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, now, () => renderedAt ?? now());
}

/**
 * Returns the reference time for the order of a list. It does not change over time or after hydration, so that items do
 * not move while the user reads; each item shows its current state itself.
 * @param asked identifies the request; a different request updates the time, and so does returning to the page
 */
export function useSortTime(asked: string): Date {
  const now = useNow();
  const [ordered, setOrdered] = useState({ asked, at: now });
  useEffect(() => {
    const renewOrder = () => {
      if (document.visibilityState === 'visible') setOrdered({ asked, at: new Date() });
    };
    document.addEventListener('visibilitychange', renewOrder);
    return () => {
      document.removeEventListener('visibilitychange', renewOrder);
    };
  }, [asked]);
  if (ordered.asked === asked) return ordered.at;
  setOrdered({ asked, at: now });
  return now;
}
