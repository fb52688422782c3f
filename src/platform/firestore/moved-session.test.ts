import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';

import { withDatabase } from '#support/fake-device.ts';

import { moveSession } from './moved-session.ts';

withDatabase();

const name = 'firebaseLocalStorageDb';
const prefix = 'firebase:authUser:';
const key = `${prefix}api-key:[DEFAULT]`;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What Auth stored with `indexedDBLocalPersistence`. */
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

/** As WebKit may: to open it waits until this is undone. An open connection holds up its deletion, which is ahead. */
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

it('moves the session to localStorage, once', async () => {
  await storeSession('ana');
  await moveSession(prefix);
  expect({ ...localStorage }).toEqual({ [key]: '{"uid":"ana"}' });
  await vi.waitFor(async () => {
    expect(await databases()).not.toContain(name);
  });
});

it('leaves a newer session as it is', async () => {
  await storeSession('ana');
  localStorage.setItem(key, '{"uid":"bia"}');
  await moveSession(prefix);
  expect(localStorage.getItem(key)).toBe('{"uid":"bia"}');
  localStorage.clear();
  await moveSession(prefix);
});

it('creates no database where there is none', async () => {
  await moveSession(prefix);
  expect(await databases()).not.toContain(name);
  expect(localStorage).toHaveLength(0);
});

it('waits for a blocked database for 3 s only', async () => {
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

it('refused storage is no failure', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(moveSession(prefix)).resolves.toBeUndefined();
});
