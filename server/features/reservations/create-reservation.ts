import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { isEntitled } from '#features/club/model/membership.ts';
import {
  checkReservationDraft,
  isOpen,
  isSameRequest,
  legacyReservationId,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { toMemberRecord } from '#features/club/model/stored-membership.ts';
import { toMembershipState } from '#server/features/payments/membership-plan.ts';
import {
  changeFields,
  requireActive,
  reservationRef,
  parseReservation,
  readReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import {
  absenceFields,
  requireReservablePlace,
  requireOpenReservationsLeft,
  requireFreeTable,
} from './reservation-check.ts';

interface ReservationOrder {
  uid: string;
  placeId: string;
  draft: ReservationDraft;
}

/** Result of a request: a new reservation, or the existing one of this user at this place and time. */
export interface CreatedReservation {
  reservation: ReservationRequest;
  isNew: boolean;
}

/**
 * Requests a table; only active members of the club get priority. There is one reservation per user, place and time: a
 * pending, confirmed or declined one is returned instead, a cancelled one is requested again. An identical request sent
 * twice creates one reservation and reports `isNew` to both.
 *
 * Reads at most 46 documents, plus one more than the number of tables at that time.
 * @throws ReservationRefused with the reason; AppError 'invalid-input' as checkReservationDraft(), 'account-inactive'
 * if the account became inactive, 'unavailable'
 */
export async function createReservation(
  desk: ReservationDependencies,
  { uid, placeId, draft }: ReservationOrder,
): Promise<CreatedReservation> {
  const { firestore } = desk;
  const checked = checkReservationDraft(draft);
  const newReservationRef = reservationRef(desk, reservationId(placeId, uid, checked));
  const existingReservation = await firestore.runTransaction(async (transaction) => {
    const [user, found, legacyDocument, place, member] = await transaction.getAll(
      firestore.collection('users').doc(uid),
      newReservationRef,
      reservationRef(desk, legacyReservationId(placeId, uid, checked.date)),
      firestore.collection('places').doc(placeId),
      firestore.collection('clubMembers').doc(uid),
    );
    if (!user || !found || !legacyDocument || !place || !member)
      throw new Error('Firestore returned fewer documents than requested');
    requireActive(user);
    const existing = findConflictingReservation(found, legacyDocument, checked);
    if (existing) return existing;
    const reservablePlace = requireReservablePlace(place, desk, checked);
    const [absence] = await Promise.all([
      absenceFields(transaction, desk, uid),
      requireOpenReservationsLeft(transaction, desk, uid),
      requireFreeTable(transaction, desk, reservablePlace, checked),
    ]);
    transaction.set(newReservationRef, {
      placeId,
      userId: uid,
      ...draftFields(checked),
      status: 'pending',
      priority: isEntitled(toMembershipState(toMemberRecord(member.data())), desk.now()),
      ...absence,
      createdAt: FieldValue.serverTimestamp(),
      ...changeFields('person'),
    });
    return null;
  });
  if (existingReservation === null)
    return { reservation: await readReservation(desk, newReservationRef.id), isNew: true };
  const isSameReservation =
    existingReservation.status === 'pending' && isSameRequest(existingReservation, checked);
  return { reservation: existingReservation, isNew: isSameReservation };
}

/** Returns only the fields that the user fills in. */
export function draftFields({ name, phone, date, time, people, note }: ReservationDraft) {
  return { name, phone, date, time, people, note };
}

/**
 * Returns the reservation of the same time that is not cancelled, with either form of id; null if there is none.
 * @param found the document of that time
 * @param legacyDocument the document of that day, with the older id from when one reservation per day was allowed
 */
export function findConflictingReservation(
  found: DocumentSnapshot,
  legacyDocument: DocumentSnapshot,
  { time }: Pick<ReservationDraft, 'time'>,
): ReservationRequest | null {
  const reservation = parseReservation(found);
  if (reservation && reservation.status !== 'cancelled') return reservation;
  const legacyReservation = parseReservation(legacyDocument);
  return legacyReservation?.time === time && isOpen(legacyReservation) ? legacyReservation : null;
}
