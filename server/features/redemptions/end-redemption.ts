import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { statusAt } from '#features/redemptions/model/redemption.ts';
import { voidPeriodMs } from '#features/redemptions/model/redemption-options.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import {
  readRedemption,
  redemptionRef,
  requireOpenRedemption,
  requireStaffOfRedemption,
  reviewRef,
  secretRef,
  visitRef,
} from './redemption-dependencies.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

/**
 * Cancels an open redemption for its member; no use is consumed. Idempotent.
 * @throws AppError 'not-found', also for redemptions of other members; redemptionRefusal() 'already_used'
 */
export function cancelRedemption(
  dependencies: RedemptionDependencies,
  { uid, id }: { uid: string; id: string },
): Promise<void> {
  const { firestore } = dependencies;
  return dependencies.firestore.runTransaction(async (transaction) => {
    const redemption = await readRedemption(transaction, firestore, id);
    if (redemption.userId !== uid)
      throw new AppError('not-found', 'The redemption belongs to another user');
    const status = statusAt(redemption, dependencies.now());
    if (status === 'cancelled' || status === 'expired') return;
    requireOpenRedemption(redemption, dependencies.now());
    transaction.update(redemptionRef(firestore, id), { status: 'cancelled' });
    transaction.delete(secretRef(firestore, id));
  });
}

/**
 * Voids a confirmed redemption within 24 hours: a second club transaction with negative amounts reverses the first,
 * which remains. The use no longer counts towards the limits of the offer and the member. Deletes the proof of the
 * member's visit (clubVisits) and the mark of their review if the member has no other confirmed redemption at the place.
 * Idempotent.
 * @param reason free text for the log
 * @throws redemptionRefusal() 'wrong_place', 'own_redemption', 'too_late_to_void'; AppError 'not-found', 'conflict' if it
 *   was never confirmed, 'unavailable'
 */
export function voidRedemption(
  dependencies: RedemptionDependencies,
  { caller, id, reason }: { caller: Caller; id: string; reason: string },
): Promise<void> {
  const { firestore } = dependencies;
  return dependencies.firestore.runTransaction(async (transaction) => {
    const now = dependencies.now();
    const redemption = await readRedemption(transaction, firestore, id);
    await requireStaffOfRedemption(transaction, firestore, caller, redemption);
    const { status, confirmedAt } = redemption;
    if (status === 'voided') return;
    if (status !== 'confirmed' || !confirmedAt)
      throw new AppError('conflict', 'The redemption was never confirmed');
    if (now.getTime() - confirmedAt.getTime() > voidPeriodMs) {
      throw redemptionRefusal('too_late_to_void');
    }
    const clubTransactions = firestore.collection('clubTransactions');
    const originalEntry = await transaction.get(clubTransactions.doc(id));
    const offer = await transaction.get(firestore.collection('clubOffers').doc(redemption.offerId));
    const hasOtherRedemption = await hasOtherConfirmedRedemption(
      transaction,
      dependencies,
      redemption,
    );
    const review = await transaction.get(reviewRef(firestore, redemption));
    transaction.update(redemptionRef(firestore, id), {
      ...{ status: 'voided', voidedBy: caller.uid, voidedAt: now, voidReason: reason },
    });
    transaction.create(clubTransactions.doc(`${id}v`), reversalFields(originalEntry, now));
    if (Number(offer.get('usedCount')) > 0) {
      transaction.update(offer.ref, { usedCount: FieldValue.increment(-1) });
    }
    if (!hasOtherRedemption) {
      transaction.delete(visitRef(firestore, redemption));
      if (review.exists) transaction.update(review.ref, { verifiedVisit: false });
    }
    addAuditEntry(firestore, transaction, caller.uid, {
      action: 'redemption.void',
      target: `clubRedemptions/${id}`,
      before: { status: 'confirmed', finalCents: redemption.finalCents },
      after: { status: 'voided', voidReason: reason },
    });
  });
}

function reversalFields(originalEntry: DocumentSnapshot, now: Date): Record<string, unknown> {
  const negate = (field: string) => -Number(originalEntry.get(field));
  return {
    ...originalEntry.data(),
    ...{
      amount: negate('amount'),
      discount: negate('discount'),
      finalAmount: negate('finalAmount'),
    },
    reversalOf: originalEntry.id,
    transactionDate: now,
    createdAt: FieldValue.serverTimestamp(),
  };
}

/**
 * Returns true if the member has another confirmed redemption at the place. The query also finds the redemption that is
 * being voided.
 */
async function hasOtherConfirmedRedemption(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
  { userId, placeId }: RedemptionRecord,
): Promise<boolean> {
  const { size } = await transaction.get(
    firestore
      .collection('clubRedemptions')
      .where('userId', '==', userId)
      .where('status', '==', 'confirmed')
      .where('placeId', '==', placeId)
      .orderBy('confirmedAt', 'desc')
      .limit(2)
      .select(),
  );
  return size > 1;
}
