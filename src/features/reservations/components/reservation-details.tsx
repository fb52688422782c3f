import { CalendarDays, MessageSquareText, Users } from 'lucide-react';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import * as texts from '#features/reservations/texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';

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
          {texts.dateAndTime(date, time)}
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
            {texts.answerOfPlace(reason)}
          </span>
        </p>
      )}
    </>
  );
}
