import { brand } from '#domain/brand.ts';
import { phoneDigits, telHref, whatsappHref } from '#domain/phone.ts';
import type { Place } from '#domain/place.ts';
import { reservationAction } from '#domain/reservation.ts';

/** Where the Reservar button leads and by which way. */
export interface ReserveTarget {
  kind: 'whatsapp' | 'phone' | 'url';
  href: string;
  /** Ends the button's name: 'Reservar pelo WhatsApp'. */
  way: string;
}

const ways: Record<ReserveTarget['kind'], string> = {
  whatsapp: 'pelo WhatsApp',
  phone: 'por telefone',
  url: 'no site do lugar',
};

/** Country, area code, and the 9 that every Brazilian mobile number begins with. */
const brazilianMobile = /^55\d{2}9\d{8}$/;

/**
 * What Reservar does at a place; null where nothing would happen, so that there is no dead button.
 * A place that takes requests is reached by its phone: WhatsApp on a mobile number, otherwise a call.
 */
export function reserveTarget(
  place: Pick<Place, 'title' | 'phone' | 'reservation'>,
): ReserveTarget | null {
  const message = `Olá, gostaria de fazer uma reserva: ${place.title}. Encontrei vocês no ${brand.name}.`;
  const action = reservationAction(place, { message });
  if (action.kind === 'none') return null;
  if (action.kind !== 'request') return { ...action, way: ways[action.kind] };

  const chat = brazilianMobile.test(phoneDigits(place.phone) ?? '')
    ? whatsappHref(place.phone, message)
    : null;
  if (chat) return { kind: 'whatsapp', href: chat, way: ways.whatsapp };
  const call = telHref(place.phone);
  return call ? { kind: 'phone', href: call, way: ways.phone } : null;
}
