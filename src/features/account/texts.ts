import type { UserRole } from '#features/account/model/user.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const profileErrors: ErrorSentences = { default: 'Erro ao carregar seu perfil' };

/** Labels of the roles. */
export const roleLabels: Record<UserRole, string> = {
  member: 'Membro',
  manager: 'Gerente',
  super_admin: 'Super Administrador',
};
