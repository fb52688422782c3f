import { useMemo, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { favoritePlaceQuery } from '#data/favorites/favorite-place-queries.ts';
import type { Category } from '#domain/category.ts';
import type { Favorite } from '#domain/favorite.ts';
import { isInArea } from '#domain/map-view.ts';
import type { MapArea } from '#domain/map-view.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import type { Place } from '#domain/place.ts';
import { placeSummary } from '#domain/place-summary.ts';
import type { User } from '#domain/user.ts';
import { favoritesErrors } from '#texts/errors/favorites.ts';
import { useChangeFavorite } from '#components/favorite-button/use-change-favorite.ts';
import { ListWithMap } from '#components/list-map/list-with-map.tsx';
import { listOnMap } from '#components/list-map/map-places.tsx';
import { useMapAddress } from '#components/list-map/use-map-address.ts';
import { gridOf, PlaceCardSkeleton } from '#components/place-card/place-grid.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { FavoriteCard } from './favorite-card.tsx';
import { useRemoval } from './use-removal.ts';

/** Cards shown at first and added by each 'Mostrar mais': each costs one read. */
const pageSize = 24;
/** Pictures loaded at once: what fits the first view of a phone. */
const eagerCards = 2;

interface FavoriteGridProps {
  user: User;
  favorites: readonly Favorite[];
}

export function FavoriteGrid({ user, favorites }: FavoriteGridProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  const shown = favorites.slice(0, shownCount);
  const { places, failed, isUnread } = useQueries({
    queries: shown.map(({ placeId }) => favoritePlaceQuery(user.uid, placeId)),
    combine: together,
  });
  const { data: categories, error } = useQuery(categoriesQuery());
  const remove = useRemoval<Favorite>(user, useChangeFavorite());
  const { area } = useMapAddress();
  const cards = useMemo(
    () => (categories || error ? places.map((place) => cardOf(place, categories ?? [])) : []),
    [places, categories, error],
  );
  const onMap = useMemo(
    () => listOnMap(cards.flatMap((card) => (card && isShownIn(card, area) ? [card] : []))),
    [cards, area],
  );

  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  // They are read together, so they fail together; what was read before stays.
  if (failed[0] && failed.length === shown.length) {
    return <FailureNotice sentences={favoritesErrors} error={failed[0].error} onRetry={retry} />;
  }
  const listed = shown.flatMap((favorite, position) => {
    const card = cards[position];
    const isFailed = isUnread[position] ?? false;
    return card === undefined || isShownIn(card, area) ? [{ favorite, card, isFailed }] : [];
  });
  return (
    <ListWithMap
      label="Mapa dos seus favoritos"
      places={cards.some((card) => card !== undefined) ? onMap : null}
      viewKey="favoritos"
    >
      {listed.length > 0 ? (
        <ul className={gridOf(true)}>
          {listed.map(({ favorite, card, isFailed }, position) => (
            <li key={favorite.placeId} data-place={favorite.placeId}>
              {card === undefined && !isFailed ? (
                <PlaceCardSkeleton />
              ) : (
                <FavoriteCard
                  place={card}
                  onRetry={retry}
                  eager={position < eagerCards}
                  onRemove={(title) => void remove(favorite, title)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>Nenhum favorito nesta área do mapa.</p>
      )}
      {favorites.length > shownCount && (
        <MoreButton
          label="Mostrar mais"
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
    </ListWithMap>
  );
}

/** Outside of the component, so that what it makes stays the same while nothing has come. */
function together(answers: UseQueryResult<Place | null>[]) {
  return {
    places: answers.map(({ data }) => data),
    isUnread: answers.map(hasFailed),
    failed: answers.filter(hasFailed),
  };
}

function hasFailed({ error, data }: UseQueryResult<Place | null>): boolean {
  return error !== null && data === undefined;
}

/** Undefined while it is on its way, null where the place is gone. */
function cardOf(place: Place | null | undefined, categories: readonly Category[]) {
  return place && placeSummary(place, categories);
}

/** What is gone lies in no area. */
function isShownIn(card: PlaceSummary | null, area: MapArea | null): boolean {
  return area === null || isInArea(area, card?.geo ?? null);
}
