import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { agendaDistances } from '#features/events/model/agenda/agenda.ts';
import type { Agenda, AgendaFilters } from '#features/events/model/agenda/agenda.ts';
import * as texts from '#features/events/texts.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { SelectField } from '#ui/form/select-field.tsx';

export interface AgendaFilterPanelProps {
  /** The unfiltered agenda, from which the options are derived. */
  agenda: Agenda;
  filters: AgendaFilters;
  onChange: (choice: Partial<AgendaFilters>) => void;
}

/** Renders all filters except the days. Every change applies immediately. */
export function AgendaFilterPanel({ agenda, filters, onChange }: AgendaFilterPanelProps) {
  const places = [...agenda.places.values()];
  const categoryNameOf = useCategoryNames();
  const categories = new Map(
    places.map((place) => [place.categorySlug, categoryNameOf(place.categoryName)]),
  );
  const neighborhoods = [
    ...new Set([...places.map(({ neighborhood }) => neighborhood), filters.neighborhood]),
  ].filter(Boolean);
  const isBenefitFilterShown = filters.withBenefit || places.some(({ hasBenefit }) => hasBenefit);
  const { categories: selectedCategories, distance } = filters;
  return (
    <div role="group" aria-label={texts.filtersTitle} className="flex flex-col gap-5">
      <ChipGroup label={texts.categoryLabel}>
        {[...categories]
          .sort(([, a], [, b]) => a.localeCompare(b, 'pt-BR'))
          .map(([slug, name]) => (
            <ToggleChip
              key={slug}
              pressed={selectedCategories.includes(slug)}
              onToggle={() => {
                onChange({
                  categories: selectedCategories.includes(slug)
                    ? selectedCategories.filter((other) => other !== slug)
                    : [...selectedCategories, slug],
                });
              }}
            >
              {name}
            </ToggleChip>
          ))}
      </ChipGroup>
      <SelectField
        label={texts.neighborhoodLabel}
        value={filters.neighborhood}
        options={[
          { value: '', label: texts.allNeighborhoods },
          ...neighborhoods
            .sort((a, b) => a.localeCompare(b, 'pt-BR'))
            .map((name) => ({ value: name, label: name })),
        ]}
        onChange={(neighborhood) => {
          onChange({ neighborhood });
        }}
      />
      <ChipGroup label={texts.priceLabel}>
        <ToggleChip
          pressed={filters.isFree}
          onToggle={() => {
            onChange({ isFree: !filters.isFree });
          }}
        >
          {texts.freeLabel}
        </ToggleChip>
      </ChipGroup>
      <ChipGroup label={texts.distanceLabel}>
        {agendaDistances.map((kilometres) => (
          <ToggleChip
            key={kilometres}
            pressed={distance === kilometres}
            onToggle={() => {
              onChange({ distance: distance === kilometres ? null : kilometres });
            }}
          >
            {texts.withinDistance(kilometres)}
          </ToggleChip>
        ))}
      </ChipGroup>
      {isBenefitFilterShown && (
        <ChipGroup label={texts.clubLabel}>
          <ToggleChip
            pressed={filters.withBenefit}
            onToggle={() => {
              onChange({ withBenefit: !filters.withBenefit });
            }}
          >
            {texts.withBenefitLabel}
          </ToggleChip>
        </ChipGroup>
      )}
    </div>
  );
}
