import { useEffect, useRef, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#data/categories/category-queries.ts';
import { reservationPlaceQuery } from '#data/reservations/reservation-queries.ts';
import { placeSummary } from '#domain/place-summary.ts';
import { comingThenPast } from '#domain/reservation-request.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import type { User } from '#domain/user.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { useNow } from '#components/clock/use-now.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ReservationCard } from './reservation-card.tsx';
import type { ReservedPlace } from './reservation-card.tsx';

interface ReservationListProps {
  user: User;
  reservations: readonly ReservationRequest[];
  /** A reservation was called off, and the button that was focused is gone with it. */
  onGone: () => void;
}

/** Reservations with their places: what is to come, then the past. */
export function ReservationList({ user, reservations, onGone }: ReservationListProps) {
  const now = brandMoment(useNow());
  const [leaving, setLeaving] = useState<ReservationRequest | null>(null);
  const isGone = useRef(false);

  // After the dialog's own effect, which gives the focus back to the button.
  useEffect(() => {
    if (leaving || !isGone.current) return;
    isGone.current = false;
    onGone();
  }, [leaving, onGone]);

  const ids = [...new Set(reservations.map(({ placeId }) => placeId))];
  const places = useQueries({ queries: ids.map((id) => reservationPlaceQuery(user.uid, id)) });
  const categories = useQuery(categoriesQuery());
  const failed = places.filter(({ error, data }) => error && data === undefined);
  const { coming, past } = comingThenPast(reservations, now.date);

  const placeOf = (placeId: string): ReservedPlace => {
    const query = places[ids.indexOf(placeId)];
    if (query?.error && query.data === undefined) return { kind: 'failed' };
    if (query?.data === null) return { kind: 'unavailable' };
    if (!query?.data || !(categories.data ?? categories.error)) return { kind: 'loading' };
    return { kind: 'found', place: placeSummary(query.data, categories.data ?? []) };
  };
  const cards = (items: readonly ReservationRequest[]) => (
    <ul className="mt-4 flex flex-col gap-4">
      {items.map((reservation) => (
        <li key={reservation.id}>
          <ReservationCard
            reservation={reservation}
            place={placeOf(reservation.placeId)}
            now={now}
            onCancel={() => {
              setLeaving(reservation);
            }}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <>
      {failed[0] && (
        <FailureLine
          sentences={placeListErrors}
          error={failed[0].error}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      {coming.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold text-ink-muted">Próximas</h3>
          {cards(coming)}
        </>
      )}
      {past.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold text-ink-muted">Anteriores</h3>
          {cards(past)}
        </>
      )}
      {leaving && (
        <CancelDialog
          uid={user.uid}
          reservation={leaving}
          onClose={() => {
            setLeaving(null);
          }}
          onCancelled={() => {
            isGone.current = true;
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}
