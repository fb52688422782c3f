import { AppError, errorCode } from '#shared/app-error.ts';
import {
  claimId,
  claimMessageProblem,
  isRefusedForGood,
} from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { toClaim } from '#features/moderation/model/stored-claim.ts';

import { addToPace } from '../request-pace.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { getPlace } from '#features/places/data/place-store.ts';

/**
 * What somebody has asked for about a place, open or decided; null for nothing. One document read.
 * @throws AppError what readFirestore() throws
 */
export async function getOwnClaim(uid: string, placeId: string): Promise<Claim | null> {
  return (await readOwn(uid, placeId)).claim;
}

/**
 * Who made a place, which pages that the server renders do not say. One document read.
 * @returns uid, '' for a place that is not shown any more
 * @throws AppError what readFirestore() throws
 */
export async function getPlaceMaker(placeId: string): Promise<string> {
  try {
    return (await getPlace(placeId)).createdBy;
  } catch (error) {
    if (errorCode(error) === 'not-found') return '';
    throw error;
  }
}

/**
 * Asks the super admins to manage a place. One of a person and place waits at a time; one that was refused is appealed,
 * once, and keeps what was said first. Reads what the person has asked for, and how much.
 * @param uid who is signed in
 * @param shown their claim of this place as it was shown to them
 * @throws AppError 'invalid-input' for words that are missing or too many; 'conflict' where the claim is another than
 *   was shown, waits already or was refused for good; 'too-many-requests' for the eleventh in a row; 'not-found' for a
 *   place that is not shown any more; 'permission-denied' for whoever manages it already, and accounts that may only
 *   browse or have not shown that their e-mail is theirs; what writeFirestore() throws
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
  const { claim: known, stored } = await readOwn(uid, placeId);
  if (!isSame(known, shown) || (known && !isOver(known))) {
    throw new AppError('conflict', 'The claim is another than was shown');
  }
  // To the letter, as rules compare it.
  const first =
    known?.status === 'declined'
      ? { firstMessage: stored['message'], firstAnswer: stored['answer'] }
      : { firstMessage: '', firstAnswer: '' };
  try {
    await writeFirestore(async (connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      await addToPace(connection, batch, uid, `claims/${id}`);
      const now = writes.serverTimestamp();
      batch.set(sdk.doc(db, 'claims', id), {
        ...{ placeId, userId: uid, message: cleanPlainText(message), ...first },
        ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
        createdAt: now,
        updatedAt: now,
      });
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const now = await getOwnClaim(uid, placeId).catch(() => known);
    if (!isSame(now, known)) {
      throw new AppError('conflict', 'The claim was changed meanwhile', { cause: error });
    }
    await getPlace(placeId);
    throw error;
  }
}

/**
 * Takes back a claim that nobody has decided. An appeal leaves the refusal that it was about.
 * @param claim as it was shown
 * @throws AppError 'conflict' where it was decided meanwhile, or is gone; 'permission-denied' for accounts that may only
 *   browse; what writeFirestore() throws
 */
export async function withdrawClaim(uid: string, { id, placeId }: Claim): Promise<void> {
  const { claim, stored } = await readOwn(uid, placeId);
  if (claim?.status !== 'pending') throw new AppError('conflict', 'It waits no more');
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const batch = writes.writeBatch(db);
      const path = sdk.doc(db, 'claims', id);
      if (claim.first) {
        batch.update(path, {
          ...{ status: 'declined', firstMessage: '', firstAnswer: '' },
          ...{ message: stored['firstMessage'], answer: stored['firstAnswer'] },
          updatedAt: writes.serverTimestamp(),
        });
      } else batch.delete(path);
      return batch.commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const now = await getOwnClaim(uid, placeId).catch(() => claim);
    if (now?.status === 'pending') throw error;
    throw new AppError('conflict', 'It waits no more', { cause: error });
  }
}

function isOver(claim: Claim): boolean {
  return claim.status !== 'pending' && !isRefusedForGood(claim);
}

function isSame(one: Claim | null, other: Claim | null): boolean {
  return (
    one?.status === other?.status &&
    one?.createdAt?.getTime() === other?.createdAt?.getTime() &&
    one?.first?.answer === other?.first?.answer
  );
}

function readOwn(uid: string, placeId: string) {
  const id = claimId(placeId, uid);
  return readFirestore(async ({ sdk, db }) => {
    const found = await sdk.getDoc(sdk.doc(db, 'claims', id));
    const stored: Readonly<Record<string, unknown>> = found.data() ?? {};
    return { claim: found.exists() ? toClaim(id, stored) : null, stored };
  });
}
