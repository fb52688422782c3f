import * as v from 'valibot';

import { offerKinds } from '#features/offers/model/club-offer.ts';
import { maxBillCents } from '#features/offers/model/offer-discount.ts';
import { redemptionStatuses } from './redemption.ts';

/** Request and response schemas of redemptions, shared by the server and the app. */

const redemptionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/));
const wholeCents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instantText = v.pipe(v.string(), v.isoTimestamp());

/** Body of POST /api/club/redemptions: the offer that a member wants to use. */
export const openRedemptionBody = v.strictObject({ offerId: redemptionId });

/** Body of POST /api/club/redemptions/verify: the scanned token or the typed code. */
export const verifyRedemptionBody = v.union([
  v.strictObject({ token: v.pipe(v.string(), v.maxLength(300)) }),
  v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) }),
]);

/**
 * Body of POST /api/club/redemptions/{id}/confirm: the bill, and the price of the cheaper of two items; integer cents.
 */
export const confirmRedemptionBody = v.strictObject({
  amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxBillCents)),
  itemCents: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxBillCents)),
  ),
});

/** Body of POST /api/club/redemptions/{id}/void: the reason for the log. */
export const voidRedemptionBody = v.strictObject({
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
});

/** Terms of the offer when the code was created. */
const offerTerms = v.object({
  title: v.string(),
  kind: v.picklist(offerKinds),
  percent: v.nullable(wholeCents),
  amountCents: v.nullable(wholeCents),
  maxDiscountCents: v.nullable(wholeCents),
  minSpendCents: v.nullable(wholeCents),
});

/**
 * Response of POST /api/club/redemptions and GET /api/club/redemptions/{id}. `proof` is only sent to the member and
 * only while the redemption is open; its token is shown as a QR code and is valid until `proof.expiresAt`.
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

/** Response of the verification: data shown to the staff before they enter the bill. */
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

/** Response of the confirmation; the same request returns the same receipt. */
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
