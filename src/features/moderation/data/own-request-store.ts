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

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { countRequest } from './request-pace.ts';

/**
 * Returns the user's claim of a place, pending or decided, or null. Reads one document.
 * @throws AppError as readFirestore()
 */
export async function getOwnClaim(uid: string, placeId: string): Promise<Claim | null> {
  return (await readOwnRequest('claim', uid, placeId, toClaim)).request;
}

/** Returns the user's correction of a place; as getOwnClaim(). */
export async function getOwnCorrection(uid: string, placeId: string): Promise<Correction | null> {
  return (await readOwnRequest('correction', uid, placeId, toCorrection)).request;
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
  const { request: claim, stored } = await readOwnRequest('claim', uid, placeId, toClaim);
  if (!isSameClaim(claim, shown) || (claim && !canClaimAgain(claim))) {
    throw new AppError('conflict', 'The claim is another than was shown');
  }
  // The first message and its refusal are copied unchanged, because the security rules compare both texts.
  const firstRefusalFields =
    claim?.status === 'declined'
      ? { firstMessage: stored['message'], firstAnswer: stored['answer'] }
      : { firstMessage: '', firstAnswer: '' };
  try {
    await sendRequest('claim', uid, placeId, {
      message: cleanPlainText(message),
      ...firstRefusalFields,
    });
  } catch (error) {
    const isChanged = async () => !isSameClaim(await getOwnClaim(uid, placeId), claim);
    await throwConflictIf(isChanged, error);
    await getPlace(placeId);
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
  try {
    await sendRequest('correction', uid, place.id, {
      isClosed: draft.isClosed,
      fields: storedCorrectedFields(correctedFields(draft, place)),
      message: cleanPlainText(draft.message),
    });
  } catch (error) {
    const isPending = async () => (await getOwnCorrection(uid, place.id))?.status === 'pending';
    await throwConflictIf(isPending, error);
    throw error;
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
 *   writeFirestore()
 */
async function withdrawRequest(
  kind: RequestKind,
  uid: string,
  placeId: string,
  read: (id: string, data: unknown) => PlaceRequest & Partial<Pick<Claim, 'first'>>,
): Promise<void> {
  const { request, stored } = await readOwnRequest(kind, uid, placeId, read);
  if (request?.status !== 'pending') throw new AppError('conflict', 'It waits no more');
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const batch = writes.writeBatch(db);
      const requestRef = sdk.doc(db, queues[kind].collection, request.id);
      if (request.first) {
        batch.update(requestRef, {
          ...{ status: 'declined', firstMessage: '', firstAnswer: '' },
          ...{ message: stored['firstMessage'], answer: stored['firstAnswer'] },
          updatedAt: writes.serverTimestamp(),
        });
      } else batch.delete(requestRef);
      return batch.commit();
    });
  } catch (error) {
    const isDecided = async () =>
      (await readOwnRequest(kind, uid, placeId, read)).request?.status !== 'pending';
    await throwConflictIf(isDecided, error);
    throw error;
  }
}

/** Stores a pending request, counted in the same commit; see countRequest(). */
function sendRequest(kind: RequestKind, uid: string, placeId: string, fields: object) {
  const path = `${queues[kind].collection}/${requestId(placeId, uid)}`;
  return writeFirestore(async (connection) => {
    const { sdk, db, writes } = connection;
    const batch = writes.writeBatch(db);
    await countRequest(connection, batch, uid, path);
    const now = writes.serverTimestamp();
    batch.set(sdk.doc(db, path), {
      ...{ placeId, userId: uid, ...fields },
      ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
      createdAt: now,
      updatedAt: now,
    });
    return batch.commit();
  });
}

/**
 * Distinguishes a write that the security rules refused because of a concurrent change from missing permissions.
 * @throws AppError 'conflict' after a concurrent change; the error itself if it is no refusal
 */
async function throwConflictIf(isChanged: () => Promise<boolean>, error: unknown): Promise<void> {
  if (errorCode(error) !== 'permission-denied') throw error;
  if (await isChanged().catch(() => false)) {
    throw new AppError('conflict', 'The request was changed meanwhile', { cause: error });
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

function readOwnRequest<Request>(
  kind: RequestKind,
  uid: string,
  placeId: string,
  read: (id: string, data: unknown) => Request,
) {
  const id = requestId(placeId, uid);
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, queues[kind].collection, id));
    const stored: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
    return { request: snapshot.exists() ? read(id, stored) : null, stored };
  });
}
