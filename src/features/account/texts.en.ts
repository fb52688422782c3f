import type { ThemeChoice, UserRole } from '#features/account/model/user-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const profileErrors: ErrorSentences = { default: 'Could not load your profile' };

export const roleLabels: Record<UserRole, string> = {
  member: 'Member',
  manager: 'Manager',
  super_admin: 'Super administrator',
};

export const themeLabels: Record<ThemeChoice, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

export function readAt(time: string): string {
  return `As of ${time}. We will update this when the connection is back.`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
