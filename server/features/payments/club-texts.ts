import * as portuguese from '#features/club/texts.ts';
import * as spanish from '#features/club/texts.es.ts';
import * as english from '#features/club/texts.en.ts';
import { translatedTexts } from '#server/platform/language.ts';

/** Returns the sentences of the club in the current language. */
export const clubTexts = translatedTexts(portuguese, spanish, english);
