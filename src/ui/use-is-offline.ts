import { useSyncExternalStore } from 'react';

const connectionEvent = 'guia:connection';

let isOffline = globalThis.navigator?.onLine === false;

/** Publishes the connection state to all components that depend on it; src/app/offline detects it. */
export function reportOffline(offline: boolean): void {
  isOffline = offline;
  dispatchEvent(new Event(connectionEvent));
}

/** Returns true if the device is known to be offline. Components use useIsOffline(). */
export function isKnownOffline(): boolean {
  return isOffline;
}

/** Returns true if the device is known to be offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isKnownOffline, () => false);
}

function subscribe(onChange: () => void) {
  addEventListener(connectionEvent, onChange);
  return () => {
    removeEventListener(connectionEvent, onChange);
  };
}
