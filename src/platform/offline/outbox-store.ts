import type { AppErrorCode } from '#shared/app-error.ts';
import { isForgotten, waitingFor } from '#shared/waiting-change.ts';
import type { WaitingChange, Wish } from '#shared/waiting-change.ts';
import { isWritten } from './change-kinds.ts';

import { keptDatabase, ofPerson } from './kept-database.ts';

/** Where changes wait, for all tabs of a browser. */
export interface OutboxStore {
  /**
   * Keeps a wish instead of an earlier one about the same thing.
   * @returns null where nothing can be kept, too many others wait, or the person has signed out in another tab
   */
  put: (uid: string, wish: Wish) => Promise<WaitingChange | null>;
  /** In the order in which they were made. */
  list: (uid: string) => Promise<WaitingChange[]>;
  /** Forgets a change, unless a newer wish has taken its place. */
  forget: (change: WaitingChange) => Promise<void>;
  /** Notes why a change was refused, or with null that it shall be sent again; as forget(). */
  note: (change: WaitingChange, problem: AppErrorCode | null) => Promise<void>;
}

/** The changes in this browser's database. */
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

/** Puts something in the place of a change, if it is still this one. */
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
