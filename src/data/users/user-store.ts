import { AppError } from '#domain/app-error.ts';
import { newUserRecord, userSearchFields } from '#domain/user.ts';
import type { NewPerson, User } from '#domain/user.ts';

import type { Account } from '../auth/account.ts';
import { idToken } from '../auth/id-token.ts';
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
 * The record of an account; null when it has none. Its e-mail follows the account's, which changes when
 * somebody opens the link that was sent to the new one.
 * @throws AppError what readFirestore throws
 */
export async function findUser(account: Pick<Account, 'uid' | 'email'>): Promise<User | null> {
  const user = await getUser(account.uid);
  if (!user || user.email === account.email || account.email === '') return user;
  // Rules let only active people change more than their name; the others' follows when they are active.
  return user.status === 'active' ? followEmail(user, account.email) : user;
}

async function followEmail(user: User, email: string): Promise<User> {
  try {
    // Rules compare with the e-mail in the token, which may be older than the change.
    await idToken({ refresh: true });
    await writeFirestore(({ sdk, db, writes }) => {
      const { searchEmail } = userSearchFields({ ...user, email });
      const batch = writes.writeBatch(db);
      const updatedAt = writes.serverTimestamp();
      batch.update(sdk.doc(db, 'users', user.uid), { email, searchEmail, updatedAt });
      return batch.commit();
    });
    return { ...user, email };
  } catch {
    // Nobody is kept out because of it: the old e-mail stands until the next visit tries again.
    return user;
  }
}

/**
 * The record of an account that just signed in. Made where it is missing: at registration, and for a
 * registration that was interrupted before it (DESIGN section 11). A new person is a member, active or,
 * when settings/public.requireApproval says so, pending. Safe to repeat.
 * @throws AppError what readFirestore throws
 */
export async function ensureUser(account: NewPerson): Promise<User> {
  const known = await findUser(account);
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

async function createUser(account: NewPerson): Promise<void> {
  const { requireApproval } = await getPublicSettings();
  await writeFirestore(({ sdk, db, writes }) => {
    const now = writes.serverTimestamp();
    const batch = writes.writeBatch(db);
    batch.set(sdk.doc(db, 'users', account.uid), {
      ...newUserRecord(account, {
        role: 'member',
        status: requireApproval ? 'pending' : 'active',
      }),
      createdAt: now,
      updatedAt: now,
    });
    return batch.commit();
  });
}
