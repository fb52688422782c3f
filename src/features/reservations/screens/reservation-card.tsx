import { isDisputable, isUpcoming } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import * as texts from '#features/reservations/texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { LabelWithName } from '#features/reservations/components/label-with-name.tsx';
import { ReservationBadges } from '#features/reservations/components/reservation-badges.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { PlaceTitle } from '#features/places/components/member-places/member-place.tsx';
import type { MemberPlace } from '#features/places/components/member-places/member-place.tsx';
import { CalendarButton } from './calendar-button.tsx';

interface ReservationCardProps {
  reservation: ReservationRequest;
  place: MemberPlace;
  now: BrandMoment;
  onDispute: () => void;
}

/** Renders a past reservation, or one that occupies no table. */
export function ReservationCard({ reservation, place, now, onDispute }: ReservationCardProps) {
  const { date, time, people, note, status, reason, disputedAt } = reservation;
  const isFuture = isUpcoming(reservation, now);
  const stateText = texts.reservationStateText(reservation, isFuture);
  const foundMemberPlace = place.kind === 'found' ? place : null;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <ReservationBadges {...reservation} />
      <div className="flex items-start gap-4">
        <PlacePicture
          image={foundMemberPlace?.summary.cover ?? null}
          alt=""
          sizes="80px"
          className="aspect-square w-20 shrink-0 rounded-control"
        />
        <div className="flex min-w-0 flex-col gap-1.5">
          <h3 className="line-clamp-3 text-base font-bold wrap-anywhere">
            <PlaceTitle place={place} />
          </h3>
          <p className="text-sm text-ink-muted tabular">
            <span className="inline-block first-letter:uppercase">
              {texts.dateAndTime(date, time, now.date)}
            </span>
            <br />
            {peopleText(people)}
          </p>
        </div>
      </div>
      {note && (
        <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
          {note}
        </p>
      )}
      {(stateText || disputedAt) && (
        <p className="text-sm">
          {status === 'no_show' && disputedAt !== null ? texts.ownDisputeHint : stateText}
        </p>
      )}
      {status === 'declined' && reason && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">{texts.answerOfPlace(reason)}</p>
      )}
      {isDisputable(reservation, now) && (
        <Button variant="secondary" className="self-start" onClick={onDispute}>
          <RichText text={texts.disputeNoShow(date)} />
        </Button>
      )}
      {isFuture && (
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {status === 'declined' && foundMemberPlace && (
            <ButtonLink variant="secondary" to={placeLink(foundMemberPlace.summary)}>
              <LabelWithName text={texts.requestOtherTime} name={foundMemberPlace.place.title} />
            </ButtonLink>
          )}
          <CalendarButton
            reservation={reservation}
            place={foundMemberPlace?.place ?? null}
            className="flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-sea-ink hover:bg-sea-soft"
          />
        </div>
      )}
    </article>
  );
}
