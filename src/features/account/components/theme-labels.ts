import type { ThemeChoice } from '#features/account/model/user.ts';

/** What the themes are called. */
export const themeLabels: Record<ThemeChoice, string> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Escuro',
};
