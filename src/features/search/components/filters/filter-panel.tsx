import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { minimumRatings } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place.ts';
import { priceLabels, priceRangeLabels } from '#features/places/model/price.ts';
import type { FacetCounts } from '#features/search/model/search/facet-counts.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { OpenFilterChips } from '#features/opening-hours/components/open-filter-chips.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { useFacetCounts } from './use-facet-counts.ts';

interface FilterPanelProps {
  /** The words that are searched for: counts tell of both. */
  query: string;
  filters: PlaceFilters;
  /** The filters when everything that can be taken away is: a page of one category keeps that. */
  noChoice: PlaceFilters;
  onChange: (filters: PlaceFilters) => void;
  /** What stands at its end in place of 'Limpar filtros'. */
  actions?: (clear: () => void) => ReactNode;
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** The filters of a list of places (SPEC section 3). Every change shows in the list at once. */
export function FilterPanel({ query, filters, noChoice, onChange, actions }: FilterPanelProps) {
  const { data: categories = [], error, isPending, refetch } = useQuery(categoriesQuery());
  const { data: settings } = useQuery(publicSettingsQuery());
  // A link made before the club closed still asks for benefits: that can be switched off here, and the chip does
  // not vanish under the finger.
  const [wasWithBenefit] = useState(filters.withBenefit);
  const hasClub = settings?.clubEnabled !== false || filters.withBenefit || wasWithBenefit;
  const { counts, isLoading } = useFacetCounts(query, filters);
  const told = (count: (counts: FacetCounts) => number | undefined) =>
    (counts !== null || isLoading) && <ChoiceCount count={counts && (count(counts) ?? 0)} />;
  const location = useDebouncedText(filters.location, (text) => {
    onChange({ ...filters, location: text });
  });

  // What stands in the field counts with every choice, even before it was applied by itself.
  const choose = (choice: Partial<PlaceFilters>) => {
    const next = { ...filters, location: location.text, ...choice };
    location.noteSent(next.location);
    onChange(next);
  };

  const clear = () => {
    location.setTyped('');
    choose(noChoice);
  };

  // What stands below the categories does not move when they come.
  if (isPending) return <Skeleton className="h-96" />;

  return (
    <div role="group" aria-label="Filtros" className="flex flex-col gap-5">
      <ChipGroup label="Horário">
        <OpenFilterChips
          open={filters.open}
          count={told(({ openNow }) => openNow)}
          onChange={(open) => {
            choose({ open });
          }}
        />
      </ChipGroup>
      {noChoice.categories.length === 0 && (
        <ChipGroup label="Categoria">
          {error && categories.length === 0 && (
            <FailureLine
              sentences={categoriesErrors}
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {categories.map(({ id: categoryId, slug, name }) => (
            <ToggleChip
              key={categoryId}
              pressed={filters.categories.includes(slug)}
              onToggle={() => {
                choose({ categories: toggled(filters.categories, slug) });
              }}
            >
              {name}
              {told(({ categories: each }) => each.get(slug))}
            </ToggleChip>
          ))}
        </ChipGroup>
      )}
      <ChipGroup label="Preço">
        {priceLevels.map((level) => (
          <ToggleChip
            key={level}
            pressed={filters.prices.includes(level)}
            onToggle={() => {
              choose({ prices: toggled(filters.prices, level) });
            }}
          >
            {priceRangeLabels[level]}
            <span className="text-ink-muted">{priceLabels[level]}</span>
            {told(({ prices }) => prices.get(level))}
          </ToggleChip>
        ))}
      </ChipGroup>
      <ChipGroup label="Nota mínima">
        {minimumRatings.map((rating) => (
          <ToggleChip
            key={rating}
            pressed={filters.minimumRating === rating}
            onToggle={() => {
              choose({
                minimumRating: filters.minimumRating === rating ? null : rating,
              });
            }}
          >
            {`${rating}+ estrelas`}
            {told(({ ratings }) => ratings.get(rating))}
          </ToggleChip>
        ))}
      </ChipGroup>
      <ChipGroup label="Comodidades">
        {amenityOptions.map((amenity) => (
          <ToggleChip
            key={amenity}
            pressed={filters.amenities.includes(amenity)}
            onToggle={() => {
              choose({ amenities: toggled(filters.amenities, amenity) });
            }}
          >
            {amenity}
            {told(({ amenities }) => amenities.get(amenity))}
          </ToggleChip>
        ))}
      </ChipGroup>
      {hasClub && (
        <ChipGroup label="Clube">
          <ToggleChip
            pressed={filters.withBenefit}
            onToggle={() => {
              choose({ withBenefit: !filters.withBenefit });
            }}
          >
            Com benefício
            {told(({ withBenefit }) => withBenefit)}
          </ToggleChip>
        </ChipGroup>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose({});
        }}
      >
        <TextField
          label="Localização"
          placeholder="Bairro ou rua"
          maxLength={100}
          value={location.typed}
          onChange={location.setTyped}
        />
      </form>
      {actions ? (
        actions(clear)
      ) : (
        <Button variant="quiet" className="self-start" onClick={clear}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
}

/** How many places a choice would give; keeps its room until that is known. */
function ChoiceCount({ count }: { count: number | null }) {
  return (
    <span className="min-w-4 text-right text-ink-muted tabular">
      {count !== null && (
        <>
          <span aria-hidden>{formatInteger(count)}</span>
          <span className="sr-only">{countText(count, 'lugar', 'lugares')}</span>
        </>
      )}
    </span>
  );
}
