import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { homeQuery } from '#features/home/data/home-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import * as texts from '#features/home/texts.ts';
import { PlaceRail, Rail, railSizes } from '#features/places/components/card/place-rail.tsx';
import { LinkChip } from '#ui/chip.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { listTodayAndWeekend } from '#features/events/model/agenda/agenda.ts';
import { railSize } from '#features/home/model/home-rails.ts';
import { linkTo } from '#shared/routes.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import { EventTile } from '#features/events/components/card/event-tile.tsx';
import { useNow } from '#ui/use-now.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { NearMe } from '#features/map/components/near-me/near-me.tsx';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { ClubSection } from './club/club-band.tsx';

const railsClasses = 'flex flex-col gap-6 md:gap-10';

/** Renders the time-dependent content of the home page. Empty sections are omitted. */
export function HomeNowSections() {
  const home = useQuery(homeQuery());
  const categories = useQuery(categoriesQuery());
  const toSummaries = (places: readonly ListedPlace[]) =>
    places.map((place) => placeSummary(place, categories.data ?? []));

  return (
    <div className={railsClasses}>
      <QueryView
        query={home}
        sentences={texts.homeNowErrors}
        failure="line"
        isQuiet
        secondQuery={categories}
        loading={texts.loadingHomeNow}
      >
        {({ openNow, tonight, benefits, neighborhoods, agenda, club }) => (
          <div className={railsClasses}>
            {openNow.length > 0 && (
              <PlaceRail title={texts.openNowTitle} places={toSummaries(openNow)} />
            )}
            <UpcomingEventsRail agenda={agenda} />
            {club && <ClubSection club={club} />}
            {tonight.length > 0 && (
              <PlaceRail title={texts.tonightTitle} places={toSummaries(tonight)} />
            )}
            {benefits.length > 0 && (
              <PlaceRail
                title={texts.benefitsTitle}
                places={toSummaries(benefits)}
                more={{ to: linkTo('/club'), label: texts.seeAll }}
              />
            )}
            {neighborhoods.length > 0 && (
              <RailSection title={texts.neighborhoodsTitle}>
                <ul className="relative scroll-row gap-2 md:flex-wrap">
                  {neighborhoods.map(({ name, count }) => (
                    <li key={name}>
                      <LinkChip to={linkTo('/search', { local: name })}>
                        {name}
                        <span className="text-ink-muted tabular">
                          {count}
                          <span className="sr-only"> {texts.placesUnit(count)}</span>
                        </span>
                      </LinkChip>
                    </li>
                  ))}
                </ul>
              </RailSection>
            )}
          </div>
        )}
      </QueryView>
      <NearYou />
    </div>
  );
}

/** Renders events of today and the weekend. An event disappears when it ends. */
function UpcomingEventsRail({ agenda }: { agenda: Agenda }) {
  const now = useNow();
  const shownEvents = listTodayAndWeekend(agenda, now, railSize);
  if (shownEvents.length === 0) return null;
  return (
    <Rail
      title={texts.weekendTitle}
      more={{ to: linkTo('/agenda'), label: texts.seeAgenda }}
      items={shownEvents.map(({ event, place, date }) => ({
        id: event.id,
        card: (
          <EventTile
            {...{ event, place, date }}
            when={relativeEventDateLabel(date, now)}
            sizes={railSizes({})}
          />
        ),
      }))}
    />
  );
}

/** Lazy-loaded: the search code is only needed once the visitor shares a position. */
const NearestPlaces = lazyPart(
  texts.findingNearbyPlaces,
  async () => (await import('./nearest-places.tsx')).NearestPlaces,
  { hasPlace: false },
);

/** Renders the nearest places, or a button that asks for the position of the visitor. */
function NearYou() {
  const origin = useVisitorLocation();
  if (origin) return <NearestPlaces title={texts.nearYouTitle} origin={origin} />;
  return (
    <RailSection title={texts.nearYouTitle}>
      <p className="mb-4 text-ink-muted">{texts.nearYouHint}</p>
      <NearMe staysOnPage />
    </RailSection>
  );
}
