import { useLayoutEffect } from 'react';
import { Rows3, SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/categories/texts.ts';
import {
  activeFilterCount,
  categorySort,
  sortsWithoutQuery,
} from '#features/search/model/place-filters.ts';
import { showMap as showMapText } from '#features/map/texts.ts';
import { filtersTitle } from '#features/search/texts.ts';
import { MapSwitch, useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import {
  FilterSheet,
  OpenNowChip,
  SortSelect,
} from '#features/search/components/filters/filter-controls.tsx';
import { useSearchAddress } from '#features/search/components/filters/use-search-address.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import type { Overlay } from '#ui/use-overlay.ts';

interface CategoryBarProps {
  category: Category;
  /** Receives the number of filters that the visitor can remove, for the filter button. */
  onCount: (count: number) => void;
}

/** Renders the controls next to the filter button of a category, and the map switch. */
export function CategoryBar({ category, onCount }: CategoryBarProps) {
  const { requestedState, clearedFilters, update } = useSearchAddress(category.slug);
  const { isMapShown, showMap } = useMapAddress();
  const [, setParams] = useSearchParams();
  const { filters, sort } = requestedState;
  const count = activeFilterCount(filters) - activeFilterCount(clearedFilters);
  const isChanged = count > 0 || isMapShown || sort !== categorySort;
  // Runs before the browser paints, so that the button does not change its width later than the controls appear.
  useLayoutEffect(() => {
    onCount(count);
  }, [count, onCount]);
  return (
    <>
      {/* Shows the map next to the list below xl, and the filters from 2xl on. Between them, the page has both. */}
      <Button
        variant="secondary"
        className={cx('shrink-0 rounded-full max-lg:hidden', !isChanged && 'xl:max-2xl:hidden')}
        onClick={() => {
          if (isChanged) setParams({});
          else showMap(true);
        }}
      >
        {isChanged ? (
          <>
            <Rows3 aria-hidden size={18} />
            {texts.showAllPlaces}
          </>
        ) : (
          <>
            <SlidersHorizontal aria-hidden size={18} className="max-2xl:hidden" />
            <span className="2xl:hidden">{showMapText}</span>
            <span className="max-2xl:hidden">{filtersTitle}</span>
          </>
        )}
      </Button>
      <OpenNowChip requestedState={requestedState} onChange={update} />
      <SortSelect requestedState={requestedState} sorts={sortsWithoutQuery} onChange={update} />
      <MapSwitch isMapShown={isMapShown} onSwitch={showMap} />
    </>
  );
}

/** Loads the code of the sheet itself, which most visitors never open. */
export const preloadFilterSheet = FilterSheet.preload;

/** Renders the filter sheet of a category. */
export function CategoryFilterSheet({ category, sheet }: { category: Category; sheet: Overlay }) {
  const { requestedState, clearedFilters, update } = useSearchAddress(category.slug);
  return (
    <FilterSheet
      query=""
      filters={requestedState.filters}
      clearedFilters={clearedFilters}
      hasSearchResults
      onChange={(filters) => {
        update({ ...requestedState, filters });
        sheet.noteAddress();
      }}
      onClose={sheet.close}
    />
  );
}
