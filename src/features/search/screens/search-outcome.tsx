import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { Coordinates } from '#shared/geo.ts';
import { activeFilterCount, noFilters } from '#features/search/model/place-filters.ts';
import { unknownCategorySlugs } from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { FoundOutcome } from '#features/search/components/found/found-outcome.tsx';
import type { FoundPlaces } from '#features/search/components/found/use-found-places.ts';
import * as texts from '#features/search/texts.ts';
import { useShownEvents } from './use-found-events.ts';
import type { MatchingEvents } from './use-found-events.ts';

/** Maximum length of an unknown category slug from the URL that the page displays. */
const maxNameLength = 40;

interface SearchOutcomeProps {
  state: SearchState;
  foundPlaces: FoundPlaces;
  /** Events that match the query. */
  matchingEvents: MatchingEvents;
  origin: Coordinates | null;
  onChange: (state: SearchState) => void;
}

/** Renders the results of a search, or the reason why there are none. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { state, foundPlaces, matchingEvents, origin, onChange } = props;
  const { filters } = state;
  const { query, Section } = matchingEvents;
  const unknownSlugs = useUnknownCategories();
  const { shown: shownEvents, isHeld: isWaitingForEvents } = useShownEvents(
    filters,
    matchingEvents,
    foundPlaces,
  );

  return (
    <>
      {unknownSlugs.length > 0 && (
        <p role="status" className="rounded-card bg-warning-soft p-4 text-warning">
          {texts.unknownCategories(unknownSlugs)}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => {
              onChange({ ...state, filters: { ...filters, categories: [] } });
            }}
          >
            {texts.searchInAll}
          </button>
        </p>
      )}
      <FoundOutcome
        foundPlaces={isWaitingForEvents ? { ...foundPlaces, result: undefined } : foundPlaces}
        origin={origin}
        onClearFilters={
          activeFilterCount(filters) > 0
            ? () => {
                onChange({ ...state, filters: noFilters });
              }
            : undefined
        }
        emptyHint={texts.noPlacesHint}
        events={
          Section && shownEvents.length > 0
            ? { count: shownEvents.length, section: <Section key={query} events={shownEvents} /> }
            : undefined
        }
      />
    </>
  );
}

/** Returns the category slugs in the URL that do not exist; [] until the categories are loaded. */
function useUnknownCategories(): string[] {
  const [params] = useSearchParams();
  const { data: categories } = useQuery(categoriesQuery());
  if (!categories) return [];
  return unknownCategorySlugs(
    params,
    categories.map(({ slug }) => slug),
  ).map((slug) => (slug.length > maxNameLength ? `${slug.slice(0, maxNameLength)}…` : slug));
}
