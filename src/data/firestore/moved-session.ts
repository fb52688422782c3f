import { deleteDB, openDB } from 'idb';

/** Where Auth stores the session with `indexedDBLocalPersistence`. */
const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';
const keyPrefix = 'firebase:authUser:';

/** Longest wait for that database. */
const patienceMs = 3_000;

/**
 * Moves a session that an earlier version stored in IndexedDB to localStorage, where Auth looks for it now. Nothing
 * happens if there is one already, or if storage is refused. WebKit may never open the database (see
 * docs/decisions/0034-offline-records.md), so the wait for it is bounded.
 */
export async function moveSession(): Promise<void> {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(keyPrefix))) return;
    await Promise.race([move(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  } catch {
    // Refused, or there is no such database: there is no session to move.
  }
}

async function move(): Promise<void> {
  const database = await openDB(databaseName, undefined, {
    // It does not exist, and must not be created.
    upgrade: (_database, _before, _after, change) => {
      change.done.catch(() => undefined);
      change.abort();
    },
  });
  const records = (await database.getAll(storeName)) as { fbase_key: string; value: unknown }[];
  database.close();
  for (const { fbase_key: key, value } of records) {
    const isWanted = key.startsWith(keyPrefix) && localStorage.getItem(key) === null;
    if (isWanted) localStorage.setItem(key, JSON.stringify(value));
  }
  // Not awaited: a tab of the earlier version may hold it open.
  deleteDB(databaseName).catch(() => undefined);
}
