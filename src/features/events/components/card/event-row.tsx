import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import * as texts from '#features/events/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { cx } from '#ui/class-names.ts';
import { transitionSource, TransitionLink } from '#ui/transition-link.tsx';
import { wallClockAt } from '#shared/zoned-time.ts';
import { DateBlock, EventStatus } from './date-parts.tsx';

interface EventRowProps {
  event: EventSummary;
  /** The date shown in this row. */
  date: ListedDate;
  /** Formatted time, such as '20:00–23:00' below the heading of the day. */
  when: string;
  /** Formatted location, such as 'Bar da Ponte · Centro'. Absent if the page already shows the place. */
  where?: string;
  /** Additional text, such as 'a 1,2 km'. */
  note?: string;
  hasBenefit?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** True if the image is in the initial viewport and must load eagerly. */
  eager?: boolean;
  /** Local day to show instead of the image, for example if another row shows the same image. */
  blockDay?: number | undefined;
}

/** Renders one date of an event in a list, with time, title, location and price. */
export function EventRow({
  event,
  date,
  when,
  where,
  note,
  hasBenefit = false,
  headingLevel: Heading = 'h3',
  eager,
  blockDay,
}: EventRowProps) {
  const isCancelled = date.status === 'cancelled';
  const price = texts.eventPriceText(event.priceCents);
  return (
    <article
      className="group relative flex h-full gap-3 rounded-card border border-line bg-surface p-3 shadow-card"
      {...transitionSource}
    >
      {event.cover && blockDay === undefined ? (
        <PlacePicture
          image={event.cover}
          alt=""
          sizes="96px"
          eager={eager}
          className="size-24 shrink-0 self-start rounded-control"
        />
      ) : (
        <DateBlock
          day={blockDay ?? wallClockAt(date.startsAt).dayNumber}
          className="size-24 shrink-0 self-start rounded-control"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p
          className={cx(
            'text-sm font-bold tabular',
            isCancelled ? 'text-ink-muted line-through' : 'text-sea-ink',
          )}
        >
          {when}
        </p>
        <Heading className="line-clamp-2 font-bold wrap-anywhere text-ink">
          <TransitionLink
            to={eventLink(event)}
            className="group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            {event.title}
          </TransitionLink>
        </Heading>
        {where && (
          <p className="truncate text-sm text-ink-muted">
            {where}
            {note && <span className="tabular"> · {note}</span>}
          </p>
        )}
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden">
          <EventStatus status={date.status} />
          {price && !isCancelled && <span className="font-semibold tabular">{price}</span>}
          {hasBenefit && !isCancelled && (
            <span className="font-semibold text-sun-ink">{texts.clubBenefit}</span>
          )}
        </p>
      </div>
    </article>
  );
}
