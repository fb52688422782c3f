import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the entry of the history that Back takes away first. */
const mark = 'guardsPage';

/** Longest wait for the browser to go back by one entry; most take a few milliseconds. */
const backMs = 3000;
/** While the second entry is being taken back. */
let dropping: Promise<void> | null = null;

/**
 * Takes the second entry back before the page moves to another address of its own. Nothing where there is none.
 * However many ask for it at once, the browser goes back by one entry only.
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
 * Lets Back ask before it leaves: while it is needed, the page stands twice in the history, so that Back
 * shows the same page again. The router sees no other address; a Back of its own is all that one can hear of
 * it where routes are declared.
 * @param onBack called when Back was pressed
 * @returns `arm` puts the second entry back when one stays; `leave` goes where Back would have led
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
    // An entry that is on its way out guards nothing.
    if (dropping) void dropping.then(guard);
    else guard();
    return () => {
      isOver = true;
      window.removeEventListener('popstate', listen);
      // Later, since React may run an effect twice; a page that was left has no entry to take back.
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
  // With the router's own state, for which it is the same entry.
  history.pushState({ ...state, [mark]: true }, '');
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
}
