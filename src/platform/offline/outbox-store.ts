import type { AppErrorCode } from '#shared/app-error.ts';
import { isExpiredChange, enqueuedChange } from '#shared/pending-change.ts';
import type { PendingChange, ChangeRequest } from '#shared/pending-change.ts';
import { hasUserText } from './change-kinds.ts';

import { offlineDatabase, keysOfUser } from './offline-database.ts';

/** Storage of pending changes, shared by all tabs of a browser. */
export interface OutboxStore {
  /**
   * Stores a change and replaces an earlier one of the same kind and target.
   * @returns null if storage is refused, too many changes are pending, or the user has signed out in another tab
   */
  put: (uid: string, request: ChangeRequest) => Promise<PendingChange | null>;
  /** Returns the changes that have not expired, oldest first. */
  list: (uid: string) => Promise<PendingChange[]>;
  /** Deletes a change, unless a newer one has replaced it. */
  remove: (change: PendingChange) => Promise<void>;
  /** Stores why a change was refused, or null to send it again, unless a newer change has replaced it. */
  setProblem: (change: PendingChange, problem: AppErrorCode | null) => Promise<void>;
}

/** The pending changes in the IndexedDB of this browser. */
export const deviceOutbox: OutboxStore = {
  async put(uid, request) {
    try {
      const database = await offlineDatabase();
      if (!database) return null;
      const transaction = database.transaction(['people', 'changes'], 'readwrite');
      const store = transaction.objectStore('changes');
      let storedChange: PendingChange | null = null;
      if ((await transaction.objectStore('people').getKey(uid)) !== undefined) {
        const state = { uid, version: crypto.randomUUID(), now: new Date() };
        storedChange = enqueuedChange(await store.getAll(keysOfUser(uid)), request, state);
        if (storedChange) await store.put(storedChange);
      }
      await transaction.done;
      return storedChange;
    } catch {
      return null;
    }
  },

  async list(uid) {
    try {
      const database = await offlineDatabase();
      const allChanges = (await database?.getAll('changes', keysOfUser(uid))) ?? [];
      const now = new Date();
      return allChanges
        .filter((change) => !isExpiredChange(change, hasUserText(change), now))
        .toSorted((a, b) => a.order - b.order);
    } catch {
      return [];
    }
  },

  remove: (change) => replaceChange(change, null),
  setProblem: (change, problem) => replaceChange(change, { ...change, problem }),
};

/** Replaces a change, or deletes it for null, if it is still the stored version. */
async function replaceChange(
  previousChange: PendingChange,
  nextChange: PendingChange | null,
): Promise<void> {
  const database = await offlineDatabase();
  if (!database) return;
  const { uid, id, version } = previousChange;
  const transaction = database.transaction('changes', 'readwrite');
  if ((await transaction.store.get([uid, id]))?.version === version) {
    await (nextChange ? transaction.store.put(nextChange) : transaction.store.delete([uid, id]));
  }
  await transaction.done;
}
