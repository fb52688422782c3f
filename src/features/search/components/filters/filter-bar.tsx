import { startTransition, useId } from 'react';
import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import type { PlaceFilters, PlaceSort } from '#features/search/model/place-filters.ts';
import { activeFilterCount } from '#features/search/model/place-filters.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import * as texts from '#features/search/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import { Select } from '#ui/form/select.tsx';

/** Lazy-loaded: the sheet holds most controls of the screen and many visitors never open it. */
const FilterSheet = lazyDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterBarProps {
  /** The most recently requested search state. */
  requestedState: SearchState;
  /** The filters after all removable filters are cleared. */
  clearedFilters: PlaceFilters;
  /** True if there is a query or a filter, so the page shows a result count. */
  hasSearchResults: boolean;
  /** The sort orders that the visitor can choose; none if there is nothing to sort. */
  sorts: readonly PlaceSort[];
  /** Extra controls of the bar. */
  children?: ReactNode;
  onChange: (state: SearchState) => void;
}

/**
 * Renders the bar above a list of places: the button of the filter sheet, the 'Aberto agora' chip and the sort order.
 */
export function FilterBar(props: FilterBarProps) {
  const { requestedState, clearedFilters, hasSearchResults, sorts, children, onChange } = props;
  const { filters, query, sort } = requestedState;
  const count = activeFilterCount(filters) - activeFilterCount(clearedFilters);
  const isOpenNow = filters.open === 'now';
  const sheet = useOverlay();
  const changeFilters = (next: PlaceFilters) => {
    onChange({ ...requestedState, filters: next });
    sheet.noteAddress();
  };
  return (
    <>
      <div className="scroll-row items-center gap-2 py-0.5 sm:gap-3">
        <Button
          variant="secondary"
          className="shrink-0 rounded-full lg:hidden"
          aria-haspopup="dialog"
          onPointerEnter={FilterSheet.preload}
          onClick={() => {
            // The sheet renders dozens of controls; a transition lets the tap respond first.
            startTransition(sheet.open);
          }}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {texts.openFilters(count)}
        </Button>
        {children}
        <ToggleChip
          pressed={isOpenNow}
          onToggle={() => {
            changeFilters({ ...filters, open: isOpenNow ? null : 'now' });
          }}
        >
          {texts.openNow}
        </ToggleChip>
        {sorts.length > 0 && (
          <SortSelect
            sort={sort}
            sorts={sorts}
            onChange={(next) => {
              onChange({ ...requestedState, sort: next });
            }}
          />
        )}
      </div>
      {sheet.isOpen && (
        <FilterSheet
          query={query}
          filters={filters}
          clearedFilters={clearedFilters}
          hasSearchResults={hasSearchResults}
          onChange={changeFilters}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

interface SortSelectProps {
  sort: PlaceSort;
  sorts: readonly PlaceSort[];
  onChange: (sort: PlaceSort) => void;
}

function SortSelect({ sort, sorts, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {texts.sortLabel}
      </label>
      <Select
        id={id}
        isInChipRow
        // Without a query, results by relevance are in the order of the ratings.
        value={sorts.includes(sort) ? sort : 'nota'}
        onChange={(event) => {
          const chosenSort = sorts.find((value) => value === event.target.value);
          if (chosenSort) onChange(chosenSort);
        }}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {texts.sortLabels[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}
