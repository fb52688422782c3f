import { useSyncExternalStore } from 'react';
import { outbox } from './device-outbox.ts';
import type { WaitingChange } from '#shared/waiting-change.ts';

/** Returns the pending changes of the signed-in user. */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.waiting, () => none);
}

const none: readonly WaitingChange[] = [];
