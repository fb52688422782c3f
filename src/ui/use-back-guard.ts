import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the extra history entry that Back removes first. */
const guardKey = 'guardsPage';

/** Maximum wait for the browser to go back by one entry, in ms; it usually takes a few milliseconds. */
const backTimeoutMs = 3000;
/** Pending while the extra entry is being removed. */
let pendingRemoval: Promise<void> | null = null;

/**
 * Removes the extra history entry, if there is one. Must be called before code of the page navigates. Concurrent calls
 * make the browser go back by one entry only.
 */
export function removeBackGuard(): Promise<void> {
  pendingRemoval ??= hasGuardEntry() ? goBack() : null;
  return pendingRemoval ?? Promise.resolve();
}

async function goBack(): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      window.removeEventListener('popstate', finish);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(finish, backTimeoutMs);
    window.addEventListener('popstate', finish);
    history.back();
  });
  pendingRemoval = null;
}

/**
 * Intercepts Back: while needed, the page has a second history entry, so that Back shows the same page again. The
 * router sees no different address. With declarative routes, popstate is the only way to detect Back.
 * @param onBack called when Back was pressed
 * @returns `arm` adds the second entry again if the user stays; `leave` navigates to the target of Back
 */
export function useBackGuard(isNeeded: boolean, onBack: () => void) {
  const notifyBack = useEffectEvent(onBack);
  const removalTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isNeeded) return;
    clearTimeout(removalTimer.current);
    const handlePopState = () => {
      if (!hasGuardEntry() && !isLeaving.current && !pendingRemoval) notifyBack();
    };
    let isCleanedUp = false;
    const startGuard = () => {
      if (isCleanedUp) return;
      if (!hasGuardEntry()) addGuardEntry();
      window.addEventListener('popstate', handlePopState);
    };
    // If an earlier extra entry is being removed, the guard starts after its removal.
    if (pendingRemoval) void pendingRemoval.then(startGuard);
    else startGuard();
    return () => {
      isCleanedUp = true;
      window.removeEventListener('popstate', handlePopState);
      // The removal is deferred, because React may run an effect twice. If the user has left the page
      // before the timer runs, removeBackGuard() finds no entry.
      removalTimer.current = setTimeout(() => void removeBackGuard());
    };
  }, [isNeeded]);

  return {
    arm: addGuardEntry,
    leave: () => {
      isLeaving.current = true;
      history.back();
    },
  };
}

function addGuardEntry(): void {
  const state = history.state as object | null;
  // Copies the router's state, so that the router treats it as the same entry.
  history.pushState({ ...state, [guardKey]: true }, '');
}

function hasGuardEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && guardKey in state;
}
