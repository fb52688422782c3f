import * as v from 'valibot';

import { translationLanguages } from '#shared/translations.ts';

/**
 * Maximum length of a text that a machine translates, in UTF-16 units: the longest description of an event. That of a
 * place may be longer, but its translation could not be stored.
 */
export const maxSourceLength = 4_000;

/** Response of GET /api/translations/languages: the languages with a configured translator. */
export const translatorLanguagesResponse = v.object({
  success: v.literal(true),
  languages: v.array(v.picklist(translationLanguages)),
});

/** Body of POST /api/translations: a Portuguese text and the language to translate it into. */
export const translationBody = v.strictObject({
  language: v.picklist(translationLanguages),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxSourceLength)),
});

/** Response of POST /api/translations. */
export const translationResponse = v.object({ success: v.literal(true), text: v.string() });
