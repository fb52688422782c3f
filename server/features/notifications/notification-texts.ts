import * as portuguese from '#features/notifications/texts.ts';
import * as spanish from '#features/notifications/texts.es.ts';
import * as english from '#features/notifications/texts.en.ts';
import * as portugueseKinds from '#features/notifications/kind-texts.ts';
import * as spanishKinds from '#features/notifications/kind-texts.es.ts';
import * as englishKinds from '#features/notifications/kind-texts.en.ts';
import * as portugueseLetters from '#features/notifications/letter-texts.ts';
import * as spanishLetters from '#features/notifications/letter-texts.es.ts';
import * as englishLetters from '#features/notifications/letter-texts.en.ts';
import { translatedTexts } from '#server/platform/language.ts';

/** Return the sentences of notifications and e-mails in the current language, that of the recipient. */
export const notificationTexts = translatedTexts(portuguese, spanish, english);
export const kindTexts = translatedTexts(portugueseKinds, spanishKinds, englishKinds);
export const letterTexts = translatedTexts(portugueseLetters, spanishLetters, englishLetters);
