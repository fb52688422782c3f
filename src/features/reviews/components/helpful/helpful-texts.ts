import type { AppErrorCode } from '#shared/app-error.ts';
import { helpfulErrors } from '#texts/errors/helpful.ts';
import { errorSentence } from '#texts/errors.ts';

/** Why a mark was not set or taken off, and what to do. */
export function helpfulFailureText(code: AppErrorCode): string {
  return errorSentence(helpfulErrors, code);
}
