import { CalendarDays, Users } from 'lucide-react';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { peopleText, reservationDateText } from '#texts/reservations.ts';

/** When a reservation is, and for how many. */
export function ReservationDetails({
  date,
  time,
  people,
}: Pick<ReservationRequest, 'date' | 'time' | 'people'>) {
  return (
    <>
      <p className="flex items-start gap-2">
        <CalendarDays aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
        <span className="inline-block tabular first-letter:uppercase">
          {reservationDateText(date)}, às&nbsp;{time}
        </span>
      </p>
      <p className="flex items-start gap-2">
        <Users aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
        {peopleText(people)}
      </p>
    </>
  );
}
