import { FieldValue } from '@google-cloud/firestore';
import {
  isCancellable,
  isDisputable,
  isSameRequest,
  legacyReservationId,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import { checkReservationDraft } from '#features/reservations/model/reservation-contract.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { AppError } from '#shared/app-error.ts';
import { draftFields, findConflictingReservation } from './create-reservation.ts';
import {
  changeMetadata,
  currentMoment,
  requireOwnReservation,
  requireActive,
  reservationRef,
  readReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import { reservationRefusal } from './reservation-refusal.ts';
import { requireReservablePlace, requireFreeTable } from './reservation-check.ts';

interface OwnReservationKey {
  uid: string;
  id: string;
}

/**
 * Changes the caller's own reservation. A new date or time gives it a new id; its other fields are copied without
 * `answeredAt`, and `moved` stores the previous date and time. A new date or time or more people make it pending again.
 * Idempotent: an identical change is skipped, even after the reservation moved.
 * @throws reservationRefusal() with the reason, 'same_moment' if the caller has another reservation at the new time;
 *   AppError 'not-found', 'invalid-input' as checkReservationDraft(), 'account-inactive', 'unavailable'
 */
export async function changeReservation(
  dependencies: ReservationDependencies,
  { uid, id, draft }: OwnReservationKey & { draft: ReservationDraft },
): Promise<ReservationRequest> {
  const { firestore } = dependencies;
  const checkedDraft = checkReservationDraft(draft);
  const placeId = id.split('_')[0] ?? '';
  const currentRef = reservationRef(dependencies, id);
  const targetRef = reservationRef(dependencies, reservationId(placeId, uid, checkedDraft));
  const newId = await firestore.runTransaction(async (transaction) => {
    const [user, currentDocument, targetDocument, legacyDocument, place] = await transaction.getAll(
      firestore.collection('users').doc(uid),
      currentRef,
      targetRef,
      reservationRef(dependencies, legacyReservationId(placeId, uid, checkedDraft.date)),
      firestore.collection('places').doc(placeId),
    );
    if (!user || !currentDocument || !targetDocument || !legacyDocument || !place)
      throw new Error('Firestore returned fewer documents than requested');
    requireActive(user);
    const conflictingReservation = findConflictingReservation(
      targetDocument,
      legacyDocument,
      checkedDraft,
    );
    // An earlier attempt moved the reservation, but its response was lost.
    if (
      !currentDocument.exists &&
      conflictingReservation &&
      isSameRequest(conflictingReservation, checkedDraft)
    )
      return conflictingReservation.id;
    const currentReservation = requireOwnReservation(currentDocument, uid);
    if (isSameRequest(currentReservation, checkedDraft)) return id;
    if (!isCancellable(currentReservation, currentMoment(dependencies)))
      throw reservationRefusal('no_longer_open');
    const isMoved =
      currentReservation.date !== checkedDraft.date ||
      currentReservation.time !== checkedDraft.time;
    const status =
      isMoved || checkedDraft.people > currentReservation.people
        ? 'pending'
        : currentReservation.status;
    const changes = { ...draftFields(checkedDraft), status, ...changeMetadata('person') };
    if (!isMoved) {
      transaction.update(currentRef, changes);
      return id;
    }
    if (conflictingReservation) throw reservationRefusal('same_moment');
    const reservablePlace = requireReservablePlace(place, dependencies, checkedDraft);
    await requireFreeTable(transaction, dependencies, reservablePlace, checkedDraft, id);
    const { answeredAt: _answered, ...retainedFields } = currentDocument.data() ?? {};
    const moved = { date: currentReservation.date, time: currentReservation.time };
    transaction.delete(currentRef);
    transaction.set(targetRef, { ...retainedFields, ...changes, moved });
    return targetRef.id;
  });
  return readReservation(dependencies, newId);
}

/**
 * Cancels the caller's own reservation. Idempotent: a cancelled one is not changed.
 * @throws reservationRefusal() 'no_longer_open' when its time has passed; AppError 'conflict' when the place has declined
 * it, 'not-found', also for reservations of other users, 'unavailable'
 */
export function cancelReservation(
  dependencies: ReservationDependencies,
  reservationKey: OwnReservationKey,
): Promise<ReservationRequest> {
  return updateOwnReservation(dependencies, reservationKey, (reservation) => {
    if (reservation.status === 'cancelled') return null;
    if (reservation.status === 'declined')
      throw new AppError('conflict', 'The place has declined the reservation');
    if (!isCancellable(reservation, currentMoment(dependencies)))
      throw reservationRefusal('no_longer_open');
    return { status: 'cancelled' };
  });
}

/**
 * Disputes a no-show: it is no longer counted, and the place sees the dispute. Idempotent.
 * @throws reservationRefusal() 'not_disputable'; AppError 'not-found', also for reservations of other users,
 * 'unavailable'
 */
export function disputeNoShow(
  dependencies: ReservationDependencies,
  reservationKey: OwnReservationKey,
): Promise<ReservationRequest> {
  return updateOwnReservation(dependencies, reservationKey, (reservation) => {
    if (reservation.status === 'no_show' && reservation.disputedAt) return null;
    if (!isDisputable(reservation, currentMoment(dependencies)))
      throw reservationRefusal('not_disputable');
    return { disputedAt: FieldValue.serverTimestamp() };
  });
}

/** Writes the fields that `decide` returns for the stored reservation; null changes nothing. */
async function updateOwnReservation(
  dependencies: ReservationDependencies,
  { uid, id }: OwnReservationKey,
  decide: (reservation: ReservationRequest) => object | null,
): Promise<ReservationRequest> {
  const ref = reservationRef(dependencies, id);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const changes = decide(requireOwnReservation(await transaction.get(ref), uid));
    if (changes) transaction.update(ref, { ...changes, ...changeMetadata('person') });
  });
  return readReservation(dependencies, id);
}
