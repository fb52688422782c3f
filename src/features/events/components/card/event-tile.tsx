import { CalendarDays, MapPin } from 'lucide-react';
import type { EventPlace, EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { transitionSource, TransitionLink } from '#ui/transition-link.tsx';
import { shownText } from '#shared/translations.ts';
import { EventPicture, EventStatus } from './event-row.tsx';

interface EventTileProps {
  event: EventSummary;
  place: Pick<EventPlace, 'title'>;
  date: ListedDate;
  /** Formatted day and time, such as 'Hoje, 20:00–23:00'. */
  when: string;
  /** Displayed width of the card, as a `sizes` attribute for its image. */
  sizes: string;
}

/** Renders one date of an event as a card of a rail, with image, time, title and place. */
export function EventTile({ event, place, date, when, sizes }: EventTileProps) {
  return (
    <article className="group relative flex flex-col" {...transitionSource}>
      <EventPicture
        image={event.cover}
        day={wallClockAt(date.startsAt).dayNumber}
        sizes={sizes}
        className="aspect-[4/3] rounded-card shadow-card"
      />
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <p className="flex items-center gap-1 text-sm font-bold text-sea-ink tabular">
          <CalendarDays aria-hidden size={15} className="shrink-0" />
          <span className="first-letter:uppercase">{when}</span>
        </p>
        <h3 className="line-clamp-2 font-bold wrap-anywhere text-ink">
          <TransitionLink
            to={eventLink(event)}
            className="group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {shownText(event, 'title').text}
          </TransitionLink>
        </h3>
        <p className="flex items-center gap-1 text-sm text-ink-muted">
          <MapPin aria-hidden size={15} className="shrink-0" />
          <span className="truncate">{place.title}</span>
        </p>
        <p className="text-sm empty:hidden">
          <EventStatus status={date.status} />
        </p>
      </div>
    </article>
  );
}
