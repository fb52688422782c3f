import { use } from 'react';
import { CalendarCheck } from 'lucide-react';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/reservations/reserve-texts.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { useNeedsConnection } from '#ui/progressive/lazy-code.ts';
import { OpenReservationContext, reservationDialog } from './reservation-form-provider.tsx';
import { reserveButtonAction } from './reserve-target.ts';

interface ReserveButtonProps {
  place: Pick<Place, 'title' | 'phone' | 'reservation'>;
  block?: boolean;
}

/** Renders the button 'Reservar'; nothing for a place without a way to reserve. */
export function ReserveButton({ place, block }: ReserveButtonProps) {
  const openRequest = use(OpenReservationContext);
  const isDisabled = useNeedsConnection(reservationDialog);
  const reserveAction = reserveButtonAction(place);
  if (!reserveAction) return null;
  const content = (
    <>
      <CalendarCheck aria-hidden size={20} />
      <span>
        {texts.reserve}
        <span className="sr-only"> {reserveAction.methodText}</span>
      </span>
    </>
  );
  return reserveAction.kind === 'request' ? (
    <Button
      onClick={openRequest}
      block={block}
      aria-haspopup="dialog"
      aria-disabled={isDisabled}
      data-reserve
    >
      {content}
    </Button>
  ) : (
    <ButtonAnchor href={reserveAction.href} block={block}>
      {content}
    </ButtonAnchor>
  );
}
