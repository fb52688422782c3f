import { Map as MapIcon, Rows3 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/categories/texts.ts';
import {
  activeFilterCount,
  categorySort,
  sortsWithoutQuery,
} from '#features/search/model/place-filters.ts';
import { MapSwitch, useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import { FilterBar } from '#features/search/components/filters/filter-bar.tsx';
import { useSearchAddress } from '#features/search/components/filters/use-search-address.ts';
import { Button } from '#ui/button.tsx';

/** Renders the filters, the sort order and the map switch of a category. */
export function CategoryBar({ category }: { category: Category }) {
  const {
    requestedState,
    clearedFilters: defaultFilters,
    update,
  } = useSearchAddress(category.slug);
  const { isMapShown, showMap } = useMapAddress();
  const [, setParams] = useSearchParams();
  const { filters, sort } = requestedState;
  const hasFilters = activeFilterCount(filters) > activeFilterCount(defaultFilters);
  const isChanged = hasFilters || isMapShown || sort !== categorySort;
  return (
    <>
      <FilterBar
        hasSearchResults
        requestedState={requestedState}
        clearedFilters={defaultFilters}
        sorts={sortsWithoutQuery}
        onChange={update}
      >
        {/* Only on wide screens, which can show the filters and the map in columns next to the list. */}
        <Button
          variant="secondary"
          className="shrink-0 rounded-full max-lg:hidden"
          onClick={() => {
            if (isChanged) setParams({});
            else showMap(true);
          }}
        >
          {isChanged ? <Rows3 aria-hidden size={18} /> : <MapIcon aria-hidden size={18} />}
          {isChanged ? texts.showAllPlaces : texts.filtersAndMap}
        </Button>
      </FilterBar>
      <MapSwitch isMapShown={isMapShown} onSwitch={showMap} />
    </>
  );
}
