import { RefusedError } from '#platform/api/refused-error.ts';
import { errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

/** What is said of a failed step: the server's own sentence where it refused, otherwise ours. */
export function refusalText(sentences: ErrorSentences, error: unknown): string {
  if (error instanceof RefusedError) return error.sentence;
  return errorSentence(sentences, errorCode(error));
}

/** The same for a form of the kit. */
export function refusalSentences(sentences: ErrorSentences): (error: unknown) => ErrorSentences {
  return (error) => ({ default: refusalText(sentences, error) });
}
