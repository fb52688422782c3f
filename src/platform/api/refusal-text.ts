import { UserFacingError } from '#shared/user-facing-error.ts';
import { errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** Returns the sentence for a failed step: the server's own sentence for a refusal, otherwise one of `sentences`. */
export function refusalText(sentences: ErrorSentences, error: unknown): string {
  if (error instanceof UserFacingError) return error.sentence;
  return errorSentence(sentences, errorCode(error));
}

/** Returns refusalText() in the shape that a form of the UI kit expects. */
export function refusalSentences(sentences: ErrorSentences): (error: unknown) => ErrorSentences {
  return (error) => ({ default: refusalText(sentences, error) });
}
