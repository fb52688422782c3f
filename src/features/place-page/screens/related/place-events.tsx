import { addNextDates } from '#features/events/model/agenda/agenda.ts';
import { agendaLink } from '#features/events/model/agenda/agenda-address.ts';
import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import * as texts from '#features/place-page/texts.ts';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { useNow } from '#ui/use-now.ts';

/** Number of events shown; the link leads to the others. */
const shownEvents = 3;

interface PlaceEventsProps {
  placeId: string;
  events: readonly EventSummary[];
}

/** Renders the next events of the place, or nothing if all events are over. */
export function PlaceEvents({ placeId, events }: PlaceEventsProps) {
  const now = useNow();
  const upcomingEvents = addNextDates(events, now).slice(0, shownEvents);
  if (upcomingEvents.length === 0) return null;
  return (
    <RailSection
      title={texts.nextEventsTitle}
      more={{ to: agendaLink({ placeId }), label: texts.placeAgenda }}
    >
      <ul className="relative scroll-row gap-3 pb-1 lg:mx-0 lg:grid lg:grid-cols-1 lg:px-0">
        {upcomingEvents.map(({ event, date }) => (
          <li key={event.id} className="w-72 shrink-0 only:w-full lg:w-auto">
            <EventRow event={event} date={date} when={relativeEventDateLabel(date, now)} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
