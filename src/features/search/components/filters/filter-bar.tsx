import type { PlaceFilters, PlaceSort } from '#features/search/model/place-filters.ts';
import { activeFilterCount } from '#features/search/model/place-filters.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { useOverlay } from '#ui/use-overlay.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet, OpenNowChip, SortSelect } from './filter-controls.tsx';

interface FilterBarProps {
  /** The most recently requested search state. */
  requestedState: SearchState;
  /** The filters after all removable filters are cleared. */
  clearedFilters: PlaceFilters;
  /** True if there is a query or a filter, so the page shows a result count. */
  hasSearchResults: boolean;
  /** The sort orders that the visitor can choose; none if there is nothing to sort. */
  sorts: readonly PlaceSort[];
  onChange: (state: SearchState) => void;
}

/**
 * Renders the bar above a list of places: the button of the filter sheet, the 'Aberto agora' chip and the sort order.
 */
export function FilterBar(props: FilterBarProps) {
  const { requestedState, clearedFilters, hasSearchResults, sorts, onChange } = props;
  const { filters, query } = requestedState;
  const sheet = useOverlay();
  return (
    <>
      {/* Only the sort order remains on very wide screens, on the line of the result count. */}
      <div className="scroll-row -my-1.5 items-center gap-2 py-2 sm:gap-3 2xl:-mb-14 2xl:self-end">
        <FilterButton
          count={activeFilterCount(filters) - activeFilterCount(clearedFilters)}
          preload={FilterSheet.preload}
          onOpen={sheet.open}
        />
        {/* Very wide screens have this chip in the filter panel. */}
        <div className="contents 2xl:hidden">
          <OpenNowChip requestedState={requestedState} onChange={onChange} />
        </div>
        {sorts.length > 0 && (
          <SortSelect requestedState={requestedState} sorts={sorts} onChange={onChange} />
        )}
      </div>
      {sheet.isOpen && (
        <FilterSheet
          query={query}
          filters={filters}
          clearedFilters={clearedFilters}
          hasSearchResults={hasSearchResults}
          onChange={(next) => {
            onChange({ ...requestedState, filters: next });
            sheet.noteAddress();
          }}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
