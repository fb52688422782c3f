import { errorSentence } from '#shared/error-sentences.ts';
import * as texts from '#features/search/texts.ts';
import { Button } from '#ui/button.tsx';

/** Renders the banner for partial results, shown while the server is unavailable. */
export function PartialResultsBanner({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft p-4 text-warning"
    >
      <p>{errorSentence(texts.searchPartialErrors, 'unavailable')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
