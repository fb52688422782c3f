import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';

/** Dependencies of every reservation operation. */
export interface ReservationDependencies {
  firestore: Firestore;
  now: () => Date;
}

export function reservationAt(
  { firestore }: ReservationDependencies,
  id: string,
): DocumentReference {
  return firestore.collection('reservations').doc(id);
}

/** Parses a reservation document; returns null if it does not exist. */
export function reservationOf(found: DocumentSnapshot): ReservationRequest | null {
  return found.exists ? toReservation(found.id, found.data()) : null;
}

/**
 * Parses a reservation document that must belong to the caller.
 * @throws AppError 'not-found', also for reservations of other users
 */
export function ownReservation(found: DocumentSnapshot, uid: string): ReservationRequest {
  const reservation = reservationOf(found);
  if (reservation?.userId !== uid) throw new AppError('not-found', 'No reservation of theirs');
  return reservation;
}

/**
 * Throws if the account is not active. An erasure starts by deactivating the account; data stored after that would
 * remain.
 * @param person users/{uid}, read in the transaction that writes
 * @throws AppError 'account-inactive'
 */
export function requireActive(person: DocumentSnapshot): void {
  if (person.get('status') !== 'active') throw new AppError('account-inactive', 'Not active');
}

/**
 * Returns the stored reservation. One read.
 * @throws AppError 'not-found'
 */
export async function storedReservation(
  desk: ReservationDependencies,
  id: string,
): Promise<ReservationRequest> {
  const reservation = reservationOf(await reservationAt(desk, id).get());
  if (!reservation) throw new AppError('not-found', 'The reservation is gone');
  return reservation;
}

/** Returns the fields that every change of a reservation also writes; the notifications depend on them. */
export function changedBy(who: 'person' | 'place') {
  return { changedBy: who, updatedAt: FieldValue.serverTimestamp() };
}

/** Returns the current wall-clock time in the brand's time zone. */
export function momentOf({ now }: ReservationDependencies) {
  return brandMoment(now());
}
