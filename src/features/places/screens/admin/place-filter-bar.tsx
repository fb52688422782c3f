import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import {
  maxSearchTextLength,
  noAdminPlaceFilters,
  placeStatusFilters,
  availableSorts,
} from '#features/places/model/admin-place-filters.ts';
import type { AdminPlaceFilters } from '#features/places/model/admin-place-filters.ts';
import type { Category } from '#features/categories/model/category.ts';
import * as texts from '#features/places/panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { SearchInput } from '#ui/search-input.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';

interface PlaceFilterBarProps {
  /** Rendered next to the button that opens the filters. */
  children?: ReactNode;
  filters: AdminPlaceFilters;
  categories: readonly Category[];
  onChange: (filters: AdminPlaceFilters) => void;
}

/** Renders the filters and the order of the list. On narrow screens a button opens all but the search. */
export function PlaceFilterBar({ filters, categories, onChange, children }: PlaceFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const sorts = availableSorts(filters);
  const change = (changes: Partial<AdminPlaceFilters>) => {
    const nextFilters = { ...filters, ...changes };
    const nextSorts = availableSorts(nextFilters);
    onChange({
      ...nextFilters,
      sort: nextSorts.find((sort) => sort === nextFilters.sort) ?? nextSorts[0] ?? 'recentes',
    });
  };
  return (
    <div className="mt-4 grid gap-3 lg:grid-cols-[2fr_3fr]">
      <TitleSearch
        text={filters.text}
        onChange={(text) => {
          change({ text });
        }}
      />
      <div className="flex flex-wrap gap-3 xl:hidden">
        <Button
          variant="secondary"
          className="lg:hidden"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {texts.filtersLabel(activeFilterCount(filters))}
        </Button>
        {children}
      </div>
      <div
        id={panelId}
        className={cx('grid grid-cols-2 gap-3 lg:grid-cols-3', !isOpen && 'max-lg:hidden')}
      >
        <SelectField
          label={texts.categoryLabel}
          value={filters.category ?? ''}
          options={[
            { value: '', label: texts.allCategories },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(category) => {
            change({ category: category === '' ? null : category });
          }}
        />
        <SelectField
          label={texts.statusLabel}
          value={filters.status ?? ''}
          options={[
            { value: '', label: texts.anyStatus },
            ...placeStatusFilters.map((value) => ({
              value,
              label: texts.statusFilterLabels[value],
            })),
          ]}
          onChange={(status) => {
            change({ status: status === '' ? null : status });
          }}
        />
        <SelectField
          label={texts.sortLabel}
          className="max-lg:col-span-2"
          value={filters.sort}
          disabled={sorts.length === 1}
          options={sorts.map((value) => ({ value, label: texts.sortLabels[value] }))}
          onChange={(sort) => {
            change({ sort });
          }}
        />
      </div>
    </div>
  );
}

/** Returns the number of filters that the button of narrow screens hides. */
function activeFilterCount(filters: AdminPlaceFilters): number {
  const { category, status, sort } = filters;
  // A search by title has only one order, which is no choice.
  const isSorted = availableSorts(filters).length > 1 && sort !== noAdminPlaceFilters.sort;
  return [category !== null, status !== null, isSorted].filter(Boolean).length;
}

/** Renders the title search with debounced input. */
function TitleSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { typed: typedText, setTyped, send } = useDebouncedText(text, onChange);

  return (
    <div>
      <p aria-hidden className="mb-1.5 text-sm font-semibold max-lg:hidden">
        {texts.titleLabel}
      </p>
      <div className="relative">
        <SearchInput
          value={typedText}
          aria-label={texts.titleSearchLabel}
          placeholder={texts.titleSearchLabel}
          maxLength={maxSearchTextLength}
          onChange={setTyped}
          onClear={() => {
            setTyped('');
            send('');
          }}
        />
      </div>
    </div>
  );
}
