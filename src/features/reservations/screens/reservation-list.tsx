import { useEffect, useRef, useState } from 'react';
import {
  upcomingThenPast,
  countNoShows,
  isOpen,
  oftenAbsent,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import type { User } from '#features/account/model/user.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useMemberPlaces } from '#features/places/components/member-places/use-member-places.ts';
import { UpcomingReservationCard } from './upcoming-reservation-card.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { ReservationsSkeleton } from './reservations-skeleton.tsx';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
/** Lazy-loaded because it imports the phone library. */
const ChangeDialog = lazyDialog(async () => (await import('./change-dialog.tsx')).ChangeDialog);
const DisputeDialog = lazyDialog(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

interface ReservationListProps {
  user: User;
  reservations: readonly ReservationRequest[];
  /** Called after a reservation changed and the focused button was unmounted. */
  onGone: () => void;
}

interface Step {
  kind: 'change' | 'cancel' | 'dispute';
  reservation: ReservationRequest;
}

const grid = 'mt-3 mb-8 grid gap-4 lg:grid-cols-2';
const heading = 'text-xl font-bold';

/** Renders reservations with their places: upcoming open ones, upcoming declined or cancelled ones, then past ones. */
export function ReservationList({ user, reservations, onGone }: ReservationListProps) {
  const { uid } = user;
  const now = brandMoment(useNow());
  const [step, setStep] = useState<Step | null>(null);
  const isGone = useRef(false);

  // Runs after the effect of the dialog, which returns the focus to the button.
  useEffect(() => {
    if (step || !isGone.current) return;
    isGone.current = false;
    onGone();
  }, [step, onGone]);

  const { placeOf, error, retry } = useMemberPlaces(
    uid,
    reservations.map(({ placeId }) => placeId),
  );
  const { coming, past } = upcomingThenPast(reservations, now.date);
  const noShows = countNoShows(reservations, now.date);
  const kept = coming.filter(isOpen);
  const off = coming.filter((reservation) => !isOpen(reservation));

  // The height of the cards depends on the places, so a skeleton is shown until they are loaded.
  if (coming.some(({ placeId }) => placeOf(placeId).kind === 'loading')) {
    return (
      <LoadingRegion label="Carregando suas reservas...">
        <ReservationsSkeleton />
      </LoadingRegion>
    );
  }

  const begin = (kind: Step['kind'], reservation: ReservationRequest) => () => {
    setStep({ kind, reservation });
  };
  const shared = (reservation: ReservationRequest) => ({
    reservation,
    place: placeOf(reservation.placeId),
    now,
  });
  const cards = (items: readonly ReservationRequest[]) => (
    <ul className={grid}>
      {items.map((reservation) => (
        <li key={reservation.id} className="min-w-0">
          <ReservationCard {...shared(reservation)} onDispute={begin('dispute', reservation)} />
        </li>
      ))}
    </ul>
  );
  const end = () => {
    setStep(null);
  };
  const done = () => {
    isGone.current = true;
    end();
  };
  const placeInStep = step && placeOf(step.reservation.placeId);

  return (
    <>
      {error !== null && <FailureLine sentences={placeListErrors} error={error} onRetry={retry} />}
      {noShows >= oftenAbsent && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          Você faltou a {noShows} reservas confirmadas no último ano, e os lugares em que pedir
          outra veem isso. Se alguma falta estiver errada, conteste.
        </p>
      )}
      {kept.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming" className={heading}>
            Próximas
          </h2>
          <ul className={grid}>
            {kept.map((reservation, at) => (
              <li key={reservation.id} className={cx('min-w-0', at === 0 && 'lg:col-span-2')}>
                <UpcomingReservationCard
                  {...shared(reservation)}
                  isNext={at === 0}
                  onChange={begin('change', reservation)}
                  onCancel={begin('cancel', reservation)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {off.length > 0 && (
        <section aria-labelledby="off">
          <h2 id="off" className={heading}>
            Recusadas e canceladas
          </h2>
          {cards(off)}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className={heading}>
            Anteriores
          </h2>
          {cards(past)}
        </section>
      )}
      {step?.kind === 'change' && placeInStep?.kind === 'found' && (
        <ChangeDialog
          user={user}
          reservation={step.reservation}
          place={placeInStep.place}
          onClose={end}
          onChanged={done}
        />
      )}
      {step?.kind === 'dispute' && (
        <DisputeDialog uid={uid} reservation={step.reservation} onClose={end} onDisputed={done} />
      )}
      {step?.kind === 'cancel' && (
        <CancelDialog uid={uid} reservation={step.reservation} onClose={end} onCancelled={done} />
      )}
    </>
  );
}
