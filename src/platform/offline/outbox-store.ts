import type { AppErrorCode } from '#shared/app-error.ts';
import { isForgotten, waitingFor } from '#shared/waiting-change.ts';
import type { WaitingChange, Wish } from '#shared/waiting-change.ts';
import { isWritten } from './change-kinds.ts';

import { keptDatabase, ofPerson } from './kept-database.ts';

/** Storage of pending changes, shared by all tabs of a browser. */
export interface OutboxStore {
  /**
   * Stores a change and replaces an earlier one of the same target.
   * @returns null if storage is refused, too many changes are pending, or the user has signed out in another tab
   */
  put: (uid: string, wish: Wish) => Promise<WaitingChange | null>;
  /** Returns the changes, oldest first. */
  list: (uid: string) => Promise<WaitingChange[]>;
  /** Deletes a change, unless a newer one has replaced it. */
  forget: (change: WaitingChange) => Promise<void>;
  /** Stores why a change was refused, or null to send it again, unless a newer change has replaced it. */
  note: (change: WaitingChange, problem: AppErrorCode | null) => Promise<void>;
}

/** The pending changes in the IndexedDB of this browser. */
export const deviceOutbox: OutboxStore = {
  async put(uid, wish) {
    try {
      const database = await keptDatabase();
      if (!database) return null;
      const change = database.transaction(['people', 'changes'], 'readwrite');
      const store = change.objectStore('changes');
      let kept: WaitingChange | null = null;
      if ((await change.objectStore('people').getKey(uid)) !== undefined) {
        const made = { uid, version: crypto.randomUUID(), now: new Date() };
        kept = waitingFor(await store.getAll(ofPerson(uid)), wish, made);
        if (kept) await store.put(kept);
      }
      await change.done;
      return kept;
    } catch {
      return null;
    }
  },

  async list(uid) {
    try {
      const database = await keptDatabase();
      const all = (await database?.getAll('changes', ofPerson(uid))) ?? [];
      const now = new Date();
      return all
        .filter((change) => !isForgotten(change, isWritten(change), now))
        .toSorted((a, b) => a.order - b.order);
    } catch {
      return [];
    }
  },

  forget: (change) => replace(change, null),
  note: (change, problem) => replace(change, { ...change, problem }),
};

/** Replaces a change, or deletes it for null, if it is still the stored version. */
async function replace(before: WaitingChange, after: WaitingChange | null): Promise<void> {
  const database = await keptDatabase();
  if (!database) return;
  const { uid, id, version } = before;
  const change = database.transaction('changes', 'readwrite');
  if ((await change.store.get([uid, id]))?.version === version) {
    await (after ? change.store.put(after) : change.store.delete([uid, id]));
  }
  await change.done;
}
