import * as v from 'valibot';

import { offerKinds } from '#features/offers/model/club-offer.ts';
import { maxBillCents } from '#features/offers/model/offer-discount.ts';
import { redemptionStatuses } from './redemption.ts';

/** Bodies that the own backend accepts of redemptions, and answers that the app reads. One schema for both sides. */

const redemptionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/));
const wholeCents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instantText = v.pipe(v.string(), v.isoTimestamp());

/** POST /api/club/redemptions: the offer that a member wants to use now. */
export const openRedemptionBody = v.strictObject({ offerId: redemptionId });

/** POST /api/club/redemptions/verify: what the staff scanned or typed. */
export const verifyRedemptionBody = v.union([
  v.strictObject({ token: v.pipe(v.string(), v.maxLength(300)) }),
  v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
]);

/** POST /api/club/redemptions/{id}/confirm: the bill, and for two items the price of the cheaper; integer cents. */
export const confirmRedemptionBody = v.strictObject({
  amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxBillCents)),
  itemCents: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxBillCents)),
  ),
});

/** POST /api/club/redemptions/{id}/void: why, for the log. */
export const voidRedemptionBody = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
});

/** What the discount is, as it was when the code was made. */
const offerTerms = v.object({
  title: v.string(),
  kind: v.picklist(offerKinds),
  percent: v.nullable(wholeCents),
  amountCents: v.nullable(wholeCents),
  maxDiscountCents: v.nullable(wholeCents),
  minSpendCents: v.nullable(wholeCents),
});

/**
 * Answer to opening and to GET /api/club/redemptions/{id}. `proof` is for the member alone and only while it is open;
 * its token goes into the QR code and is good until `proof.expiresAt`.
 */
export const redemptionAnswer = v.object({
  success: v.literal(true),
  id: redemptionId,
  status: v.picklist(redemptionStatuses),
  placeId: v.string(),
  terms: offerTerms,
  expiresAt: instantText,
  confirmedAt: v.nullable(instantText),
  amountCents: wholeCents,
  discountCents: wholeCents,
  finalCents: wholeCents,
  proof: v.nullable(v.object({ token: v.string(), code: v.string(), expiresAt: instantText })),
});

export type RedemptionAnswer = v.InferOutput<typeof redemptionAnswer>;

/** Answer to verifying: what the staff sees before asking for the bill. */
export const verifiedRedemptionAnswer = v.object({
  success: v.literal(true),
  id: redemptionId,
  placeId: v.string(),
  placeName: v.string(),
  memberName: v.string(),
  photoURL: v.string(),
  entitledUntil: v.nullable(instantText),
  terms: offerTerms,
  usesThisMonth: wholeCents,
  expiresAt: instantText,
});

export type VerifiedRedemptionAnswer = v.InferOutput<typeof verifiedRedemptionAnswer>;

/** Answer to confirming; the same order sent again gets the same receipt. */
export const receiptAnswer = v.object({
  success: v.literal(true),
  id: redemptionId,
  title: v.string(),
  amountCents: wholeCents,
  discountCents: wholeCents,
  finalCents: wholeCents,
  confirmedAt: instantText,
});

export type ReceiptAnswer = v.InferOutput<typeof receiptAnswer>;
