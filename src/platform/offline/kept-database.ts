import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { WaitingChange } from '#shared/waiting-change.ts';

/**
 * Shape version of the cached records. Must be raised whenever a cached type changes (kept-shapes.test.ts): records of
 * other versions are ignored.
 */
export const keptShape = 4;

/** The user whose data this device caches; at most one. */
export interface KeptPerson {
  uid: string;
  shape: number;
  /** Milliseconds since 1970. */
  readAt: number;
  /** Read and written by the `account` feature. */
  user: unknown;
  account: unknown;
}

/** The latest answer to a query. */
export interface KeptAnswer {
  uid: string;
  /** Hash of the query key, which is its JSON text. */
  id: string;
  group: string;
  shape: number;
  readAt: number;
  data: unknown;
}

interface KeptSchema extends DBSchema {
  people: { key: string; value: KeptPerson };
  answers: { key: [string, string]; value: KeptAnswer };
  changes: { key: [string, string]; value: WaitingChange };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

const databaseName = 'guia-kept';
const databaseVersion = 2;

let opening: Promise<KeptDatabase | null> | null = null;

/**
 * Returns the database; null if the browser refuses it, as some do in private windows. Opens it again after it was
 * closed or refused.
 */
export function keptDatabase(): Promise<KeptDatabase | null> {
  const asked = (opening ??= open());
  void asked.then((database) => {
    if (database === null && opening === asked) opening = null;
  });
  return asked;
}

async function open(): Promise<KeptDatabase | null> {
  try {
    const database = await openDB<KeptSchema>(databaseName, databaseVersion, {
      upgrade(made, before) {
        if (before < 1) {
          made.createObjectStore('people', { keyPath: 'uid' });
          made.createObjectStore('answers', { keyPath: ['uid', 'id'] });
        }
        if (before < 2) made.createObjectStore('changes', { keyPath: ['uid', 'id'] });
      },
      blocking() {
        // A newer page needs this connection to be closed.
        void closeKept();
      },
      terminated() {
        opening = null;
      },
    });
    return database;
  } catch {
    return null;
  }
}

/** Closes the database; the next use opens it again. */
export async function closeKept(): Promise<void> {
  const open = opening;
  opening = null;
  (await open)?.close();
}

/** Returns the key range of all records of a user, in a store whose keys begin with the uid. */
export function ofPerson(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

/**
 * Deletes the cached data of all users on this device.
 * @param isAsked true if the user chose to sign out; otherwise the user's pending changes stay until the next sign-in,
 *   and no other user can see them
 */
export async function forgetKept({ isAsked }: { isAsked: boolean }): Promise<void> {
  try {
    const database = await keptDatabase();
    if (!database) return;
    const readable = ['people', 'answers'] as const;
    const names = isAsked ? ([...readable, 'changes'] as const) : readable;
    const change = database.transaction(names, 'readwrite');
    await Promise.all([...names.map((name) => change.objectStore(name).clear()), change.done]);
  } catch {
    // A database that cannot be opened contains nothing readable.
  }
}
