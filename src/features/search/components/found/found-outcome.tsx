import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchX } from 'lucide-react';
import * as texts from '#features/search/texts.ts';
import { PlaceGridSkeleton, PlaceGrid } from '#features/places/components/card/place-grid.tsx';
import { cx } from '#ui/class-names.ts';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceSearchResult } from '#features/search/model/place-search.ts';
import { linkTo } from '#shared/routes.ts';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { resultViews } from '#features/search/model/search-params.ts';
import type { ResultView } from '#features/search/model/search-params.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Banner } from '#ui/banner.tsx';
import { ViewTabs } from '#ui/view-tabs.tsx';
import { PartialResultsBanner } from './partial-results-banner.tsx';
import type { FoundPlaces } from './use-found-places.ts';

const skeletonCount = 6;
/** What is listed if places and events match. */
const defaultView: ResultView = 'lugares';

interface FoundOutcomeProps {
  foundPlaces: FoundPlaces;
  /** Origin of the distances; null until the visitor shares a position. */
  origin: Coordinates | null;
  /** Clears the filters; undefined if no filter is set. */
  onClearFilters?: (() => void) | undefined;
  /** Clears the query; undefined if there is none. */
  onClearSearch?: (() => void) | undefined;
  /** Hint for an empty result. */
  emptyHint: string;
  /** Content below an empty result. */
  suggestions?: ReactNode;
  /** Matching events, listed instead of the places if chosen or if no place matches. */
  events?:
    | {
        count: number;
        section: ReactNode;
        /** What the visitor chose to list; null for the default. */
        view: ResultView | null;
        /** Returns the address of this search with a choice. */
        linkOf: (view: ResultView | null) => string;
      }
    | undefined;
}

/** Renders the result count and the results, or the reason why there are none. */
export function FoundOutcome(props: FoundOutcomeProps) {
  const { foundPlaces, origin, onClearFilters, onClearSearch, emptyHint, suggestions, events } =
    props;
  const { result, isPartial, error, retry } = foundPlaces;
  const { shown: shownCount, showMore } = useShownCount();
  const areBothFound = events !== undefined && result !== undefined && result.count > 0;
  const onlyView = events ? 'eventos' : 'lugares';
  const view = areBothFound ? (events.view ?? defaultView) : onlyView;
  return (
    <>
      {isPartial && <PartialResultsBanner onRetry={retry} />}
      <p
        role="status"
        className={cx(
          'text-sm font-medium text-ink-muted',
          // The switch or the heading of an empty result shows the same.
          (areBothFound ? result.matchesAllWords : result?.count === 0 && !events) && 'sr-only',
        )}
      >
        {result &&
          texts.resultCountText({
            ...result,
            missing: result.missingTexts,
            events: events?.count,
          })}
      </p>
      {areBothFound && (
        <ViewTabs
          label={texts.resultsLabel}
          tabs={resultViews.map((tab) => ({
            to: events.linkOf(tab === defaultView ? null : tab),
            label: texts.viewLabels[tab],
            count: tab === 'lugares' ? result.count : events.count,
            isCurrent: tab === view,
          }))}
        />
      )}
      {result && view === 'eventos' && events?.section}
      {result ? (
        !(areBothFound && view === 'eventos') && (
          <FoundGrid
            result={result}
            shownCount={shownCount}
            onShowMore={showMore}
            origin={origin}
            onClearFilters={onClearFilters}
            onClearSearch={onClearSearch}
            emptyHint={emptyHint}
            suggestions={suggestions}
            hasNoEvents={!events}
          />
        )
      ) : error ? (
        <FailureBanner sentences={texts.searchErrors} error={error} onRetry={retry} />
      ) : (
        <LoadingRegion label={texts.searching}>
          <PlaceGridSkeleton isNextToMap count={skeletonCount} />
        </LoadingRegion>
      )}
    </>
  );
}

const pageSize = 24;
/** Upper limit of the results that a history entry can restore in one render. */
const maxShownCount = 50 * pageSize;

/** Returns the number of visible results. The history entry stores it, so that Back restores the same number. */
function useShownCount() {
  const location = useLocation();
  const navigate = useNavigate();
  const storedCount: unknown = (location.state as { shown?: unknown } | null)?.shown;
  const shownCount =
    typeof storedCount === 'number'
      ? Math.min(Math.max(storedCount, pageSize), maxShownCount)
      : pageSize;
  return {
    shown: shownCount,
    showMore: () => {
      void navigate(location, { replace: true, state: { shown: shownCount + pageSize } });
    },
  };
}

interface FoundGridProps extends Pick<
  FoundOutcomeProps,
  'origin' | 'onClearFilters' | 'onClearSearch' | 'emptyHint' | 'suggestions'
> {
  result: PlaceSearchResult;
  /** Number of visible results. */
  shownCount: number;
  onShowMore: () => void;
  /** False if events match. */
  hasNoEvents: boolean;
}

/** Renders the first `shownCount` results and a button for more. */
function FoundGrid({
  result,
  shownCount,
  onShowMore,
  origin,
  onClearFilters,
  onClearSearch,
  emptyHint,
  suggestions,
  hasNoEvents,
}: FoundGridProps) {
  if (result.count === 0 && !hasNoEvents) {
    return (
      onClearFilters && (
        <div>
          <Button variant="secondary" onClick={onClearFilters}>
            {texts.clearFilters}
          </Button>
        </div>
      )
    );
  }
  if (result.count === 0) {
    return (
      <>
        <Banner
          icon={<SearchX aria-hidden size={28} />}
          title={texts.noPlacesTitle}
          actions={
            <>
              {onClearFilters && <Button onClick={onClearFilters}>{texts.clearFilters}</Button>}
              {onClearSearch && (
                <Button variant={onClearFilters && 'secondary'} onClick={onClearSearch}>
                  {texts.clearSearch}
                </Button>
              )}
              {!(onClearFilters && onClearSearch) && (
                <ButtonLink
                  to={linkTo('/categories')}
                  variant={(onClearFilters ?? onClearSearch) && 'secondary'}
                >
                  {texts.seeCategories}
                </ButtonLink>
              )}
            </>
          }
        >
          <p>{emptyHint}</p>
        </Banner>
        {suggestions}
      </>
    );
  }
  return (
    <div>
      <PlaceGrid
        isNextToMap
        headingLevel="h2"
        places={result.slice(0, shownCount)}
        distanceOf={({ geo }) => distanceText(origin, geo)}
      />
      {result.count > shownCount && <MoreButton label={texts.seeMorePlaces} onMore={onShowMore} />}
    </div>
  );
}
