import { useId, useState } from 'react';
import { ChevronDown, MapPin, MessageSquareText, Navigation, Phone } from 'lucide-react';
import { directionsUrl } from '#features/places/model/directions.ts';
import { phoneText, telHref } from '#shared/phone.ts';
import type { Place } from '#features/places/model/place.ts';
import { isCancellable, isUpcoming } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/texts.ts';
import { shortDateText } from '#shared/formats/stored-dates.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { PlaceMap } from '#features/map/components/place-map/place-map.tsx';
import { LabelWithName } from '#features/reservations/components/label-with-name.tsx';
import { ReservationBadges } from '#features/reservations/components/reservation-badges.tsx';
import { Button, ButtonAnchor, buttonClasses } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { MemberPlace } from '#features/places/components/member-places/member-place.tsx';
import { PlaceTitle } from '#features/places/components/member-places/member-place.tsx';
import { CalendarButton } from './calendar-button.tsx';

interface UpcomingReservationCardProps {
  reservation: ReservationRequest;
  place: MemberPlace;
  now: BrandMoment;
  /** True for the next reservation, whose picture is loaded immediately. */
  isNext: boolean;
  onChange: () => void;
  onCancel: () => void;
}

/** Classes of a button with its icon above its label. Buttons in a row have the same width. */
const tileClasses = 'min-h-16 min-w-0 flex-1 flex-col gap-1 px-1! text-sm!';

/** Tailwind's lg breakpoint, from which each reservation has its map next to it. */
const besideMap = '(min-width: 64rem)';

/** Renders an upcoming reservation with address, contact, map and calendar. */
export function UpcomingReservationCard(props: UpcomingReservationCardProps) {
  const { reservation, place, now, isNext, onChange, onCancel } = props;
  const { date, time, people, note } = reservation;
  const foundPlace = place.kind === 'found' ? place.place : null;
  const phoneHref = foundPlace && telHref(foundPlace.phone);
  const [isMapOpen, setMapOpen] = useState(false);
  const mapId = useId();
  const canShowMap = foundPlace?.geo != null;
  const isWide = useMediaQuery(besideMap);
  const showsMap = canShowMap && isWide;
  const stateText = texts.reservationStateText(reservation, isUpcoming(reservation, now));
  return (
    <article
      className={cx(
        'flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card lg:grid lg:gap-6',
        showsMap ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
      )}
    >
      <div className="flex min-w-0 flex-col gap-3">
        <ReservationBadges {...reservation} />
        <div className="flex items-start gap-4">
          <PlacePicture
            image={place.kind === 'found' ? place.summary.cover : null}
            alt=""
            sizes="112px"
            eager={isNext}
            className="aspect-square w-20 shrink-0 rounded-control md:w-28"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h3 className="line-clamp-3 font-bold wrap-anywhere">
              <PlaceTitle place={place} />
            </h3>
            <p className="font-bold tabular first-letter:uppercase">
              {[shortDateText(date), time].filter(Boolean).join(', ')}
            </p>
            <p>{peopleText(people)}</p>
          </div>
        </div>
        {stateText && <p className="text-sm text-ink-muted">{stateText}</p>}
        {note && (
          <p className="flex items-start gap-2">
            <MessageSquareText aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
            <span dir="auto" className="min-w-0 wrap-anywhere whitespace-pre-line">
              {note}
            </span>
          </p>
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-3">
        {foundPlace && (
          <AddressRow
            place={foundPlace}
            map={
              canShowMap && !showsMap
                ? {
                    id: mapId,
                    isOpen: isMapOpen,
                    onToggle: () => {
                      setMapOpen(!isMapOpen);
                    },
                  }
                : null
            }
          />
        )}
        <div id={mapId} className="empty:hidden">
          {isMapOpen && !showsMap && foundPlace && (
            <PlaceMap
              title={foundPlace.title}
              address={foundPlace.neighborhood}
              position={foundPlace.geo}
              loadsImmediately
              className="h-56"
            />
          )}
        </div>
        <div className="flex gap-2">
          {foundPlace && (
            <ButtonAnchor
              href={directionsUrl(foundPlace)}
              variant="secondary"
              className={tileClasses}
            >
              <Navigation aria-hidden size={22} />
              <span>
                <LabelWithName text={texts.directionsTo} name={foundPlace.title} />
              </span>
            </ButtonAnchor>
          )}
          {foundPlace && phoneHref && (
            <ButtonAnchor
              href={phoneHref}
              title={phoneText(foundPlace.phone)}
              variant="secondary"
              className={tileClasses}
            >
              <Phone aria-hidden size={22} />
              <span>
                <LabelWithName
                  text={texts.callPlaceAt(phoneText(foundPlace.phone))}
                  name={foundPlace.title}
                />
              </span>
            </ButtonAnchor>
          )}
          <CalendarButton
            reservation={reservation}
            place={foundPlace}
            className={buttonClasses({ variant: 'secondary' }, tileClasses)}
          />
        </div>
        {isCancellable(reservation, now) && (
          <div className="mt-auto border-t border-line pt-2">
            <div className="-mx-4 flex flex-wrap justify-between">
              {foundPlace && (
                <Button variant="quiet" onClick={onChange}>
                  <RichText text={texts.changeReservation(reservation)} />
                </Button>
              )}
              <Button variant="quiet" onClick={onCancel}>
                <span className="text-danger">
                  <RichText text={texts.cancelReservation(reservation)} />
                </span>
              </Button>
            </div>
          </div>
        )}
      </div>
      {showsMap && (
        <PlaceMap
          title={foundPlace.title}
          address={foundPlace.neighborhood}
          position={foundPlace.geo}
          isSmall
          className="h-full"
        />
      )}
    </article>
  );
}

interface AddressRowProps {
  place: Place;
  /** The map below the row, which the row opens and closes; null without one. */
  map: { id: string; isOpen: boolean; onToggle: () => void } | null;
}

function AddressRow({ place: { title, location, neighborhood }, map }: AddressRowProps) {
  const hasAddress = location !== '' || neighborhood !== '';
  const address = (
    <>
      <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
      <span className="min-w-0 wrap-anywhere">
        {map && (
          <span className={hasAddress ? 'sr-only' : undefined}>
            <LabelWithName
              text={map.isOpen ? texts.hideMapOf : texts.showMapOf}
              name={title}
            />{' '}
          </span>
        )}
        {location && <span className="block">{location}</span>}
        {neighborhood && <span className="block text-sm text-ink-muted">{neighborhood}</span>}
      </span>
    </>
  );
  if (!map) return hasAddress && <p className="flex items-start gap-2">{address}</p>;
  return (
    <button
      type="button"
      className="flex min-h-11 items-start gap-2 text-left"
      aria-expanded={map.isOpen}
      aria-controls={map.id}
      onClick={map.onToggle}
    >
      {address}
      <ChevronDown
        aria-hidden
        size={20}
        className={cx(
          'mt-0.5 ml-auto shrink-0 text-ink-muted transition-transform duration-150',
          map.isOpen && 'rotate-180',
        )}
      />
    </button>
  );
}
