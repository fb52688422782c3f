import { CalendarDays } from 'lucide-react';
import { findNextDate, isUpcomingDate } from '#features/events/model/agenda/agenda.ts';
import { readEventDraft } from '#features/events/model/event-draft.ts';
import type { EventDraft } from '#features/events/model/event-draft.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import * as texts from '#features/events/panel-texts.ts';
import { eventDateLabel, eventPriceText, relativeEventDateLabel } from '#features/events/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { Place } from '#features/places/model/place.ts';
import { cx } from '#ui/class-names.ts';
import { EventRow } from '../card/event-row.tsx';

interface EventPreviewProps {
  draft: EventDraft;
  place: Place;
  /** The edited event; null for a new one. */
  event: GuideEvent | null;
  now: Date;
}

/** Renders the card of the event with its next date as visitors see it, from the values of the form. */
export function EventPreview({ draft, place, event, now }: EventPreviewProps) {
  const { content } = readEventDraft(draft, { now, stored: event });
  const { title, translations, priceCents, dates } = content;
  const [cover = null] = content.images;
  const upcomingDate =
    findNextDate(dates, now) ?? dates.find((eventDate) => isUpcomingDate(eventDate, now));
  const date = upcomingDate ?? dates.at(-1);
  const shownTitle = title === '' ? texts.previewUntitled : title;
  const where = [place.title, place.neighborhood].filter(Boolean).join(' · ');
  return (
    <section aria-label={texts.previewTitle} className="w-80 shrink-0 lg:sticky lg:top-24">
      <h2 className="mb-3 font-bold">{texts.previewTitle}</h2>
      {/* The card is inert, because its link leads to a page that may not exist yet. */}
      <div inert>
        {date ? (
          <EventRow
            event={{
              id: event?.id ?? 'new',
              placeId: place.id,
              title: shownTitle,
              ...{ translations, cover, priceCents, dates },
            }}
            date={date}
            when={upcomingDate ? relativeEventDateLabel(date, now) : eventDateLabel(date)}
            where={where}
          />
        ) : (
          <UndatedCard
            {...{ title: shownTitle, isUntitled: title === '', where, cover }}
            price={eventPriceText(priceCents)}
          />
        )}
      </div>
      {date && !upcomingDate && <p className="mt-3 text-sm text-ink-muted">{texts.previewEnded}</p>}
    </section>
  );
}

interface UndatedCardProps {
  title: string;
  /** True if the title is a placeholder. */
  isUntitled: boolean;
  where: string;
  cover: PlaceImage | null;
  price: string | null;
}

/** Renders the card of an event without a date, in the layout of EventRow, which needs a date. */
function UndatedCard({ title, isUntitled, where, cover, price }: UndatedCardProps) {
  return (
    <div className="flex gap-3 rounded-card border border-line bg-surface p-3 shadow-card">
      {cover ? (
        <PlacePicture
          image={cover}
          alt=""
          sizes="96px"
          className="size-24 shrink-0 self-start rounded-control"
        />
      ) : (
        <div className="grid size-24 shrink-0 place-content-center self-start rounded-control bg-sunken text-ink-muted">
          <CalendarDays aria-hidden size={28} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <p className="text-sm font-bold text-ink-muted">{texts.previewUndated}</p>
        <p
          className={cx(
            'line-clamp-2 font-bold wrap-anywhere',
            isUntitled ? 'text-ink-muted' : 'text-ink',
          )}
        >
          {title}
        </p>
        <p className="line-clamp-2 text-sm text-ink-muted">{where}</p>
        {price && <p className="text-sm font-semibold tabular">{price}</p>}
      </div>
    </div>
  );
}
