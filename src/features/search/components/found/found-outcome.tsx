import type { ReactNode } from 'react';
import { searchErrors, resultCountText } from '#features/search/texts.ts';
import type { Coordinates } from '#shared/geo.ts';
import { PlaceGridSkeleton } from '#features/places/components/card/place-grid.tsx';
import { cx } from '#ui/class-names.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { FoundGrid } from './found-grid.tsx';
import { PartialNotice } from './partial-notice.tsx';
import type { FoundPlaces } from './use-found-places.ts';
import { useShownCount } from './use-shown-count.ts';

const skeletonCards = 6;

interface FoundOutcomeProps {
  found: FoundPlaces;
  /** Where distances are measured from, once the visitor has said so. */
  origin: Coordinates | null;
  /** What takes the filters away, where any is set. */
  onClearFilters?: (() => void) | undefined;
  /** What helps where nothing is found. */
  advice: string;
  /** What was found beside places, shown above them. */
  events?: { count: number; section: ReactNode } | undefined;
}

/** How much was found and what, or why there is nothing. */
export function FoundOutcome(props: FoundOutcomeProps) {
  const { found, origin, onClearFilters, advice, events } = props;
  const { result, isPartial, error, retry } = found;
  const { shown, showMore } = useShownCount();
  return (
    <>
      {isPartial && <PartialNotice onRetry={retry} />}
      <p
        role="status"
        className={cx(
          'text-sm font-medium text-ink-muted',
          result?.count === 0 && !events && 'sr-only',
        )}
      >
        {result && resultCountText({ ...result, events: events?.count })}
      </p>
      {result && events?.section}
      {result && events && result.count > 0 && (
        <h2 className="text-xl font-bold md:text-2xl">Lugares</h2>
      )}
      {result ? (
        <FoundGrid
          result={result}
          shown={shown}
          onShowMore={showMore}
          origin={origin}
          onClearFilters={onClearFilters}
          advice={advice}
          isAllThereIs={!events}
        />
      ) : error ? (
        <FailureNotice sentences={searchErrors} error={error} onRetry={retry} />
      ) : (
        <LoadingRegion label="Buscando...">
          <PlaceGridSkeleton isBesideMap count={skeletonCards} />
        </LoadingRegion>
      )}
    </>
  );
}
