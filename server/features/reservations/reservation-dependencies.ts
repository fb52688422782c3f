import { FieldValue } from '@google-cloud/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { toReservation } from '#features/reservations/model/reservation-request.ts';

/** Dependencies of every reservation operation. */
export interface ReservationDependencies {
  firestore: Firestore;
  now: () => Date;
}

export function reservationRef(
  { firestore }: ReservationDependencies,
  id: string,
): DocumentReference {
  return firestore.collection('reservations').doc(id);
}

/** Parses a reservation document; returns null if it does not exist. */
export function parseReservation(document: DocumentSnapshot): ReservationRequest | null {
  return document.exists ? toReservation(document.id, document.data()) : null;
}

/**
 * Parses a reservation document that must belong to the caller.
 * @throws AppError 'not-found', also for reservations of other users
 */
export function requireOwnReservation(document: DocumentSnapshot, uid: string): ReservationRequest {
  const reservation = parseReservation(document);
  if (reservation?.userId !== uid)
    throw new AppError('not-found', 'The caller has no such reservation');
  return reservation;
}

/**
 * Throws if the account is not active. An erasure starts by deactivating the account; data stored after that would
 * remain.
 * @param user users/{uid}, read in the transaction that writes
 * @throws AppError 'account-inactive'
 */
export function requireActive(user: DocumentSnapshot): void {
  if (user.get('status') !== 'active')
    throw new AppError('account-inactive', 'The account is not active');
}

/**
 * Returns the stored reservation. One read.
 * @throws AppError 'not-found'
 */
export async function readReservation(
  dependencies: ReservationDependencies,
  id: string,
): Promise<ReservationRequest> {
  const reservation = parseReservation(await reservationRef(dependencies, id).get());
  if (!reservation) throw new AppError('not-found', 'The reservation does not exist');
  return reservation;
}

/** Returns the fields that every change of a reservation also writes; the notifications depend on them. */
export function changeMetadata(changedByRole: 'person' | 'place') {
  return { changedBy: changedByRole, updatedAt: FieldValue.serverTimestamp() };
}

/** Returns the current wall-clock time in the brand's time zone. */
export function currentMoment({ now }: ReservationDependencies) {
  return brandMoment(now());
}
