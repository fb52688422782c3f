import { useEffect, useRef, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import { suggestionCountText } from '#features/search/suggestion-texts.ts';
import { useSuggestions } from '#features/search/components/header/use-suggestions.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import { favoritesQuery } from '#features/favorites/data/favorite-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/compare/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';

interface PlaceChooserProps {
  /** Ids of the places already chosen. */
  chosenIds: readonly string[];
  onChoose: (placeId: string) => void;
  onClose: () => void;
}

/** Renders a dialog that finds a place by name. Signed-in users see their saved places before they type. */
export function PlaceChooser({ chosenIds, onChoose, onClose }: PlaceChooserProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const { answer, warmUp } = useSuggestions(text);
  const fieldRef = useRef<HTMLInputElement>(null);
  // Focuses the field for visitors, who have no saved places. For users the on-screen keyboard would cover their saved
  // places.
  useEffect(() => {
    if (!user) fieldRef.current?.focus();
  }, [user]);
  const places = (answer?.suggestions ?? []).flatMap(({ suggestion }) =>
    suggestion.kind === 'place' ? [suggestion.place] : [],
  );
  const choosablePlaces = places.filter(({ id }) => !chosenIds.includes(id));
  return (
    <Dialog title={texts.choosePlace} isSheet onClose={onClose}>
      <div className="relative">
        <SearchInput
          ref={fieldRef}
          aria-label={texts.placeNameLabel}
          placeholder={texts.placeNameLabel}
          value={text}
          onChange={setText}
          onFocus={warmUp}
        />
      </div>
      <p
        role="status"
        className={choosablePlaces.length > 0 || !answer ? 'sr-only' : 'mt-3 text-ink-muted'}
      >
        {answer && statusText(answer, places, choosablePlaces)}
      </p>
      <div className="mt-3 min-h-[45dvh]">
        {answer ? (
          <PlaceChoices places={choosablePlaces} onChoose={onChoose} />
        ) : (
          user && <FavoriteChoices user={user} chosenIds={chosenIds} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}

function statusText(
  { hasFailed, text }: { hasFailed: boolean; text: string },
  places: readonly PlaceSummary[],
  choosablePlaces: readonly PlaceSummary[],
): string {
  if (hasFailed) return texts.searchUnavailable;
  if (choosablePlaces.length > 0 || places.length === 0)
    return suggestionCountText(choosablePlaces.length, text);
  return texts.alreadyChosen(places.map(({ title }) => title).join(', '));
}

/**
 * Maximum number of saved places offered, most recently saved first. Each costs a read; others can be found by name.
 */
const maxOfferedFavorites = 12;

interface FavoriteChoicesProps {
  user: User;
  chosenIds: readonly string[];
  onChoose: (placeId: string) => void;
}

/** Renders the saved places of the user. */
function FavoriteChoices({ user, chosenIds, onChoose }: FavoriteChoicesProps) {
  const favorites = useQuery(favoritesQuery(user.uid));
  const { data: categories = [] } = useQuery(categoriesQuery());
  const offeredFavorites = (favorites.data ?? [])
    .filter(({ placeId }) => !chosenIds.includes(placeId))
    .slice(0, maxOfferedFavorites);
  const { places, failedQueries, isLoading } = useQueries({
    queries: offeredFavorites.map(({ placeId }) => favoritePlaceQuery(user.uid, placeId)),
    combine: combineResults,
  });

  const error = favorites.data ? failedQueries[0]?.error : favorites.error;
  if (error) {
    return (
      <FailureLine
        sentences={texts.offeredPlacesErrors}
        error={error}
        onRetry={() => {
          if (favorites.data) for (const { refetch } of failedQueries) void refetch();
          else void favorites.refetch();
        }}
      />
    );
  }
  if (!favorites.data || isLoading) {
    return (
      <LoadingRegion label={texts.loadingFavorites}>
        <Skeleton className="h-14 w-full" />
      </LoadingRegion>
    );
  }
  if (places.length === 0) return null;
  return (
    <>
      <h3 className="px-2 py-1 text-sm font-semibold text-ink-muted">{texts.favoritesTitle}</h3>
      <PlaceChoices
        places={places.map((place) => placeSummary(place, categories))}
        onChoose={onChoose}
      />
    </>
  );
}

/** Defined outside the component, so that the combined result is stable while the queries are unchanged. */
function combineResults(results: UseQueryResult<Place | null>[]) {
  return {
    places: results.flatMap(({ data }) => data ?? []),
    failedQueries: results.filter(({ data, error }) => data === undefined && error !== null),
    isLoading: results.some(({ data, error }) => data === undefined && error === null),
  };
}

interface PlaceChoicesProps {
  places: readonly PlaceSummary[];
  onChoose: (placeId: string) => void;
}

/** Renders places to choose from. */
function PlaceChoices({ places, onChoose }: PlaceChoicesProps) {
  return (
    <ul>
      {places.map(({ id, title, cover, categoryName, neighborhood }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => {
              onChoose(id);
            }}
            className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-sunken"
          >
            <PlacePicture
              image={cover}
              alt=""
              sizes="3rem"
              className="size-12 shrink-0 rounded-control"
            />
            <span className="min-w-0">
              <span className="block truncate font-medium">{title}</span>
              <span className="block truncate text-sm text-ink-muted">
                {[categoryName, neighborhood].filter(Boolean).join(' · ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
