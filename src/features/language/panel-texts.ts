import type { TranslationLanguage } from '#shared/translations.ts';

const languageLabels: Readonly<Record<TranslationLanguage, string>> = {
  es: 'espanhol',
  en: 'inglês',
};

/** Label of a text in another language: 'Descrição em espanhol'. All of them are optional. */
export function labelIn(language: TranslationLanguage, label: string): string {
  return `${label.replace(' (opcional)', '')} em ${languageLabels[language]}`;
}

export const translationsSummary = 'Em espanhol e inglês';
export const translationsHint =
  'Quem visita o guia nesses idiomas lê estes textos. Sem eles, lê os textos em português.';
