import { useState, useRef } from 'react';
import type { RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  activeFilterCount,
  noFilters,
  placeSorts,
  sortsWithoutQuery,
} from '#features/search/model/place-filters.ts';
import {
  searchLink,
  emptySearch,
  unknownCategorySlugs,
} from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { useFoundPlaces } from '#features/search/components/found/use-found-places.ts';
import type { FoundPlaces } from '#features/search/components/found/use-found-places.ts';
import { wideLayoutQuery } from '#features/map/components/list-map/wide-layout.ts';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { FilterBar } from '#features/search/components/filters/filter-bar.tsx';
import { FilteredList } from '#features/search/components/filters/filtered-list.tsx';
import { useSearchAddress } from '#features/search/components/filters/use-search-address.ts';
import * as startTexts from '#features/search/start-texts.ts';
import * as texts from '#features/search/texts.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import * as suggestionTexts from '#features/search/suggestion-texts.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';
import type { Coordinates } from '#shared/geo.ts';
import { UnderstoodParts } from '#features/search/components/found/understood-parts.tsx';
import { FoundOutcome } from '#features/search/components/found/found-outcome.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { useMatchingEvents, useShownEvents } from './use-found-events.ts';
import type { MatchingEvents } from './use-found-events.ts';
import { useRecentSearch } from './use-recent-search.ts';

const SearchStart = lazyPart(
  startTexts.loadingStart,
  async () => (await import('./start/search-start.tsx')).SearchStart,
);

const Intents = lazyPart(
  startTexts.loadingStart,
  async () => (await import('./start/search-start.tsx')).Intents,
);

export default function SearchScreen() {
  const address = useSearchAddress();
  const { state, requestedState, clearedFilters, wasShortened, update } = address;
  const { query, filters, sort, isMapShown } = state;
  const origin = useVisitorLocation();
  const hasCriteria = query !== '' || activeFilterCount(filters) > 0 || sort !== emptySearch.sort;
  const [isWideLayout] = useState(() => matchMedia(wideLayoutQuery).matches);
  const hasMap = isWideLayout || isMapShown;
  const field = useRef<HTMLInputElement>(null);
  useRecentSearch(query);
  const matchingEvents = useMatchingEvents(query);
  const hasOtherMatches = matchingEvents.events.length > 0;
  const foundPlaces = useFoundPlaces(state, origin, {
    hasCriteria,
    hasMap,
    hasOtherMatches,
  });

  return (
    <div className="page pt-5 md:pt-10">
      <title>{query ? texts.resultsPageTitle(query) : texts.searchPageTitle}</title>
      <FilteredList
        address={address}
        foundPlaces={foundPlaces}
        origin={origin}
        mapLabel={texts.foundPlacesMap}
        hasMapSwitch={hasCriteria || isMapShown}
        header={
          <>
            <h1 className="text-2xl font-extrabold md:text-3xl">{texts.searchHeading}</h1>
            <SearchField
              ref={field}
              query={query}
              onSearch={(next) => {
                update({ ...requestedState, query: next });
              }}
            />
            <FilterBar
              requestedState={requestedState}
              clearedFilters={clearedFilters}
              hasSearchResults={hasCriteria}
              sorts={!hasCriteria ? [] : query === '' ? sortsWithoutQuery : placeSorts}
              onChange={update}
            />
            {wasShortened && (
              <p role="status" className="rounded-card bg-warning-soft p-4 text-warning">
                {texts.queryShortened}
              </p>
            )}
          </>
        }
      >
        {hasCriteria ? (
          <SearchOutcome
            state={state}
            foundPlaces={foundPlaces}
            matchingEvents={matchingEvents}
            origin={origin}
            onChange={update}
            onClearSearch={() => {
              update({ ...requestedState, query: '' });
              field.current?.focus();
            }}
          />
        ) : (
          <SearchStart />
        )}
      </FilteredList>
    </div>
  );
}

interface SearchFieldProps {
  ref?: RefObject<HTMLInputElement | null>;
  /** The query in the URL. */
  query: string;
  onSearch: (query: string) => void;
}

/** Renders the field of the search screen. The results follow the typed text after a debounce. */
export function SearchField({ ref, query, onSearch }: SearchFieldProps) {
  const { typed, text, setTyped, send } = useDebouncedText(query, onSearch);
  const ownRef = useRef<HTMLInputElement>(null);
  const input = ref ?? ownRef;

  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
        input.current?.blur();
      }}
    >
      <SearchInput
        ref={input}
        value={typed}
        onClear={() => {
          setTyped('');
          send('');
        }}
        onChange={setTyped}
        aria-label={suggestionTexts.searchLabel}
        placeholder={texts.searchFieldPlaceholder}
        maxLength={200}
      />
    </form>
  );
}

/** Maximum length of an unknown category slug from the URL that the page displays. */
const maxNameLength = 40;

interface SearchOutcomeProps {
  state: SearchState;
  foundPlaces: FoundPlaces;
  /** Events that match the query. */
  matchingEvents: MatchingEvents;
  origin: Coordinates | null;
  onChange: (state: SearchState) => void;
  onClearSearch: () => void;
}

/** Renders the results of a search, or the reason why there are none. */
function SearchOutcome(props: SearchOutcomeProps) {
  const { state, foundPlaces, matchingEvents, origin, onChange, onClearSearch } = props;
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
      {foundPlaces.result && (
        <UnderstoodParts
          parts={foundPlaces.result.understoodParts}
          onSearch={(next) => {
            onChange({ ...state, query: next });
          }}
        />
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
        onClearSearch={state.query === '' ? undefined : onClearSearch}
        emptyHint={texts.noPlacesHint}
        suggestions={<Intents origin={origin} />}
        events={
          Section && shownEvents.length > 0
            ? {
                count: shownEvents.length,
                section: <Section key={query} events={shownEvents} />,
                view: state.view,
                linkOf: (view) => searchLink({ ...state, view }),
              }
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
