import type { UserRole } from '#features/account/model/user.ts';

/** What a role is called (SPEC section 1). */
export const roleLabels: Record<UserRole, string> = {
  member: 'Membro',
  manager: 'Gerente',
  super_admin: 'Super Administrador',
};
