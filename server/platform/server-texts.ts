import * as portuguese from '#shared/server-texts.ts';
import * as spanish from '#shared/server-texts.es.ts';
import * as english from '#shared/server-texts.en.ts';
import { translatedTexts } from './language.ts';

/** Returns the sentences that every route uses, in the current language. */
export const serverTexts = translatedTexts(portuguese, spanish, english);
