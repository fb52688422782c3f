import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { activeFilterCount, minimumRatings } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import { factLabels, factsTitle } from '#features/places/fact-texts.ts';
import {
  placeFactNames,
  amenityOptions,
  priceLevels,
} from '#features/places/model/place-options.ts';
import { amenityLabels, priceLabels, priceRangeLabels } from '#features/places/texts.ts';
import type { FacetCounts } from '#features/search/model/search/facet-counts.ts';
import { categoriesErrors } from '#features/categories/texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { OpenFilterChips } from '#features/opening-hours/components/open-filter-chips.tsx';
import * as texts from '#features/search/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useDebouncedText } from '#ui/use-debounced-text.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { useFacetCounts } from './use-facet-counts.ts';
import './filter-panel.css';

interface FilterPanelProps {
  /** The search query. Each filter choice shows how many places it would find with this query. */
  query: string;
  filters: PlaceFilters;
  /** The filters after all removable filters are cleared. A category page keeps its category. */
  clearedFilters: PlaceFilters;
  onChange: (filters: PlaceFilters) => void;
  /** Replaces the 'Limpar filtros' button at the end of the panel. */
  renderActions?: (clearFilters: () => void) => ReactNode;
}

function toggleItem<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** Renders the filters of a list of places. Each change updates the list immediately. */
export function FilterPanel({
  query,
  filters,
  clearedFilters,
  onChange,
  renderActions,
}: FilterPanelProps) {
  const { data: categories = [], error, isPending, refetch } = useQuery(categoriesQuery());
  const { data: settings } = useQuery(publicSettingsQuery());
  const categoryNameOf = useCategoryNames();
  // A link from before the club closed may contain the benefit filter. The chip stays visible after the user switches
  // it off.
  const [hadBenefitFilter] = useState(filters.withBenefit);
  const isBenefitFilterShown =
    settings?.clubEnabled !== false || filters.withBenefit || hadBenefitFilter;
  const { counts: facetCounts, isLoading } = useFacetCounts(query, filters);
  // If the query alone finds nothing, a column of zeros says nothing about the choices.
  const isFiltered = activeFilterCount(filters) > activeFilterCount(clearedFilters);
  const counts = facetCounts && (isFiltered || hasResults(facetCounts)) ? facetCounts : null;
  /** Returns the count of a choice, null while it is loading, undefined if it stays unknown. */
  const countOf = (count: (counts: FacetCounts) => number | undefined) =>
    counts ? (count(counts) ?? 0) : isLoading ? null : undefined;
  const openNowCount = countOf(({ openNow }) => openNow);
  const locationField = useDebouncedText(filters.location, (text) => {
    onChange({ ...filters, location: text });
  });

  // Each choice includes the text of the location field, even before its debounce ends.
  const applyFilters = (changedFilters: Partial<PlaceFilters>) => {
    const next = { ...filters, location: locationField.text, ...changedFilters };
    locationField.noteSent(next.location);
    onChange(next);
  };

  const clearFilters = () => {
    locationField.setTyped('');
    applyFilters(clearedFilters);
  };

  // Only a skeleton is rendered before the categories are loaded, so that the groups below them do not shift.
  if (isPending) return <Skeleton className="h-96" />;

  return (
    <div role="group" aria-label={texts.filtersTitle} className="filter-panel flex flex-col gap-5">
      <ChipGroup label={texts.hoursLabel}>
        <OpenFilterChips
          openFilter={filters.open}
          count={<ChoiceCount count={openNowCount} />}
          isNoneOpen={openNowCount === 0}
          onChange={(open) => {
            applyFilters({ open });
          }}
        />
      </ChipGroup>
      {clearedFilters.categories.length === 0 && (
        <ChipGroup label={texts.categoryLabel}>
          {error && categories.length === 0 && (
            <FailureLine
              sentences={categoriesErrors}
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {categories.map(({ id: categoryId, slug, name }) => (
            <Choice
              key={categoryId}
              count={countOf(({ categories: countBySlug }) => countBySlug.get(slug))}
              pressed={filters.categories.includes(slug)}
              onToggle={() => {
                applyFilters({ categories: toggleItem(filters.categories, slug) });
              }}
            >
              {categoryNameOf(name)}
            </Choice>
          ))}
        </ChipGroup>
      )}
      <ChipGroup label={texts.priceLabel}>
        <div className="filter-segments">
          {priceLevels.map((level) => (
            <Choice
              key={level}
              count={countOf(({ prices }) => prices.get(level))}
              isSegment
              pressed={filters.prices.includes(level)}
              onToggle={() => {
                applyFilters({ prices: toggleItem(filters.prices, level) });
              }}
            >
              <span className="sr-only">
                {priceRangeLabels[level]} {priceLabels[level]}
              </span>
              <span aria-hidden className="flex flex-col items-center leading-tight">
                {priceLabels[level].split(' ', 1)}
                <span className="text-ink-muted">{priceRangeLabels[level].replace('R$ ', '')}</span>
              </span>
            </Choice>
          ))}
        </div>
      </ChipGroup>
      <ChipGroup label={texts.minimumRatingLabel}>
        <div className="filter-segments">
          {minimumRatings.map((rating) => (
            <Choice
              key={rating}
              count={countOf(({ ratings }) => ratings.get(rating))}
              isSegment
              pressed={filters.minimumRating === rating}
              onToggle={() => {
                applyFilters({
                  minimumRating: filters.minimumRating === rating ? null : rating,
                });
              }}
            >
              <span className="sr-only">{texts.ratingAtLeast(rating)}</span>
              <span aria-hidden className="flex items-center gap-1">
                {rating}+ <Star size={16} className="fill-star text-star" />
              </span>
            </Choice>
          ))}
        </div>
      </ChipGroup>
      <LongChoices<string>
        label={texts.amenitiesLabel}
        options={amenityOptions}
        selected={filters.amenities}
        labels={amenityLabels}
        countOf={(amenity) => countOf(({ amenities }) => amenities.get(amenity))}
        onChange={(amenities) => {
          applyFilters({ amenities });
        }}
      />
      <LongChoices
        label={factsTitle}
        options={placeFactNames}
        selected={filters.facts}
        labels={factLabels}
        countOf={(fact) => countOf(({ facts }) => facts.get(fact))}
        onChange={(facts) => {
          applyFilters({ facts });
        }}
      />
      {isBenefitFilterShown && (
        <ChipGroup label={texts.clubLabel}>
          <Choice
            count={countOf(({ withBenefit }) => withBenefit)}
            pressed={filters.withBenefit}
            onToggle={() => {
              applyFilters({ withBenefit: !filters.withBenefit });
            }}
          >
            {texts.withBenefit}
          </Choice>
        </ChipGroup>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          applyFilters({});
        }}
      >
        <TextField
          label={texts.locationLabel}
          placeholder={texts.locationExample}
          maxLength={100}
          value={locationField.typed}
          onChange={locationField.setTyped}
        />
      </form>
      {renderActions ? (
        renderActions(clearFilters)
      ) : (
        <Button variant="quiet" className="self-start" onClick={clearFilters}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  );
}

function hasResults({ categories, prices }: FacetCounts): boolean {
  return [...categories.values(), ...prices.values()].some((count) => count > 0);
}

/** Number of choices that a long group shows before 'Mais'. */
const shortGroupSize = 4;

interface LongChoicesProps<T extends string> {
  label: string;
  options: readonly T[];
  selected: readonly T[];
  labels: Record<T, string>;
  countOf: (option: T) => ChoiceProps['count'];
  onChange: (selected: T[]) => void;
}

/** Renders a group of choices. A long group first shows only its first choices and the selected ones. */
function LongChoices<T extends string>(props: LongChoicesProps<T>) {
  const { label, options, selected, labels, countOf, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  // A choice that was selected at first stays visible after the user clears it, because it has the focus.
  const [alwaysShown] = useState(selected);
  const shownOptions = isOpen
    ? options
    : options.filter(
        (option, position) =>
          position < shortGroupSize || selected.includes(option) || alwaysShown.includes(option),
      );
  return (
    <ChipGroup label={label}>
      {shownOptions.map((option) => (
        <Choice
          key={option}
          count={countOf(option)}
          pressed={selected.includes(option)}
          onToggle={() => {
            onChange(toggleItem(selected, option));
          }}
        >
          {labels[option]}
        </Choice>
      ))}
      <button
        type="button"
        aria-expanded={isOpen}
        className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-sea-ink underline-offset-4 hover:underline"
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? texts.fewerChoices : texts.moreChoices}
        <span className="sr-only"> {label}</span>
      </button>
    </ChipGroup>
  );
}

interface ChoiceProps extends Omit<ComponentProps<typeof ToggleChip>, 'isDisabled'> {
  /** Number of places that the choice would find; null while loading, undefined if unknown. */
  count: number | null | undefined;
  /** True in a row of equal width, which has no room for the count: only screen readers get it. */
  isSegment?: boolean;
}

/** Renders a choice with its result count. A choice that would find nothing is disabled. */
function Choice({ count, isSegment = false, children, ...chip }: ChoiceProps) {
  return (
    <ToggleChip {...chip} isDisabled={count === 0}>
      {children}
      {isSegment ? <SpokenCount count={count} /> : <ChoiceCount count={count} />}
    </ToggleChip>
  );
}

/** Renders the result count of a choice. Reserves the space until the count is known. */
function ChoiceCount({ count }: Pick<ChoiceProps, 'count'>) {
  if (count === undefined) return null;
  return (
    <span className="min-w-4 text-right text-ink-muted tabular">
      {count !== null && <span aria-hidden>{formatInteger(count)}</span>}
      <SpokenCount count={count} />
    </span>
  );
}

function SpokenCount({ count }: Pick<ChoiceProps, 'count'>) {
  if (count === undefined || count === null) return null;
  return <span className="sr-only">{texts.placeCount(count)}</span>;
}
