import type { ThemeChoice, UserRole } from '#features/account/model/user-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const profileErrors: ErrorSentences = { default: 'Não foi possível carregar seu perfil' };

/** Labels of the roles. */
export const roleLabels: Record<UserRole, string> = {
  member: 'Membro',
  manager: 'Gerente',
  super_admin: 'Super Administrador',
};

/** Labels of the themes. */
export const themeLabels: Record<ThemeChoice, string> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Escuro',
};

/** Shown if a record cannot be refreshed now. */
export function readAt(time: string): string {
  return `Lido em ${time}. Atualizamos quando a conexão voltar.`;
}
