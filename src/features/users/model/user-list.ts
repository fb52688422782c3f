import { userRoles, userStatuses } from '#features/account/model/user.ts';
import type { UserRole, UserStatus } from '#features/account/model/user.ts';

/** What the list of people shows; null and '' leave nobody out. */
export interface UserFilter {
  /** Words of the name or of the e-mail, or their beginnings, as typed. */
  text: string;
  role: UserRole | null;
  status: UserStatus | null;
}

export const everybody: UserFilter = { text: '', role: null, status: null };

/** Longest text taken from the address; names and e-mails that people search for are shorter. */
const maxTextLength = 100;

/** Words of the address for what is stored. */
const roleWords: Record<UserRole, string> = {
  member: 'membro',
  manager: 'gerente',
  super_admin: 'super-administrador',
};
const statusWords: Record<UserStatus, string> = {
  active: 'ativo',
  inactive: 'inativo',
  pending: 'pendente',
};

/** The filter in an address: q, papel, situacao. Unknown values are dropped, so any address is safe to show. */
export function parseUserFilter(params: URLSearchParams): UserFilter {
  const role = params.get('papel');
  const status = params.get('situacao');
  return {
    text: (params.get('q') ?? '').trim().slice(0, maxTextLength),
    role: userRoles.find((known) => roleWords[known] === role) ?? null,
    status: userStatuses.find((known) => statusWords[known] === status) ?? null,
  };
}

/** The address parameters of a filter, without those that say nothing, always in the same order. */
export function userFilterParams({ text, role, status }: UserFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (role) params.set('papel', roleWords[role]);
  if (status) params.set('situacao', statusWords[status]);
  return params;
}

/** How many people there are, by role and by status. Whoever is neither manager nor super admin is a member. */
export interface UserCounts {
  total: number;
  byRole: Record<UserRole, number>;
  byStatus: Record<UserStatus, number>;
}

/** How many people a filter leaves, where the counts tell; null where only the list itself does. */
export function countOfFilter(
  counts: UserCounts,
  { text, role, status }: UserFilter,
): number | null {
  if (text !== '' || (role && status)) return null;
  if (role) return counts.byRole[role];
  return status ? counts.byStatus[status] : counts.total;
}
