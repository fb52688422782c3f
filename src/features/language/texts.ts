import { language } from '#shared/language.ts';
import { languageNames } from '#shared/languages.ts';

export const languageButton = `Idioma: ${languageNames[language]}`;
export const languagesLabel = 'Idiomas';
