import { errorSentence } from '#shared/error-sentences.ts';
import { searchPartialErrors } from '#features/search/texts.ts';
import { Button } from '#ui/button.tsx';

/** Says that the server is away and only some of the places are known. */
export function PartialNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft p-4 text-warning"
    >
      <p>{errorSentence(searchPartialErrors, 'unavailable')}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  );
}
