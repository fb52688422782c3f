import type { AppErrorCode } from '#shared/app-error.ts';
import { savedEventErrors } from '#texts/errors/saved-events.ts';
import { errorSentence } from '#texts/errors.ts';

/** Why saving or removing failed, and what to do. */
export function savedEventFailureText(code: AppErrorCode): string {
  return errorSentence(savedEventErrors, code);
}
