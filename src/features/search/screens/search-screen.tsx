import { useState } from 'react';
import { activeFilterCount } from '#features/search/model/place-filters.ts';
import { emptySearch } from '#features/search/model/search-params.ts';
import { useFoundPlaces } from '#features/search/components/found/use-found-places.ts';
import { wideLayoutQuery } from '#features/map/components/list-map/wide-layout.ts';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { FilterBar } from '#features/search/components/filters/filter-bar.tsx';
import { FilteredList } from '#features/search/components/filters/filtered-list.tsx';
import { useSearchAddress } from '#features/search/components/filters/use-search-address.ts';
import * as texts from '#features/search/texts.ts';
import { SearchField } from './search-field.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { SearchStart } from './search-start.tsx';
import { useMatchingEvents } from './use-found-events.ts';

export default function SearchScreen() {
  const address = useSearchAddress();
  const { state, requestedState, clearedFilters, wasShortened, update } = address;
  const { query, filters, sort, isMapShown } = state;
  const origin = useVisitorLocation();
  const hasCriteria = query !== '' || activeFilterCount(filters) > 0 || sort !== emptySearch.sort;
  const [isWideLayout] = useState(() => matchMedia(wideLayoutQuery).matches);
  const hasMap = isWideLayout || isMapShown;
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
        header={
          <>
            <h1 className="text-2xl font-extrabold md:text-3xl">{texts.searchHeading}</h1>
            <SearchField
              query={query}
              onSearch={(next) => {
                update({ ...requestedState, query: next });
              }}
            />
            <FilterBar
              requestedState={requestedState}
              clearedFilters={clearedFilters}
              isSortShown={hasCriteria}
              defaultOrderLabel={query === '' ? null : texts.byRelevance}
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
          />
        ) : (
          <SearchStart />
        )}
      </FilteredList>
    </div>
  );
}
