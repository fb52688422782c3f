import type { User } from '#features/account/model/user.ts';
import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';

/** Pending action on a user, with the user as displayed. */
export type UserTask = { user: User } & (
  | { kind: 'role'; role: UserRole }
  | { kind: 'status'; status: UserStatus }
  | { kind: 'edit' }
  | { kind: 'remove' }
);
