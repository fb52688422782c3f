import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import {
  arrangeFavorites,
  favoriteFilterCount,
  noFavoriteFilters,
} from '#features/favorites/model/favorite-arrangement.ts';
import type {
  FavoriteArrangement,
  FavoriteFilters,
  FavoriteGroup,
  FavoriteGrouping,
  FavoriteWithPlace,
} from '#features/favorites/model/favorite-arrangement.ts';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/favorites/texts.ts';
import * as arrangementTexts from '#features/favorites/arrangement-texts.ts';
import { favoriteMark } from '#features/favorites/components/favorite-mark.ts';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { toMapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PositionRequest } from '#features/map/components/near-me/position-request.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { gridClasses } from '#features/places/components/card/place-grid.tsx';
import { Button } from '#ui/button.tsx';
import { FailureBanner } from '#ui/failure-banner.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Banner } from '#ui/banner.tsx';
import { RemovableChips } from '#ui/removable-chips.tsx';
import { useSortTime } from '#ui/use-now.ts';
import { useActiveFavoriteFilters } from './use-active-favorite-filters.ts';
import { FavoriteCard, FavoriteGridSkeleton, pageSize } from './favorite-grid.tsx';
import { useFavoritesWithPlaces } from './use-favorites-with-places.ts';
import { focusPageContent, useRemoveMark } from './use-remove-mark.ts';

interface ArrangedFavoritesProps {
  user: User;
  favorites: readonly Favorite[];
  arrangement: FavoriteArrangement;
  /** Latest filters chosen by the user; the list is updated slightly later. */
  requestedFilters: FavoriteFilters;
  onChange: (choice: Partial<FavoriteFilters>) => void;
}

/** Renders the favourites with the filters, order and grouping of the address. */
export function ArrangedFavorites(props: ArrangedFavoritesProps) {
  const { user, favorites, arrangement, requestedFilters, onChange } = props;
  const { filters, sort, grouping } = arrangement;
  const now = useSortTime(JSON.stringify(arrangement));
  const origin = useVisitorLocation();
  const [shownCount, setShownCount] = useState(pageSize);
  const {
    known: favoritesWithPlace,
    isAway: isOffline,
    isLoading,
    error,
    retry,
  } = useFavoritesWithPlaces(user, favorites, {
    maxLoaded: shownCount,
  });
  const groups = useMemo(
    () => arrangeFavorites(favoritesWithPlace, arrangement, { now, origin }),
    [favoritesWithPlace, arrangement, now, origin],
  );
  const foundFavorites = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const mapPlaces = useMemo(
    () => toMapPlaces(foundFavorites.flatMap(({ place }) => place ?? [])),
    [foundFavorites],
  );
  const removeFavorite = useRemoveMark(user, favoriteMark);
  const isFiltered = favoriteFilterCount(filters) > 0;
  const loadedCount = favoritesWithPlace.filter(({ place }) => place !== undefined).length;

  // 'Aberto agora' is a chip of the bar above.
  const removableFilters = useActiveFavoriteFilters(
    { ...requestedFilters, isOpen: false },
    favoritesWithPlace,
  );
  /** Removing a filter also removes the focused chip, so the focus is moved first. */
  const removeFilter = (clearedFilters: Partial<FavoriteFilters>) => {
    focusPageContent();
    onChange(clearedFilters);
  };
  if (isLoading && loadedCount === 0) {
    return (
      <LoadingRegion label={texts.loadingFavorites}>
        <div className="list-with-map">
          <FavoriteGridSkeleton />
        </div>
      </LoadingRegion>
    );
  }
  if (loadedCount === 0) {
    return <FailureBanner sentences={texts.favoritesErrors} error={error} onRetry={retry} />;
  }
  return (
    <ListWithMap
      label={texts.favoritesMap}
      places={mapPlaces}
      viewKey={JSON.stringify([{ ...filters, area: null }])}
      hasMapSwitch={false}
      header={
        <>
          {removableFilters.length > 0 && (
            <RemovableChips
              label={arrangementTexts.activeFilters}
              items={removableFilters}
              onRemove={(id) => {
                removeFilter(
                  removableFilters.find((filter) => filter.id === id)?.clearedValues ?? {},
                );
              }}
            />
          )}
          {isOffline && (
            <PartialResultBanner
              loadedCount={loadedCount}
              totalCount={favorites.length}
              isBenefitRequested={filters.withBenefit}
              onRetry={retry}
            />
          )}
          {sort === 'distancia' && !origin && <PositionRequest />}
          <p role="status" className="text-sm font-medium text-ink-muted tabular empty:hidden">
            {isFiltered &&
              foundFavorites.length > 0 &&
              arrangementTexts.foundOf(foundFavorites.length, favorites.length)}
          </p>
        </>
      }
    >
      {foundFavorites.length === 0 && (
        <NothingFound
          filters={filters}
          favorites={favoritesWithPlace}
          totalCount={favorites.length}
          onClear={() => {
            removeFilter(noFavoriteFilters);
          }}
        />
      )}
      {limitGroups(groups, shownCount).map(({ group, items, start: startPosition }) => (
        <FavoriteGroupSection key={`${group.kind} ${group.name}`} group={group} grouping={grouping}>
          <FavoriteCards
            items={items}
            startPosition={startPosition}
            isGrouped={grouping !== null}
            origin={origin}
            onRemove={(favorite, title) => void removeFavorite(favorite, title)}
          />
        </FavoriteGroupSection>
      ))}
      {(isOffline ? favorites.length : foundFavorites.length) > shownCount && (
        <MoreButton
          label={isOffline ? arrangementTexts.loadMorePlaces : texts.showMore}
          isBusy={isLoading}
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
    </ListWithMap>
  );
}

interface PartialResultBannerProps {
  loadedCount: number;
  totalCount: number;
  isBenefitRequested: boolean;
  onRetry: () => void;
}

/** Explains that order and filters cover only the loaded places. */
function PartialResultBanner({
  loadedCount,
  totalCount,
  isBenefitRequested,
  onRetry,
}: PartialResultBannerProps) {
  if (loadedCount === totalCount && !isBenefitRequested) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-warning-soft p-4 text-warning"
    >
      <p>{arrangementTexts.partialResult({ loadedCount, totalCount, isBenefitRequested })}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

interface NothingFoundProps {
  filters: FavoriteFilters;
  favorites: readonly FavoriteWithPlace[];
  totalCount: number;
  onClear: () => void;
}

function NothingFound({ filters, favorites, totalCount, onClear }: NothingFoundProps) {
  const activeFilters = useActiveFavoriteFilters(filters, favorites);
  const filterTexts = [
    ...activeFilters.map(({ text }) => text),
    ...(filters.area ? [arrangementTexts.inMapArea] : []),
  ];
  return (
    <Banner
      icon={<SearchX aria-hidden size={28} />}
      title={arrangementTexts.nothingFoundTitle}
      actions={<Button onClick={onClear}>{arrangementTexts.clearFilters}</Button>}
    >
      <p>{arrangementTexts.nothingFoundHint(totalCount, filterTexts.join(', '))}</p>
      {filters.isOpen && <p className="mt-2">{arrangementTexts.withoutHoursHint}</p>}
    </Banner>
  );
}

interface FavoriteGroupSectionProps {
  group: FavoriteGroup;
  grouping: FavoriteGrouping | null;
  children: ReactNode;
}

function FavoriteGroupSection({ group, grouping, children }: FavoriteGroupSectionProps) {
  const id = useId();
  const categoryNameOf = useCategoryNames();
  if (grouping === null) return children;
  const name = grouping === 'categoria' ? categoryNameOf(group.name) : group.name;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex flex-wrap items-baseline gap-x-2 text-xl font-bold">
        <span className="min-w-0 wrap-anywhere">
          {arrangementTexts.favoriteGroupName({ ...group, name }, grouping)}
        </span>
        <span className="text-sm font-medium text-ink-muted tabular">
          {arrangementTexts.placeCount(group.items.length)}
        </span>
      </h2>
      {children}
    </section>
  );
}

interface FavoriteCardsProps {
  items: readonly FavoriteWithPlace[];
  /** Number of places in earlier groups. */
  startPosition: number;
  isGrouped: boolean;
  origin: Coordinates | null;
  onRemove: (favorite: Favorite, title: string) => void;
}

function FavoriteCards({ items, startPosition, isGrouped, origin, onRemove }: FavoriteCardsProps) {
  return (
    <ul className={gridClasses(true)}>
      {items.map(({ favorite, place }, position) => (
        <li key={favorite.placeId} data-place={favorite.placeId} className="place-row">
          <FavoriteCard
            place={place}
            headingLevel={isGrouped ? 'h3' : 'h2'}
            distance={distanceText(origin, place?.geo ?? null)}
            position={startPosition + position}
            onRemove={(title) => {
              onRemove(favorite, title);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the first groups, cut to `maxItems` places in total. */
function limitGroups(groups: readonly FavoriteGroup[], maxItems: number) {
  let startPosition = 0;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, Math.max(0, maxItems - startPosition));
    const shownGroup = { group, items, start: startPosition };
    startPosition += group.items.length;
    return items.length > 0 ? [shownGroup] : [];
  });
}
