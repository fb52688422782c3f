import { brand } from '#shared/brand.ts';
import type { Place } from '#features/places/model/place.ts';
import { reservationAction } from '#features/reservations/model/reservation.ts';

/** Target of the Reservar button. */
export type ReserveButtonAction = {
  /** Ending of the accessible name: 'Reservar pelo WhatsApp'. */
  methodText: string;
} & ({ kind: 'whatsapp' | 'phone' | 'url'; href: string } | { kind: 'request' });

const methodTexts: Record<ReserveButtonAction['kind'], string> = {
  whatsapp: 'pelo WhatsApp',
  phone: 'por telefone',
  url: 'no site do lugar',
  request: 'aqui no guia',
};

/** Returns the target of Reservar at a place; null if there is none, so that no dead button is rendered. */
export function reserveButtonAction(
  place: Pick<Place, 'title' | 'phone' | 'reservation'>,
): ReserveButtonAction | null {
  const message = `Olá, gostaria de fazer uma reserva: ${place.title}. Encontrei vocês no ${brand.name}.`;
  const action = reservationAction(place, { message });
  return action.kind === 'none' ? null : { ...action, methodText: methodTexts[action.kind] };
}
