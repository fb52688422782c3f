import type { UserStatus } from '#domain/user.ts';

/** What a status is called. */
export const statusLabels: Record<UserStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  pending: 'Pendente',
};
