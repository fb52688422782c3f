import { language } from '#shared/language.en.ts';
import { languageNames } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const languageButton = `Language: ${languageNames[language]}`;
export const languagesLabel = 'Languages';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
