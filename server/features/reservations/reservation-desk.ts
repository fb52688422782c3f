import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';

/** What every step of a reservation works with. */
export interface ReservationDesk {
  firestore: Firestore;
  now: () => Date;
}

export function reservationAt({ firestore }: ReservationDesk, id: string): DocumentReference {
  return firestore.collection('reservations').doc(id);
}

/** The reservation of a document; null when there is none. */
export function reservationOf(found: DocumentSnapshot): ReservationRequest | null {
  return found.exists ? toReservation(found.id, found.data()) : null;
}

/**
 * The reservation of a document, which is the caller's own.
 * @throws AppError 'not-found', also for other people's
 */
export function ownReservation(found: DocumentSnapshot, uid: string): ReservationRequest {
  const reservation = reservationOf(found);
  if (reservation?.userId !== uid) throw new AppError('not-found', 'No reservation of theirs');
  return reservation;
}

/**
 * An erasure begins by making the account inactive: whatever is stored behind that would stay.
 * @param person users/{uid}, read in the transaction that writes
 * @throws AppError 'account-inactive'
 */
export function requireActive(person: DocumentSnapshot): void {
  if (person.get('status') !== 'active') throw new AppError('account-inactive', 'Not active');
}

/** A reservation as it is stored now. One read. @throws AppError 'not-found' */
export async function storedReservation(
  desk: ReservationDesk,
  id: string,
): Promise<ReservationRequest> {
  const reservation = reservationOf(await reservationAt(desk, id).get());
  if (!reservation) throw new AppError('not-found', 'The reservation is gone');
  return reservation;
}

/** What every change of a reservation writes besides: what tells of changes reads them. */
export function changedBy(who: 'person' | 'place') {
  return { changedBy: who, updatedAt: FieldValue.serverTimestamp() };
}

/** The wall clock of the brand's time zone. */
export function momentOf({ now }: ReservationDesk) {
  return brandMoment(now());
}
