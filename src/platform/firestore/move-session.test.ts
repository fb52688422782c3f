import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';

import { withDatabase } from '#support/fake-device.ts';

import { moveSession } from './move-session.ts';

withDatabase();

const name = 'firebaseLocalStorageDb';
const prefix = 'firebase:authUser:';
const key = `${prefix}api-key:[DEFAULT]`;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Stores a session as Auth does with `indexedDBLocalPersistence`. */
async function storeSession(uid: string) {
  const database = await openDB(name, 1, {
    upgrade: (made) => {
      made.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    },
  });
  await database.put('firebaseLocalStorage', { fbase_key: key, value: { uid } });
  await database.put('firebaseLocalStorage', { fbase_key: '__sak', value: '1' });
  database.close();
}

/**
 * Blocks the database as WebKit may do: opening it waits until the returned function is called. An open connection
 * holds up a deletion that is ahead in the queue.
 */
async function blockDatabase(): Promise<() => void> {
  const opening = indexedDB.open(name);
  await new Promise((resolve) => {
    opening.addEventListener('success', resolve);
  });
  indexedDB.deleteDatabase(name);
  return () => {
    opening.result.close();
  };
}

const databases = async () => (await indexedDB.databases()).map((found) => found.name);

it('moves the session to localStorage once', async () => {
  await storeSession('ana');
  await moveSession(prefix);
  expect({ ...localStorage }).toEqual({ [key]: '{"uid":"ana"}' });
  await vi.waitFor(async () => {
    expect(await databases()).not.toContain(name);
  });
});

it('does not overwrite a newer session', async () => {
  await storeSession('ana');
  localStorage.setItem(key, '{"uid":"bia"}');
  await moveSession(prefix);
  expect(localStorage.getItem(key)).toBe('{"uid":"bia"}');
  localStorage.clear();
  await moveSession(prefix);
});

it('creates no database if there is none', async () => {
  await moveSession(prefix);
  expect(await databases()).not.toContain(name);
  expect(localStorage).toHaveLength(0);
});

it('waits at most 3 s for a blocked database', async () => {
  await storeSession('ana');
  const unblock = await blockDatabase();
  const moved = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const moving = moveSession(prefix).then(moved);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(moved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  await moving;
  expect(moved).toHaveBeenCalled();
  unblock();
});

it('does not fail if storage is refused', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(moveSession(prefix)).resolves.toBeUndefined();
});
