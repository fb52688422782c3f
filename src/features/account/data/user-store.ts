import { AppError } from '#shared/app-error.ts';
import { initialPhotoURL } from '#features/account/model/avatar.ts';
import { newUserRecord, userSearchFields, toUser } from '#features/account/model/user.ts';
import type { NewUser, User } from '#features/account/model/user.ts';

import type { Account } from './auth/account.ts';
import { idToken } from '#platform/firestore/id-token.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';

const users = collection('users', toUser);

/**
 * Reads a user record; null if there is none. One document read.
 * @throws AppError errors of Collection
 */
export function getUser(uid: string): Promise<User | null> {
  return users.get(uid);
}

/**
 * Returns the user record of an account, or null. Copies the e-mail and its verification from the account to the
 * record, because they change in the account when the user opens a link.
 * @throws AppError errors of Collection
 */
export async function findUser(
  account: Pick<Account, 'uid' | 'email' | 'emailVerified'>,
): Promise<User | null> {
  const user = await getUser(account.uid);
  if (!user || account.email === '') return user;
  const changes = findEmailChanges(user, account);
  return Object.keys(changes).length > 0 ? saveChangedEmail(user, changes) : user;
}

/** Returns the changed e-mail fields of the account, limited to those that the rules let the user write. */
function findEmailChanges(
  user: User,
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
): Partial<Pick<User, 'email' | 'emailVerified'>> {
  if (email !== user.email) {
    // Only active users can change the e-mail of the record. For others it is updated once they are active.
    return user.status === 'active' ? { email, emailVerified } : {};
  }
  // A pending user can verify the e-mail before the approval. An inactive user is signed out anyway.
  return emailVerified === user.emailVerified || user.status === 'inactive'
    ? {}
    : { emailVerified };
}

async function saveChangedEmail(
  user: User,
  changes: ReturnType<typeof findEmailChanges>,
): Promise<User> {
  const updatedUser = { ...user, ...changes };
  const { searchEmail } = userSearchFields(updatedUser);
  try {
    // The rules check the token, which may be older than the change.
    await idToken({ refresh: true });
    await transaction((commit) => {
      commit.update(`users/${user.uid}`, {
        ...changes,
        ...('email' in changes && { searchEmail }),
        updatedAt: commit.serverTime,
      });
    });
    return updatedUser;
  } catch {
    // A failure does not block the sign-in: the record stays unchanged until the next visit.
    return user;
  }
}

/**
 * Returns the user record of an account that just signed in. Creates a missing one, at registration or after an
 * interrupted registration. A new user is a member with the status 'active', or 'pending' if
 * settings/public.requireApproval is set. Idempotent.
 * @throws AppError 'not-found' if the new record cannot be read; errors of Collection and transaction()
 */
export async function ensureUser(account: NewUser): Promise<User> {
  const existingUser = await findUser(account);
  if (existingUser) return existingUser;
  try {
    await createUser(account);
  } catch (error) {
    // Another tab may have created the record already, and it cannot be created twice.
    const createdElsewhere = await getUser(account.uid);
    if (createdElsewhere) return createdElsewhere;
    throw error;
  }
  const createdUser = await getUser(account.uid);
  if (!createdUser) throw new AppError('not-found', 'The new record cannot be read');
  return createdUser;
}

async function createUser(account: NewUser): Promise<void> {
  const { requireApproval } = await getPublicSettings();
  // The rules compare `emailVerified` with the ID token. The token is older than the verification if the user opened
  // the link in the verification e-mail before this record existed.
  if (account.emailVerified) await idToken({ refresh: true });
  await transaction((commit) => {
    const now = commit.serverTime;
    commit.set(`users/${account.uid}`, {
      ...newUserRecord(
        { ...account, photoURL: initialPhotoURL(account.photoURL) },
        { role: 'member', status: requireApproval ? 'pending' : 'active' },
      ),
      createdAt: now,
      updatedAt: now,
    });
  });
}
