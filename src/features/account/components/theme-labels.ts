import type { ThemeChoice } from '#features/account/model/user.ts';

/** Labels of the themes. */
export const themeLabels: Record<ThemeChoice, string> = {
  system: 'Sistema',
  light: 'Claro',
  dark: 'Escuro',
};
