import * as texts from '#ui/texts.ts';
import { failureSentence, useFailureText } from './failure-text.ts';
import type { FailureSentences } from './failure-text.ts';

interface FailureLineProps {
  sentences: FailureSentences;
  error: unknown;
  onRetry: () => void;
}

/** Renders an error in one line, for small spaces: a menu, a filter group, above a list that stays. */
export function FailureLine({ sentences, error, onRetry }: FailureLineProps) {
  const failure = useFailureText(sentences, error);
  return (
    <p role="alert" className="px-3 py-1 text-sm text-danger">
      {failureSentence(failure)}{' '}
      <button type="button" onClick={onRetry} className="-my-3 min-h-11 font-semibold underline">
        {texts.tryAgain}
      </button>
    </p>
  );
}
