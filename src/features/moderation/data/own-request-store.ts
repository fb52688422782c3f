import { AppError, errorCode } from '#shared/app-error.ts';
import {
  claimMessageProblem,
  isFinallyRefused,
  toClaim,
} from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import {
  correctedFields,
  correctionProblems,
  storedCorrectedFields,
  toCorrection,
} from '#features/moderation/model/correction.ts';
import type { Correction, CorrectionDraft } from '#features/moderation/model/correction.ts';
import { queues } from '#features/moderation/model/queues.ts';
import { requestId } from '#features/moderation/model/request.ts';
import type { PlaceRequest, RequestKind } from '#features/moderation/model/request.ts';
import type { Place } from '#features/places/model/place.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';

import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { countRequest } from './request-pace.ts';

const claims = collection(queues.claim.collection, toClaim);
const corrections = collection(queues.correction.collection, toCorrection);

/**
 * Returns the user's claim of a place, pending or decided, or null. Reads one document.
 * @throws AppError as Collection
 */
export function getOwnClaim(uid: string, placeId: string): Promise<Claim | null> {
  return claims.get(requestId(placeId, uid));
}

/** Returns the user's correction of a place; as getOwnClaim(). */
export function getOwnCorrection(uid: string, placeId: string): Promise<Correction | null> {
  return corrections.get(requestId(placeId, uid));
}

/**
 * Returns the creator of a place, which server-rendered pages omit. Reads one document.
 * @returns uid; '' if the place is no longer public
 * @throws AppError as Collection
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
 *   with an unverified e-mail; errors of transaction()
 */
export async function sendClaim(
  uid: string,
  placeId: string,
  { message, shown }: { message: string; shown: Claim | null },
): Promise<void> {
  if (claimMessageProblem(message) !== null) {
    throw new AppError('invalid-input', 'The words are missing or too many');
  }
  try {
    await transaction(async (commit) => {
      const id = requestId(placeId, uid);
      const stored = await commit.read(requestPath('claim', uid, placeId));
      const claim = stored && toClaim(id, stored);
      if (!isSameClaim(claim, shown) || (claim && !canClaimAgain(claim))) {
        throw new AppError('conflict', 'The claim is another than was shown');
      }
      await sendRequest(commit, 'claim', uid, placeId, {
        message: cleanPlainText(message),
        // The first message and its refusal are copied unchanged, because the security rules compare both texts.
        firstMessage: claim?.status === 'declined' ? stored?.['message'] : '',
        firstAnswer: claim?.status === 'declined' ? stored?.['answer'] : '',
      });
    });
  } catch (error) {
    // Rules refuse a claim of a hidden place. getPlace() then throws 'not-found'.
    if (errorCode(error) === 'permission-denied') await getPlace(placeId);
    throw error;
  }
}

/**
 * Sends a correction to the super admins. A user has at most one pending correction per place; a new one overwrites a
 * decided one. Reads the user's request count and, if the security rules deny the write, the stored correction.
 * @param uid the signed-in user
 * @param place the place as shown to the user
 * @throws AppError 'invalid-input' for an invalid draft; 'conflict' if a correction is already pending;
 *   'too-many-requests' above the limit of countRequest(); 'permission-denied' for read-only accounts and places that
 *   are no longer public; errors of transaction()
 */
export async function sendCorrection(
  uid: string,
  place: Place,
  draft: CorrectionDraft,
): Promise<void> {
  if (Object.keys(correctionProblems(draft, place)).length > 0) {
    throw new AppError('invalid-input', 'The correction has problems');
  }
  try {
    await transaction((commit) =>
      sendRequest(commit, 'correction', uid, place.id, {
        isClosed: draft.isClosed,
        fields: storedCorrectedFields(correctedFields(draft, place)),
        message: cleanPlainText(draft.message),
      }),
    );
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const stored = await getOwnCorrection(uid, place.id).catch(() => null);
    if (stored?.status !== 'pending') throw error;
    throw new AppError('conflict', 'A correction is pending', { cause: error });
  }
}

/** Withdraws a pending claim; see withdrawRequest(). */
export function withdrawClaim(uid: string, { placeId }: Pick<Claim, 'placeId'>): Promise<void> {
  return withdrawRequest('claim', uid, placeId, toClaim);
}

/** Withdraws a pending correction; see withdrawRequest(). */
export function withdrawCorrection(uid: string, placeId: string): Promise<void> {
  return withdrawRequest('correction', uid, placeId, toCorrection);
}

/**
 * Withdraws a pending request. A withdrawn appeal restores the refusal that it appealed. Reads the request.
 * @throws AppError 'conflict' if it was decided or deleted since; 'permission-denied' for read-only accounts; errors of
 *   transaction()
 */
function withdrawRequest(
  kind: RequestKind,
  uid: string,
  placeId: string,
  read: (id: string, data: unknown) => PlaceRequest & Partial<Pick<Claim, 'first'>>,
): Promise<void> {
  return transaction(async (commit) => {
    const path = requestPath(kind, uid, placeId);
    const stored = await commit.read(path);
    const request = stored && read(requestId(placeId, uid), stored);
    if (request?.status !== 'pending') throw new AppError('conflict', 'It waits no more');
    if (!request.first) {
      commit.delete(path);
      return;
    }
    commit.update(path, {
      ...{ status: 'declined', firstMessage: '', firstAnswer: '' },
      ...{ message: stored?.['firstMessage'], answer: stored?.['firstAnswer'] },
      updatedAt: commit.serverTime,
    });
  });
}

/** Adds a pending request to a commit and counts it; see countRequest(). */
async function sendRequest(
  commit: OpenTransaction,
  kind: RequestKind,
  uid: string,
  placeId: string,
  fields: object,
): Promise<void> {
  const path = requestPath(kind, uid, placeId);
  await countRequest(commit, uid, path);
  const now = commit.serverTime;
  commit.set(path, {
    ...{ placeId, userId: uid, ...fields },
    ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
    createdAt: now,
    updatedAt: now,
  });
}

function requestPath(kind: RequestKind, uid: string, placeId: string): string {
  return `${queues[kind].collection}/${requestId(placeId, uid)}`;
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
