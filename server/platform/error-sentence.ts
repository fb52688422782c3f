import type { AppErrorCode } from '#shared/app-error.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import * as portuguese from '#shared/error-sentences.ts';
import * as spanish from '#shared/error-sentences.es.ts';
import * as english from '#shared/error-sentences.en.ts';
import { translatedTexts } from './language.ts';

const texts = translatedTexts(portuguese, spanish, english);

/**
 * Returns title and hint of an error as one text in the current language.
 * @param sentences in the current language
 */
export function errorSentence(sentences: ErrorSentences, code: AppErrorCode): string {
  return texts().errorSentence(sentences, code);
}
