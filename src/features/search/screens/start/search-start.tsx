import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { CategoryGlyph } from '#features/categories/components/category-glyph.tsx';
import { categoriesErrors } from '#features/categories/texts.ts';
import { completeAgendaQuery } from '#features/events/data/complete-agenda-queries.ts';
import { getDaysOfPeriod, listOccurrences } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { agendaLink } from '#features/events/model/agenda/agenda-address.ts';
import { agendaErrors, relativeEventDateLabel } from '#features/events/texts.ts';
import { EventTile } from '#features/events/components/card/event-tile.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { getNextChange, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import {
  PlaceRail,
  PlaceRailSkeleton,
  Rail,
  railSizes,
} from '#features/places/components/card/place-rail.tsx';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { categoryLink } from '#features/places/model/place-link.ts';
import { intentIcons } from '#features/search/components/intent-icons.ts';
import {
  deleteRecentSearches,
  listRecentSearches,
} from '#features/search/data/recent-search-store.ts';
import { resultDetails, usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { intentNames, intentSearch } from '#features/search/model/intents.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { emptySearch, searchLink } from '#features/search/model/search-params.ts';
import * as texts from '#features/search/start-texts.ts';
import { searchErrors } from '#features/search/texts.ts';
import type { Coordinates } from '#shared/geo.ts';
import { LinkChip } from '#ui/chip.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { removeAndMoveFocus } from '#ui/remove-and-move-focus.ts';
import { useNow, useSortTime } from '#ui/use-now.ts';

/** Renders starting points for a search without a query or filters. */
export function SearchStart() {
  const origin = useVisitorLocation();
  const intents = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-muted">{texts.searchStartHint}</p>
      <RecentSearches
        onEmptied={() => {
          intents.current?.focus();
        }}
      />
      <div ref={intents} tabIndex={-1} className="outline-none">
        <Intents origin={origin} />
      </div>
      <SequentialReveal>
        <Categories />
        <OpenPlaces origin={origin} />
        <TodaysEvents />
      </SequentialReveal>
    </div>
  );
}

/** Renders the last searches on this device, each as a link with a remove button. */
function RecentSearches({ onEmptied }: { onEmptied: () => void }) {
  const [searches, setSearches] = useState(listRecentSearches);
  const removeSearches = (query?: string) => {
    const others = deleteRecentSearches(query);
    setSearches(others);
    if (others.length === 0) onEmptied();
  };
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recentes">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="recentes" className="text-xl font-bold">
          {texts.recentSearchesTitle}
        </h2>
        <button
          type="button"
          className="min-h-11 font-semibold text-sea-ink hover:underline"
          onClick={() => {
            removeSearches();
          }}
        >
          {texts.clearRecentSearches}
        </button>
      </div>
      <ul className="divide-y divide-line">
        {searches.map((query) => (
          <li key={query} className="flex items-center gap-3">
            <Link
              to={searchLink({ ...emptySearch, query })}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 font-medium hover:underline"
            >
              <History aria-hidden size={18} className="shrink-0 text-ink-muted" />
              <span className="truncate">{query}</span>
            </Link>
            <IconButton
              label={texts.removeRecentSearch(query)}
              className="-mr-2 text-ink-muted"
              onClick={({ currentTarget }) => {
                removeAndMoveFocus(currentTarget, () => {
                  removeSearches(query);
                });
              }}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders what visitors look for as links to a search, ordered by distance once the position is known. */
export function Intents({ origin }: { origin: Coordinates | null }) {
  return (
    <ChipSection title={texts.intentsTitle}>
      {intentNames.map((name) => {
        const Icon = intentIcons[name];
        const search = intentSearch(name);
        return (
          <LinkChip key={name} to={searchLink(origin ? { ...search, sort: 'distancia' } : search)}>
            <Icon aria-hidden size={18} />
            {texts.intentLabels[name]}
          </LinkChip>
        );
      })}
    </ChipSection>
  );
}

function Categories() {
  const categoryNameOf = useCategoryNames();
  const { data: categories = [], error, refetch } = useQuery(categoriesQuery());
  if (categories.length === 0) {
    return (
      error && (
        <FailureLine sentences={categoriesErrors} error={error} onRetry={() => void refetch()} />
      )
    );
  }
  return (
    <ChipSection title={texts.startByCategory}>
      {categories.map((category) => (
        <LinkChip key={category.id} to={categoryLink(category.name)}>
          <CategoryGlyph category={category} size={18} />
          {categoryNameOf(category.name)}
        </LinkChip>
      ))}
    </ChipSection>
  );
}

function ChipSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <RailSection title={title}>
      <div className="flex flex-wrap gap-2">{children}</div>
    </RailSection>
  );
}

const maxPlaces = 8;
/** Number of open places that are checked for a closing time. */
const maxCandidates = 60;

/**
 * Renders open places: the nearest ones once the visitor shares the position, the best-rated ones before. Places that
 * never close, such as beaches, are excluded.
 */
function OpenPlaces({ origin }: { origin: Coordinates | null }) {
  const now = useSortTime('start');
  const { search, error, retry } = usePlaceSearch(
    { query: '', categorySlugs: [] },
    { details: resultDetails, needsHours: true, isCompleteOnly: true },
  );
  if (error) return <FailureLine sentences={searchErrors} error={error} onRetry={retry} />;
  if (!search) {
    return (
      <LoadingRegion label={texts.loadingOpenPlaces}>
        <PlaceRailSkeleton isNextToMap />
      </LoadingRegion>
    );
  }
  const sort = origin ? 'distancia' : 'nota';
  const filters = { ...noFilters, open: 'now' as const };
  const places = search
    .search({ query: '', filters, sort, origin, now })
    .slice(0, maxCandidates)
    .filter(({ hours }) => getNextChange(getOpeningState(hours, now)) !== null)
    .slice(0, maxPlaces);
  const title = origin ? texts.openNearYouTitle : texts.openNowTitle;
  const more = { to: searchLink({ ...emptySearch, filters, sort }), label: texts.seeAll };
  return (
    <div className="flex flex-col gap-4">
      {places.length > 0 ? (
        <PlaceRail
          isNextToMap
          title={title}
          places={places}
          more={more}
          distanceOf={({ geo }) => distanceText(origin, geo)}
        />
      ) : (
        <RailSection title={title}>
          <p className="text-ink-muted">{texts.nothingOpen}</p>
        </RailSection>
      )}
      {!origin && <NearMe staysOnPage />}
    </div>
  );
}

function TodaysEvents() {
  const query = useQuery(completeAgendaQuery());
  return (
    <QueryView
      query={query}
      sentences={agendaErrors}
      failure="line"
      isQuiet
      loading={texts.loadingTodaysEvents}
      skeleton={<PlaceRailSkeleton isNextToMap />}
    >
      {(agenda) => <TodaysEventRail agenda={agenda} />}
    </QueryView>
  );
}

function TodaysEventRail({ agenda }: { agenda: Agenda }) {
  const now = useNow();
  const events = listOccurrences(agenda, getDaysOfPeriod('hoje', now), now)
    .filter(
      ({ event, date }, position, all) =>
        date.status !== 'cancelled' &&
        all.findIndex((other) => other.event.id === event.id) === position,
    )
    .slice(0, maxPlaces);
  const more = {
    to: agendaLink(events.length > 0 ? { when: 'hoje' } : {}),
    label: texts.seeAgenda,
  };
  if (events.length === 0) {
    return (
      <RailSection title={texts.todaysEventsTitle} more={more}>
        <p className="text-ink-muted">{texts.noEventsToday}</p>
      </RailSection>
    );
  }
  return (
    <Rail
      isNextToMap
      title={texts.todaysEventsTitle}
      more={more}
      items={events.map(({ event, place, date }) => ({
        id: event.id,
        card: (
          <EventTile
            {...{ event, place, date }}
            when={relativeEventDateLabel(date, now)}
            sizes={railSizes({ isNextToMap: true })}
          />
        ),
      }))}
    />
  );
}
