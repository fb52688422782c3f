import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { favoritePlaceQuery } from '#data/favorites/favorite-place-queries.ts';
import type { Favorite } from '#domain/favorite.ts';
import { placeSummary } from '#domain/place-summary.ts';
import type { User } from '#domain/user.ts';
import { favoritesErrors } from '#texts/errors/favorites.ts';
import { PlaceCardSkeleton } from '#components/place-card/place-grid.tsx';
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
  const places = useQueries({
    queries: shown.map(({ placeId }) => favoritePlaceQuery(user.uid, placeId)),
  });
  const categories = useQuery(categoriesQuery());
  const remove = useRemoval(user);

  // They are read together, so they fail together.
  const failed = places.filter(({ error, data }) => error && data === undefined);
  if (failed[0]) {
    return (
      <FailureNotice
        sentences={favoritesErrors}
        error={failed[0].error}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    );
  }
  const knowsCategories = Boolean(categories.data ?? categories.error);
  return (
    <>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((favorite, position) => {
          const place = places[position]?.data;
          const isKnown = place === null || (place && knowsCategories);
          return (
            <li key={favorite.placeId}>
              {isKnown ? (
                <FavoriteCard
                  place={place && placeSummary(place, categories.data ?? [])}
                  eager={position < eagerCards}
                  onRemove={(title) => void remove(favorite, title)}
                />
              ) : (
                <PlaceCardSkeleton />
              )}
            </li>
          );
        })}
      </ul>
      {favorites.length > shownCount && (
        <MoreButton
          label="Mostrar mais"
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
    </>
  );
}
