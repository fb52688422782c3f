import type { UserRole } from '#features/account/model/user.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const profileErrors: ErrorSentences = { default: 'Erro ao carregar seu perfil' };

/** What a role is called (SPEC section 1). */
export const roleLabels: Record<UserRole, string> = {
  member: 'Membro',
  manager: 'Gerente',
  super_admin: 'Super Administrador',
};
