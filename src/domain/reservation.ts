import { maxTables, reservationModes } from './place.ts';
import type { Reservation } from './place.ts';
import { telHref, whatsappHref } from './phone.ts';
import { safeExternalUrl } from './safe-url.ts';
import { countOf } from './stored/fields.ts';

/** How the Reservar button acts. `none` has no button; `request` opens the form of this app. */
export type ReservationAction =
  { kind: 'whatsapp' | 'phone' | 'url'; href: string } | { kind: 'request' } | { kind: 'none' };

/** The reservation of a place that states none. */
const noReservation: Reservation = { mode: 'none', value: '' };

/**
 * What Reservar does at a place. WhatsApp and phone without a number of their own use the place's
 * phone; a value that leads nowhere (no number, unsafe address) leaves no button.
 * @param options.message text already written in the WhatsApp chat
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

/** A stored reservation read defensively; an unknown mode is none, the value at most 500 characters, tables counted with mode request alone. */
export function parseReservation(value: unknown): Reservation {
  const stored = (value ?? {}) as Record<string, unknown>;
  const mode = reservationModes.find((known) => known === stored['mode']);
  if (mode === undefined) return noReservation;
  const text = typeof stored['value'] === 'string' ? stored['value'].slice(0, 500) : '';
  const tables = countOf(stored['tables']);
  const isCounted = mode === 'request' && tables > 0;
  return { mode, value: text, ...(isCounted && { tables: Math.min(tables, maxTables) }) };
}
