import { useSyncExternalStore } from 'react';
import { outbox } from './device-outbox.ts';
import type { PendingChange } from '#shared/pending-change.ts';

/** Returns the pending changes of the signed-in user. */
export function usePendingChanges(): readonly PendingChange[] {
  return useSyncExternalStore(outbox.subscribe, outbox.pendingChanges, () => noChanges);
}

const noChanges: readonly PendingChange[] = [];
