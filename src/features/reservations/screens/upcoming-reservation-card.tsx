import { useId, useState } from 'react';
import { ChevronDown, MapPin, Navigation, Phone } from 'lucide-react';
import { directionsUrl } from '#features/places/model/directions.ts';
import { phoneText, telHref } from '#shared/phone.ts';
import type { Place } from '#features/places/model/place.ts';
import { isCancellable, isUpcoming } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { PlaceMap } from '#features/map/components/place-map/place-map.tsx';
import { LabelWithName } from '#features/reservations/components/label-with-name.tsx';
import { ReservationBadges } from '#features/reservations/components/reservation-badges.tsx';
import { ReservationDetails } from '#features/reservations/components/reservation-details.tsx';
import { Button, ButtonAnchor, buttonClasses } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import type { MemberPlace } from '#features/places/components/member-places/member-place.tsx';
import { PlaceTitle } from '#features/places/components/member-places/member-place.tsx';
import { CalendarButton } from './calendar-button.tsx';

interface UpcomingReservationCardProps {
  reservation: ReservationRequest;
  place: MemberPlace;
  now: BrandMoment;
  /** True for the next reservation, which always shows the static drawing of its map. */
  isNext: boolean;
  onChange: () => void;
  onCancel: () => void;
}

const iconClasses =
  'grid size-11 shrink-0 place-content-center rounded-control border border-control-line bg-surface text-sea-ink transition-colors duration-150 hover:bg-sea-soft';

/** Renders an upcoming reservation with address, contact, map and calendar. */
export function UpcomingReservationCard(props: UpcomingReservationCardProps) {
  const { reservation, place, now, isNext, onChange, onCancel } = props;
  const { note } = reservation;
  const foundPlace = place.kind === 'found' ? place.place : null;
  const phoneHref = foundPlace && telHref(foundPlace.phone);
  const [isMapOpen, setMapOpen] = useState(false);
  const mapId = useId();
  const canShowMap = foundPlace?.geo != null;
  return (
    <article
      className={cx(
        'flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card',
        isNext && canShowMap && 'lg:grid lg:grid-cols-2 lg:gap-6',
      )}
    >
      <div className="flex min-w-0 grow flex-col gap-4">
        <div className="flex flex-wrap items-start gap-4">
          <PlacePicture
            image={place.kind === 'found' ? place.summary.cover : null}
            alt=""
            sizes="112px"
            eager={isNext}
            className="aspect-square w-24 shrink-0 rounded-control md:w-28"
          />
          <div className="flex min-w-32 flex-1 flex-col gap-2">
            <h3 className="line-clamp-3 font-bold wrap-anywhere">
              <PlaceTitle place={place} />
            </h3>
            <ReservationBadges {...reservation} />
            <p className="text-sm text-ink-muted">
              {texts.reservationStateText(reservation, isUpcoming(reservation, now))}
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-2">
          <ReservationDetails {...reservation} />
          {foundPlace && <Address place={foundPlace} />}
        </div>
        {note && (
          <p
            dir="auto"
            className="rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere whitespace-pre-line"
          >
            {note}
          </p>
        )}
        <div className="flex gap-2">
          {foundPlace && (
            <ButtonAnchor href={directionsUrl(foundPlace)} className="flex-1">
              <Navigation aria-hidden size={20} className="shrink-0" />
              <span>
                <LabelWithName text={texts.directionsTo} name={foundPlace.title} />
              </span>
            </ButtonAnchor>
          )}
          {foundPlace && phoneHref && (
            <a href={phoneHref} title={phoneText(foundPlace.phone)} className={iconClasses}>
              <Phone aria-hidden size={20} />
              <span className="sr-only">
                <LabelWithName
                  text={texts.callPlaceAt(phoneText(foundPlace.phone))}
                  name={foundPlace.title}
                />
              </span>
            </a>
          )}
          <CalendarButton
            reservation={reservation}
            place={foundPlace}
            isIcon={foundPlace !== null}
            className={foundPlace ? iconClasses : buttonClasses({ variant: 'secondary' })}
          />
        </div>
        {canShowMap && !isNext && (
          <Button
            variant="quiet"
            className="-my-2 -ml-4 self-start"
            aria-expanded={isMapOpen}
            aria-controls={mapId}
            onClick={() => {
              setMapOpen(!isMapOpen);
            }}
          >
            <ChevronDown
              aria-hidden
              size={20}
              className={cx('transition-transform duration-150', isMapOpen && 'rotate-180')}
            />
            <LabelWithName
              text={isMapOpen ? texts.hideMapOf : texts.showMapOf}
              name={foundPlace.title}
            />
          </Button>
        )}
        <div id={mapId} className="empty:hidden">
          {isMapOpen && foundPlace && (
            <PlaceMap
              title={foundPlace.title}
              address={foundPlace.neighborhood}
              position={foundPlace.geo}
              loadsImmediately
              className="h-56"
            />
          )}
        </div>
        {isCancellable(reservation, now) && (
          <div className="-mx-4 mt-auto flex flex-wrap justify-between border-t border-line pt-2">
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
        )}
      </div>
      {isNext && canShowMap && (
        <PlaceMap
          title={foundPlace.title}
          address={foundPlace.neighborhood}
          position={foundPlace.geo}
          className="h-44 lg:h-full lg:min-h-72"
        />
      )}
    </article>
  );
}

function Address({ place: { location, neighborhood } }: { place: Place }) {
  if (!location && !neighborhood) return null;
  return (
    <p className="flex items-start gap-2">
      <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
      <span className="min-w-0 wrap-anywhere">
        {location && <span className="block">{location}</span>}
        {neighborhood && <span className="block text-sm text-ink-muted">{neighborhood}</span>}
      </span>
    </p>
  );
}
