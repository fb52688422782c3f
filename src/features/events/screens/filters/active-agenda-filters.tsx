import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import * as texts from '#features/events/texts.ts';
import { RemovableChips } from '#ui/removable-chips.tsx';
import type { AgendaFilterPanelProps } from './agenda-filter-panel.tsx';

/** Renders the active filters, each with a remove button. */
export function ActiveAgendaFilters({ agenda, filters, onChange }: AgendaFilterPanelProps) {
  const { categories, neighborhood, isFree, withBenefit, distance, placeId } = filters;
  const categoryNameOf = useCategoryNames();
  const storedNameOf = (slug: string) =>
    [...agenda.places.values()].find(({ categorySlug }) => categorySlug === slug)?.categoryName;
  const activeFilters: { id: string; text: string; resetFilter: Partial<AgendaFilters> }[] = [
    ...(placeId
      ? [
          {
            id: 'lugar',
            text: agenda.places.get(placeId)?.title ?? texts.unnamedPlace,
            resetFilter: { placeId: '' },
          },
        ]
      : []),
    ...categories.map((slug) => ({
      id: `categoria ${slug}`,
      text: categoryNameOf(storedNameOf(slug) ?? slug),
      resetFilter: { categories: categories.filter((other) => other !== slug) },
    })),
    ...(neighborhood
      ? [{ id: 'bairro', text: neighborhood, resetFilter: { neighborhood: '' } }]
      : []),
    ...(isFree ? [{ id: 'preco', text: texts.freeLabel, resetFilter: { isFree: false } }] : []),
    ...(distance === null
      ? []
      : [
          {
            id: 'distancia',
            text: texts.withinDistance(distance),
            resetFilter: { distance: null },
          },
        ]),
    ...(withBenefit
      ? [{ id: 'beneficio', text: texts.withBenefitLabel, resetFilter: { withBenefit: false } }]
      : []),
  ];
  return (
    <RemovableChips
      label={texts.activeFiltersLabel}
      items={activeFilters}
      onRemove={(id) => {
        const removedFilter = activeFilters.find((filter) => filter.id === id);
        if (removedFilter) onChange(removedFilter.resetFilter);
      }}
    />
  );
}
