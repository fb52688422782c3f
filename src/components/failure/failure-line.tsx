import { errorCode } from '#domain/app-error.ts';
import { errorSentence } from '#texts/errors.ts';
import type { ErrorSentences } from '#texts/errors.ts';

interface FailureLineProps {
  sentences: ErrorSentences;
  error: unknown;
  onRetry: () => void;
}

/** A read that failed where there is room for a line only: a menu, a group of filters. */
export function FailureLine({ sentences, error, onRetry }: FailureLineProps) {
  return (
    <p role="alert" className="px-3 py-1 text-sm text-danger">
      {errorSentence(sentences, errorCode(error))}{' '}
      <button type="button" onClick={onRetry} className="-my-3 min-h-11 font-semibold underline">
        Tentar novamente
      </button>
    </p>
  );
}
