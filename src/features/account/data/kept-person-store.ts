import { isOutdated, shownReadAt } from '#shared/kept-record.ts';
import type { User } from '#features/account/model/user.ts';

import type { Account } from '#features/account/data/auth/account.ts';
import { keptDatabase, keptShape } from '#platform/offline/kept-database.ts';

/** Who was signed in on this device when it could be asked last. */
export interface PersonAsRead {
  user: User;
  account: Account;
  readAt: Date;
}

/**
 * Keeps who is signed in, and gives up what is kept of anybody else: a device holds the things of one person. Where
 * nothing can be kept nothing happens.
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
    // Full, or closed by the browser: as where nothing is ever kept.
  }
}

/**
 * Who was signed in here last, as a member without any further role: what somebody may do beyond that is never taken
 * from a device.
 * @returns null where nobody is kept, or longer ago than anything is
 */
export async function keptPerson(now: Date): Promise<PersonAsRead | null> {
  try {
    const database = await keptDatabase();
    const [kept] = (await database?.getAll('people')) ?? [];
    if (kept?.shape !== keptShape || isOutdated(kept.readAt, now)) return null;
    // Of this shape, so written by keepPerson().
    const { user, account } = kept as unknown as PersonAsRead;
    const member: User = { ...user, role: 'member', managedPlaces: [], permissions: [] };
    return { user: member, account, readAt: shownReadAt(kept.readAt, now) };
  } catch {
    return null;
  }
}
