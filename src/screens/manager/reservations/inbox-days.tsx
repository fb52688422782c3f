import { useState } from 'react';
import type { InboxDay } from '#domain/reservation-inbox.ts';
import type { Place } from '#domain/place.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import type { User } from '#domain/user.ts';
import { countText } from '#texts/formats.ts';
import { reservationDateText } from '#texts/reservations.ts';
import { useNow } from '#ui/use-now.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { InboxCard } from './inbox-card.tsx';
import { useAnswers } from './use-answers.ts';

interface InboxDaysProps {
  user: User;
  places: readonly Place[];
  days: readonly InboxDay[];
  /** Level of the days among the page's headings; the reservations follow. */
  level: 2 | 3;
}

/** The days with their reservations, and what the manager answers. */
export function InboxDays({ user, places, days, level }: InboxDaysProps) {
  const Day = level === 2 ? 'h2' : 'h3';
  const now = brandMoment(useNow());
  const { answer, stateOf } = useAnswers(user.uid);
  const [declining, setDeclining] = useState<ReservationRequest | null>(null);
  const titles = new Map(places.map(({ id, title }) => [id, title]));

  return (
    <div className="mt-2">
      {days.map(({ date, reservations }) => (
        <section key={date} aria-labelledby={`day-${date}`} className="mt-6">
          <Day
            id={`day-${date}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold"
          >
            <span className="inline-block first-letter:uppercase">
              {date === now.date && 'Hoje, '}
              {reservationDateText(date)}
            </span>
            <span className="text-sm font-medium text-ink-muted tabular">
              {countText(reservations.length, 'reserva', 'reservas')}
            </span>
          </Day>
          <ul className="mt-3 grid gap-4 lg:grid-cols-2">
            {reservations.map((reservation) => (
              <li key={reservation.id} className="min-w-0">
                <InboxCard
                  reservation={reservation}
                  placeTitle={titles.get(reservation.placeId) ?? ''}
                  showsPlace={places.length > 1}
                  level={level}
                  now={now}
                  state={stateOf(reservation.id)}
                  onConfirm={() => {
                    answer(reservation, 'confirmed');
                  }}
                  onNoShow={() => {
                    answer(reservation, 'no_show');
                  }}
                  onDecline={() => {
                    setDeclining(reservation);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <DeclineDialog
        reservation={declining}
        onClose={() => {
          setDeclining(null);
        }}
        onDecline={(reservation) => {
          setDeclining(null);
          answer(reservation, 'declined');
        }}
      />
    </div>
  );
}
