import { useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import type { UserPlace } from '#features/users/data/admin-user-queries.ts';
import { maxManagedPlaces } from '#features/account/model/user-options.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeListErrors } from '#features/places/texts.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { RemovableChips } from '#ui/removable-chips.tsx';

export type PickedPlace = UserPlace;

interface PlacePickerProps {
  places: readonly PickedPlace[];
  onChange: (places: readonly PickedPlace[]) => void;
}

/** Maximum number of search results. */
const maxResults = 6;

/** Field that selects the places of a manager among the active ones. Places selected earlier may be inactive. */
export function PlacePicker({ places, onChange }: PlacePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.managedPlacesLabel}</legend>
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {texts.chosenPlaceCount(places.length)}
      </p>
      <RemovableChips
        label={texts.chosenPlacesLabel}
        items={places.map(({ id, title, isActive }) => ({
          id,
          text: title || texts.placeWithoutTitle(id),
          note:
            title === '' ? texts.deletedPlaceNote : isActive ? undefined : texts.inactivePlaceNote,
        }))}
        onRemove={(removed) => {
          onChange(places.filter(({ id }) => id !== removed));
        }}
      />
      {places.length >= maxManagedPlaces ? (
        <p className="text-sm font-medium text-warning">
          {texts.placeLimitReached(maxManagedPlaces)}
        </p>
      ) : (
        <PlaceFinder
          chosenPlaces={places}
          onChoose={({ id, title }) => {
            onChange([...places, { id, title, isActive: true }]);
          }}
        />
      )}
    </fieldset>
  );
}

interface PlaceFinderProps {
  chosenPlaces: readonly PickedPlace[];
  onChoose: (place: PlaceSummary) => void;
}

function PlaceFinder({ chosenPlaces, onChoose }: PlaceFinderProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const query = text.trim();
  const searchState = usePlaceSearch({ query, categorySlugs: [] }, { enabled: query.length > 1 });
  const chosenIds = new Set(chosenPlaces.map(({ id }) => id));
  const results =
    query.length > 1 && searchState.search
      ? searchState.search
          .search({ query, filters: noFilters })
          .slice(0, maxResults + chosenPlaces.length)
          .filter(({ id }) => !chosenIds.has(id))
          .slice(0, maxResults)
      : [];

  return (
    <>
      <div className="relative">
        <SearchInput
          ref={input}
          value={text}
          clearLabel={texts.clearPlaceSearch}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter selects the first result instead of submitting the form.
            event.preventDefault();
            if (results[0]) onChoose(results[0]);
          }}
          aria-label={texts.searchPlaces}
          placeholder={texts.searchPlacesExample}
          maxLength={200}
        />
      </div>
      {searchState.error && (
        <FailureLine
          sentences={placeListErrors}
          error={searchState.error}
          onRetry={searchState.retry}
        />
      )}
      {query.length > 1 && (
        <p role="status" className="mt-2 text-sm text-ink-muted">
          {searchState.isLoading && texts.searchingPlaces}
          {searchState.isPartial && `${texts.partialPlaceSearch} `}
          {searchState.search && results.length === 0 && texts.noOtherPlace}
        </p>
      )}
      <ul className="flex flex-col">
        {results.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              onClick={() => {
                onChoose(place);
                // The button is removed together with its place.
                input.current?.focus();
              }}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-sunken"
            >
              <Plus aria-hidden size={20} className="shrink-0 text-sea-ink" />
              <span className="min-w-0">
                <span className="sr-only">{texts.choosePlace} </span>
                <span className="block font-semibold wrap-anywhere">{place.title}</span>
                <span className="block text-sm text-ink-muted">
                  {[place.categoryName, place.neighborhood].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
