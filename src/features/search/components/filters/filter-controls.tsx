import { useId } from 'react';
import type { PlaceSort } from '#features/search/model/place-filters.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import * as texts from '#features/search/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Select } from '#ui/form/select.tsx';

/** Lazy-loaded: the sheet holds most controls of the screen and many visitors never open it. */
export const FilterSheet = lazyDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterControlsProps {
  /** The most recently requested search state. */
  requestedState: SearchState;
  /** The sort orders that the visitor can choose; none if there is nothing to sort. */
  sorts: readonly PlaceSort[];
  onChange: (state: SearchState) => void;
}

/** Renders the 'Aberto agora' chip and the sort order, in the row of the filter button. */
export function FilterControls({ requestedState, sorts, onChange }: FilterControlsProps) {
  const { filters, sort } = requestedState;
  const isOpenNow = filters.open === 'now';
  return (
    <>
      <ToggleChip
        pressed={isOpenNow}
        onToggle={() => {
          onChange({
            ...requestedState,
            filters: { ...filters, open: isOpenNow ? null : 'now' },
          });
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
