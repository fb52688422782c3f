import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { suggestionCountText } from '#features/search/suggestion-texts.ts';
import { useSuggestions } from '#features/search/components/header/use-suggestions.ts';
import { hoursDetails } from '#features/search/data/use-listed-places.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { searchErrors } from '#features/search/texts.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import { favoritesQuery } from '#features/favorites/data/favorite-queries.ts';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/compare/texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { ChoiceInput } from '#ui/form/choice-input.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { SheetFooter } from '#ui/sheet-actions.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSortTime } from '#ui/use-now.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';

/** Lists of places that are shown before the user types. */
const sources = ['saved', 'near', 'open'] as const;
type Source = (typeof sources)[number];

interface PlaceChooserProps {
  /** Ids of the places already chosen. */
  chosenIds: readonly string[];
  /** Maximum number of places, with those already chosen. */
  maxCount: number;
  onChoose: (placeIds: string[]) => void;
  onClose: () => void;
}

/**
 * Renders a dialog that adds one or several places: found by name, saved, near or open. Only signed-in users have saved
 * places.
 */
export function PlaceChooser({ chosenIds, maxCount, onChoose, onClose }: PlaceChooserProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [checkedIds, setCheckedIds] = useState<readonly string[]>([]);
  const [chosenSource, setChosenSource] = useState<Source | null>(null);
  const { answer, warmUp } = useSuggestions(text);
  const places = (answer?.suggestions ?? []).flatMap(({ suggestion }) =>
    suggestion.kind === 'place' ? [suggestion.place] : [],
  );
  const choosablePlaces = places.filter(({ id }) => !chosenIds.includes(id));
  // The place that the user most likely means.
  const [bestPlace] = places;
  const chosenPlace = bestPlace && chosenIds.includes(bestPlace.id) ? bestPlace : null;
  const source = chosenSource ?? (user ? 'saved' : 'open');
  const choices = {
    chosenIds,
    checkedIds,
    isFull: chosenIds.length + checkedIds.length >= maxCount,
    onToggle: (id: string) => {
      setCheckedIds(
        checkedIds.includes(id) ? checkedIds.filter((other) => other !== id) : [...checkedIds, id],
      );
    },
  };
  return (
    <Dialog title={texts.choosePlaces} isSheet onClose={onClose}>
      <div className="relative">
        <SearchInput
          aria-label={texts.placeNameLabel}
          placeholder={texts.placeNameLabel}
          value={text}
          onChange={setText}
          onFocus={warmUp}
        />
      </div>
      <p
        role="status"
        className={
          !answer || (choosablePlaces.length > 0 && !chosenPlace)
            ? 'sr-only'
            : 'mt-3 text-ink-muted'
        }
      >
        {answer && statusText(answer, choosablePlaces.length, chosenPlace)}
      </p>
      <div className="-mx-2 mt-3 h-[45dvh] overflow-y-auto px-2">
        {answer ? (
          <PlaceChoices places={choosablePlaces} {...choices} />
        ) : (
          <>
            <div role="group" aria-label={texts.sourcesLabel} className="mb-3 flex flex-wrap gap-2">
              {sources.map(
                (name) =>
                  (name !== 'saved' || user) && (
                    <ToggleChip
                      key={name}
                      pressed={name === source}
                      onToggle={() => {
                        setChosenSource(name);
                      }}
                    >
                      {texts.sourceLabels[name]}
                    </ToggleChip>
                  ),
              )}
            </div>
            {source === 'saved' && user ? (
              <FavoriteChoices user={user} {...choices} />
            ) : (
              <FoundChoices isNear={source === 'near'} {...choices} />
            )}
          </>
        )}
      </div>
      <SheetFooter>
        <Button
          block
          aria-disabled={checkedIds.length === 0}
          onClick={() => {
            if (checkedIds.length > 0) onChoose([...checkedIds]);
          }}
        >
          {texts.addPlaces(checkedIds.length)}
        </Button>
      </SheetFooter>
    </Dialog>
  );
}

function statusText(
  { hasFailed, text }: { hasFailed: boolean; text: string },
  choosableCount: number,
  chosenPlace: PlaceSummary | null,
): string {
  if (hasFailed) return texts.searchUnavailable;
  return chosenPlace
    ? texts.alreadyChosen(chosenPlace.title)
    : suggestionCountText(choosableCount, text);
}

/**
 * Maximum number of places offered, of the saved ones the most recently saved. Each of those costs a read; others can
 * be found by name.
 */
const maxOffered = 12;

interface Choices {
  chosenIds: readonly string[];
  checkedIds: readonly string[];
  /** True if no further place can be checked. */
  isFull: boolean;
  onToggle: (placeId: string) => void;
}

/** Renders the saved places of the user. */
function FavoriteChoices({ user, ...choices }: Choices & { user: User }) {
  const favorites = useQuery(favoritesQuery(user.uid));
  const { data: categories = [] } = useQuery(categoriesQuery());
  const offeredFavorites = (favorites.data ?? [])
    .filter(({ placeId }) => !choices.chosenIds.includes(placeId))
    .slice(0, maxOffered);
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
  if (!favorites.data || isLoading) return <ChoicesSkeleton label={texts.loadingFavorites} />;
  if (places.length === 0) return <p className="text-ink-muted">{texts.noFavorites}</p>;
  return (
    <PlaceChoices places={places.map((place) => placeSummary(place, categories))} {...choices} />
  );
}

/** Renders the nearest places or the best-rated open ones. */
function FoundChoices({ isNear, ...choices }: Choices & { isNear: boolean }) {
  const origin = useVisitorLocation();
  const now = useSortTime('chooser');
  const { search, error, retry } = usePlaceSearch(
    { query: '', categorySlugs: [] },
    { details: hoursDetails, needsHours: !isNear, isCompleteOnly: true },
  );
  if (isNear && !origin) return <NearMe staysOnPage />;
  if (error) return <FailureLine sentences={searchErrors} error={error} onRetry={retry} />;
  if (!search) return <ChoicesSkeleton label={texts.loadingPlaces} />;
  const places = search
    .search({
      query: '',
      filters: { ...noFilters, open: isNear ? null : 'now' },
      sort: isNear ? 'distancia' : 'nota',
      origin,
      now,
    })
    .slice(0, maxOffered + choices.chosenIds.length)
    .filter(({ id }) => !choices.chosenIds.includes(id))
    .slice(0, maxOffered);
  if (places.length === 0) return <p className="text-ink-muted">{texts.noneOffered}</p>;
  return <PlaceChoices places={places} {...choices} />;
}

function ChoicesSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Skeleton className="h-14 w-full" />
    </LoadingRegion>
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

interface PlaceChoicesProps extends Choices {
  places: readonly PlaceSummary[];
}

/** Renders places to choose from. */
function PlaceChoices({ places, checkedIds, isFull, onToggle }: PlaceChoicesProps) {
  const origin = useVisitorLocation();
  const categoryNameOf = useCategoryNames();
  return (
    <ul>
      {places.map(({ id, title, cover, categoryName, neighborhood, geo }) => {
        const isChecked = checkedIds.includes(id);
        return (
          <li key={id}>
            <label className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken">
              <PlacePicture
                image={cover}
                alt=""
                sizes="3rem"
                className="size-12 shrink-0 rounded-control"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{title}</span>
                <span className="block truncate text-sm text-ink-muted">
                  {[categoryNameOf(categoryName), neighborhood, distanceText(origin, geo)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <ChoiceInput
                type="checkbox"
                checked={isChecked}
                disabled={isFull && !isChecked}
                onChange={() => {
                  onToggle(id);
                }}
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
