import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { toCategory } from '#features/categories/model/category.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { fieldsOf, numberOf, timestampOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/place.ts';

/**
 * An active place in memory: all fields shown on its page, but no creator or managers. toPlace() bounds every field;
 * for the memory use see docs/decisions/0019-what-the-server-holds.md.
 */
export interface PlaceRecord extends Omit<Place, 'createdBy' | 'isActive'> {
  /** Nanoseconds of `createdAt` within its second; required for cursors, and not part of a Date. */
  createdNanoseconds: number;
}

/** An active category in memory. With an empty slug it has no page, but its places show its name. */
export type CategoryRecord = Omit<Category, 'isActive'>;

/** An active club offer in memory, for the search snapshot and the list of offers. */
export interface OfferRecord {
  id: string;
  placeId: string;
  /**
   * End of the offer in milliseconds since 1970 (UTC); 0 if it is inactive or has no end, because such an offer is not
   * listed.
   */
  validUntil: number;
  translations: ClubOffer['translations'];
  /** Fields of the card; the browser parses them like an offer from Firestore. */
  terms: Readonly<Record<string, unknown>>;
}

/** Returns the in-memory record of a stored place. Never throws. */
export function toPlaceRecord(id: string, fields: unknown): PlaceRecord {
  const { createdBy: _author, isActive: _active, ...place } = toPlace(id, fields);
  return { ...place, createdNanoseconds: nanosecondsOf(fieldsOf(fields)['createdAt']) };
}

/** Returns the nanoseconds of a Timestamp; 0 for any other date value, where milliseconds are sufficient. */
function nanosecondsOf(instant: unknown): number {
  const nanoseconds = timestampOf(instant) ? numberOf(fieldsOf(instant)['nanoseconds']) : null;
  return nanoseconds ?? 0;
}

/** Returns the in-memory record of a stored category. Never throws. */
export function toCategoryRecord(id: string, fields: unknown): CategoryRecord {
  const { isActive: _active, ...category } = toCategory(id, fields);
  return category;
}

/**
 * Returns the in-memory record of a stored offer. Never throws. Only a Timestamp counts as an end, because the page of
 * a place queries Firestore for offers whose end is in the future. The size in memory is bounded for any document: the
 * fine print is omitted, and the page of the offer reads it.
 */
export function toOfferRecord(id: string, fields: Readonly<Record<string, unknown>>): OfferRecord {
  const { placeId, usedCount, ...offer } = toClubOffer(id, fields);
  const { title, kind, percent, amountCents, maxDiscountCents, minSpendCents, totalLimit } = offer;
  const { weekdays, shifts, excludedDates, perMemberLimit, cooldownMinutes } = offer;
  return {
    id,
    placeId,
    translations: offer.translations,
    validUntil: offer.isActive ? (timestampOf(fields['validUntil'])?.getTime() ?? 0) : 0,
    terms: {
      ...{ title, kind, percent, amountCents, maxDiscountCents, minSpendCents, totalLimit },
      ...{ weekdays, shifts, excludedDates, perMemberLimit, cooldownMinutes },
      // The count is included only for limited offers, because otherwise every redemption would change the list.
      usedCount: totalLimit === null ? 0 : usedCount,
    },
  };
}

/**
 * Returns the offers that are not over.
 * @param offers active ones only
 * @param now milliseconds since 1970 (UTC)
 */
export function currentOffers(offers: readonly OfferRecord[], now: number): OfferRecord[] {
  return offers.filter(({ validUntil }) => validUntil > now);
}
