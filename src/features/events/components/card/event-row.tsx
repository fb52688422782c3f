import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { EventDateStatus, ListedDate } from '#features/events/model/event-date.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/events/texts.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { wallClockAt } from '#shared/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { transitionSource, TransitionLink } from '#ui/transition-link.tsx';

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
  /** Local day to show instead of the image, for example if the row before shows the same image. */
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
      <EventPicture
        image={blockDay === undefined ? event.cover : null}
        day={blockDay ?? wallClockAt(date.startsAt).dayNumber}
        sizes="96px"
        eager={eager}
        className="size-24 shrink-0 self-start rounded-control"
      />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <p
          className={cx(
            'text-sm font-bold tabular first-letter:uppercase',
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
            {shownText(event, 'title').text}
          </TransitionLink>
        </Heading>
        {where && (
          <p className="line-clamp-2 text-sm text-ink-muted">
            {where}
            {note && <span className="tabular"> · {note}</span>}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden">
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

/** Renders 'Cancelado' or 'Esgotado', or nothing for a date that takes place as planned. */
export function EventStatus({ status }: { status: EventDateStatus }) {
  const label = texts.eventStatusLabels[status];
  return label && <Badge tone={status === 'cancelled' ? 'closed' : 'warning'}>{label}</Badge>;
}

interface DateBlockProps {
  /** Local day number. */
  day: number;
  className: string;
}

/** Renders a day like a leaf of a calendar. Screen readers get the day from the texts around it. */
export function DateBlock({ day, className }: DateBlockProps) {
  const { weekday, date, month } = texts.dateBlockTexts(day);
  return (
    <div
      aria-hidden
      className={cx(
        'flex flex-col items-center justify-center bg-sea-soft text-sm font-semibold text-sea-ink',
        className,
      )}
    >
      {weekday}
      <span className="text-3xl font-extrabold tabular">{date}</span>
      {month}
    </div>
  );
}

interface EventPictureProps extends DateBlockProps {
  image: PlaceImage | null;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  eager?: boolean | undefined;
}

/** Renders the image of an event, or the day if there is none. */
export function EventPicture({ image, day, sizes, eager, className }: EventPictureProps) {
  return image ? (
    <PlacePicture image={image} alt="" sizes={sizes} eager={eager} className={className} />
  ) : (
    <DateBlock day={day} className={className} />
  );
}
