import { AppError } from '#domain/app-error.ts';
import { cleanDisplayName, unnamedUser, userSearchFields } from '#domain/user.ts';
import type { User } from '#domain/user.ts';

import type { Account } from '../auth/auth-store.ts';
import { readFirestore } from '../firebase.ts';
import { getPublicSettings } from '../settings/settings-store.ts';
import { writeFirestore } from './member-write.ts';
import { toUser } from './user-converter.ts';

/**
 * A person's record; null when there is none. One document read.
 * @throws AppError what readFirestore throws
 */
export async function getUser(uid: string): Promise<User | null> {
  const snapshot = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'users', uid)));
  return snapshot.exists() ? toUser(uid, snapshot.data()) : null;
}

/**
 * The record of an account that just signed in. Made where it is missing: at registration, and for a
 * registration that was interrupted before it (DESIGN section 11). A new person is a member, active or,
 * when settings/public.requireApproval says so, pending. Safe to repeat.
 * @throws AppError what readFirestore throws
 */
export async function ensureUser(account: Account): Promise<User> {
  const known = await getUser(account.uid);
  if (known) return known;
  try {
    await createUser(account);
  } catch (error) {
    // Another tab may have been faster; the record exists then, and may not be made again.
    const made = await getUser(account.uid);
    if (made) return made;
    throw error;
  }
  const created = await getUser(account.uid);
  if (!created) throw new AppError('not-found', 'The new record cannot be read');
  return created;
}

async function createUser(account: Account): Promise<void> {
  const { requireApproval } = await getPublicSettings();
  const displayName = cleanDisplayName(account.displayName) || unnamedUser;
  await writeFirestore(({ sdk, db, writes }) => {
    const now = writes.serverTimestamp();
    const batch = writes.writeBatch(db);
    batch.set(sdk.doc(db, 'users', account.uid), {
      uid: account.uid,
      email: account.email,
      displayName,
      photoURL: account.photoURL,
      ...userSearchFields({ displayName, email: account.email }),
      role: 'member',
      status: requireApproval ? 'pending' : 'active',
      statistics: { favorites: 0, views: 0, reviews: 0 },
      preferences: { theme: 'system', marketingConsent: false },
      createdAt: now,
      updatedAt: now,
    });
    return batch.commit();
  });
}
