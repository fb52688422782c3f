import { startTransition, useId } from 'react';
import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import type { PlaceFilters, PlaceSort } from '#features/search/model/place-filters.ts';
import { activeFilterCount, placeSorts } from '#features/search/model/place-filters.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import * as texts from '#features/search/texts.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
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
  /** True if there is a query or a filter, so the page shows a result count and a sort order. */
  isSortShown: boolean;
  /** Label of the default sort order; null if the default order is by rating. */
  defaultOrderLabel: string | null;
  /** Extra controls of the bar. */
  children?: ReactNode;
  onChange: (state: SearchState) => void;
}

/**
 * Renders the bar above a list of places: the button of the filter sheet, the 'Aberto agora' chip and the sort order.
 */
export function FilterBar(props: FilterBarProps) {
  const { requestedState, clearedFilters, isSortShown, defaultOrderLabel, children, onChange } =
    props;
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
          className="shrink-0 lg:hidden"
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
        {(isSortShown || defaultOrderLabel !== null) && (
          <SortSelect
            sort={sort}
            defaultOrderLabel={defaultOrderLabel}
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
          hasSearchResults={isSortShown}
          onChange={changeFilters}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

interface SortSelectProps {
  sort: PlaceSort;
  /** Label of the default sort order; null if the default order is by rating. */
  defaultOrderLabel: string | null;
  onChange: (sort: PlaceSort) => void;
}

function SortSelect({ sort, defaultOrderLabel, onChange }: SortSelectProps) {
  const id = useId();
  const offeredSorts =
    defaultOrderLabel === null ? placeSorts.filter((value) => value !== relevanceSort) : placeSorts;
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {texts.sortLabel}
      </label>
      <Select
        id={id}
        value={sort === relevanceSort && defaultOrderLabel === null ? 'nota' : sort}
        onChange={(event) => {
          const chosenSort = placeSorts.find((value) => value === event.target.value);
          if (chosenSort) onChange(chosenSort);
        }}
      >
        {offeredSorts.map((value) => (
          <option key={value} value={value}>
            {value === relevanceSort ? defaultOrderLabel : texts.sortLabels[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const relevanceSort = placeSorts[0];
