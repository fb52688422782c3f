import type { AppErrorCode } from '#shared/app-error.ts';
import { helpfulErrors } from '#features/reviews/mark-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';

/** Why a mark was not set or taken off, and what to do. */
export function helpfulFailureText(code: AppErrorCode): string {
  return errorSentence(helpfulErrors, code);
}
