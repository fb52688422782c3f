import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';

import { peopleText, reservationDateText } from './reservations.ts';

const ends: Record<ReservationStatus, string> = {
  pending: 'recebemos seu pedido e já vamos responder.',
  confirmed: 'sua reserva está confirmada. Até lá.',
  declined: 'infelizmente não conseguimos atender neste dia. Podemos ver outra data?',
  cancelled: 'vimos que você cancelou. Se quiser, podemos ver outra data.',
  no_show: 'sentimos sua falta. Se quiser, podemos ver outra data.',
};

/** What a place writes to whoever asked for a reservation, to be sent as it is or changed. */
export function reservationMessage(
  { name, date, time, people, status }: ReservationRequest,
  placeTitle: string,
): string {
  const asked = `${reservationDateText(date)}, às ${time}, para ${peopleText(people)}`;
  return `Olá, ${name}. Falamos em nome de ${placeTitle}. Sobre a reserva de ${asked}: ${ends[status]}`;
}
