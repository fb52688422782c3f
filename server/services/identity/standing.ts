import type { Firestore } from '@google-cloud/firestore';
import { userRoles, userStatuses } from '#domain/user.ts';
import type { User } from '#domain/user.ts';
import { untraceable } from '../untraceable.ts';

/** What a person may do, by their record. */
export type Standing = Pick<User, 'role' | 'status' | 'managedPlaces'>;

/** Finds out what somebody may do; null for an account without a record. */
export type ReadStanding = (uid: string) => Promise<Standing | null>;

const maxManagedPlaces = 200;

/**
 * Reads role and status from users/{uid} at every request, never from the token (DESIGN section 5). What
 * cannot be read gives the least. One document read; throws AppError 'unavailable'.
 */
export function firestoreStanding(firestore: Firestore, deadlineMs = 5_000): ReadStanding {
  return async (uid) => {
    const record = firestore.collection('users').doc(uid);
    const snapshot = await untraceable(record.get(), 'reading a standing', deadlineMs);
    const fields: Record<string, unknown> | undefined = snapshot.data();
    return fields === undefined ? null : toStanding(fields);
  };
}

function toStanding(fields: Readonly<Record<string, unknown>>): Standing {
  const places: unknown[] = Array.isArray(fields['managedPlaces']) ? fields['managedPlaces'] : [];
  return {
    role: userRoles.find((role) => role === fields['role']) ?? 'member',
    status: userStatuses.find((status) => status === fields['status']) ?? 'inactive',
    managedPlaces: places.filter((place) => typeof place === 'string').slice(0, maxManagedPlaces),
  };
}
