import { isOutdated, shownReadAt } from '#shared/record/cached-record.ts';
import type { User } from '#features/account/model/user.ts';

import type { Account } from '#features/account/data/auth/account.ts';
import { offlineDatabase } from '#platform/offline/offline-database.ts';
import { offlineFormat } from '#shared/record/record-formats.ts';

/** Offline copy of the last signed-in user of this device. */
export interface CachedUserRead {
  user: User;
  account: Account;
  readAt: Date;
}

/**
 * Stores the signed-in user on this device and deletes the offline data of other users, because a device holds the data
 * of one user only. Does nothing without storage.
 */
export async function cacheUser(user: User, account: Account): Promise<void> {
  try {
    const database = await offlineDatabase();
    if (!database) return;
    const { uid } = user;
    const transaction = database.transaction(['people', 'answers', 'changes'], 'readwrite');
    for (const name of ['answers', 'changes'] as const) {
      const store = transaction.objectStore(name);
      for (const key of await store.getAllKeys()) if (key[0] !== uid) await store.delete(key);
    }
    const userStore = transaction.objectStore('people');
    await userStore.clear();
    await userStore.put({ uid, shape: offlineFormat, readAt: Date.now(), user, account });
    await transaction.done;
  } catch {
    // Storage is full or blocked: treated like a device without storage.
  }
}

/**
 * Returns the last signed-in user of this device as a plain member. Higher permissions are never taken from the device.
 * @returns null if no user is stored or the copy is expired
 */
export async function readCachedUser(now: Date): Promise<CachedUserRead | null> {
  try {
    const database = await offlineDatabase();
    const [cachedRecord] = (await database?.getAll('people')) ?? [];
    if (cachedRecord?.shape !== offlineFormat || isOutdated(cachedRecord.readAt, now)) return null;
    // The format version matches, so cacheUser() of this version wrote the record.
    const { user, account } = cachedRecord as unknown as CachedUserRead;
    const memberUser: User = { ...user, role: 'member', managedPlaces: [], permissions: [] };
    return { user: memberUser, account, readAt: shownReadAt(cachedRecord.readAt, now) };
  } catch {
    return null;
  }
}
