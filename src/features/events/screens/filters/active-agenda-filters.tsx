import type { AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import { RemovableChips } from '#ui/removable-chips.tsx';
import type { AgendaFilterPanelProps } from './agenda-filter-panel.tsx';

/** Renders the active filters, each with a remove button. */
export function ActiveAgendaFilters({ agenda, filters, onChange }: AgendaFilterPanelProps) {
  const { categories, neighborhood, isFree, withBenefit, distance, placeId } = filters;
  const nameOf = (slug: string) =>
    [...agenda.places.values()].find(({ categorySlug }) => categorySlug === slug)?.categoryName;
  const active: { id: string; text: string; without: Partial<AgendaFilters> }[] = [
    ...(placeId
      ? [
          {
            id: 'lugar',
            text: agenda.places.get(placeId)?.title ?? 'Um lugar',
            without: { placeId: '' },
          },
        ]
      : []),
    ...categories.map((slug) => ({
      id: `categoria ${slug}`,
      text: nameOf(slug) ?? slug,
      without: { categories: categories.filter((other) => other !== slug) },
    })),
    ...(neighborhood ? [{ id: 'bairro', text: neighborhood, without: { neighborhood: '' } }] : []),
    ...(isFree ? [{ id: 'preco', text: 'Grátis', without: { isFree: false } }] : []),
    ...(distance === null
      ? []
      : [{ id: 'distancia', text: `Até ${distance} km`, without: { distance: null } }]),
    ...(withBenefit
      ? [{ id: 'beneficio', text: 'Com benefício', without: { withBenefit: false } }]
      : []),
  ];
  return (
    <RemovableChips
      label="Filtros ativos"
      items={active}
      onRemove={(id) => {
        const removedIndex = active.find((filter) => filter.id === id);
        if (removedIndex) onChange(removedIndex.without);
      }}
    />
  );
}
