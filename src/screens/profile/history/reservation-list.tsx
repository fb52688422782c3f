import { useEffect, useRef, useState } from 'react';
import { comingThenPast, countNoShows, oftenAbsent } from '#domain/reservation-request.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import type { User } from '#domain/user.ts';
import { placeListErrors } from '#texts/errors/places.ts';
import { useNow } from '#ui/use-now.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { useMemberPlaces } from './use-member-places.ts';

interface ReservationListProps {
  user: User;
  reservations: readonly ReservationRequest[];
  /** A reservation was called off or a no-show disputed, and the button that was focused is gone with it. */
  onGone: () => void;
}

/** Reservations with their places: what is to come, then the past. */
export function ReservationList({ user, reservations, onGone }: ReservationListProps) {
  const now = brandMoment(useNow());
  const [leaving, setLeaving] = useState<ReservationRequest | null>(null);
  const [disputed, setDisputed] = useState<ReservationRequest | null>(null);
  const isGone = useRef(false);

  // After the dialog's own effect, which gives the focus back to the button.
  useEffect(() => {
    if (leaving || disputed || !isGone.current) return;
    isGone.current = false;
    onGone();
  }, [leaving, disputed, onGone]);

  const { placeOf, error, retry } = useMemberPlaces(
    user.uid,
    reservations.map(({ placeId }) => placeId),
  );
  const { coming, past } = comingThenPast(reservations, now.date);
  const noShows = countNoShows(reservations, now.date);

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
            onDispute={() => {
              setDisputed(reservation);
            }}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <>
      {error !== null && <FailureLine sentences={placeListErrors} error={error} onRetry={retry} />}
      {noShows >= oftenAbsent && (
        <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          Você faltou a {noShows} reservas confirmadas no último ano, e os lugares em que pedir
          outra veem isso. Se alguma falta estiver errada, conteste.
        </p>
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
      {disputed && (
        <DisputeDialog
          uid={user.uid}
          reservation={disputed}
          onClose={() => {
            setDisputed(null);
          }}
          onDisputed={() => {
            isGone.current = true;
            setDisputed(null);
          }}
        />
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
