import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { isEntitled } from '#features/club/model/membership.ts';
import {
  isOpenReservation,
  isSameRequest,
  legacyReservationId,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import { checkReservationDraft } from '#features/reservations/model/reservation-contract.ts';
import type {
  ReservationDraft,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { clubMemberRecord } from '#features/club/model/club-member.ts';
import { toMembershipState } from '#server/features/payments/membership-records.ts';
import {
  changeMetadata,
  requireActive,
  reservationRef,
  parseReservation,
  readReservation,
} from './reservation-dependencies.ts';
import type { ReservationDependencies } from './reservation-dependencies.ts';
import {
  readNoShowFields,
  requireReservablePlace,
  requireBelowReservationLimit,
  requireFreeTable,
} from './reservation-check.ts';

export interface CreateReservationInput {
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
 * Requests a table; only active members of the club get priority. There is one reservation per user, place and time: an
 * existing one is returned instead, unless it is cancelled. An identical request sent twice creates one reservation,
 * and `isNew` is true in both responses.
 *
 * Reads at most 46 documents; at a place with n tables, n + 1 more.
 * @throws reservationRefusal() with the reason; AppError 'invalid-input' as checkReservationDraft(), 'account-inactive'
 * if the account became inactive, 'unavailable'
 */
export async function createReservation(
  dependencies: ReservationDependencies,
  { uid, placeId, draft }: CreateReservationInput,
): Promise<CreatedReservation> {
  const { firestore } = dependencies;
  const checkedDraft = checkReservationDraft(draft);
  const newReservationRef = reservationRef(dependencies, reservationId(placeId, uid, checkedDraft));
  const existingReservation = await firestore.runTransaction(async (transaction) => {
    const [user, sameTimeDocument, legacyDocument, place, member] = await transaction.getAll(
      firestore.collection('users').doc(uid),
      newReservationRef,
      reservationRef(dependencies, legacyReservationId(placeId, uid, checkedDraft.date)),
      firestore.collection('places').doc(placeId),
      firestore.collection('clubMembers').doc(uid),
    );
    if (!user || !sameTimeDocument || !legacyDocument || !place || !member)
      throw new Error('Firestore returned fewer documents than requested');
    requireActive(user);
    const conflictingReservation = findConflictingReservation(
      sameTimeDocument,
      legacyDocument,
      checkedDraft,
    );
    if (conflictingReservation) return conflictingReservation;
    const reservablePlace = requireReservablePlace(place, dependencies, checkedDraft);
    const [noShowFields] = await Promise.all([
      readNoShowFields(transaction, dependencies, uid),
      requireBelowReservationLimit(transaction, dependencies, uid),
      requireFreeTable(transaction, dependencies, reservablePlace, checkedDraft),
    ]);
    transaction.set(newReservationRef, {
      placeId,
      userId: uid,
      ...draftFields(checkedDraft),
      status: 'pending',
      priority: isEntitled(
        toMembershipState(clubMemberRecord.read(member.data())),
        dependencies.now(),
      ),
      ...noShowFields,
      createdAt: FieldValue.serverTimestamp(),
      ...changeMetadata('person'),
    });
    return null;
  });
  if (existingReservation === null)
    return { reservation: await readReservation(dependencies, newReservationRef.id), isNew: true };
  return toCreated(existingReservation, checkedDraft);
}

/**
 * Returns what createReservation() answers if the user already has a reservation at the place and time; null if the user
 * has none. Reads two documents.
 * @throws AppError 'invalid-input' as checkReservationDraft(), 'unavailable'
 */
export async function findOwnReservation(
  dependencies: ReservationDependencies,
  { uid, placeId, draft }: CreateReservationInput,
): Promise<CreatedReservation | null> {
  const checkedDraft = checkReservationDraft(draft);
  const [sameTimeDocument, legacyDocument] = await dependencies.firestore.getAll(
    reservationRef(dependencies, reservationId(placeId, uid, checkedDraft)),
    reservationRef(dependencies, legacyReservationId(placeId, uid, checkedDraft.date)),
  );
  if (!sameTimeDocument || !legacyDocument)
    throw new Error('Firestore returned fewer documents than requested');
  const existingReservation = findConflictingReservation(
    sameTimeDocument,
    legacyDocument,
    checkedDraft,
  );
  return existingReservation && toCreated(existingReservation, checkedDraft);
}

function toCreated(reservation: ReservationRequest, draft: ReservationDraft): CreatedReservation {
  return {
    reservation,
    isNew: reservation.status === 'pending' && isSameRequest(reservation, draft),
  };
}

/** Returns only the fields that the user fills in. */
export function draftFields({ name, phone, date, time, people, note }: ReservationDraft) {
  return { name, phone, date, time, people, note };
}

/**
 * Returns the user's existing reservation at the place and time of the draft; null if there is none. Ignores a
 * cancelled reservation, and a legacy one that is not open.
 * @param sameTimeDocument reservation whose id contains the date and time of the draft
 * @param legacyDocument reservation whose id contains only the date of the draft (legacyReservationId())
 */
export function findConflictingReservation(
  sameTimeDocument: DocumentSnapshot,
  legacyDocument: DocumentSnapshot,
  { time }: Pick<ReservationDraft, 'time'>,
): ReservationRequest | null {
  const reservation = parseReservation(sameTimeDocument);
  if (reservation && reservation.status !== 'cancelled') return reservation;
  const legacyReservation = parseReservation(legacyDocument);
  return legacyReservation?.time === time && isOpenReservation(legacyReservation)
    ? legacyReservation
    : null;
}
