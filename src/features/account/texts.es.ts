import type { ThemeChoice, UserRole } from '#features/account/model/user-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const profileErrors: ErrorSentences = { default: 'No se pudo cargar tu perfil' };

export const roleLabels: Record<UserRole, string> = {
  member: 'Miembro',
  manager: 'Responsable',
  super_admin: 'Superadministrador',
};

export const themeLabels: Record<ThemeChoice, string> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
};

export function readAt(time: string): string {
  return `Datos de ${time}. Los actualizamos cuando vuelva la conexión.`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
