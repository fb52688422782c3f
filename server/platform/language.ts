import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import Negotiator from 'negotiator';
import { languages } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import type { Translated } from '#shared/translation.ts';

const languageStorage = new AsyncLocalStorage<Language>();

/** Runs the rest of a request in the language of its header Accept-Language. The app sends the language of its page. */
export const inRequestLanguage: RequestHandler = (req, _res, next) => {
  const preferred = new Negotiator(req).language([...languages]);
  languageStorage.run(languages.find((language) => language === preferred) ?? 'pt', next);
};

/** Tells caches that a public answer depends on the header Accept-Language. */
export const varyByLanguage: RequestHandler = (_req, res, next) => {
  res.vary('Accept-Language');
  next();
};

/** Runs a function in a language, such as that of the recipient of a letter. Everything that it awaits is included. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return languageStorage.run(language, run);
}

/** Returns the language of the current request or letter; Portuguese outside of both. */
export function currentLanguage(): Language {
  return languageStorage.getStore() ?? 'pt';
}

/** Returns a function that returns the texts in the current language. */
export function translatedTexts<Texts>(
  portuguese: Texts,
  spanish: Translated<Texts>,
  english: Translated<Texts>,
): () => Translated<Texts> {
  const texts: Readonly<Record<Language, Translated<Texts>>> = {
    pt: portuguese as Translated<Texts>,
    es: spanish,
    en: english,
  };
  return () => texts[currentLanguage()];
}
