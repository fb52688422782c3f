/** Texts that people wrote, in other languages. Portuguese is the original, and is shown where a text is missing. */
import { language } from './language.ts';
import { locales } from './languages.ts';
import type { Language } from './languages.ts';
import { textHash } from './text/text-hash.ts';

export const translationLanguages = ['es', 'en'] as const satisfies readonly Language[];

export type TranslationLanguage = (typeof translationLanguages)[number];

/**
 * The filled texts of a record in other languages, by field. `machineSource` is present if a machine translated the
 * description: textHash() of the Portuguese one.
 */
export type Translations<Name extends string> = Partial<
  Record<TranslationLanguage, Partial<Record<Name | 'machineSource', string>>>
>;

/** A text with the language that it is written in. */
export interface WrittenText {
  text: string;
  language: Language;
}

/** Returns the texts that people wrote. */
function peopleTexts<Name extends string>(
  texts: Translations<Name>[TranslationLanguage],
): Partial<Record<Name, string>> | undefined {
  if (texts?.machineSource === undefined) return texts;
  const {
    description: _byMachine,
    machineSource: _source,
    ...others
  } = texts as Partial<Record<string, string>>;
  return others as Partial<Record<Name, string>>;
}

/** Returns a text of a record that people wrote in a language, or the Portuguese one if it has none. */
export function textIn<Name extends string>(
  target: Language,
  record: Readonly<Record<Name, string>> & { translations: Translations<Name> },
  name: Name,
): WrittenText {
  const translated = target === 'pt' ? undefined : peopleTexts(record.translations[target])?.[name];
  return translated === undefined
    ? { text: record[name], language: 'pt' }
    : { text: translated, language: target };
}

/** Returns a text of a record in the language of the page. */
export function shownText<Name extends string>(
  record: Readonly<Record<Name, string>> & { translations: Translations<Name> },
  name: Name,
): WrittenText {
  // The minifier removes the rest from the Portuguese build.
  return language === 'pt' ? { text: record[name], language } : textIn(language, record, name);
}

/**
 * Returns the description that a machine translated into the language of the page. Null if it has none, and if the
 * Portuguese one has changed since. Pages must label it, so only they show it.
 */
export function machineDescription(record: {
  description: string;
  translations: Translations<'description'>;
}): string | null {
  // The minifier removes the rest from the Portuguese build.
  if (language === 'pt') return null;
  const { description, machineSource } = record.translations[language] ?? {};
  return machineSource === textHash(record.description) ? (description ?? null) : null;
}

/** Returns a record with the texts of people in a language; a missing one stays Portuguese. Links need the original title. */
export function translatedRecord<Rec extends { translations: Translations<string> }>(
  target: Language,
  record: Rec,
): Rec {
  return target === 'pt' ? record : { ...record, ...peopleTexts(record.translations[target]) };
}

/** Returns the attribute `lang` of an element with a text; undefined if the text has the language of the page. */
export function langOf(written: Pick<WrittenText, 'language'>): string | undefined {
  return written.language === language ? undefined : locales[written.language];
}

/** Returns only the translations that a page in a language shows. */
export function translationsFor<Name extends string>(
  target: Language,
  translations: Translations<Name>,
): Translations<Name> {
  const own = target === 'pt' ? undefined : translations[target];
  return own === undefined || target === 'pt' ? {} : { [target]: own };
}
