import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { reservationDateText } from '#shared/formats/stored-dates.ts';

/** Ends the name of a button: a list holds many of its kind. */
export function OfReservation({ date, time }: Pick<ReservationRequest, 'date' | 'time'>) {
  return (
    <span className="sr-only">
      {' '}
      a reserva de {reservationDateText(date)}, às {time}
    </span>
  );
}
