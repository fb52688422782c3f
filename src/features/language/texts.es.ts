import { language } from '#shared/language.es.ts';
import { languageNames } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const languageButton = `Idioma: ${languageNames[language]}`;
export const languagesLabel = 'Idiomas';

export const machineTranslation = 'Traducción automática';
export const showOriginal = 'Ver original';
export const showTranslation = 'Ver traducción';

export const writtenIn = {
  pt: 'en portugués',
  es: 'en español',
  en: 'en inglés',
};

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
