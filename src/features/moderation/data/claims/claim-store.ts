import { AppError, errorCode } from '#shared/app-error.ts';
import {
  claimId,
  claimMessageProblem,
  isFinallyRefused,
  toClaim,
} from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { countRequest } from '../request-pace.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { getPlace } from '#features/places/data/place-store.ts';

/**
 * Returns the user's claim of a place, pending or decided, or null. Reads one document.
 * @throws AppError as readFirestore()
 */
export async function getOwnClaim(uid: string, placeId: string): Promise<Claim | null> {
  return (await readOwnClaim(uid, placeId)).claim;
}

/**
 * Returns the creator of a place, which server-rendered pages omit. Reads one document.
 * @returns uid; '' if the place is no longer public
 * @throws AppError as readFirestore()
 */
export async function getPlaceCreator(placeId: string): Promise<string> {
  try {
    return (await getPlace(placeId)).createdBy;
  } catch (error) {
    if (errorCode(error) === 'not-found') return '';
    throw error;
  }
}

/**
 * Sends a claim of a place to the super admins. A user has at most one pending claim per place. A refused claim can be
 * appealed once; the appeal keeps the first message. Reads the user's claim and request count.
 * @param uid the signed-in user
 * @param shown the user's claim of this place as shown
 * @throws AppError 'invalid-input' for an empty or too long message; 'conflict' if the claim differs from the shown
 *   one, is pending or was refused twice; 'too-many-requests' above the limit of countRequest(); 'not-found' if the
 *   place is no longer public; 'permission-denied' for users who already manage it, read-only accounts and accounts
 *   with an unverified e-mail; errors of writeFirestore()
 */
export async function sendClaim(
  uid: string,
  placeId: string,
  { message, shown }: { message: string; shown: Claim | null },
): Promise<void> {
  if (claimMessageProblem(message) !== null) {
    throw new AppError('invalid-input', 'The words are missing or too many');
  }
  const id = claimId(placeId, uid);
  const { claim: storedClaim, stored: storedFields } = await readOwnClaim(uid, placeId);
  if (!isSameClaim(storedClaim, shown) || (storedClaim && !canClaimAgain(storedClaim))) {
    throw new AppError('conflict', 'The claim is another than was shown');
  }
  // The first message and its refusal are copied unchanged, because the security rules compare both texts.
  const firstRefusalFields =
    storedClaim?.status === 'declined'
      ? { firstMessage: storedFields['message'], firstAnswer: storedFields['answer'] }
      : { firstMessage: '', firstAnswer: '' };
  try {
    await writeFirestore(async (connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      await countRequest(connection, batch, uid, `claims/${id}`);
      const now = writes.serverTimestamp();
      batch.set(sdk.doc(db, 'claims', id), {
        ...{ placeId, userId: uid, message: cleanPlainText(message), ...firstRefusalFields },
        ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
        createdAt: now,
        updatedAt: now,
      });
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const currentClaim = await getOwnClaim(uid, placeId).catch(() => storedClaim);
    if (!isSameClaim(currentClaim, storedClaim)) {
      throw new AppError('conflict', 'The claim was changed meanwhile', { cause: error });
    }
    await getPlace(placeId);
    throw error;
  }
}

/**
 * Withdraws a pending claim. A withdrawn appeal restores the refusal that it appealed.
 * @param claim the claim as shown
 * @throws AppError 'conflict' if the claim was decided or deleted since; 'permission-denied' for read-only accounts;
 *   errors of writeFirestore()
 */
export async function withdrawClaim(uid: string, { id, placeId }: Claim): Promise<void> {
  const { claim, stored: storedFields } = await readOwnClaim(uid, placeId);
  if (claim?.status !== 'pending') throw new AppError('conflict', 'It waits no more');
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const batch = writes.writeBatch(db);
      const claimRef = sdk.doc(db, 'claims', id);
      if (claim.first) {
        batch.update(claimRef, {
          ...{ status: 'declined', firstMessage: '', firstAnswer: '' },
          ...{ message: storedFields['firstMessage'], answer: storedFields['firstAnswer'] },
          updatedAt: writes.serverTimestamp(),
        });
      } else batch.delete(claimRef);
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const currentClaim = await getOwnClaim(uid, placeId).catch(() => claim);
    if (currentClaim?.status === 'pending') throw error;
    throw new AppError('conflict', 'It waits no more', { cause: error });
  }
}

function canClaimAgain(claim: Claim): boolean {
  return claim.status !== 'pending' && !isFinallyRefused(claim);
}

function isSameClaim(a: Claim | null, b: Claim | null): boolean {
  return (
    a?.status === b?.status &&
    a?.createdAt?.getTime() === b?.createdAt?.getTime() &&
    a?.first?.answer === b?.first?.answer
  );
}

function readOwnClaim(uid: string, placeId: string) {
  const id = claimId(placeId, uid);
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, 'claims', id));
    const storedFields: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
    return { claim: snapshot.exists() ? toClaim(id, storedFields) : null, stored: storedFields };
  });
}
