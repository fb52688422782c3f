import { AppError, errorCode } from '#domain/app-error.ts';
import type { User, UserRole, UserStatus } from '#domain/user.ts';

import { addAuditEntry } from '../audit/audit-entry.ts';
import { writeFirestore } from './member-write.ts';
import { getUser } from './user-store.ts';

type Standing = Pick<User, 'role' | 'status'>;

/**
 * Gives somebody another role, and makes them active (SPEC section 4). Whoever becomes a manager gets exactly
 * the places given here, in the same commit; with any other role the list stays as it is. The entry of the
 * audit log is in that commit too. Safe to repeat. Reads the record
 * before and afterwards.
 * @param actorId the super admin who is signed in, never the person
 * @param person as they were shown: if they were changed since, nothing happens
 * @returns the record as it is now
 * @throws AppError as saveStatus(); 'too-many-items' for more than 200 places
 */
export async function saveRole(
  actorId: string,
  person: User,
  role: UserRole,
  places: readonly string[],
): Promise<User> {
  const managedPlaces = role === 'manager' ? checkedPlaces(places) : undefined;
  return commitStanding(actorId, person, { role, status: 'active' }, managedPlaces);
}

/**
 * Gives somebody another status, with its entry in the audit log. Safe to repeat. Reads the record
 * before and afterwards.
 * @param actorId the super admin who is signed in, never the person
 * @param person as they were shown: if they were changed since, nothing happens
 * @returns the record as it is now
 * @throws AppError 'not-found' when they were removed meanwhile; 'conflict' when somebody else changed their
 *   role or status meanwhile; 'permission-denied' for everybody but active super admins, and for one's own
 *   record; what writeFirestore() throws
 */
export async function saveStatus(actorId: string, person: User, status: UserStatus): Promise<User> {
  return commitStanding(actorId, person, { role: person.role, status });
}

/** What super admins edit beside role and status. */
export type UserLists = Pick<User, 'managedPlaces' | 'permissions'>;

/**
 * Stores which places somebody manages and their permissions, with an entry in the audit log. Reads the
 * record before and afterwards.
 * @param actorId the super admin who is signed in
 * @param person as they were shown: if these lists were changed since, nothing happens
 * @returns the record as it is now
 * @throws AppError 'not-found', 'permission-denied' as saveStatus(); 'conflict' when somebody else changed
 *   the lists meanwhile; 'too-many-items' for more than 200 places; what writeFirestore() throws
 */
export async function saveUserLists(
  actorId: string,
  person: User,
  lists: UserLists,
): Promise<User> {
  const after = { ...lists, managedPlaces: checkedPlaces(lists.managedPlaces) };
  const stored = await requireUser(person.uid);
  if (hasLists(stored, after)) return stored;
  if (!hasLists(stored, person)) throw new AppError('conflict', 'The lists were changed meanwhile');
  const { managedPlaces, permissions } = person;
  try {
    await writeFirestore((connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      const auditId = addAuditEntry(connection, batch, actorId, {
        action: 'user.update',
        target: `users/${person.uid}`,
        before: { managedPlaces, permissions },
        after: { ...after },
      });
      batch.update(sdk.doc(db, 'users', person.uid), {
        ...after,
        auditId,
        updatedAt: writes.serverTimestamp(),
      });
      return batch.commit();
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await requireUser(person.uid);
    throw error;
  }
  return requireUser(person.uid);
}

async function commitStanding(
  actorId: string,
  person: User,
  after: Standing,
  managedPlaces?: readonly string[],
): Promise<User> {
  const { uid } = person;
  if (actorId === uid) throw new AppError('permission-denied', 'Nobody changes their own standing');
  const stored = await requireUser(uid);
  // An earlier attempt whose answer was lost: rules would take it again, and the log would tell it twice.
  const isDone =
    hasStanding(stored, after) &&
    areSame(stored.managedPlaces, managedPlaces ?? stored.managedPlaces);
  if (isDone) return stored;
  requireStanding(stored, person);
  // Exactly what rules compare with the record.
  const before = { role: person.role, status: person.status };
  const target = `users/${uid}`;
  try {
    await writeFirestore((connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      const told = { action: 'user.update', target } as const;
      const auditId = addAuditEntry(connection, batch, actorId, {
        ...told,
        before,
        after: { ...after },
      });
      if (managedPlaces && !areSame(managedPlaces, stored.managedPlaces)) {
        addAuditEntry(connection, batch, actorId, {
          ...told,
          before: { managedPlaces: stored.managedPlaces },
          after: { managedPlaces },
        });
      }
      batch.update(sdk.doc(db, 'users', uid), {
        ...after,
        ...(managedPlaces && { managedPlaces }),
        auditId,
        updatedAt: writes.serverTimestamp(),
      });
      return batch.commit();
    });
  } catch (error) {
    if (isRefusal(error)) requireStanding(await requireUser(uid), person);
    throw error;
  }
  return requireUser(uid);
}

/** @throws AppError 'conflict' when somebody else changed role or status meanwhile */
function requireStanding(stored: Standing, shown: Standing): void {
  if (!hasStanding(stored, shown)) {
    throw new AppError('conflict', 'The standing was changed meanwhile');
  }
}

/** Rules refuse a commit about a record that is gone, and one that starts from what is no longer so. */
function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'permission-denied' || code === 'not-found';
}

/** @throws AppError 'not-found'; 'permission-denied' for whoever is no longer a super admin */
async function requireUser(uid: string): Promise<User> {
  const stored = await getUser(uid);
  if (!stored) throw new AppError('not-found', 'The record is gone');
  return stored;
}

/** As rules bound users/{uid}.managedPlaces. */
export const maxManagedPlaces = 200;

/** @throws AppError 'too-many-items' */
function checkedPlaces(places: readonly string[]): string[] {
  const distinct = [...new Set(places)];
  if (distinct.length > maxManagedPlaces) {
    throw new AppError('too-many-items', `At most ${maxManagedPlaces} places`);
  }
  return distinct;
}

function hasStanding(user: Standing, { role, status }: Standing): boolean {
  return user.role === role && user.status === status;
}

function hasLists(user: UserLists, lists: UserLists): boolean {
  return (
    areSame(user.managedPlaces, lists.managedPlaces) && areSame(user.permissions, lists.permissions)
  );
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, position) => text === other[position]);
}
