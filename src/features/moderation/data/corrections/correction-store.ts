import { AppError, errorCode } from '#shared/app-error.ts';
import {
  correctedFields,
  correctionId,
  correctionProblems,
  storedCorrectedFields,
  toCorrection,
} from '#features/moderation/model/correction.ts';
import type { Correction, CorrectionDraft } from '#features/moderation/model/correction.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { Place } from '#features/places/model/place.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { countRequest } from '../request-pace.ts';

/**
 * Returns the user's correction of a place, pending or decided, or null. Reads one document.
 * @throws AppError as readFirestore()
 */
export function getOwnCorrection(uid: string, placeId: string): Promise<Correction | null> {
  const id = correctionId(placeId, uid);
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, 'suggestions', id));
    return snapshot.exists() ? toCorrection(id, snapshot.data()) : null;
  });
}

/**
 * Sends a correction to the super admins. A user has at most one pending correction per place; a new one overwrites a
 * decided one. Reads the user's request count and, if the security rules deny the write, the stored correction.
 * @param uid the signed-in user
 * @param place the place as shown to the user
 * @throws AppError 'invalid-input' for an invalid draft; 'conflict' if a correction is already pending;
 *   'too-many-requests' above the limit of countRequest(); 'permission-denied' for read-only accounts and places that
 *   are no longer public; errors of writeFirestore()
 */
export async function sendCorrection(
  uid: string,
  place: Place,
  draft: CorrectionDraft,
): Promise<void> {
  if (Object.keys(correctionProblems(draft, place)).length > 0) {
    throw new AppError('invalid-input', 'The correction has problems');
  }
  const id = correctionId(place.id, uid);
  const fields = {
    placeId: place.id,
    userId: uid,
    isClosed: draft.isClosed,
    fields: storedCorrectedFields(correctedFields(draft, place)),
    message: cleanPlainText(draft.message),
  };
  try {
    await writeFirestore(async (connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      await countRequest(connection, batch, uid, `suggestions/${id}`);
      const now = writes.serverTimestamp();
      batch.set(sdk.doc(db, 'suggestions', id), {
        ...fields,
        ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
        createdAt: now,
        updatedAt: now,
      });
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const current = await getOwnCorrection(uid, place.id).catch(() => null);
    if (current?.status !== 'pending') throw error;
    throw new AppError('conflict', 'A correction waits already', { cause: error });
  }
}

/**
 * Withdraws a pending correction.
 * @throws AppError 'conflict' if it was decided or deleted since; 'permission-denied' for read-only accounts; errors of
 *   writeFirestore()
 */
export async function withdrawCorrection(uid: string, placeId: string): Promise<void> {
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const batch = writes.writeBatch(db);
      batch.delete(sdk.doc(db, 'suggestions', correctionId(placeId, uid)));
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const current = await getOwnCorrection(uid, placeId).catch(() => null);
    if (current?.status === 'pending') throw error;
    throw new AppError('conflict', 'It waits no more', { cause: error });
  }
}
