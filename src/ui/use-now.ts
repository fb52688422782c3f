import { useEffect, useState, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** Time of server rendering; null if the server did not render the page. */
let renderedAt: Date | null = null;
let currentTime: Date | null = null;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Sets the clock to the time of server rendering, so that hydration renders the same content; afterwards it follows the
 * device clock. Must be called before the first render.
 */
export function startClockAt(time: Date): void {
  renderedAt = time;
  currentTime = time;
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / minuteMs);
}

/** Returns the same Date within a minute, to avoid re-renders. */
function timeThisMinute(): Date {
  const time = new Date();
  if (!currentTime || minuteOf(currentTime) !== minuteOf(time)) currentTime = time;
  return currentTime;
}

function updateTime(): void {
  clearTimeout(timer);
  currentTime = new Date();
  timer = setTimeout(updateTime, minuteMs - (Date.now() % minuteMs));
  for (const listener of [...listeners]) listener();
}

function updateTimeIfVisible(): void {
  if (document.visibilityState === 'visible') updateTime();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setTimeout(updateTime, minuteMs - (Date.now() % minuteMs));
    document.addEventListener('visibilitychange', updateTimeIfVisible);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', updateTimeIfVisible);
  };
}

/** Returns the current time, updated at the start of each minute and when the page becomes visible again. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, timeThisMinute, () => renderedAt ?? timeThisMinute());
}

/**
 * Returns the reference time for the order of a list. It does not change over time or after hydration, so that items do
 * not move while the user reads; each item shows its current state itself.
 * @param requestId identifies the request; a different request updates the time, and so does returning to the page
 */
export function useSortTime(requestId: string): Date {
  const now = useNow();
  const [sortState, setSortState] = useState({ asked: requestId, at: now });
  useEffect(() => {
    const updateSortTime = () => {
      if (document.visibilityState === 'visible')
        setSortState({ asked: requestId, at: new Date() });
    };
    document.addEventListener('visibilitychange', updateSortTime);
    return () => {
      document.removeEventListener('visibilitychange', updateSortTime);
    };
  }, [requestId]);
  if (sortState.asked === requestId) return sortState.at;
  setSortState({ asked: requestId, at: now });
  return now;
}
