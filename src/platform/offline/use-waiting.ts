import { useSyncExternalStore } from 'react';
import { outbox } from './device-outbox.ts';
import type { WaitingChange } from '#shared/waiting-change.ts';

/** The changes of whoever is signed in that have not arrived yet. */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.waiting, () => none);
}

const none: readonly WaitingChange[] = [];
