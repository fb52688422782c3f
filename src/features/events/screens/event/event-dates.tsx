import { useState } from 'react';
import { CalendarPlus } from 'lucide-react';
import { eventFilePath } from '#features/events/model/event-link.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import * as texts from '#features/events/texts.ts';
import { EventStatus } from '#features/events/components/card/event-status.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';

/** Number of dates shown initially. */
const maxInitialDates = 6;

interface EventDatesProps {
  event: PublicEvent;
  /** Dates that are not over. */
  dates: readonly EventDate[];
  nextDate: EventDate | null;
  now: Date;
}

/** Renders the dates of an event, the next one first. Cancelled dates stay visible, so that visitors notice them. */
export function EventDates({ event, dates, nextDate, now }: EventDatesProps) {
  const [isExpanded, setExpanded] = useState(false);
  const orderedDates = nextDate ? [nextDate, ...dates.filter((date) => date !== nextDate)] : dates;
  const shownDates = isExpanded ? orderedDates : orderedDates.slice(0, maxInitialDates);
  return (
    <>
      <ul className="flex flex-col">
        {shownDates.map((date) => {
          const isCancelled = date.status === 'cancelled';
          return (
            <li
              key={date.key}
              className="flex min-h-14 items-center justify-between gap-3 border-b border-line last:border-b-0"
            >
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span
                  className={cx(
                    'tabular',
                    date === nextDate && 'font-bold text-sea-ink',
                    isCancelled && 'text-ink-muted line-through',
                  )}
                >
                  {texts.relativeEventDateLabel(date, now)}
                </span>
                <EventStatus status={date.status} />
              </span>
              {!isCancelled && (
                <a
                  href={eventFilePath(event.id, date.key)}
                  aria-label={texts.addDateToCalendar(texts.eventDateLabel(date))}
                  title={texts.addToCalendar}
                  className="grid size-11 shrink-0 place-content-center rounded-full text-sea-ink hover:bg-sea-soft"
                >
                  <CalendarPlus aria-hidden size={20} />
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {orderedDates.length > shownDates.length && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => {
            setExpanded(true);
          }}
        >
          {texts.showAllDates(orderedDates.length)}
        </Button>
      )}
    </>
  );
}
