import type { Firestore } from '@google-cloud/firestore';
import { toUser } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

/** Role, status and managed places of a user. */
export type AccountState = Pick<User, 'role' | 'status' | 'managedPlaces'>;

/** Returns role, status and managed places of a user; null for an account without a user document. */
export type ReadAccountState = (uid: string) => Promise<AccountState | null>;

/**
 * Creates a reader of role and status from users/{uid}. They are read for every request, never taken from the token.
 * Invalid fields give the lowest access. One document read.
 * @returns a function that throws AppError 'unavailable'
 */
export function createAccountStateReader(firestore: Firestore): ReadAccountState {
  return async (uid) => {
    const userRef = firestore.collection('users').doc(uid);
    const snapshot = await userRef.get();
    const fields: Record<string, unknown> | undefined = snapshot.data();
    if (fields === undefined) return null;
    const { role, status, managedPlaces } = toUser(uid, fields);
    return { role, status, managedPlaces };
  };
}
