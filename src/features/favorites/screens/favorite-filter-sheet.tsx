import { createPortal } from 'react-dom';
import {
  arrangeFavorites,
  favoriteFilterOptions,
} from '#features/favorites/model/favorite-arrangement.ts';
import type {
  FavoriteArrangement,
  FavoriteFilterOption,
  FavoriteFilters,
} from '#features/favorites/model/favorite-arrangement.ts';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/favorites/arrangement-texts.ts';
import { favoritesErrors } from '#features/favorites/texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { SheetActions } from '#ui/sheet-actions.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { useFavoritesWithPlaces } from './use-favorites-with-places.ts';

interface FavoriteFilterSheetProps {
  user: User;
  favorites: readonly Favorite[];
  arrangement: FavoriteArrangement;
  onChange: (choice: Partial<FavoriteFilters>) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Bottom sheet with the filter values that occur among the favourites. Every choice is applied immediately. */
export function FavoriteFilterSheet(props: FavoriteFilterSheetProps) {
  const { user, favorites, arrangement, onChange, onClear, onClose } = props;
  const { filters } = arrangement;
  const now = useNow();
  const {
    known: available,
    isAway: isOffline,
    isLoading,
    error,
    retry,
  } = useFavoritesWithPlaces(user, favorites);
  const categoryNameOf = useCategoryNames();
  const options = favoriteFilterOptions(available);
  const foundFavorites = arrangeFavorites(available, arrangement, { now, origin: null }).flatMap(
    ({ items }) => items,
  );
  const hasClubFilter = options.withBenefit > 0 || filters.withBenefit;
  // Rendered outside the page, so that its headings do not mix with those of the list.
  return createPortal(
    <Dialog title={texts.filtersTitle} isSheet onClose={onClose}>
      <div className="mt-3 flex flex-col gap-5">
        {isLoading && (
          <LoadingRegion label={texts.loadingFilters}>
            <Skeleton className="h-48" />
          </LoadingRegion>
        )}
        {isOffline && !isLoading && available.some(({ place }) => place === undefined) && (
          <FailureLine sentences={favoritesErrors} error={error} onRetry={retry} />
        )}
        {!isLoading && (
          <>
            <FilterOptions
              label={texts.categoryLabel}
              options={options.categories.map((option) => ({
                ...option,
                name: categoryNameOf(option.name),
              }))}
              chosenSlugs={filters.categories}
              onChange={(categories) => {
                onChange({ categories });
              }}
            />
            <FilterOptions
              label={texts.neighborhoodLabel}
              options={options.neighborhoods}
              chosenSlugs={filters.neighborhoods}
              onChange={(neighborhoods) => {
                onChange({ neighborhoods });
              }}
            />
            {hasClubFilter && (
              <ChipGroup label={texts.clubLabel}>
                <ToggleChip
                  pressed={filters.withBenefit}
                  onToggle={() => {
                    onChange({ withBenefit: !filters.withBenefit });
                  }}
                >
                  {texts.withBenefit}
                  <PlaceCount count={options.withBenefit} />
                </ToggleChip>
              </ChipGroup>
            )}
          </>
        )}
        <SheetActions
          onClear={onClear}
          closeLabel={isLoading ? texts.seePlaces : texts.seePlaceCount(foundFavorites.length)}
          onClose={onClose}
        />
      </div>
    </Dialog>,
    document.body,
  );
}

interface FilterOptionsProps {
  label: string;
  options: readonly FavoriteFilterOption[];
  /** Chosen slugs. A slug that no favourite has can still be deselected. */
  chosenSlugs: readonly string[];
  onChange: (chosenSlugs: string[]) => void;
}

function FilterOptions({ label, options, chosenSlugs, onChange }: FilterOptionsProps) {
  const available = new Set(options.map(({ slug }) => slug));
  const missingSlugs = chosenSlugs.filter((slug) => !available.has(slug));
  const allOptions = [...options, ...missingSlugs.map((slug) => ({ slug, name: slug, count: 0 }))];
  if (allOptions.length === 0) return null;
  return (
    <ChipGroup label={label}>
      {allOptions.map(({ slug, name, count }) => (
        <ToggleChip
          key={slug}
          pressed={chosenSlugs.includes(slug)}
          onToggle={() => {
            onChange(
              chosenSlugs.includes(slug)
                ? chosenSlugs.filter((other) => other !== slug)
                : [...chosenSlugs, slug],
            );
          }}
        >
          {name}
          <PlaceCount count={count} />
        </ToggleChip>
      ))}
    </ChipGroup>
  );
}

function PlaceCount({ count }: { count: number }) {
  return (
    <span className="text-ink-muted tabular">
      <span aria-hidden>{formatInteger(count)}</span>
      <span className="sr-only">{texts.placeCount(count)}</span>
    </span>
  );
}
