import { FieldValue } from '@google-cloud/firestore';
import { parseRedemptionCode } from '#features/redemptions/model/redemption-code.ts';
import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { requireEntitled } from './require-entitled.ts';
import { countRedemptionsThisMonth } from './member-uses.ts';
import { getTokenState, redemptionIdOfToken } from './redemption-codes.ts';
import {
  readRedemption,
  readSecret,
  redemptionRef,
  requireOpenRedemption,
  requireStaffOfRedemption,
} from './redemption-dependencies.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

/** Scanned token or typed code. */
export type RedemptionProof = { token: string } | { code: string };

/** Data shown to the staff before entering the bill. */
export interface VerifiedRedemption {
  id: string;
  placeId: string;
  placeName: string;
  memberName: string;
  /** '' without an image. */
  photoURL: string;
  entitledUntil: Date | null;
  terms: OfferTerms;
  usesThisMonth: number;
  expiresAt: Date;
}

/**
 * Verifies a scanned token or typed code and returns the redemption to the staff of its place.
 * @throws redemptionRefusal() with the reason; AppError 'unavailable'
 */
export async function verifyRedemption(
  dependencies: RedemptionDependencies,
  { caller, proof }: { caller: Caller; proof: RedemptionProof },
): Promise<VerifiedRedemption> {
  const { firestore } = dependencies;
  const id =
    'token' in proof
      ? redemptionIdOfToken(proof.token)
      : await findIdByCode(dependencies, proof.code);
  if (id === null) throw redemptionRefusal('unknown_code');
  const transactionResult = await dependencies.firestore.runTransaction(async (transaction) => {
    const now = dependencies.now();
    const document = await transaction.get(redemptionRef(firestore, id));
    if (!document.exists) throw redemptionRefusal('unknown_code');
    const redemption = await readRedemption(transaction, firestore, id);
    const secret = await readSecret(transaction, firestore, id);
    if ('token' in proof && secret) {
      const tokenState = getTokenState(proof.token, secret, now);
      if (tokenState === 'forged') throw redemptionRefusal('unknown_code');
      if (tokenState === 'expired') throw redemptionRefusal('expired');
    }
    const { placeName } = await requireStaffOfRedemption(
      transaction,
      firestore,
      caller,
      redemption,
    );
    requireOpenRedemption(redemption, now);
    // An interrupted erasure of the member (redemption-erasure.ts) leaves an open redemption without its secret.
    if (!secret) throw redemptionRefusal('unknown_code');
    const { userId, memberName, placeId, terms, expiresAt } = redemption;
    const entitledUntil = await requireEntitled(transaction, firestore, {
      uid: userId,
      now,
      isStaff: true,
    });
    const userDocument = await transaction.get(firestore.collection('users').doc(userId));
    transaction.update(redemptionRef(firestore, id), {
      status: 'verified',
      verifiedBy: caller.uid,
      verifiedAt: FieldValue.serverTimestamp(),
    });
    return {
      userId,
      verifiedFields: {
        ...{ id, placeId, placeName, entitledUntil, terms, expiresAt },
        memberName,
        photoURL: String(userDocument.get('photoURL') ?? ''),
      },
    };
  });
  const { userId, verifiedFields } = transactionResult;
  const usesPromise = countRedemptionsThisMonth(firestore, {
    uid: userId,
    placeId: verifiedFields.placeId,
    now: dependencies.now(),
  });
  return { ...verifiedFields, usesThisMonth: await usesPromise };
}

async function findIdByCode(
  { firestore }: RedemptionDependencies,
  typedCode: string,
): Promise<string | null> {
  const code = parseRedemptionCode(typedCode);
  if (code === null) return null;
  const matchingSecrets = firestore
    .collection('redemptionSecrets')
    .where('code', '==', code)
    .limit(1)
    .get();
  const { docs } = await matchingSecrets;
  return docs[0]?.id ?? null;
}
