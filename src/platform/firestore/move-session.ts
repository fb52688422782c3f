import { deleteDB, openDB } from 'idb';

/** Database in which Auth stores the session with `indexedDBLocalPersistence`. */
const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';

/** Maximum wait for that database, in ms. */
const maxWaitMs = 3_000;

/**
 * Moves a session that an earlier version stored in IndexedDB to localStorage, where Auth now reads it. Does nothing if
 * storage is refused, and does not overwrite a newer session. WebKit may never open the database (see
 * docs/decisions/0034-offline-records.md), so the wait for it is bounded.
 * @param keyPrefix prefix of the keys under which Auth stores a session
 */
export async function moveSession(keyPrefix: string): Promise<void> {
  try {
    await Promise.race([
      moveRecords(keyPrefix),
      new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
    ]);
  } catch {
    // Storage is refused or there is no such database, so there is no session to move.
  }
}

async function moveRecords(keyPrefix: string): Promise<void> {
  const database = await openDB(databaseName, undefined, {
    // This is called only if the database does not exist. Aborting prevents its creation.
    upgrade: (_database, _before, _after, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  const records = (await database.getAll(storeName)) as { fbase_key: string; value: unknown }[];
  database.close();
  for (const { fbase_key: key, value } of records) {
    const isMissing = key.startsWith(keyPrefix) && localStorage.getItem(key) === null;
    if (isMissing) localStorage.setItem(key, JSON.stringify(value));
  }
  // Not awaited: a tab of the earlier version may hold the database open.
  deleteDB(databaseName).catch(() => undefined);
}
