import { useEffect, useState, useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** When the server rendered the page; null where it did not. */
let renderedAt: Date | null = null;
let current: Date | null = null;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout>;

/**
 * A page that the server rendered is hydrated with the moment of its rendering, so that both show the same, and follows
 * the device's clock from then on. Called before anything is rendered.
 */
export function startClockAt(moment: Date): void {
  renderedAt = moment;
  current = moment;
}

function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / minuteMs);
}

/** The same moment for all who ask within a minute, so that nobody is drawn again for less. */
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

/** The present moment, renewed as each minute begins and when the page comes back into view. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, now, () => renderedAt ?? now());
}

/**
 * The moment by which a list is put in order: nothing moves away from under whoever reads it as the minutes go by, nor
 * when a page that the server rendered begins to follow the device's clock. What is listed says itself what holds now.
 * @param asked what the list was asked for; another question puts it in order anew, and so does coming back to the page
 */
export function useOrderedAt(asked: string): Date {
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
