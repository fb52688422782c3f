import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { PendingChange } from '#shared/pending-change.ts';

/** The user whose data this device caches; at most one. */
export interface CachedUser {
  uid: string;
  /** `offlineFormat` of the app version that cached it. */
  shape: string;
  /** Milliseconds since 1970. */
  readAt: number;
  /** Read and written by the `account` feature. */
  user: unknown;
  account: unknown;
}

/** The latest answer to a query. */
export interface CachedQuery {
  uid: string;
  /** Hash of the query key, which is its JSON text. */
  id: string;
  group: string;
  /** `offlineFormat` of the app version that cached it. */
  shape: string;
  readAt: number;
  data: unknown;
}

interface OfflineSchema extends DBSchema {
  people: { key: string; value: CachedUser };
  answers: { key: [string, string]; value: CachedQuery };
  changes: { key: [string, string]; value: PendingChange };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const databaseName = 'guia-kept';
const databaseVersion = 2;

let databasePromise: Promise<OfflineDatabase | null> | null = null;

/**
 * Returns the database; null if the browser refuses it, as some do in private windows. Opens it again after it was
 * closed or refused.
 */
export function offlineDatabase(): Promise<OfflineDatabase | null> {
  const requestedDatabase = (databasePromise ??= openOfflineDatabase());
  void requestedDatabase.then((database) => {
    if (database === null && databasePromise === requestedDatabase) databasePromise = null;
  });
  return requestedDatabase;
}

async function openOfflineDatabase(): Promise<OfflineDatabase | null> {
  try {
    const database = await openDB<OfflineSchema>(databaseName, databaseVersion, {
      upgrade(upgraded, oldVersion) {
        if (oldVersion < 1) {
          upgraded.createObjectStore('people', { keyPath: 'uid' });
          upgraded.createObjectStore('answers', { keyPath: ['uid', 'id'] });
        }
        if (oldVersion < 2) upgraded.createObjectStore('changes', { keyPath: ['uid', 'id'] });
      },
      blocking() {
        // A page of a newer app version can upgrade the database only after this connection is closed.
        void closeOfflineDatabase();
      },
      terminated() {
        databasePromise = null;
      },
    });
    return database;
  } catch {
    return null;
  }
}

/** Closes the database; the next use opens it again. */
export async function closeOfflineDatabase(): Promise<void> {
  const openedDatabase = databasePromise;
  databasePromise = null;
  (await openedDatabase)?.close();
}

/** Returns the key range of all records of a user, in a store whose keys begin with the uid. */
export function keysOfUser(uid: string): IDBKeyRange {
  return IDBKeyRange.bound([uid], [uid, []]);
}

/**
 * Deletes the cached data of all users on this device.
 * @param isAsked true if the user chose to sign out; otherwise the user's pending changes stay until the next sign-in,
 *   and no other user can see them
 */
export async function clearOfflineDatabase({
  isAsked: isSignOut,
}: {
  isAsked: boolean;
}): Promise<void> {
  try {
    const database = await offlineDatabase();
    if (!database) return;
    const cacheStores = ['people', 'answers'] as const;
    const storeNames = isSignOut ? ([...cacheStores, 'changes'] as const) : cacheStores;
    const transaction = database.transaction(storeNames, 'readwrite');
    await Promise.all([
      ...storeNames.map((name) => transaction.objectStore(name).clear()),
      transaction.done,
    ]);
  } catch {
    // A database that cannot be opened contains nothing readable.
  }
}
