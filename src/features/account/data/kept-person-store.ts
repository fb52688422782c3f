import { isOutdated, shownReadAt } from '#shared/kept-record.ts';
import type { User } from '#features/account/model/user.ts';

import type { Account } from '#features/account/data/auth/account.ts';
import { keptDatabase, keptShape } from '#platform/offline/kept-database.ts';

/** Offline copy of the last signed-in user of this device. */
export interface PersonAsRead {
  user: User;
  account: Account;
  readAt: Date;
}

/**
 * Stores the signed-in user on this device and deletes the offline data of other users, because a device holds the data
 * of one user only. Does nothing without storage.
 */
export async function keepPerson(user: User, account: Account): Promise<void> {
  try {
    const database = await keptDatabase();
    if (!database) return;
    const { uid } = user;
    const change = database.transaction(['people', 'answers', 'changes'], 'readwrite');
    for (const name of ['answers', 'changes'] as const) {
      const store = change.objectStore(name);
      for (const key of await store.getAllKeys()) if (key[0] !== uid) await store.delete(key);
    }
    const people = change.objectStore('people');
    await people.clear();
    await people.put({ uid, shape: keptShape, readAt: Date.now(), user, account });
    await change.done;
  } catch {
    // Storage is full or blocked: treated like a device without storage.
  }
}

/**
 * Returns the last signed-in user of this device as a plain member. Higher permissions are never taken from the device.
 * @returns null if no user is stored or the copy is expired
 */
export async function keptPerson(now: Date): Promise<PersonAsRead | null> {
  try {
    const database = await keptDatabase();
    const [kept] = (await database?.getAll('people')) ?? [];
    if (kept?.shape !== keptShape || isOutdated(kept.readAt, now)) return null;
    // The shape was checked, so keepPerson() wrote the value.
    const { user, account } = kept as unknown as PersonAsRead;
    const member: User = { ...user, role: 'member', managedPlaces: [], permissions: [] };
    return { user: member, account, readAt: shownReadAt(kept.readAt, now) };
  } catch {
    return null;
  }
}
