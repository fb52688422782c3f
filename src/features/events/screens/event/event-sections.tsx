import { CalendarDays, MapPin, Accessibility, Ticket, UserRound, CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { relativeEventDateLabel, eventPriceText } from '#features/events/texts.ts';
import { langOf, shownText } from '#shared/translations.ts';
import * as texts from '#features/events/texts.ts';
import { EventStatus } from '#features/events/components/card/event-row.tsx';
import { displayUrl } from '#shared/addresses/safe-url.ts';
import { PageSection } from '#ui/page-section.tsx';
import { eventFilePath } from '#features/events/model/event-link.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/badge.tsx';

interface EventHeadingProps {
  event: PublicEvent;
  place: PlaceSummary;
  /** Null if no future date takes place. */
  nextDate: EventDate | null;
  /** True if no future date remains, not even a cancelled one. */
  isOver: boolean;
  now: Date;
}

/** Renders title, next date, place and price. */
export function EventHeading({ event, place, nextDate, isOver, now }: EventHeadingProps) {
  const price = eventPriceText(event.priceCents);
  const title = shownText(event, 'title');
  return (
    <div className="flex flex-col gap-2">
      <h1 lang={langOf(title)} className="text-2xl font-extrabold wrap-anywhere md:text-3xl">
        {title.text}
      </h1>
      <p className="text-lg flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-sea-ink">
        {nextDate && (
          <span className="flex items-center gap-2 tabular">
            <CalendarDays aria-hidden size={20} className="shrink-0" />
            <span className="first-letter:uppercase">{relativeEventDateLabel(nextDate, now)}</span>
          </span>
        )}
        {nextDate ? <EventStatus status={nextDate.status} /> : <NoNextDateBadge isOver={isOver} />}
      </p>
      <p className="flex items-start gap-2">
        <MapPin aria-hidden size={20} className="mt-3 shrink-0 text-ink-muted" />
        <Link
          to={placeLink(place)}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea-ink underline-offset-4 hover:underline"
        >
          {[place.title, place.neighborhood].filter(Boolean).join(' · ')}
        </Link>
      </p>
      {price && nextDate && <p className="font-semibold tabular lg:hidden">{price}</p>}
    </div>
  );
}

const rowClasses = 'flex min-h-11 items-start gap-3 py-2.5';
const iconClasses = 'mt-0.5 shrink-0 text-sea-ink';

/** Renders price, tickets, age limit and accessibility. Omits unknown values. */
export function EventFacts({ event }: { event: PublicEvent }) {
  const { priceCents, ticketUrl, ageLimit, access } = event;
  const price = texts.eventPriceText(priceCents);
  if (price === null && ticketUrl === '' && ageLimit === null && access.length === 0) return null;
  return (
    <PageSection title={texts.factsTitle}>
      <ul>
        {(price !== null || ticketUrl !== '') && (
          <li className={rowClasses}>
            <Ticket aria-hidden size={20} className={iconClasses} />
            <span className="min-w-0">
              {price !== null && <span className="tabular">{price}</span>}
              {price !== null && ticketUrl !== '' && ' · '}
              {ticketUrl !== '' && (
                <a
                  href={ticketUrl}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="wrap-anywhere underline underline-offset-4"
                >
                  {displayUrl(ticketUrl)}
                </a>
              )}
            </span>
          </li>
        )}
        {ageLimit !== null && (
          <li className={rowClasses}>
            <UserRound aria-hidden size={20} className={iconClasses} />
            {texts.ageLimitText(ageLimit)}
          </li>
        )}
        {access.length > 0 && (
          <li className={rowClasses}>
            <Accessibility aria-hidden size={20} className={iconClasses} />
            {access.map((option) => texts.eventAccessLabels[option]).join(', ')}
          </li>
        )}
      </ul>
    </PageSection>
  );
}

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
                    'tabular first-letter:uppercase',
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

/** Renders 'Encerrado' for an event that is over, or 'Cancelado' if all remaining dates are cancelled. */
export function NoNextDateBadge({ isOver }: { isOver: boolean }) {
  return isOver ? <Badge>{texts.eventEnded}</Badge> : <EventStatus status="cancelled" />;
}
