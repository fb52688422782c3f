import { Link } from 'react-router-dom';
import type { ReportedEvent } from '#features/moderation/data/queue-lists.ts';
import { isUpcomingDate, findNextDate } from '#features/events/model/agenda/agenda.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { linkTo } from '#shared/routes.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import * as texts from '#features/moderation/report-panel-texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';

interface ReportedEventProps {
  reported: ReportedEvent;
  now: Date;
}

const hasEnded = ({ dates }: GuideEvent, now: Date) =>
  !dates.some((date) => isUpcomingDate(date, now));

/** Renders the title of the event, as a link to the public page if visitors can open that page. */
export function EventName({ reported: { event, place }, now }: ReportedEventProps) {
  if (!event) return <h2 className="font-bold">{texts.deletedEvent}</h2>;
  const isPublic = event.isActive && place?.isActive === true && !hasEnded(event, now);
  return (
    <h2 className="min-w-0 font-bold wrap-anywhere">
      {isPublic ? (
        <Link
          to={eventLink(event)}
          className="inline-flex min-h-11 items-center text-sea-ink underline-offset-4 hover:underline"
        >
          {event.title}
        </Link>
      ) : (
        event.title
      )}
    </h2>
  );
}

/** Renders date, place and description of the event. */
export function EventPreview({ reported: { event, place }, now }: ReportedEventProps) {
  if (!event) {
    return <p className="py-5 text-ink-muted">{texts.deletedEventHint}</p>;
  }
  const nextEventDate = findNextDate(event.dates, now);
  const [cover] = event.images;
  return (
    <div className="flex flex-col gap-3 py-5">
      <div className="flex gap-3">
        {cover && (
          <PlacePicture
            image={cover}
            alt={texts.eventPicture(event.title)}
            sizes="96px"
            className="size-24 shrink-0 rounded-control"
          />
        )}
        <div className="flex min-w-0 flex-col items-start">
          <p className="font-semibold tabular first-letter:uppercase">
            {nextEventDate
              ? relativeEventDateLabel(nextEventDate, now)
              : hasEnded(event, now)
                ? texts.endedEvent
                : texts.cancelledEvent}
          </p>
          {place && (
            <Link
              to={linkTo('/admin/events', { place: place.id })}
              className="inline-flex min-h-11 items-center wrap-anywhere text-sea-ink underline underline-offset-4"
            >
              {texts.eventsAt(place.title)}
            </Link>
          )}
          {!event.isActive && <Badge tone="warning">{texts.eventNotListed}</Badge>}
        </div>
      </div>
      {event.description !== '' && (
        <ClampedText text={event.description} subject={texts.aboutEvent(event.title)} />
      )}
    </div>
  );
}
