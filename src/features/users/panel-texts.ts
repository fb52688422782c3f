import type { UserStatus } from '#features/account/model/user.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const userListErrors: ErrorSentences = { default: 'Erro ao carregar os usuários' };

/** Labels of the statuses. */
export const userStatusLabels: Record<UserStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  pending: 'Pendente',
};
