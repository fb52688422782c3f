import type { TranslationLanguage } from '#shared/translations.ts';

/** What translates descriptions into one language: a program, or a service that answers like Apertium-APy. */
export type TranslatorConfig =
  { kind: 'program'; program: string; args: string[] } | { kind: 'service'; url: string };

/** The configured translators; none by default. */
export type TranslatorConfigs = Partial<Record<TranslationLanguage, TranslatorConfig>>;

/** True for an address with http or https, and for a program with its arguments, separated by spaces. */
export function isTranslator(text: string): boolean {
  return text.includes('://') ? /^https?:\/\/\S+$/.test(text) && URL.canParse(text) : text !== '';
}

/** Parses 'https://translate.example/translate?langpair=por|spa' or 'apertium -u pt-es'. */
export function toTranslatorConfig(text: string): TranslatorConfig {
  if (text.includes('://')) return { kind: 'service', url: text };
  const [program = '', ...args] = text.split(/ +/);
  return { kind: 'program', program, args };
}
