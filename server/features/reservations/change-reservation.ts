import { FieldValue } from '@google-cloud/firestore';
import {
  checkedReservationDraft,
  isCancellable,
  isDisputable,
  isSameRequest,
  olderReservationId,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { AppError } from '#shared/app-error.ts';
import { draftFields, findConflictingReservation } from './create-reservation.ts';
import {
  changedBy,
  momentOf,
  ownReservation,
  requireActive,
  reservationAt,
  storedReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { ReservationRefused } from './reservation-refused.ts';
import { requireReservablePlace, requireTable } from './reservation-check.ts';

interface Own {
  uid: string;
  id: string;
}

/**
 * Changes the caller's own reservation. A new time gives it a new id; the other fields are copied, and `moved` stores
 * the previous time. A new time or a larger party makes it pending again. Idempotent: an identical change is skipped,
 * even after the reservation moved.
 * @throws ReservationRefused with the reason, 'same_moment' if another reservation has the new time; AppError
 * 'not-found', 'invalid-input' as checkedReservationDraft(), 'account-inactive', 'unavailable'
 */
export async function changeReservation(
  desk: ReservationDependencies,
  { uid, id, draft }: Own & { draft: ReservationDraft },
): Promise<ReservationRequest> {
  const { firestore } = desk;
  const checked = checkedReservationDraft(draft);
  const placeId = id.split('_')[0] ?? '';
  const from = reservationAt(desk, id);
  const to = reservationAt(desk, reservationId(placeId, uid, checked));
  const newId = await firestore.runTransaction(async (transaction) => {
    const [person, found, there, older, place] = await transaction.getAll(
      firestore.collection('users').doc(uid),
      from,
      to,
      reservationAt(desk, olderReservationId(placeId, uid, checked.date)),
      firestore.collection('places').doc(placeId),
    );
    if (!person || !found || !there || !older || !place) throw new Error('Five were asked for');
    requireActive(person);
    const other = findConflictingReservation(there, older, checked);
    // Retry after the response of the first attempt was lost.
    if (!found.exists && other && isSameRequest(other, checked)) return other.id;
    const before = ownReservation(found, uid);
    if (isSameRequest(before, checked)) return id;
    if (!isCancellable(before, momentOf(desk))) throw new ReservationRefused('no_longer_open');
    const moves = before.date !== checked.date || before.time !== checked.time;
    const status = moves || checked.people > before.people ? 'pending' : before.status;
    const changes = { ...draftFields(checked), status, ...changedBy('person') };
    if (!moves) {
      transaction.update(from, changes);
      return id;
    }
    if (other) throw new ReservationRefused('same_moment');
    const takes = requireReservablePlace(place, desk, checked);
    await requireTable(transaction, desk, takes, checked, id);
    const { answeredAt: _answered, ...kept } = found.data() ?? {};
    const moved = { date: before.date, time: before.time };
    transaction.delete(from);
    transaction.set(to, { ...kept, ...changes, moved });
    return to.id;
  });
  return storedReservation(desk, newId);
}

/**
 * Cancels the caller's own reservation. Idempotent: a cancelled one is not changed.
 * @throws ReservationRefused 'no_longer_open' when its time has passed; AppError 'conflict' when the place has declined
 * it, 'not-found', also for reservations of other users, 'unavailable'
 */
export async function cancelReservation(
  desk: ReservationDependencies,
  own: Own,
): Promise<ReservationRequest> {
  await desk.firestore.runTransaction(async (transaction) => {
    const before = ownReservation(await transaction.get(reservationAt(desk, own.id)), own.uid);
    if (before.status === 'cancelled') return;
    if (before.status === 'declined') throw new AppError('conflict', 'The place has declined it');
    if (!isCancellable(before, momentOf(desk))) throw new ReservationRefused('no_longer_open');
    transaction.update(reservationAt(desk, own.id), {
      status: 'cancelled',
      ...changedBy('person'),
    });
  });
  return storedReservation(desk, own.id);
}

/**
 * Disputes a no-show: it is no longer counted, and the place sees the dispute. Idempotent.
 * @throws ReservationRefused 'not_disputable'; AppError 'not-found', also for reservations of other users,
 * 'unavailable'
 */
export async function disputeNoShow(
  desk: ReservationDependencies,
  own: Own,
): Promise<ReservationRequest> {
  await desk.firestore.runTransaction(async (transaction) => {
    const before = ownReservation(await transaction.get(reservationAt(desk, own.id)), own.uid);
    if (before.status === 'no_show' && before.disputedAt) return;
    if (!isDisputable(before, momentOf(desk))) throw new ReservationRefused('not_disputable');
    transaction.update(reservationAt(desk, own.id), {
      disputedAt: FieldValue.serverTimestamp(),
      ...changedBy('person'),
    });
  });
  return storedReservation(desk, own.id);
}
