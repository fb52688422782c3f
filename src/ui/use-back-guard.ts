import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the extra history entry that Back removes first. */
const mark = 'guardsPage';

/** Maximum wait for the browser to go back by one entry, in ms; it usually takes a few milliseconds. */
const backMs = 3000;
/** Pending while the extra entry is being removed. */
let dropping: Promise<void> | null = null;

/**
 * Removes the extra history entry, if any, before the page navigates itself. Concurrent calls make the browser go back
 * by one entry only.
 */
export function withoutBackGuard(): Promise<void> {
  dropping ??= isMarked() ? goBack() : null;
  return dropping ?? Promise.resolve();
}

async function goBack(): Promise<void> {
  await new Promise<void>((resolve) => {
    const settle = () => {
      window.removeEventListener('popstate', settle);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, backMs);
    window.addEventListener('popstate', settle);
    history.back();
  });
  dropping = null;
}

/**
 * Intercepts Back: while needed, the page has a second history entry, so that Back shows the same page again. The
 * router sees no different address. With declarative routes, popstate is the only way to detect Back.
 * @param onBack called when Back was pressed
 * @returns `arm` adds the second entry again if the user stays; `leave` navigates to the target of Back
 */
export function useBackGuard(isNeeded: boolean, onBack: () => void) {
  const notify = useEffectEvent(onBack);
  const removal = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isNeeded) return;
    clearTimeout(removal.current);
    const listen = () => {
      if (!isMarked() && !isLeaving.current && !dropping) notify();
    };
    let isOver = false;
    const guard = () => {
      if (isOver) return;
      if (!isMarked()) arm();
      window.addEventListener('popstate', listen);
    };
    // An entry that is being removed guards nothing.
    if (dropping) void dropping.then(guard);
    else guard();
    return () => {
      isOver = true;
      window.removeEventListener('popstate', listen);
      // Deferred, because React may run an effect twice; a page that was left has no entry to remove.
      removal.current = setTimeout(() => void withoutBackGuard());
    };
  }, [isNeeded]);

  return {
    arm,
    leave: () => {
      isLeaving.current = true;
      history.back();
    },
  };
}

function arm(): void {
  const state = history.state as object | null;
  // Copies the router's state, so that the router treats it as the same entry.
  history.pushState({ ...state, [mark]: true }, '');
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}
