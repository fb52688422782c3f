import { userRoles, userStatuses } from '#features/account/model/user-options.ts';
import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';

/** Filter of the user list; null and '' do not filter. */
export interface UserFilter {
  /** Words, or beginnings of words, of the name or e-mail, as typed. */
  text: string;
  role: UserRole | null;
  status: UserStatus | null;
}

export const noUserFilter: UserFilter = { text: '', role: null, status: null };

/** Maximum length of a text from the address; longer than usual names and e-mails. */
const maxTextLength = 100;

/** Address values of the stored roles. */
const roleParams: Record<UserRole, string> = {
  member: 'membro',
  manager: 'gerente',
  super_admin: 'super-administrador',
};
const statusParams: Record<UserStatus, string> = {
  active: 'ativo',
  inactive: 'inativo',
  pending: 'pendente',
};

/**
 * Parses the filter from the address parameters q, papel and situacao. Unknown values are dropped, so any address is
 * safe to open.
 */
export function parseUserFilter(params: URLSearchParams): UserFilter {
  const role = params.get('papel');
  const status = params.get('situacao');
  return {
    text: (params.get('q') ?? '').trim().slice(0, maxTextLength),
    role: userRoles.find((option) => roleParams[option] === role) ?? null,
    status: userStatuses.find((option) => statusParams[option] === status) ?? null,
  };
}

/** Returns the address parameters of a filter in a fixed order, without empty values. */
export function userFilterParams({ text, role, status }: UserFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (role) params.set('papel', roleParams[role]);
  if (status) params.set('situacao', statusParams[status]);
  return params;
}

/** Number of users by role and by status. A user who is neither manager nor super admin counts as a member. */
export interface UserCounts {
  total: number;
  byRole: Record<UserRole, number>;
  byStatus: Record<UserStatus, number>;
}

/** Returns the number of users that match a filter, or null if the counts do not cover the filter. */
export function countForFilter(
  counts: UserCounts,
  { text, role, status }: UserFilter,
): number | null {
  if (text !== '' || (role && status)) return null;
  if (role) return counts.byRole[role];
  return status ? counts.byStatus[status] : counts.total;
}
