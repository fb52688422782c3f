import { language } from '#shared/language.ts';
import { languageNames } from '#shared/languages.ts';

export const languageButton = `Idioma: ${languageNames[language]}`;
export const languagesLabel = 'Idiomas';

/** Language of a review or list, on pages in another language. */
export const writtenIn = {
  pt: 'em português',
  es: 'em espanhol',
  en: 'em inglês',
};
