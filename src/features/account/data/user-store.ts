import { AppError } from '#shared/app-error.ts';
import { firstPhotoURL } from '#features/account/model/avatar.ts';
import { newUserRecord, userSearchFields } from '#features/account/model/user.ts';
import type { NewPerson, User } from '#features/account/model/user.ts';

import type { Account } from './auth/account.ts';
import { idToken } from '#platform/firestore/id-token.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { toUser } from '#features/account/model/stored-user.ts';

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
 * somebody opens the link that was sent to the new one, and so does whether it was shown to be theirs.
 * @throws AppError what readFirestore throws
 */
export async function findUser(
  account: Pick<Account, 'uid' | 'email' | 'emailVerified'>,
): Promise<User | null> {
  const user = await getUser(account.uid);
  if (!user || account.email === '') return user;
  const changes = emailChanges(user, account);
  return Object.keys(changes).length > 0 ? followEmail(user, changes) : user;
}

/** What the record lacks of the account's e-mail, as far as rules let this person write it. */
function emailChanges(
  user: User,
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
): Partial<Pick<User, 'email' | 'emailVerified'>> {
  if (email !== user.email) {
    // Only active people change their e-mail here; the others' follows when they are active.
    return user.status === 'active' ? { email, emailVerified } : {};
  }
  // Whoever waits for approval proves their e-mail before somebody decides; the inactive are shown out.
  return emailVerified === user.emailVerified || user.status === 'inactive'
    ? {}
    : { emailVerified };
}

async function followEmail(user: User, changes: ReturnType<typeof emailChanges>): Promise<User> {
  const next = { ...user, ...changes };
  const { searchEmail } = userSearchFields(next);
  try {
    // Rules compare with the token, which may be older than the change.
    await idToken({ refresh: true });
    await writeFirestore(({ sdk, db, writes }) => {
      const batch = writes.writeBatch(db);
      batch.update(sdk.doc(db, 'users', user.uid), {
        ...changes,
        ...('email' in changes && { searchEmail }),
        updatedAt: writes.serverTimestamp(),
      });
      return batch.commit();
    });
    return next;
  } catch {
    // Nobody is kept out because of it: what the record said stands until the next visit tries again.
    return user;
  }
}

/**
 * The record of an account that just signed in. Made where it is missing: at registration, and for a
 * registration that was interrupted before it (DESIGN section 11). A new person is a member, active or,
 * when settings/public.requireApproval says so, pending. Idempotent.
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
  // Rules believe the token, which may be older than the proof: whoever comes back by the link has no record yet.
  if (account.emailVerified) await idToken({ refresh: true });
  await writeFirestore(({ sdk, db, writes }) => {
    const now = writes.serverTimestamp();
    const batch = writes.writeBatch(db);
    batch.set(sdk.doc(db, 'users', account.uid), {
      ...newUserRecord(
        { ...account, photoURL: firstPhotoURL(account.photoURL) },
        { role: 'member', status: requireApproval ? 'pending' : 'active' },
      ),
      createdAt: now,
      updatedAt: now,
    });
    return batch.commit();
  });
}
