import { useDeferredValue, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, SearchX } from 'lucide-react';
import { placesByTitleQuery } from '#features/places/data/managed-place-queries.ts';
import * as texts from '#features/places/panel-texts.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { rowsClasses, RowsSkeleton } from '#ui/rows.tsx';
import { Banner } from '#ui/banner.tsx';
import { SearchInput } from '#ui/search-input.tsx';

/** Lets a super admin find a place by title. Super admins can manage every place, so a full list would be too long. */
export function AnyPlacePicker({ onPick }: { onPick: (placeId: string) => void }) {
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const query = useQuery(placesByTitleQuery(searchText));

  return (
    <section aria-label={texts.choosePlace} className="mt-4 max-w-xl">
      <p className="mb-3 text-ink-muted">{texts.chooseAnyPlaceHint}</p>
      <div className="relative">
        <SearchInput
          aria-label={texts.placeNameLabel}
          placeholder={texts.placeNameLabel}
          value={text}
          clearLabel={texts.clearSearch}
          onChange={setText}
        />
      </div>
      <div className="mt-4">
        <QueryView
          query={query}
          sentences={placeListErrors}
          failure="line"
          loading={texts.loadingPlaces}
          skeleton={<RowsSkeleton count={4} />}
          empty={
            <Banner icon={<SearchX aria-hidden size={28} />} title={texts.noPlacesFound}>
              <p>{texts.noActivePlacesFoundHint}</p>
            </Banner>
          }
        >
          {(places) => (
            <ul className={rowsClasses}>
              {places.map(({ id, title, location }) => (
                <li key={id}>
                  <button
                    type="button"
                    onClick={() => {
                      onPick(id);
                    }}
                    className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 hover:bg-sunken"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold wrap-anywhere">{title}</span>
                      <span className="block text-sm wrap-anywhere text-ink-muted">{location}</span>
                    </span>
                    <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </section>
  );
}
