import type { User } from './user.ts';
import type { UserRole } from './user-options.ts';

/** A separate file from the user record, so that the first load does not contain the reader of the record. */

type RoleAndStatus = Pick<User, 'role' | 'status'>;

/** Returns true if the user is an active super admin, who can edit everything. */
export function isSuperAdmin({ role, status }: RoleAndStatus): boolean {
  return role === 'super_admin' && status === 'active';
}

/** Returns true if the user is an active manager, who can edit assigned places. */
export function isManager({ role, status }: RoleAndStatus): boolean {
  return role === 'manager' && status === 'active';
}

/** Returns true if the user has the default role. */
export function hasMemberRole({ role }: RoleAndStatus): boolean {
  return role === 'member';
}

/**
 * Returns true if the user may get a role. Anyone can register an address, so a role above member requires a verified
 * e-mail. An existing role is kept. The rules enforce the same.
 */
export function canReceiveRole(
  { role, emailVerified }: Pick<User, 'role' | 'emailVerified'>,
  newRole: UserRole,
): boolean {
  return newRole === 'member' || newRole === role || emailVerified;
}

/**
 * Returns true if the user manages a place: any super admin, or a manager who is assigned to it or created it. The
 * rules enforce the same.
 * @param createdBy uid in the place document, if known
 */
export function canManagePlace(
  user: RoleAndStatus & Pick<User, 'uid' | 'managedPlaces'>,
  placeId: string,
  createdBy?: string,
): boolean {
  if (isSuperAdmin(user)) return true;
  if (!isManager(user)) return false;
  return user.managedPlaces.includes(placeId) || createdBy === user.uid;
}
