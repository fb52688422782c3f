import { useQuery } from '@tanstack/react-query';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import { factLabels } from '#features/places/fact-texts.ts';
import { amenityLabel, priceRangeLabels } from '#features/places/texts.ts';
import * as texts from '#features/search/texts.ts';
import { RemovableChips } from '#ui/removable-chips.tsx';

interface ActiveFiltersProps {
  filters: PlaceFilters;
  /** The filters after all removable filters are cleared. */
  clearedFilters: PlaceFilters;
  onChange: (filters: PlaceFilters) => void;
}

interface ActiveFilter {
  id: string;
  text: string;
  /** The filter values after this filter is removed. */
  clearedValues: Partial<PlaceFilters>;
}

function withoutItem<T>(list: readonly T[], item: T): T[] {
  return list.filter((other) => other !== item);
}

/** Renders a removable chip for each active filter (removableFilterCount()). */
export function ActiveFilters({ filters, clearedFilters, onChange }: ActiveFiltersProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const categoryNameOf = useCategoryNames();
  const { minimumRating, location, open } = filters;
  const activeFilters: ActiveFilter[] = [
    ...filters.categories.flatMap((slug) =>
      clearedFilters.categories.includes(slug)
        ? []
        : [
            {
              id: `categoria ${slug}`,
              text: categoryNameOf(
                categories.find((category) => category.slug === slug)?.name ?? slug,
              ),
              clearedValues: { categories: withoutItem(filters.categories, slug) },
            },
          ],
    ),
    ...filters.prices.map((level) => ({
      id: `preco ${level}`,
      text: priceRangeLabels[level],
      clearedValues: { prices: withoutItem(filters.prices, level) },
    })),
    ...(minimumRating === null
      ? []
      : [
          {
            id: 'nota',
            text: texts.ratingAtLeast(minimumRating),
            clearedValues: { minimumRating: null },
          },
        ]),
    // 'Aberto agora' is a chip of the bar above.
    ...(open === null || open === 'now'
      ? []
      : [{ id: 'aberto', text: texts.openFilterText(open), clearedValues: { open: null } }]),
    ...filters.amenities.map((amenity) => ({
      id: `comodidade ${amenity}`,
      text: amenityLabel(amenity),
      clearedValues: { amenities: withoutItem(filters.amenities, amenity) },
    })),
    ...filters.facts.map((fact) => ({
      id: `bom ${fact}`,
      text: factLabels[fact],
      clearedValues: { facts: withoutItem(filters.facts, fact) },
    })),
    ...(filters.withBenefit
      ? [{ id: 'beneficio', text: texts.withBenefit, clearedValues: { withBenefit: false } }]
      : []),
    ...(location.trim() === ''
      ? []
      : [{ id: 'local', text: location, clearedValues: { location: '' } }]),
  ];
  return (
    <RemovableChips
      label={texts.activeFilters}
      items={activeFilters}
      onRemove={(id) => {
        const removedFilter = activeFilters.find((filter) => filter.id === id);
        if (removedFilter) onChange({ ...filters, ...removedFilter.clearedValues });
      }}
    />
  );
}
