import { FieldValue } from '@google-cloud/firestore';
import {
  checkReservationDraft,
  isCancellable,
  isDisputable,
  isSameRequest,
  legacyReservationId,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { AppError } from '#shared/app-error.ts';
import { draftFields, findConflictingReservation } from './create-reservation.ts';
import {
  changeFields,
  currentMoment,
  requireOwnReservation,
  requireActive,
  reservationRef,
  readReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { ReservationRefused } from './reservation-refused.ts';
import { requireReservablePlace, requireFreeTable } from './reservation-check.ts';

interface OwnReservation {
  uid: string;
  id: string;
}

/**
 * Changes the caller's own reservation. A new time gives it a new id; the other fields are copied, and `moved` stores
 * the previous time. A new time or a larger party makes it pending again. Idempotent: an identical change is skipped,
 * even after the reservation moved.
 * @throws ReservationRefused with the reason, 'same_moment' if another reservation has the new time; AppError
 * 'not-found', 'invalid-input' as checkReservationDraft(), 'account-inactive', 'unavailable'
 */
export async function changeReservation(
  desk: ReservationDependencies,
  { uid, id, draft }: OwnReservation & { draft: ReservationDraft },
): Promise<ReservationRequest> {
  const { firestore } = desk;
  const checked = checkReservationDraft(draft);
  const placeId = id.split('_')[0] ?? '';
  const currentRef = reservationRef(desk, id);
  const targetRef = reservationRef(desk, reservationId(placeId, uid, checked));
  const newId = await firestore.runTransaction(async (transaction) => {
    const [user, currentDocument, targetDocument, legacyDocument, place] = await transaction.getAll(
      firestore.collection('users').doc(uid),
      currentRef,
      targetRef,
      reservationRef(desk, legacyReservationId(placeId, uid, checked.date)),
      firestore.collection('places').doc(placeId),
    );
    if (!user || !currentDocument || !targetDocument || !legacyDocument || !place)
      throw new Error('Firestore returned fewer documents than requested');
    requireActive(user);
    const conflicting = findConflictingReservation(targetDocument, legacyDocument, checked);
    // Retry after the response of the first attempt was lost.
    if (!currentDocument.exists && conflicting && isSameRequest(conflicting, checked))
      return conflicting.id;
    const before = requireOwnReservation(currentDocument, uid);
    if (isSameRequest(before, checked)) return id;
    if (!isCancellable(before, currentMoment(desk))) throw new ReservationRefused('no_longer_open');
    const isMoved = before.date !== checked.date || before.time !== checked.time;
    const status = isMoved || checked.people > before.people ? 'pending' : before.status;
    const changes = { ...draftFields(checked), status, ...changeFields('person') };
    if (!isMoved) {
      transaction.update(currentRef, changes);
      return id;
    }
    if (conflicting) throw new ReservationRefused('same_moment');
    const reservablePlace = requireReservablePlace(place, desk, checked);
    await requireFreeTable(transaction, desk, reservablePlace, checked, id);
    const { answeredAt: _answered, ...retainedFields } = currentDocument.data() ?? {};
    const moved = { date: before.date, time: before.time };
    transaction.delete(currentRef);
    transaction.set(targetRef, { ...retainedFields, ...changes, moved });
    return targetRef.id;
  });
  return readReservation(desk, newId);
}

/**
 * Cancels the caller's own reservation. Idempotent: a cancelled one is not changed.
 * @throws ReservationRefused 'no_longer_open' when its time has passed; AppError 'conflict' when the place has declined
 * it, 'not-found', also for reservations of other users, 'unavailable'
 */
export async function cancelReservation(
  desk: ReservationDependencies,
  target: OwnReservation,
): Promise<ReservationRequest> {
  await desk.firestore.runTransaction(async (transaction) => {
    const before = requireOwnReservation(
      await transaction.get(reservationRef(desk, target.id)),
      target.uid,
    );
    if (before.status === 'cancelled') return;
    if (before.status === 'declined')
      throw new AppError('conflict', 'The place has declined the reservation');
    if (!isCancellable(before, currentMoment(desk))) throw new ReservationRefused('no_longer_open');
    transaction.update(reservationRef(desk, target.id), {
      status: 'cancelled',
      ...changeFields('person'),
    });
  });
  return readReservation(desk, target.id);
}

/**
 * Disputes a no-show: it is no longer counted, and the place sees the dispute. Idempotent.
 * @throws ReservationRefused 'not_disputable'; AppError 'not-found', also for reservations of other users,
 * 'unavailable'
 */
export async function disputeNoShow(
  desk: ReservationDependencies,
  target: OwnReservation,
): Promise<ReservationRequest> {
  await desk.firestore.runTransaction(async (transaction) => {
    const before = requireOwnReservation(
      await transaction.get(reservationRef(desk, target.id)),
      target.uid,
    );
    if (before.status === 'no_show' && before.disputedAt) return;
    if (!isDisputable(before, currentMoment(desk))) throw new ReservationRefused('not_disputable');
    transaction.update(reservationRef(desk, target.id), {
      disputedAt: FieldValue.serverTimestamp(),
      ...changeFields('person'),
    });
  });
  return readReservation(desk, target.id);
}
