import { language } from '#shared/language.ts';
import { languageNames } from '#shared/languages.ts';

export const languageButton = `Idioma: ${languageNames[language]}`;
export const languagesLabel = 'Idiomas';

/** Above a description that a machine translated. */
export const machineTranslation = 'Tradução automática';
export const showOriginal = 'Ver original';
export const showTranslation = 'Ver tradução';

/** Language of a review or list, on pages in another language. */
export const writtenIn = {
  pt: 'em português',
  es: 'em espanhol',
  en: 'em inglês',
};
