import { AppError } from '#shared/app-error.ts';
import { maxManagedPlaces, mayBeGivenRole } from '#features/account/model/user.ts';
import type { User, UserRole, UserStatus } from '#features/account/model/user.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { readStoredFields } from '#features/audit/data/recorded-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { toUser } from '#features/account/model/stored-user.ts';

type Standing = Pick<User, 'role' | 'status'>;

/**
 * Gives somebody another role, and makes them active (SPEC section 4). Whoever becomes a manager gets exactly
 * the places given here, in the same commit; with any other role the list stays as it is. The entry of the
 * audit log is in that commit too. Idempotent. Reads the record before and afterwards.
 * @param actorId the super admin who is signed in, never the person
 * @param person as they were shown: if they were changed since, nothing happens
 * @returns the record as it is now
 * @throws AppError as saveStatus(); 'email-not-verified' for a role above member of somebody who has not shown that
 *   their e-mail is theirs; 'too-many-items' for more than 200 places
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

/** What a client may make of somebody; who becomes inactive may pay, and that is the server's. */
export type ReversibleStatus = Exclude<UserStatus, 'inactive'>;

/**
 * Gives somebody another status, with its entry in the audit log. Idempotent. Reads the record
 * before and afterwards.
 * @param actorId the super admin who is signed in, never the person
 * @param person as they were shown: if they were changed since, nothing happens
 * @returns the record as it is now
 * @throws AppError 'not-found' when they were removed meanwhile; 'conflict' when somebody else changed their
 *   role or status meanwhile; 'permission-denied' for everybody but active super admins, and for one's own
 *   record; what writeFirestore() throws
 */
export async function saveStatus(
  actorId: string,
  person: User,
  status: ReversibleStatus,
): Promise<User> {
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
  const { uid } = person;
  const after = { ...lists, managedPlaces: checkedPlaces(lists.managedPlaces) };
  return commitChange(actorId, uid, after, (stored) => {
    if (hasLists(stored, after)) return 'done';
    if (hasLists(stored, person)) return 'due';
    throw new AppError('conflict', 'The lists were changed meanwhile');
  });
}

async function commitStanding(
  actorId: string,
  person: User,
  standing: Standing,
  managedPlaces?: readonly string[],
): Promise<User> {
  const { uid } = person;
  if (actorId === uid) throw new AppError('permission-denied', 'Nobody changes their own standing');
  const after = { ...standing, ...(managedPlaces && { managedPlaces }) };
  return commitChange(actorId, uid, after, (stored) => {
    // An earlier attempt whose answer was lost: rules would take it again, and the log would tell it twice.
    const isDone =
      hasStanding(stored, after) &&
      areSame(stored.managedPlaces, after.managedPlaces ?? stored.managedPlaces);
    if (isDone) return 'done';
    requireStanding(stored, person);
    requireProvenEmail(stored, after.role);
    return 'due';
  });
}

/** What super admins decide about somebody: the entry of a change tells all of it, which rules compare. */
type Administered = Standing & UserLists;

/**
 * Stores a change with its entry in the audit log.
 * @param judge what is left to do about the record as it is stored; throws where nothing may be done
 * @returns the record as it is now
 */
async function commitChange(
  actorId: string,
  uid: string,
  changes: Partial<{ [Name in keyof Administered]: Readonly<Administered[Name]> }>,
  judge: (stored: User) => 'done' | 'due',
): Promise<User> {
  const target = `users/${uid}`;
  const read = async () => {
    const { user, fields } = await requireUser(uid);
    return { user, fields, left: judge(user) };
  };
  return afterStaleArithmetic(read, async ({ user, fields, left }) => {
    if (left === 'done') return user;
    const { role, status, managedPlaces = [], permissions = [] } = fields;
    const before = { role, status, managedPlaces, permissions };
    await writeFirestore((connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      const after = { ...before, ...changes };
      const entry = { action: 'user.update', target, before, after } as const;
      const auditId = addAuditEntry(connection, batch, actorId, entry);
      const updatedAt = writes.serverTimestamp();
      batch.update(sdk.doc(db, target), { ...changes, auditId, updatedAt });
      return batch.commit();
    });
    return (await requireUser(uid)).user;
  });
}

/** @throws AppError 'email-not-verified' */
function requireProvenEmail(stored: User, role: UserRole): void {
  if (!mayBeGivenRole(stored, role)) {
    throw new AppError('email-not-verified', 'The person has not shown that the e-mail is theirs');
  }
}

/** @throws AppError 'conflict' when somebody else changed role or status meanwhile */
function requireStanding(stored: Standing, shown: Standing): void {
  if (!hasStanding(stored, shown)) {
    throw new AppError('conflict', 'The standing was changed meanwhile');
  }
}

/** @throws AppError 'not-found'; 'permission-denied' for whoever is no longer a super admin */
async function requireUser(uid: string): Promise<{ user: User; fields: Fields }> {
  const fields = await readStoredFields(`users/${uid}`);
  if (Object.keys(fields).length === 0) throw new AppError('not-found', 'The record is gone');
  return { user: toUser(uid, fields), fields };
}

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
