import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import { favoritesQuery } from '#features/favorites/data/favorite-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { offeredPlacesErrors } from '#features/compare/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Choices } from './choices.tsx';

/** Saved places that are offered, the last saved first: each is a read. Others are found by their name. */
const offeredCount = 12;

interface SavedToChooseProps {
  user: User;
  chosen: readonly string[];
  onChoose: (placeId: string) => void;
}

/** What somebody saved, to choose from. */
export function SavedToChoose({ user, chosen, onChoose }: SavedToChooseProps) {
  const favorites = useQuery(favoritesQuery(user.uid));
  const { data: categories = [] } = useQuery(categoriesQuery());
  const offered = (favorites.data ?? [])
    .filter(({ placeId }) => !chosen.includes(placeId))
    .slice(0, offeredCount);
  const { places, failed, isLoading } = useQueries({
    queries: offered.map(({ placeId }) => favoritePlaceQuery(user.uid, placeId)),
    combine: together,
  });

  const error = favorites.data ? failed[0]?.error : favorites.error;
  if (error) {
    return (
      <FailureLine
        sentences={offeredPlacesErrors}
        error={error}
        onRetry={() => {
          if (favorites.data) for (const { refetch } of failed) void refetch();
          else void favorites.refetch();
        }}
      />
    );
  }
  if (!favorites.data || isLoading) {
    return (
      <LoadingRegion label="Carregando seus favoritos...">
        <Skeleton className="h-14 w-full" />
      </LoadingRegion>
    );
  }
  if (places.length === 0) return null;
  return (
    <>
      <h3 className="px-2 py-1 text-sm font-semibold text-ink-muted">Seus favoritos</h3>
      <Choices
        places={places.map((place) => placeSummary(place, categories))}
        onChoose={onChoose}
      />
    </>
  );
}

/** Outside of the component, so that what it makes stays the same while nothing has come. */
function together(answers: UseQueryResult<Place | null>[]) {
  return {
    places: answers.flatMap(({ data }) => data ?? []),
    failed: answers.filter(({ data, error }) => data === undefined && error !== null),
    isLoading: answers.some(({ data, error }) => data === undefined && error === null),
  };
}
