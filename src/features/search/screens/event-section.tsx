import { useState } from 'react';
import type { PlacedOccurrence } from '#features/events/model/agenda/agenda.ts';
import { linkTo } from '#shared/routes.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import * as texts from '#features/search/texts.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { useNow } from '#ui/use-now.ts';

/** Number of events shown before the first click, and number that each click adds. */
const pageSize = 12;
/** Number of images loaded eagerly: those that are visible without scrolling. */
const eagerImageCount = 3;

/** Renders the matching events. */
export function EventSection({ events }: { events: readonly PlacedOccurrence[] }) {
  const now = useNow();
  const [shownCount, setShownCount] = useState(pageSize);
  return (
    <RailSection
      title={texts.eventsHeading}
      more={{ to: linkTo('/agenda'), label: texts.seeAgenda }}
    >
      <ul className="grid grid-cols-1 gap-3">
        {events.slice(0, shownCount).map(({ event, date, place }, position) => (
          <li key={event.id}>
            <EventRow
              event={event}
              date={date}
              // An event that ends while the page is open stays in the list, so that the layout does not shift.
              when={date.endsAt > now ? relativeEventDateLabel(date, now) : texts.eventEnded}
              where={[place.title, place.neighborhood].filter(Boolean).join(' · ')}
              hasBenefit={place.hasBenefit}
              eager={position < eagerImageCount}
            />
          </li>
        ))}
      </ul>
      {events.length > shownCount && (
        <MoreButton
          label={texts.seeMoreEvents}
          onMore={() => {
            setShownCount(shownCount + pageSize);
          }}
        />
      )}
    </RailSection>
  );
}
