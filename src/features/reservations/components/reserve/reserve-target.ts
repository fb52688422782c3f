import { brand } from '#shared/brand.ts';
import type { Place } from '#features/places/model/place.ts';
import { reservationAction } from '#features/reservations/model/reservation.ts';

/** Where the Reservar button leads and by which way. */
export type ReserveTarget = {
  /** Ends the button's name: 'Reservar pelo WhatsApp'. */
  way: string;
} & ({ kind: 'whatsapp' | 'phone' | 'url'; href: string } | { kind: 'request' });

const ways: Record<ReserveTarget['kind'], string> = {
  whatsapp: 'pelo WhatsApp',
  phone: 'por telefone',
  url: 'no site do lugar',
  request: 'aqui no guia',
};

/** What Reservar does at a place; null where nothing would happen, so that there is no dead button. */
export function reserveTarget(
  place: Pick<Place, 'title' | 'phone' | 'reservation'>,
): ReserveTarget | null {
  const message = `Olá, gostaria de fazer uma reserva: ${place.title}. Encontrei vocês no ${brand.name}.`;
  const action = reservationAction(place, { message });
  return action.kind === 'none' ? null : { ...action, way: ways[action.kind] };
}
