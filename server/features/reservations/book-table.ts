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
} from './reservation-desk.ts';
import type { ReservationDesk } from './reservation-desk.ts';
import { absenceFields, placeThatTakes, requireRoomForMore, requireTable } from './table-check.ts';

interface Booking {
  uid: string;
  placeId: string;
  draft: ReservationDraft;
}

/** What came of a request: the new one, or the one that this person has at this place and moment already. */
export interface Booked {
  reservation: ReservationRequest;
  isNew: boolean;
}

/**
 * Asks a place for a table, with priority exactly for active members of the club. One a person, place and moment:
 * one that is pending, confirmed or declined is answered instead, one that was called off is asked for again. The
 * very same request sent twice is one, and new to both.
 * Reads at most 46 documents, and one more than there are tables at that moment.
 * @throws ReservationRefused with the reason; AppError 'invalid-input' as checkedReservationDraft(),
 *   'account-inactive' for somebody who was made inactive meanwhile, 'unavailable'
 */
export async function bookTable(
  desk: ReservationDesk,
  { uid, placeId, draft }: Booking,
): Promise<Booked> {
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
    const existing = standingInTheWay(found, older, checked);
    if (existing) return existing;
    const takes = placeThatTakes(place, desk, checked);
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

/** What the person fills in, and nothing else. */
export function draftFields({ name, phone, date, time, people, note }: ReservationDraft) {
  return { name, phone, date, time, people, note };
}

/**
 * One of the same moment that is not called off, of either form of id; null where there is none.
 * @param found the document of that moment
 * @param older the document of that day, as it was called while there was one a day
 */
export function standingInTheWay(
  found: DocumentSnapshot,
  older: DocumentSnapshot,
  { time }: Pick<ReservationDraft, 'time'>,
): ReservationRequest | null {
  const one = reservationOf(found);
  if (one && one.status !== 'cancelled') return one;
  const ofDay = reservationOf(older);
  return ofDay?.time === time && isOpen(ofDay) ? ofDay : null;
}
