import { AppError } from '#shared/app-error.ts';
import { maxManagedPlaces } from '#features/account/model/user-options.ts';
import { canReceiveRole } from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { getUser } from '#features/account/data/user-store.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { toUser } from '#features/account/model/user.ts';

type RoleAndStatus = Pick<User, 'role' | 'status'>;

/**
 * Changes the role of a user and sets the user to active. A new manager gets exactly the given places in the same
 * commit; for other roles the list of places is unchanged. The commit contains an audit log entry. Idempotent. Reads
 * the user record before and after the commit.
 * @param actorId the signed-in super admin, never the user
 * @param user the user as displayed; the change is refused if the record differs
 * @returns the current user record
 * @throws AppError as saveStatus(); 'email-not-verified' for a role above member if the e-mail is not verified;
 * 'too-many-items' for more than 200 places
 */
export async function saveRole(
  actorId: string,
  user: User,
  role: UserRole,
  places: readonly string[],
): Promise<User> {
  const managedPlaces = role === 'manager' ? requireValidPlaces(places) : undefined;
  return commitRoleAndStatus(actorId, user, { role, status: 'active' }, managedPlaces);
}

/** Statuses that a client can set. Only the server can set 'inactive', because it also has to end a membership. */
export type ClientSettableStatus = Exclude<UserStatus, 'inactive'>;

/**
 * Changes the status of a user and adds an audit log entry. Idempotent. Reads the user record before and after the
 * commit.
 * @param actorId the signed-in super admin, never the user
 * @param user the user as displayed; the change is refused if the record differs
 * @returns the current user record
 * @throws AppError 'not-found' if the user was removed; 'conflict' if the role or status was changed concurrently;
 * 'permission-denied' if the caller is not an active super admin or is the user; errors of transaction()
 */
export async function saveStatus(
  actorId: string,
  user: User,
  status: ClientSettableStatus,
): Promise<User> {
  return commitRoleAndStatus(actorId, user, { role: user.role, status });
}

/** Lists that super admins edit in addition to role and status. */
export type UserLists = Pick<User, 'managedPlaces' | 'permissions'>;

/**
 * Stores the managed places and permissions of a user with an audit log entry. Reads the user record before and after
 * the commit.
 * @param actorId the signed-in super admin
 * @param user the user as displayed; the change is refused if the lists differ
 * @returns the current user record
 * @throws AppError 'not-found', 'permission-denied' as saveStatus(); 'conflict' if the lists were changed concurrently;
 * 'too-many-items' for more than 200 places; errors of transaction()
 */
export async function saveUserLists(actorId: string, user: User, lists: UserLists): Promise<User> {
  const { uid } = user;
  const after = { ...lists, managedPlaces: requireValidPlaces(lists.managedPlaces) };
  return commitChange(actorId, uid, after, (storedUser) => {
    if (hasSameLists(storedUser, after)) return 'done';
    if (hasSameLists(storedUser, user)) return 'due';
    throw new AppError('conflict', 'The lists were changed meanwhile');
  });
}

async function commitRoleAndStatus(
  actorId: string,
  user: User,
  roleAndStatus: RoleAndStatus,
  managedPlaces?: readonly string[],
): Promise<User> {
  const { uid } = user;
  if (actorId === uid) throw new AppError('permission-denied', 'Nobody changes their own standing');
  const after = { ...roleAndStatus, ...(managedPlaces && { managedPlaces }) };
  return commitChange(actorId, uid, after, (storedUser) => {
    // An earlier attempt may have succeeded without a response. The rules would accept the change again, which would
    // duplicate the audit log entry.
    const isDone =
      hasSameRoleAndStatus(storedUser, after) &&
      areSameTexts(storedUser.managedPlaces, after.managedPlaces ?? storedUser.managedPlaces);
    if (isDone) return 'done';
    requireSameRoleAndStatus(storedUser, user);
    requireVerifiedEmail(storedUser, after.role);
    return 'due';
  });
}

/** Fields that super admins edit. The audit log entry contains all of them, and the rules compare them. */
type AdministeredFields = RoleAndStatus & UserLists;

/**
 * Stores a change with its audit log entry.
 * @param compareWithStored returns 'due' if the stored record still needs the change, otherwise 'done'; throws if the
 * change is not allowed
 * @returns the current user record
 */
async function commitChange(
  actorId: string,
  uid: string,
  changes: Partial<{ [Name in keyof AdministeredFields]: Readonly<AdministeredFields[Name]> }>,
  compareWithStored: (storedUser: User) => 'done' | 'due',
): Promise<User> {
  const target = `users/${uid}`;
  const currentUser = await transaction(async (commit) => {
    const stored = await commit.read(target);
    if (!stored) throw new AppError('not-found', 'The record is gone');
    const user = toUser(uid, stored);
    if (compareWithStored(user) === 'done') return user;
    const { role, status, managedPlaces = [], permissions = [] } = stored;
    const before = { role, status, managedPlaces, permissions };
    const entry = {
      action: 'user.update',
      target,
      before,
      after: { ...before, ...changes },
    } as const;
    const auditId = addAuditEntry(commit, actorId, entry);
    commit.update(target, { ...changes, auditId, updatedAt: commit.serverTime });
    return null;
  });
  const user = currentUser ?? (await getUser(uid));
  if (!user) throw new AppError('not-found', 'The record is gone');
  return user;
}

/** @throws AppError 'email-not-verified' */
function requireVerifiedEmail(storedUser: User, role: UserRole): void {
  if (!canReceiveRole(storedUser, role)) {
    throw new AppError('email-not-verified', 'The user has not shown that the e-mail is theirs');
  }
}

/** @throws AppError 'conflict' if role or status was changed concurrently */
function requireSameRoleAndStatus(storedUser: RoleAndStatus, expected: RoleAndStatus): void {
  if (!hasSameRoleAndStatus(storedUser, expected)) {
    throw new AppError('conflict', 'The standing was changed meanwhile');
  }
}

/** @throws AppError 'too-many-items' */
function requireValidPlaces(places: readonly string[]): string[] {
  const distinctPlaces = [...new Set(places)];
  if (distinctPlaces.length > maxManagedPlaces) {
    throw new AppError('too-many-items', `At most ${maxManagedPlaces} places`);
  }
  return distinctPlaces;
}

function hasSameRoleAndStatus(user: RoleAndStatus, { role, status }: RoleAndStatus): boolean {
  return user.role === role && user.status === status;
}

function hasSameLists(user: UserLists, lists: UserLists): boolean {
  return (
    areSameTexts(user.managedPlaces, lists.managedPlaces) &&
    areSameTexts(user.permissions, lists.permissions)
  );
}

function areSameTexts(first: readonly string[], second: readonly string[]): boolean {
  return (
    first.length === second.length && first.every((text, position) => text === second[position])
  );
}
