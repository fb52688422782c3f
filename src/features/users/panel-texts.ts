import type { UserStatus } from '#features/account/model/user.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const userListErrors: ErrorSentences = { default: 'Erro ao carregar os usuários' };

/** What a status is called. */
export const statusLabels: Record<UserStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  pending: 'Pendente',
};
