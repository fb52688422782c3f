import { language } from '#shared/language.en.ts';
import { languageNames } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const languageButton = `Language: ${languageNames[language]}`;
export const languagesLabel = 'Languages';

export const machineTranslation = 'Machine translation';
export const showOriginal = 'See original';
export const showTranslation = 'See translation';

export const writtenIn = {
  pt: 'in Portuguese',
  es: 'in Spanish',
  en: 'in English',
};

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
