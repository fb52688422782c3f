import { Phone } from 'lucide-react';
import type { RequestOutcome } from '#features/reservations/data/reservation-request-store.ts';
import { telHref } from '#shared/phone.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/reservations/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { ReservationBadges } from '../../reservation-badges.tsx';
import { ReservationDetails } from '../../reservation-details.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#ui/button.tsx';

interface RequestResultProps {
  place: Pick<Place, 'title' | 'phone'>;
  outcome: RequestOutcome;
  onOtherTime: () => void;
  onClose: () => void;
}

/** Renders the result of a request. */
export function RequestResult({ place, outcome, onOtherTime, onClose }: RequestResultProps) {
  const { reservation, isNew } = outcome;
  const { status } = reservation;
  const phoneHref = telHref(place.phone);
  return (
    <div className="mt-2 flex flex-col gap-5">
      {/* Takes the focus, because the focused element was unmounted together with the form. */}
      <div
        tabIndex={-1}
        ref={(element) => {
          element?.focus();
        }}
        className="flex flex-col gap-4 rounded-control outline-none"
      >
        <p>{isNew ? texts.requestSentHint : texts.existingRequestText(status)}</p>
        <div className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-4">
          <ReservationBadges {...reservation} />
          <p className="font-bold wrap-anywhere">{place.title}</p>
          <ReservationDetails {...reservation} />
        </div>
      </div>
      <div className="flex flex-col gap-3">
        {!isNew && phoneHref && (
          <ButtonAnchor href={phoneHref} block>
            <Phone aria-hidden size={20} />
            {texts.callPlace}
          </ButtonAnchor>
        )}
        {!isNew && (
          <Button variant="secondary" block onClick={onOtherTime}>
            {texts.chooseOtherTime}
          </Button>
        )}
        <ButtonLink to={linkTo('/reservations')} variant={isNew ? 'primary' : 'secondary'} block>
          {texts.viewReservations}
        </ButtonLink>
        {isNew && (
          <Button variant="secondary" block onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </div>
  );
}
