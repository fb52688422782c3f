import { withNextDate } from '#features/events/model/agenda/agenda.ts';
import { agendaLink } from '#features/events/model/agenda/agenda-address.ts';
import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import { eventMomentFrom } from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import { useNow } from '#ui/use-now.ts';

interface PlaceEventsProps {
  placeId: string;
  events: readonly EventSummary[];
}

/** What takes place there next. Nothing where all that was announced is over. */
export function PlaceEvents({ placeId, events }: PlaceEventsProps) {
  const now = useNow();
  const coming = withNextDate(events, now);
  if (coming.length === 0) return null;
  return (
    <RailSection
      title="Próximos eventos"
      more={{ to: agendaLink({ placeId }), label: 'Agenda do lugar' }}
    >
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {coming.map(({ event, date }) => (
          <li key={event.id}>
            <EventRow event={event} date={date} when={eventMomentFrom(date, now)} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
