import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';

/** Renders the ending of a button's accessible name, which distinguishes the buttons of a list. */
export function HiddenReservationName({ date, time }: Pick<ReservationRequest, 'date' | 'time'>) {
  return (
    <span className="sr-only">
      {' '}
      a reserva de {fullDateText(date)}, às {time}
    </span>
  );
}
