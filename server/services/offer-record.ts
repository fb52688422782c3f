import { Timestamp } from '@google-cloud/firestore';

/** An active offer of the club as the search snapshot needs it. */
export interface OfferRecord {
  id: string;
  placeId: string;
  /** Milliseconds since 1970 (UTC) from which it is over; 0 without an end, as such an offer is not listed. */
  validUntil: number;
}

/**
 * A stored offer. Never throws. Only what Firestore itself compares as an instant counts as an end, because the
 * place's page asks Firestore for the offers whose end is to come (SPEC section 5).
 */
export function toOfferRecord(
  id: string,
  { placeId, validUntil }: Readonly<Record<string, unknown>>,
): OfferRecord {
  return {
    id,
    placeId: typeof placeId === 'string' ? placeId : '',
    validUntil: validUntil instanceof Timestamp ? validUntil.toMillis() : 0,
  };
}

/**
 * Ids of the places whose pages list at least one of these offers.
 * @param offers active ones only
 * @param now milliseconds since 1970 (UTC)
 */
export function placesWithBenefit(offers: readonly OfferRecord[], now: number): Set<string> {
  return new Set(offers.filter(({ validUntil }) => validUntil > now).map(({ placeId }) => placeId));
}
