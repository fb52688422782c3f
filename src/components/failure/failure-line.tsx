import { errorCode } from '#domain/app-error.ts';
import { errorSentence } from '#texts/errors.ts';
import type { ErrorContext } from '#texts/errors.ts';

interface FailureLineProps {
  context: ErrorContext;
  error: unknown;
  onRetry: () => void;
}

/** A read that failed where there is room for a line only: a menu, a group of filters. */
export function FailureLine({ context, error, onRetry }: FailureLineProps) {
  return (
    <p role="alert" className="px-3 py-1 text-sm text-danger">
      {errorSentence(context, errorCode(error))}{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold underline">
        Tentar novamente
      </button>
    </p>
  );
}
