import type { AppErrorCode } from '#shared/app-error.ts';
import { savedEventErrors } from '#features/events/mark-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';

/** Why saving or removing failed, and what to do. */
export function savedEventFailureText(code: AppErrorCode): string {
  return errorSentence(savedEventErrors, code);
}
