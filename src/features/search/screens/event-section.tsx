import { useState } from 'react';
import type { PlacedOccurrence } from '#features/events/model/agenda/agenda.ts';
import { linkTo } from '#shared/routes.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import { EventRow } from '#features/events/components/card/event-row.tsx';
import { RailSection } from '#features/places/components/card/rail-section.tsx';
import * as texts from '#features/search/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';

/** Number of events shown on phones before the first click, and number that each further click adds. */
const pageSize = 12;
/** Number of events shown on wide screens before the first click. */
const initialRowCount = 2;
/** Number of images loaded eagerly: those that are visible without scrolling. */
const eagerImageCount = 3;

/** Renders the matching events: a horizontally scrolling row on phones, a list on wide screens. */
export function EventSection({ events }: { events: readonly PlacedOccurrence[] }) {
  const now = useNow();
  const [shownCount, setShownCount] = useState(0);
  const isCollapsed = shownCount === 0;
  const maxRows = Math.max(shownCount, pageSize);
  return (
    <RailSection
      title={texts.eventsHeading}
      more={{ to: linkTo('/agenda'), label: texts.seeAgenda }}
    >
      <ul className="relative scroll-row gap-3 pb-1 lg:mx-0 lg:grid lg:grid-cols-1 lg:px-0">
        {events.slice(0, maxRows).map(({ event, date, place }, position) => (
          <li
            key={event.id}
            className={cx(
              'w-72 shrink-0 only:w-full lg:w-auto',
              isCollapsed && position >= initialRowCount && 'lg:hidden',
            )}
          >
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
      {events.length > (isCollapsed ? initialRowCount : maxRows) && (
        <div className={cx('mt-4 flex', events.length <= maxRows && 'hidden lg:flex')}>
          <Button
            variant="secondary"
            onClick={() => {
              setShownCount(
                isCollapsed && events.length <= pageSize ? pageSize : maxRows + pageSize,
              );
            }}
          >
            {texts.seeMoreEvents}
          </Button>
        </div>
      )}
    </RailSection>
  );
}
