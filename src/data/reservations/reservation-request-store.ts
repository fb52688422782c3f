import { AppError, errorCode } from '#domain/app-error.ts';
import {
  checkedReservationDraft,
  isSameRequest,
  reservationId,
} from '#domain/reservation-request.ts';
import type { ReservationDraft, ReservationRequest } from '#domain/reservation-request.ts';

import { getClubMember } from '../club/club-member-store.ts';
import { isDocumentId } from '../firestore/document-id.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';
import { getReservation } from './reservation-store.ts';

/** What came of a request: the new one, or the one that this person has at this place on this day already. */
export interface RequestOutcome {
  reservation: ReservationRequest;
  isNew: boolean;
}

/**
 * Asks a place for a reservation, with priority exactly for active members of the club. There is one a
 * person, place and day: another one is answered instead of overwritten. Idempotent: a request that
 * arrived although its answer was lost counts as this one. One document read, two when there is one.
 * @param uid who asks, and is signed in
 * @throws AppError 'invalid-input' as checkedReservationDraft(); 'not-found' for a place id that cannot
 *   exist; 'permission-denied' for accounts that may only browse and places that are inactive or gone;
 *   what readFirestore throws
 */
export async function requestReservation(
  uid: string,
  placeId: string,
  draft: ReservationDraft,
): Promise<RequestOutcome> {
  if (!isDocumentId(placeId)) throw new AppError('not-found', 'Not a place id');
  const checked = checkedReservationDraft(draft);
  const id = reservationId(placeId, uid, checked.date);
  const priority = (await getClubMember(uid))?.isActive ?? false;
  const request = { placeId, userId: uid, ...checked, status: 'pending' as const, priority };
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const now = writes.serverTimestamp();
      const batch = writes.writeBatch(db);
      const { name, phone, date, time, people, note } = checked;
      batch.set(sdk.doc(db, 'reservations', id), {
        placeId,
        userId: uid,
        name,
        phone,
        date,
        time,
        people,
        note,
        status: 'pending',
        priority,
        createdAt: now,
        updatedAt: now,
      });
      return batch.commit();
    });
  } catch (error) {
    // Rules refuse to write over a reservation.
    const stored = errorCode(error) === 'permission-denied' ? await getReservation(id) : null;
    if (!stored) throw error;
    const isThisOne = stored.status === 'pending' && isSameRequest(stored, checked);
    return { reservation: stored, isNew: isThisOne };
  }
  return { reservation: { id, ...request, createdAt: new Date() }, isNew: true };
}
