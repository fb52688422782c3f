import { offerTermsRecord } from '#features/offers/model/club-offer.ts';
import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import {
  cents,
  choice,
  defineRecord,
  id,
  instant,
  line,
  map,
  nullable,
  optional,
  readBy,
  text,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { instantOf } from '#shared/stored-fields.ts';
import { redemptionStatuses, voidReasonLength } from './redemption-options.ts';
import type { RedemptionStatus } from './redemption-options.ts';

/** A redemption of an offer by a club member, stored in clubRedemptions/{id}. Only the server writes it. */
export const redemptionRecord = defineRecord(
  {
    userId: id(),
    /** First name of the member. */
    memberName: line(400),
    placeId: id(),
    offerId: id(),
    /** Terms of the offer when the redemption was opened, without empty values. */
    offerSnapshot: map(offerTermsRecord.fields),
    /** An unknown status becomes cancelled. */
    status: choice(redemptionStatuses, 'cancelled'),
    /** A malformed expiry is in the past. */
    expiresAt: readBy((value) => instantOf(value) ?? new Date(0), instant()),
    /** uid of the staff user who verified the code or confirmed the bill, whichever was later; '' until then. */
    verifiedBy: optional(id()),
    confirmedAt: optional(instant()),
    /** 0 before confirmation. */
    amountCents: optional(cents()),
    discountCents: optional(cents()),
    finalCents: optional(cents()),
    /** Confirmed price of the cheaper item; null before confirmation and for offers without an item price. */
    itemCents: optional(nullable(cents())),
  },
  {
    unreadFields: {
      createdAt: instant(),
      verifiedAt: optional(instant()),
      /** Id of the ledger entry. */
      transactionId: optional(id()),
      voidedBy: optional(id()),
      voidedAt: optional(instant()),
      voidReason: optional(text(voidReasonLength.max)),
    },
  },
);

export interface RedemptionRecord extends Omit<RecordOf<typeof redemptionRecord>, 'offerSnapshot'> {
  id: string;
  terms: OfferTerms;
}

/** Reads a redemption from its fields. */
export function toRedemption(id: string, data: unknown): RedemptionRecord {
  const { offerSnapshot: terms, ...fields } = redemptionRecord.read(data);
  return { id, ...fields, terms };
}

/** Returns the status at a given time: an open redemption past its end is expired. */
export function statusAt(
  { status, expiresAt }: { status: RedemptionStatus; expiresAt: Date },
  now: Date,
): RedemptionStatus {
  const isOpen = status === 'pending' || status === 'verified';
  return isOpen && now >= expiresAt ? 'expired' : status;
}
