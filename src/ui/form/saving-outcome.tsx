import { Check } from 'lucide-react';
import { FailureLine } from '#ui/failure-line.tsx';
import type { FailureSentences } from '#ui/failure-text.ts';
import * as texts from '#ui/texts.ts';

interface SavingOutcomeProps {
  sentences: FailureSentences;
  isSaved: boolean;
  /** Null if nothing failed. */
  error: unknown;
  onRetry: () => void;
}

/** Renders the result of the last save: 'Salvo', or the error with a retry button. */
export function SavingOutcome({ sentences, isSaved, error, onRetry }: SavingOutcomeProps) {
  return (
    <div className="min-w-0">
      <p role="status" className="font-semibold text-open">
        {isSaved && (
          <span className="inline-flex min-h-11 items-center gap-1.5">
            <Check aria-hidden size={20} />
            {texts.saved}
          </span>
        )}
      </p>
      {error !== null && <FailureLine sentences={sentences} error={error} onRetry={onRetry} />}
    </div>
  );
}
