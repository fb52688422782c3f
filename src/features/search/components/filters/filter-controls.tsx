import { useId } from 'react';
import type { PlaceSort } from '#features/search/model/place-filters.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import * as texts from '#features/search/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Select } from '#ui/form/select.tsx';

/** Lazy-loaded: the sheet holds most controls of the screen and many visitors never open it. */
export const FilterSheet = lazyDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterControlProps {
  /** The most recently requested search state. */
  requestedState: SearchState;
  onChange: (state: SearchState) => void;
}

/** Renders the 'Aberto agora' chip in the row of the filter button. */
export function OpenNowChip({ requestedState, onChange }: FilterControlProps) {
  const { filters } = requestedState;
  const isOpenNow = filters.open === 'now';
  return (
    <ToggleChip
      pressed={isOpenNow}
      onToggle={() => {
        onChange({ ...requestedState, filters: { ...filters, open: isOpenNow ? null : 'now' } });
      }}
    >
      {texts.openNow}
    </ToggleChip>
  );
}

interface SortSelectProps extends FilterControlProps {
  /** The sort orders that the visitor can choose. */
  sorts: readonly PlaceSort[];
}

/**
 * Renders the sort order in the row of the filter button. On a phone it takes the rest of the row, so that its arrow
 * is in view.
 */
export function SortSelect({ requestedState, sorts, onChange }: SortSelectProps) {
  const { sort } = requestedState;
  const id = useId();
  return (
    <div className="relative flex min-w-24 items-center gap-2 sm:shrink-0">
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
          if (chosenSort) onChange({ ...requestedState, sort: chosenSort });
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
