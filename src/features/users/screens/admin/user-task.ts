import type { User, UserRole, UserStatus } from '#features/account/model/user.ts';

/** What is about to be done with somebody, as they were shown. */
export type UserTask = { person: User } & (
  | { kind: 'role'; role: UserRole }
  | { kind: 'status'; status: UserStatus }
  | { kind: 'edit' }
  | { kind: 'remove' }
);
