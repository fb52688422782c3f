import type { Language } from '#shared/languages.ts';

/** The offer of each language, in that language. It is shown on pages in the other languages. */
export const languageOffers: Readonly<
  Record<Language, { sentence: string; accept: string; decline: string }>
> = {
  pt: { sentence: 'O guia também fala português.', accept: 'Ver em português', decline: 'Não' },
  es: { sentence: 'La guía también está en español.', accept: 'Ver en español', decline: 'No' },
  en: { sentence: 'This guide is also in English.', accept: 'See in English', decline: 'No' },
};
