import { CalendarDays, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { relativeEventDateLabel, eventPriceText } from '#features/events/texts.ts';
import { EventStatus } from '#features/events/components/card/event-status.tsx';
import { NoNextDateBadge } from './no-next-date-badge.tsx';

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
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-2xl font-extrabold wrap-anywhere md:text-3xl">{event.title}</h1>
      <p className="text-lg flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-sea-ink">
        {nextDate && (
          <span className="flex items-center gap-2 tabular">
            <CalendarDays aria-hidden size={20} className="shrink-0" />
            {relativeEventDateLabel(nextDate, now)}
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
