import { useSyncExternalStore } from 'react';

const changed = 'guia:connection';

let isOffline = globalThis.navigator?.onLine === false;

/** Tells all that shows something else without a network; src/app/offline finds out whether there is one. */
export function tellOffline(offline: boolean): void {
  isOffline = offline;
  dispatchEvent(new Event(changed));
}

/** Whether there is no network, as far as is known. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  addEventListener(changed, onChange);
  return () => {
    removeEventListener(changed, onChange);
  };
}
