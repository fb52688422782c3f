import { Link } from 'react-router-dom';
import type { ReportedEvent } from '#features/moderation/data/reports/report-list-store.ts';
import { isUpcomingDate, findNextDate } from '#features/events/model/agenda/agenda.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { linkTo } from '#shared/routes.ts';
import { relativeEventDateLabel } from '#features/events/texts.ts';
import * as texts from '#features/moderation/panel-texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import type { ReportDecisionPrompt } from './decision-dialog.tsx';
import { ReportCard } from './report-card.tsx';

interface ReportedEventProps {
  reported: ReportedEvent;
  /** True if no decision was made yet. */
  isOpen: boolean;
  now: Date;
  onDecide: (decision: ReportDecisionPrompt) => void;
}

type ReportedEventViewProps = Pick<ReportedEventProps, 'reported' | 'now'>;

/**
 * Renders a reported event. Only its reports are closed here; the event is edited, cancelled or hidden on its own page.
 */
export function ReportedEventCard({ reported, isOpen, now, onDecide }: ReportedEventProps) {
  return (
    <ReportCard
      kind="event"
      reports={reported.reports}
      now={now}
      heading={<EventName reported={reported} now={now} />}
      decisionButtons={isOpen && <DecisionButtons reported={reported} onDecide={onDecide} />}
    >
      <EventPreview reported={reported} now={now} />
    </ReportCard>
  );
}

const hasEnded = ({ dates }: GuideEvent, now: Date) =>
  !dates.some((date) => isUpcomingDate(date, now));

/** Renders the title of the event, as a link to the public page if visitors can open that page. */
function EventName({ reported: { event, place }, now }: ReportedEventViewProps) {
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
function EventPreview({ reported: { event, place }, now }: ReportedEventViewProps) {
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
          <p className="font-semibold tabular">
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
          {!event.isActive && <Badge>{texts.eventNotListed}</Badge>}
        </div>
      </div>
      {event.description !== '' && (
        <ClampedText text={event.description} subject={texts.aboutEvent(event.title)} />
      )}
    </div>
  );
}

type DecisionButtonsProps = Pick<ReportedEventProps, 'reported' | 'onDecide'>;

function DecisionButtons({ reported, onDecide }: DecisionButtonsProps) {
  const { event } = reported;
  return (
    <>
      {event && (
        <ButtonLink
          variant="secondary"
          to={linkTo('/admin/events/:eventId', { eventId: event.id, place: event.placeId })}
        >
          {texts.editEvent}
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        onClick={() => {
          onDecide({ reported, reviewToRemove: null });
        }}
      >
        {texts.closeReport}
      </Button>
    </>
  );
}
