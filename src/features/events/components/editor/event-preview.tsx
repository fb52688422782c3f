import { findNextDate, isUpcomingDate } from '#features/events/model/agenda/agenda.ts';
import { readEventDraft } from '#features/events/model/event-draft.ts';
import type { EventDraft } from '#features/events/model/event-draft.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import * as texts from '#features/events/panel-texts.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import type { Place } from '#features/places/model/place.ts';
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
  const date =
    findNextDate(dates, now) ?? dates.find((eventDate) => isUpcomingDate(eventDate, now));
  return (
    <section aria-label={texts.previewTitle} className="w-80 shrink-0 lg:sticky lg:top-24">
      <h2 className="mb-3 font-bold">{texts.previewTitle}</h2>
      {date ? (
        // The card is inert, because its link leads to a page that may not exist yet.
        <div inert>
          <EventRow
            event={{
              id: event?.id ?? 'new',
              placeId: place.id,
              title: title === '' ? texts.previewUntitled : title,
              ...{ translations, cover, priceCents, dates },
            }}
            date={date}
            when={relativeEventDateLabel(date, now)}
            where={[place.title, place.neighborhood].filter(Boolean).join(' · ')}
          />
        </div>
      ) : (
        <p className="rounded-card bg-sunken p-4 text-ink-muted">{texts.previewWithoutDate}</p>
      )}
    </section>
  );
}
