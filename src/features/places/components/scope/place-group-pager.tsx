import * as texts from '#features/places/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';

interface PlaceGroupPagerProps {
  /** Number of the first and the last place shown, counted from 1. */
  firstPosition: number;
  lastPosition: number;
  /** Null if there is no previous or next group. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
  isBusy: boolean;
  error: unknown;
}

/** Renders the pagination for managers of many places, who see 40 places at a time. */
export function PlaceGroupPager({
  firstPosition,
  lastPosition,
  onBack,
  onNext,
  isBusy,
  error,
}: PlaceGroupPagerProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p role="status" className="text-ink-muted">
        {texts.ownPlaceRange(firstPosition, lastPosition)}
      </p>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {texts.previousOwnPlaces}
        </Button>
      )}
      {onNext && (
        <Button
          variant="secondary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onNext();
          }}
        >
          {isBusy ? texts.loadingMorePlaces : texts.nextOwnPlaces}
        </Button>
      )}
      {Boolean(error) && onNext && (
        <FailureLine sentences={texts.managedPlacesErrors} error={error} onRetry={onNext} />
      )}
    </div>
  );
}
