import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationLanguage } from '#shared/translations.ts';

const languageLabels: Readonly<Record<TranslationLanguage, string>> = {
  es: 'espanhol',
  en: 'inglês',
};

/** Label of a text in another language: 'Descrição em espanhol'. All of them are optional. */
export function labelIn(language: TranslationLanguage, label: string): string {
  return `${label.replace(' (opcional)', '')} em ${languageLabels[language]}`;
}

/** Button of a machine translation: 'Traduzir para o espanhol'. */
export function translateInto(language: TranslationLanguage): string {
  return `Traduzir para o ${languageLabels[language]}`;
}

export const translating = 'Traduzindo...';
export const isMachineTranslation =
  'Tradução automática, e o guia avisa. Quando você corrige o texto, o aviso some.';
export const isOutdatedTranslation =
  'O texto em português mudou. Esta tradução automática não aparece mais no guia.';
/** The server did not answer whether it can translate. */
export const translatorErrors: ErrorSentences = {
  default: 'Não foi possível saber se há tradução automática',
};
export const machineTranslationErrors: ErrorSentences = {
  default: 'Não foi possível traduzir agora. Tente de novo ou escreva a tradução.',
  'invalid-input': 'Este texto é longo demais para a tradução automática.',
  'too-large': 'Este texto é longo demais para a tradução automática.',
  'too-many-requests': 'Você traduziu muitos textos em pouco tempo. Aguarde alguns minutos.',
};

export const translationsSummary = 'Traduzir para espanhol e inglês';
export const translationsHint =
  'Quem visita o guia nesses idiomas lê estes textos. Sem eles, lê os textos em português.';
