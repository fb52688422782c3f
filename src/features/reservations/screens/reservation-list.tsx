import { useEffect, useRef, useState } from 'react';
import {
  splitByDate,
  countNoShows,
  isOpenReservation,
  noShowWarningCount,
} from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import type { User } from '#features/account/model/user.ts';
import { placeListErrors } from '#features/places/texts.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { useNow } from '#ui/use-now.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { useMemberPlaces } from '#features/places/components/member-places/member-place.tsx';
import * as texts from '#features/reservations/texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { UpcomingReservationCard } from './upcoming-reservation-card.tsx';
import { ReservationCard } from './reservation-card.tsx';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
/** Lazy loading also keeps the phone number library, which this dialog imports, out of the main chunk of the screen. */
const ChangeDialog = lazyDialog(async () => (await import('./change-dialog.tsx')).ChangeDialog);
const DisputeDialog = lazyDialog(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);

interface ReservationListProps {
  user: User;
  reservations: readonly ReservationRequest[];
  /** Called after a reservation changed and the focused button was unmounted. */
  onFocusLost: () => void;
}

interface OpenDialog {
  kind: 'change' | 'cancel' | 'dispute';
  reservation: ReservationRequest;
}

const gridClasses = 'mt-3 mb-8 grid gap-4 lg:grid-cols-2';
const headingClasses = 'text-xl font-bold';

/** Renders reservations with their places: upcoming open ones, upcoming declined or cancelled ones, then past ones. */
export function ReservationList({ user, reservations, onFocusLost }: ReservationListProps) {
  const { uid } = user;
  const now = brandMoment(useNow());
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const isFocusLost = useRef(false);

  // Runs after the effect of the dialog, which returns the focus to the button.
  useEffect(() => {
    if (openDialog || !isFocusLost.current) return;
    isFocusLost.current = false;
    onFocusLost();
  }, [openDialog, onFocusLost]);

  const { placeOf, error, retry } = useMemberPlaces(
    uid,
    reservations.map(({ placeId }) => placeId),
  );
  const { coming, past } = splitByDate(reservations, now.date);
  const noShows = countNoShows(reservations, now.date);
  const openReservations = coming.filter(isOpenReservation);
  const inactiveReservations = coming.filter((reservation) => !isOpenReservation(reservation));

  // The height of the cards depends on the places, so a skeleton is shown until they are loaded.
  if (coming.some(({ placeId }) => placeOf(placeId).kind === 'loading')) {
    return (
      <LoadingRegion label={texts.loadingReservations}>
        <ReservationsSkeleton />
      </LoadingRegion>
    );
  }

  const createOpener = (kind: OpenDialog['kind'], reservation: ReservationRequest) => () => {
    setOpenDialog({ kind, reservation });
  };
  const getCardProps = (reservation: ReservationRequest) => ({
    reservation,
    place: placeOf(reservation.placeId),
    now,
  });
  const renderCards = (items: readonly ReservationRequest[]) => (
    <ul className={gridClasses}>
      {items.map((reservation) => (
        <li key={reservation.id} className="min-w-0">
          <ReservationCard
            {...getCardProps(reservation)}
            onDispute={createOpener('dispute', reservation)}
          />
        </li>
      ))}
    </ul>
  );
  const closeDialog = () => {
    setOpenDialog(null);
  };
  const finishDialog = () => {
    isFocusLost.current = true;
    closeDialog();
  };
  const dialogPlace = openDialog && placeOf(openDialog.reservation.placeId);

  return (
    <>
      {error !== null && <FailureLine sentences={placeListErrors} error={error} onRetry={retry} />}
      {noShows >= noShowWarningCount && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          {texts.ownNoShows(noShows)}
        </p>
      )}
      {openReservations.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming" className={headingClasses}>
            {texts.upcomingReservations}
          </h2>
          <ul className="mt-3 mb-8 grid gap-4">
            {openReservations.map((reservation, index) => (
              <li key={reservation.id} className="min-w-0">
                <UpcomingReservationCard
                  {...getCardProps(reservation)}
                  isNext={index === 0}
                  onChange={createOpener('change', reservation)}
                  onCancel={createOpener('cancel', reservation)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {inactiveReservations.length > 0 && (
        <section aria-labelledby="off">
          <h2 id="off" className={headingClasses}>
            {texts.inactiveReservations}
          </h2>
          {renderCards(inactiveReservations)}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past" className={headingClasses}>
            {texts.pastReservations}
          </h2>
          {renderCards(past)}
        </section>
      )}
      {openDialog?.kind === 'change' && dialogPlace?.kind === 'found' && (
        <ChangeDialog
          user={user}
          reservation={openDialog.reservation}
          place={dialogPlace.place}
          onClose={closeDialog}
          onChanged={finishDialog}
        />
      )}
      {openDialog?.kind === 'dispute' && (
        <DisputeDialog
          uid={uid}
          reservation={openDialog.reservation}
          onClose={closeDialog}
          onDisputed={finishDialog}
        />
      )}
      {openDialog?.kind === 'cancel' && (
        <CancelDialog
          uid={uid}
          reservation={openDialog.reservation}
          onClose={closeDialog}
          onCancelled={finishDialog}
        />
      )}
    </>
  );
}

/** Renders the skeleton of the upcoming reservations. */
export function ReservationsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
