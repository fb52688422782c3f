import type { Reservation } from '#features/places/model/place.ts';
import { telHref, whatsappHref } from '#shared/phone.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';

/** Action of the Reservar button. `none` renders no button; `request` opens the form of this app. */
export type ReservationAction =
  { kind: 'whatsapp' | 'phone' | 'url'; href: string } | { kind: 'request' } | { kind: 'none' };

/**
 * Returns the action of Reservar at a place. WhatsApp and phone without their own number use the phone of the place. An
 * unusable value (no number, unsafe address) results in `none`.
 * @param options.message prepared text of the WhatsApp chat
 */
export function reservationAction(
  place: { reservation: Reservation; phone: string },
  options: { message?: string } = {},
): ReservationAction {
  const { mode, value } = place.reservation;
  const number = value.trim() === '' ? place.phone : value;
  let href: string | null;
  switch (mode) {
    case 'request':
    case 'none':
      return { kind: mode };
    case 'whatsapp':
      href = whatsappHref(number, options.message);
      break;
    case 'phone':
      href = telHref(number);
      break;
    case 'url':
      href = safeExternalUrl(value);
      break;
  }
  return href === null ? { kind: 'none' } : { kind: mode, href };
}
