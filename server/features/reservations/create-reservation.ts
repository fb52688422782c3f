import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { isEntitled } from '#features/club/model/membership.ts';
import {
  checkedReservationDraft,
  isOpen,
  isSameRequest,
  olderReservationId,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { toMemberRecord } from '#features/club/model/stored-membership.ts';
import { standingOf } from '#server/features/payments/membership-plan.ts';
import {
  changedBy,
  requireActive,
  reservationAt,
  reservationOf,
  storedReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import {
  absenceFields,
  requireReservablePlace,
  requireRoomForMore,
  requireTable,
} from './reservation-check.ts';

interface Booking {
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
 * @throws ReservationRefused with the reason; AppError 'invalid-input' as checkedReservationDraft(), 'account-inactive'
 * if the account became inactive, 'unavailable'
 */
export async function createReservation(
  desk: ReservationDependencies,
  { uid, placeId, draft }: Booking,
): Promise<CreatedReservation> {
  const { firestore } = desk;
  const checked = checkedReservationDraft(draft);
  const at = reservationAt(desk, reservationId(placeId, uid, checked));
  const known = await firestore.runTransaction(async (transaction) => {
    const [person, found, older, place, member] = await transaction.getAll(
      firestore.collection('users').doc(uid),
      at,
      reservationAt(desk, olderReservationId(placeId, uid, checked.date)),
      firestore.collection('places').doc(placeId),
      firestore.collection('clubMembers').doc(uid),
    );
    if (!person || !found || !older || !place || !member) throw new Error('Five were asked for');
    requireActive(person);
    const existing = findConflictingReservation(found, older, checked);
    if (existing) return existing;
    const takes = requireReservablePlace(place, desk, checked);
    const [absence] = await Promise.all([
      absenceFields(transaction, desk, uid),
      requireRoomForMore(transaction, desk, uid),
      requireTable(transaction, desk, takes, checked),
    ]);
    transaction.set(at, {
      placeId,
      userId: uid,
      ...draftFields(checked),
      status: 'pending',
      priority: isEntitled(standingOf(toMemberRecord(member.data())), desk.now()),
      ...absence,
      createdAt: FieldValue.serverTimestamp(),
      ...changedBy('person'),
    });
    return null;
  });
  if (known === null) return { reservation: await storedReservation(desk, at.id), isNew: true };
  const isThisOne = known.status === 'pending' && isSameRequest(known, checked);
  return { reservation: known, isNew: isThisOne };
}

/** Returns only the fields that the user fills in. */
export function draftFields({ name, phone, date, time, people, note }: ReservationDraft) {
  return { name, phone, date, time, people, note };
}

/**
 * Returns the reservation of the same time that is not cancelled, with either form of id; null if there is none.
 * @param found the document of that time
 * @param older the document of that day, with the older id from when one reservation per day was allowed
 */
export function findConflictingReservation(
  found: DocumentSnapshot,
  older: DocumentSnapshot,
  { time }: Pick<ReservationDraft, 'time'>,
): ReservationRequest | null {
  const one = reservationOf(found);
  if (one && one.status !== 'cancelled') return one;
  const ofDay = reservationOf(older);
  return ofDay?.time === time && isOpen(ofDay) ? ofDay : null;
}
