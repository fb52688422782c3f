import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the entry of the history that Back takes away first. */
const mark = 'guardsPage';

/** Longest wait for the browser to go back by one entry. */
const backMs = 500;
let isDropping = false;

/** Takes the second entry back before the page moves to another address of its own. Nothing where there is none. */
export async function withoutBackGuard(): Promise<void> {
  if (!isMarked()) return;
  isDropping = true;
  await new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, backMs);
    history.back();
  });
  isDropping = false;
}

/**
 * Lets Back ask before it leaves: while it is needed, the page stands twice in the history, so that Back
 * shows the same page again. The router sees no other address; a Back of its own is all that one can hear of
 * it where routes are declared.
 * @param onBack told that Back was pressed
 * @returns `arm` puts the second entry back when one stays; `leave` goes where Back would have led
 */
export function useBackGuard(isNeeded: boolean, onBack: () => void) {
  const told = useEffectEvent(onBack);
  const removal = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isNeeded) return;
    clearTimeout(removal.current);
    if (!isMarked()) arm();
    const listen = () => {
      if (!isMarked() && !isLeaving.current && !isDropping) told();
    };
    window.addEventListener('popstate', listen);
    return () => {
      window.removeEventListener('popstate', listen);
      // Later, since React may run an effect twice; a page that was left has no entry to take back.
      removal.current = setTimeout(() => {
        if (isMarked()) history.back();
      });
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
