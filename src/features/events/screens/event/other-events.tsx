import { findNextDate } from '#features/events/model/agenda/agenda.ts';
import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import * as texts from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { PageSection } from '#ui/page-section.tsx';

interface OtherEventsProps {
  place: Pick<PlaceSummary, 'title'>;
  events: readonly EventSummary[];
  now: Date;
}

/** Renders the other events at the place. */
export function OtherEvents({ place, events, now }: OtherEventsProps) {
  const upcomingEvents = events.flatMap((event) => {
    const date = findNextDate(event.dates, now);
    return date ? [{ event, date }] : [];
  });
  if (upcomingEvents.length === 0) return null;
  return (
    <PageSection title={texts.moreEventsAt(place.title)}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {upcomingEvents.map(({ event, date }) => (
          <li key={event.id}>
            <EventRow event={event} date={date} when={texts.relativeEventDateLabel(date, now)} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
