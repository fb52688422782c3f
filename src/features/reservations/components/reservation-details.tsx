import { CalendarDays, MessageSquareText, Users } from 'lucide-react';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { fullDateText } from '#shared/formats/stored-dates.ts';

/** Renders date, time and number of people of a reservation, and the reason if it was declined. */
export function ReservationDetails({
  date,
  time,
  people,
  reason,
}: Pick<ReservationRequest, 'date' | 'time' | 'people' | 'reason'>) {
  return (
    <>
      <p className="flex items-start gap-2">
        <CalendarDays aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
        <span className="inline-block tabular first-letter:uppercase">
          {fullDateText(date)}, às&nbsp;{time}
        </span>
      </p>
      <p className="flex items-start gap-2">
        <Users aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
        {peopleText(people)}
      </p>
      {reason && (
        <p className="flex items-start gap-2">
          <MessageSquareText aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">
            Resposta do lugar: {reason}
          </span>
        </p>
      )}
    </>
  );
}
