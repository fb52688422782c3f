import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import { redemptionStatuses } from './redemption.ts';
import type { RedemptionStatus } from './redemption.ts';
import { toOfferTerms } from '#features/offers/model/stored-club-offer.ts';
import { countOf, fieldsOf, instantOf, optionalCountOf, textOf } from '#shared/stored-fields.ts';

/** A stored redemption, clubRedemptions/{id}. */
export interface RedemptionRecord {
  id: string;
  userId: string;
  /** First name of the member. */
  memberName: string;
  placeId: string;
  offerId: string;
  terms: OfferTerms;
  status: RedemptionStatus;
  expiresAt: Date;
  /** uid of the staff user who verified the code or confirmed the bill, whichever was later; '' until then. */
  verifiedBy: string;
  confirmedAt: Date | null;
  /** Cents; 0 before confirmation. */
  amountCents: number;
  discountCents: number;
  finalCents: number;
  /** Confirmed price of the cheaper item in cents; null before confirmation and for offers without an item price. */
  itemCents: number | null;
}

/**
 * Reads a redemption from its fields. An unknown status becomes 'cancelled', a malformed expiry is in the past, and
 * malformed amounts are 0.
 */
export function toRedemption(id: string, data: unknown): RedemptionRecord {
  const fields = fieldsOf(data);
  return {
    id,
    userId: textOf(fields['userId'], 128),
    memberName: textOf(fields['memberName'], 400),
    placeId: textOf(fields['placeId'], 128),
    offerId: textOf(fields['offerId'], 128),
    terms: toOfferTerms(fields['offerSnapshot']),
    status: redemptionStatuses.find((status) => status === fields['status']) ?? 'cancelled',
    expiresAt: instantOf(fields['expiresAt']) ?? new Date(0),
    verifiedBy: textOf(fields['verifiedBy'], 128),
    confirmedAt: instantOf(fields['confirmedAt']),
    amountCents: countOf(fields['amountCents']),
    discountCents: countOf(fields['discountCents']),
    finalCents: countOf(fields['finalCents']),
    itemCents: optionalCountOf(fields['itemCents']),
  };
}
