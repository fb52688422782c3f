import type { UserStatus } from '#features/account/model/user.ts';

/** What a status is called. */
export const statusLabels: Record<UserStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  pending: 'Pendente',
};
