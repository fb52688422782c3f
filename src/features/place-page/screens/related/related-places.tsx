import { useQuery } from '@tanstack/react-query';
import { relatedPlacesQuery } from '#features/places/data/related-places-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/place-page/texts.ts';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PlaceRail, PlaceRailSkeleton } from '#features/places/components/card/place-rail.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { addNextDates } from '#features/events/model/agenda/agenda.ts';
import { agendaLink } from '#features/events/model/agenda/agenda-address.ts';
import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { useNow } from '#ui/use-now.ts';

type RelatedPlace = Pick<Place, 'id' | 'geo' | 'neighborhood'>;

const rowsClasses = 'flex flex-col gap-8 pt-8 pb-4 md:gap-10';

/** Renders the next events and the related places of a place, or nothing if there are none. */
export function RelatedPlaces({ place }: { place: RelatedPlace }) {
  const related = useQuery(relatedPlacesQuery(place.id));
  return (
    <div className="page">
      <QueryView
        query={related}
        sentences={texts.relatedPlacesErrors}
        failure="line"
        isQuiet
        loading={texts.loadingRelatedPlaces}
        skeleton={
          <div className={rowsClasses}>
            <PlaceRailSkeleton />
          </div>
        }
      >
        {({ rails, events }) =>
          rails.length + events.length > 0 && (
            <div className={rowsClasses}>
              <NextPlaceEvents placeId={place.id} events={events} />
              {rails.map(({ kind, places }) => (
                <PlaceRail
                  key={kind}
                  title={texts.relatedPlacesTitle(kind, place.neighborhood)}
                  places={places}
                  distanceOf={
                    kind === 'nearby' ? ({ geo }) => distanceText(place.geo, geo) : undefined
                  }
                />
              ))}
              {/* toChosenParams() writes the same parameter. Its module is not imported, to keep it out of this
                  chunk. */}
              <ButtonLink
                variant="secondary"
                to={linkTo('/comparar', { lugares: place.id })}
                className="self-start"
              >
                {texts.compareWithOthers}
              </ButtonLink>
            </div>
          )
        }
      </QueryView>
    </div>
  );
}

interface NextPlaceEventsProps {
  placeId: string;
  events: readonly EventSummary[];
}

/** Renders the next events of the place, or nothing if all events are over. */
function NextPlaceEvents({ placeId, events }: NextPlaceEventsProps) {
  const now = useNow();
  const upcomingEvents = addNextDates(events, now);
  if (upcomingEvents.length === 0) return null;
  return (
    <RailSection
      title={texts.nextEventsTitle}
      more={{ to: agendaLink({ placeId }), label: texts.placeAgenda }}
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {upcomingEvents.map(({ event, date }) => (
          <li key={event.id}>
            <EventRow event={event} date={date} when={relativeEventDateLabel(date, now)} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
