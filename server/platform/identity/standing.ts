import type { Firestore } from '@google-cloud/firestore';
import { toUser } from '#features/account/model/stored-user.ts';
import type { User } from '#features/account/model/user.ts';

/** What a person may do, by their record. */
export type Standing = Pick<User, 'role' | 'status' | 'managedPlaces'>;

/** Finds out what somebody may do; null for an account without a record. */
export type ReadStanding = (uid: string) => Promise<Standing | null>;

/**
 * Reads role and status from users/{uid} at every request, never from the token (DESIGN section 5). What
 * cannot be read gives the least. One document read; throws AppError 'unavailable'.
 */
export function firestoreStanding(firestore: Firestore): ReadStanding {
  return async (uid) => {
    const record = firestore.collection('users').doc(uid);
    const snapshot = await record.get();
    const fields: Record<string, unknown> | undefined = snapshot.data();
    if (fields === undefined) return null;
    const { role, status, managedPlaces } = toUser(uid, fields);
    return { role, status, managedPlaces };
  };
}
