import { FieldValue } from '@google-cloud/firestore';
import { countRemainingUses } from '#features/offers/model/remaining-uses.ts';
import { AppError } from '#shared/app-error.ts';
import { computeSettlement } from '#features/offers/model/offer-discount.ts';
import type { Bill, Settlement } from '#features/offers/model/offer-discount.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { requireEntitled } from './require-entitled.ts';
import {
  databaseReader,
  readRedemption,
  redemptionRef,
  requireClubOpen,
  requireOpenRedemption,
  requireStaffOfRedemption,
  reviewRef,
  secretRef,
  visitRef,
} from './redemption-dependencies.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import * as texts from '#features/redemptions/panel-texts.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

/** A confirmed redemption. Amounts are integer cents. */
export interface Receipt {
  id: string;
  title: string;
  amountCents: number;
  discountCents: number;
  finalCents: number;
  confirmedAt: Date;
}

interface ConfirmationRequest {
  caller: Caller;
  id: string;
  bill: Bill;
}

/**
 * Confirms a verified redemption: receipt, club transaction, offer counter, visit and the mark of the member's review
 * are written atomically. The same bill sent again by the same user returns the same receipt. The times of the offer
 * were checked when the redemption was opened, at most ten minutes ago, and are not checked again. The offer must still
 * be active with a use left, and the member still entitled.
 * @throws redemptionRefusal() with the reason; AppError 'not-found', 'invalid-input', 'unavailable'
 */
export async function confirmRedemption(
  dependencies: RedemptionDependencies,
  request: ConfirmationRequest,
): Promise<Receipt> {
  const { firestore } = dependencies;
  const { caller, id, bill } = request;
  // The receipt of a confirmed redemption never changes, so a repeated request costs two reads and no transaction.
  const storedRedemption = await readRedemption(databaseReader, firestore, id);
  if (storedRedemption.confirmedAt) {
    await requireStaffOfRedemption(databaseReader, firestore, caller, storedRedemption);
    return findEarlierReceipt(storedRedemption, request) ?? throwAlreadyUsed(storedRedemption);
  }
  return dependencies.firestore.runTransaction(async (transaction) => {
    const now = dependencies.now();
    const redemption = await readRedemption(transaction, firestore, id);
    await requireStaffOfRedemption(transaction, firestore, caller, redemption);
    const earlierReceipt = findEarlierReceipt(redemption, request);
    if (earlierReceipt) return earlierReceipt;
    requireOpenRedemption(redemption, now);
    // The staff has not verified the code. The id alone is not sufficient, because the member knows it too.
    if (redemption.status !== 'verified') throw redemptionRefusal('unknown_code');
    await requireClubOpen(transaction, firestore);
    await requireEntitled(transaction, firestore, { uid: redemption.userId, now, isStaff: true });
    const offerRef = firestore.collection('clubOffers').doc(redemption.offerId);
    const fields = (await transaction.get(offerRef)).data();
    const offer = fields && toClubOffer(redemption.offerId, fields);
    if (!offer?.isActive) throw redemptionRefusal('offer_inactive');
    if (countRemainingUses(offer) === 0) throw redemptionRefusal('used_up');
    const { amountCents, discountCents, finalCents } = requireValidSettlement(redemption, bill);
    const review = await transaction.get(reviewRef(firestore, redemption));

    const { userId, placeId, offerId, terms } = redemption;
    const amounts = { amountCents, discountCents, finalCents };
    transaction.update(redemptionRef(firestore, id), {
      status: 'confirmed',
      ...amounts,
      ...(bill.itemCents !== undefined && { itemCents: bill.itemCents }),
      verifiedBy: caller.uid,
      confirmedAt: now,
      transactionId: id,
    });
    // The club transaction has the id of the redemption, so there cannot be two of them.
    transaction.create(firestore.collection('clubTransactions').doc(id), {
      ...{ userId, placeId, offerId, redemptionId: id, status: 'completed' },
      memberName: redemption.memberName,
      ...{ amount: amountCents, discount: discountCents, finalAmount: finalCents },
      transactionDate: now,
      createdAt: FieldValue.serverTimestamp(),
    });
    transaction.update(offerRef, { usedCount: FieldValue.increment(1) });
    transaction.set(visitRef(firestore, redemption), { userId, placeId, createdAt: now });
    if (review.exists) transaction.update(review.ref, { verifiedVisit: true });
    transaction.delete(secretRef(firestore, id));
    return { id, title: terms.title, ...amounts, confirmedAt: now };
  });
}

function throwAlreadyUsed({ confirmedAt }: RedemptionRecord): never {
  throw redemptionRefusal('already_used', { at: confirmedAt });
}

/** Returns the earlier receipt if the same user has already confirmed the same bill; null otherwise. */
function findEarlierReceipt(
  redemption: RedemptionRecord,
  { caller, bill }: ConfirmationRequest,
): Receipt | null {
  const { id, status, terms, amountCents, discountCents, finalCents, confirmedAt } = redemption;
  const isRepeated =
    status === 'confirmed' &&
    confirmedAt !== null &&
    redemption.verifiedBy === caller.uid &&
    amountCents === bill.amountCents &&
    redemption.itemCents === (bill.itemCents ?? null);
  if (!isRepeated) return null;
  return { id, title: terms.title, amountCents, discountCents, finalCents, confirmedAt };
}

function requireValidSettlement(
  { terms }: RedemptionRecord,
  bill: Bill,
): Extract<Settlement, { fault: null }> {
  const settlement = computeSettlement(terms, bill);
  switch (settlement.fault) {
    case null:
      return settlement;
    case 'below-minimum':
      throw redemptionRefusal('below_minimum', { cents: terms.minSpendCents ?? 0 });
    case 'item':
      throw new UserFacingError('invalid-input', texts.itemPriceMissing);
    case 'amount':
      throw new AppError('invalid-input', 'Not an amount of money');
  }
}
