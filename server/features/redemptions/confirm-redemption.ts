import { FieldValue } from '@google-cloud/firestore';
import { usesLeft } from '#features/offers/model/club-offer.ts';
import { AppError } from '#shared/app-error.ts';
import { settle } from '#features/offers/model/offer-discount.ts';
import type { Bill, Settlement } from '#features/offers/model/offer-discount.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { SpokenError } from '#server/platform/http/spoken-error.ts';
import { requireEntitled } from './club-standing.ts';
import {
  plainReader,
  readRedemption,
  redemptionOf,
  requireClubOpen,
  requireOpen,
  requireStaff,
  secretOf,
} from './redemption-desk.ts';
import type { RedemptionDesk } from './redemption-desk.ts';
import { toClubOffer } from '#features/offers/model/stored-club-offer.ts';
import type { RedemptionRecord } from '#features/redemptions/model/stored-redemption.ts';
import { RedemptionRefused } from './redemption-refused.ts';

/** A confirmed redemption, in integer cents. */
export interface Receipt {
  id: string;
  title: string;
  amountCents: number;
  discountCents: number;
  finalCents: number;
  confirmedAt: Date;
}

interface Confirmation {
  caller: Caller;
  id: string;
  bill: Bill;
}

/**
 * Settles the bill of a verified redemption: its receipt, the transaction, the offer's count and the visit are
 * written together or not at all. The same bill sent again by the same person gets the same receipt.
 * Whether the offer holds was decided when it was opened, at most ten minutes ago: only switching it off, or its
 * last use, takes it away meanwhile. Who is entitled is asked again.
 * @throws RedemptionRefused with the reason; AppError 'not-found', 'invalid-input', 'unavailable'
 */
export async function confirmRedemption(
  desk: RedemptionDesk,
  order: Confirmation,
): Promise<Receipt> {
  const { firestore } = desk;
  const { caller, id, bill } = order;
  // What is over stays over: a flood of repetitions costs two reads each and no transaction.
  const known = await readRedemption(plainReader, firestore, id);
  if (known.confirmedAt) {
    await requireStaff(plainReader, firestore, caller, known);
    return earlierReceipt(known, order) ?? refuseUsed(known);
  }
  return desk.firestore.runTransaction(async (transaction) => {
    const now = desk.now();
    const redemption = await readRedemption(transaction, firestore, id);
    await requireStaff(transaction, firestore, caller, redemption);
    const repeated = earlierReceipt(redemption, order);
    if (repeated) return repeated;
    requireOpen(redemption, now);
    // The code was not shown to any staff: an id alone, which the member knows too, confirms nothing.
    if (redemption.status !== 'verified') throw new RedemptionRefused('unknown_code');
    await requireClubOpen(transaction, firestore);
    await requireEntitled(transaction, firestore, { uid: redemption.userId, now, isStaff: true });
    const offerAt = firestore.collection('clubOffers').doc(redemption.offerId);
    const fields = (await transaction.get(offerAt)).data();
    const offer = fields && toClubOffer(redemption.offerId, fields);
    if (!offer?.isActive) throw new RedemptionRefused('offer_inactive');
    if (usesLeft(offer) === 0) throw new RedemptionRefused('used_up');
    const { amountCents, discountCents, finalCents } = settled(redemption, bill);

    const { userId, placeId, offerId, terms } = redemption;
    const money = { amountCents, discountCents, finalCents };
    transaction.update(redemptionOf(firestore, id), {
      status: 'confirmed',
      ...money,
      ...(bill.itemCents !== undefined && { itemCents: bill.itemCents }),
      verifiedBy: caller.uid,
      confirmedAt: now,
      transactionId: id,
    });
    // One id for both: a second transaction of one redemption cannot exist.
    transaction.create(firestore.collection('clubTransactions').doc(id), {
      ...{ userId, placeId, offerId, redemptionId: id, status: 'completed' },
      memberName: redemption.memberName,
      ...{ amount: amountCents, discount: discountCents, finalAmount: finalCents },
      transactionDate: now,
      createdAt: FieldValue.serverTimestamp(),
    });
    transaction.update(offerAt, { usedCount: FieldValue.increment(1) });
    transaction.set(firestore.collection('clubVisits').doc(`${placeId}_${userId}`), {
      ...{ userId, placeId, createdAt: now },
    });
    transaction.delete(secretOf(firestore, id));
    return { id, title: terms.title, ...money, confirmedAt: now };
  });
}

function refuseUsed({ confirmedAt }: RedemptionRecord): never {
  throw new RedemptionRefused('already_used', { at: confirmedAt });
}

/** The receipt when the very same order comes again; null when this is the first. */
function earlierReceipt(
  redemption: RedemptionRecord,
  { caller, bill }: Confirmation,
): Receipt | null {
  const { id, status, terms, amountCents, discountCents, finalCents, confirmedAt } = redemption;
  const isSame =
    status === 'confirmed' &&
    confirmedAt !== null &&
    redemption.verifiedBy === caller.uid &&
    amountCents === bill.amountCents &&
    redemption.itemCents === (bill.itemCents ?? null);
  if (!isSame) return null;
  return { id, title: terms.title, amountCents, discountCents, finalCents, confirmedAt };
}

function settled({ terms }: RedemptionRecord, bill: Bill): Extract<Settlement, { fault: null }> {
  const settlement = settle(terms, bill);
  switch (settlement.fault) {
    case null:
      return settlement;
    case 'below-minimum':
      throw new RedemptionRefused('below_minimum', { cents: terms.minSpendCents ?? 0 });
    case 'item':
      throw new SpokenError(
        'invalid-input',
        'Informe o preço do item de menor valor, que não passa da metade da conta.',
      );
    case 'amount':
      throw new AppError('invalid-input', 'No amount of money');
  }
}
