import * as v from 'valibot';

import { offerKinds } from '#features/offers/model/club-offer-options.ts';
import { maxBillCents } from '#features/offers/model/offer-discount.ts';
import { strictSchema } from '#shared/record/record-schema.ts';
import { id, integer, line, optional, readBy, text } from '#shared/record/record.ts';
import { numberOf } from '#shared/stored-fields.ts';
import { redemptionStatuses, voidReasonLength } from './redemption-options.ts';

/** Request and response schemas of redemptions, shared by the server and the app. */

const documentIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/));
const nonNegativeInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instantText = v.pipe(v.string(), v.isoTimestamp());

/** Body of POST /api/club/redemptions: the offer that a member wants to use. */
export const openRedemptionBody = strictSchema({ offerId: id() });

/** Body of POST /api/club/redemptions/verify: the scanned token or the typed code. */
export const verifyRedemptionBody = v.union([
  strictSchema({ token: line(300) }),
  strictSchema({ code: line(20) }),
]);

const billCents = integer({ min: 1, max: maxBillCents });

/**
 * Body of POST /api/club/redemptions/{id}/confirm: the bill and, for 'second_item_free', the price of the cheaper item,
 * in integer cents.
 */
export const confirmRedemptionBody = strictSchema({
  amountCents: billCents,
  /** Undefined if it is missing, unlike a price of 0. */
  itemCents: optional(readBy((value) => numberOf(value) ?? undefined, billCents)),
});

/** Body of POST /api/club/redemptions/{id}/void: the reason for the log. */
export const voidRedemptionBody = v.pipe(
  strictSchema({ reason: text(voidReasonLength.max) }),
  v.check(({ reason }) => reason.length >= voidReasonLength.min),
);

/** Terms of the offer when the code was created. */
const offerTerms = v.object({
  title: v.string(),
  kind: v.picklist(offerKinds),
  percent: v.nullable(nonNegativeInteger),
  amountCents: v.nullable(nonNegativeInteger),
  maxDiscountCents: v.nullable(nonNegativeInteger),
  minSpendCents: v.nullable(nonNegativeInteger),
});

/**
 * Response of POST /api/club/redemptions and GET /api/club/redemptions/{id}. `proof` is only sent to the member and
 * only while the redemption is open; its token is shown as a QR code and is valid until `proof.expiresAt`.
 */
export const redemptionResponse = v.object({
  success: v.literal(true),
  id: documentIdSchema,
  status: v.picklist(redemptionStatuses),
  placeId: v.string(),
  terms: offerTerms,
  expiresAt: instantText,
  confirmedAt: v.nullable(instantText),
  amountCents: nonNegativeInteger,
  discountCents: nonNegativeInteger,
  finalCents: nonNegativeInteger,
  proof: v.nullable(v.object({ token: v.string(), code: v.string(), expiresAt: instantText })),
});

export type RedemptionResponse = v.InferOutput<typeof redemptionResponse>;

/** Response of the verification: data shown to the staff before they enter the bill. */
export const verifiedRedemptionResponse = v.object({
  success: v.literal(true),
  id: documentIdSchema,
  placeId: v.string(),
  placeName: v.string(),
  memberName: v.string(),
  photoURL: v.string(),
  entitledUntil: v.nullable(instantText),
  terms: offerTerms,
  usesThisMonth: nonNegativeInteger,
  expiresAt: instantText,
});

export type VerifiedRedemptionResponse = v.InferOutput<typeof verifiedRedemptionResponse>;

/** Response of the confirmation; the same request returns the same receipt. */
export const receiptResponse = v.object({
  success: v.literal(true),
  id: documentIdSchema,
  title: v.string(),
  amountCents: nonNegativeInteger,
  discountCents: nonNegativeInteger,
  finalCents: nonNegativeInteger,
  confirmedAt: instantText,
});

export type ReceiptResponse = v.InferOutput<typeof receiptResponse>;
