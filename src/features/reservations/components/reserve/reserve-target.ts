import type { Place } from '#features/places/model/place.ts';
import { reservationAction } from '#features/reservations/model/reservation.ts';
import * as texts from '#features/reservations/reserve-texts.ts';

/** Action of the Reservar button. */
export type ReserveButtonAction = {
  /** Ending of the accessible name, such as 'pelo WhatsApp' in 'Reservar pelo WhatsApp'. */
  methodText: string;
} & ({ kind: 'whatsapp' | 'phone' | 'url'; href: string } | { kind: 'request' });

/** Returns the action of Reservar at a place; null if there is none, so that no button is rendered. */
export function reserveButtonAction(
  place: Pick<Place, 'title' | 'phone' | 'reservation'>,
): ReserveButtonAction | null {
  const action = reservationAction(place, { message: texts.reserveMessage(place.title) });
  return action.kind === 'none'
    ? null
    : { ...action, methodText: texts.reserveMethods[action.kind] };
}
