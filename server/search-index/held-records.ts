import type { Category } from '#features/categories/model/category.ts';
import type { Place } from '#features/places/model/place.ts';
import { toCategory } from '#features/categories/model/stored-category.ts';
import { toClubOffer } from '#features/offers/model/stored-club-offer.ts';
import { fieldsOf, numberOf, timestampOf } from '#shared/stored-fields.ts';
import { toPlace } from '#features/places/model/stored-place.ts';

/**
 * An active place as the server keeps it: all that its page shows, and nothing of who made or manages it. Every
 * field is bounded by toPlace(); what it takes in memory is in docs/decisions/0019-what-the-server-holds.md.
 */
export interface PlaceRecord extends Omit<Place, 'createdBy' | 'isActive'> {
  /** Nanoseconds of `createdAt` within its second: a cursor behind this place needs them, and a Date has no room. */
  createdNanoseconds: number;
}

/** An active category as the server keeps it. One with an empty slug has no page, but its places bear its name. */
export type CategoryRecord = Omit<Category, 'isActive'>;

/** An active offer of the club as the search snapshot and the list of offers need it. */
export interface OfferRecord {
  id: string;
  placeId: string;
  /** Milliseconds since 1970 (UTC) from which it is over; 0 without an end, as such an offer is not listed. */
  validUntil: number;
  /** What its card tells; the browser reads it like an offer from Firestore. */
  terms: Readonly<Record<string, unknown>>;
}

/** What is kept of a stored place. Never throws. */
export function toPlaceRecord(id: string, fields: unknown): PlaceRecord {
  const { createdBy: _author, isActive: _active, ...place } = toPlace(id, fields);
  return { ...place, createdNanoseconds: nanosecondsOf(fieldsOf(fields)['createdAt']) };
}

/** Those of a Timestamp; of any other instant what its milliseconds say is enough. */
function nanosecondsOf(instant: unknown): number {
  const exact = timestampOf(instant) ? numberOf(fieldsOf(instant)['nanoseconds']) : null;
  return exact ?? 0;
}

/** What is kept of a stored category. Never throws. */
export function toCategoryRecord(id: string, fields: unknown): CategoryRecord {
  const { isActive: _active, ...category } = toCategory(id, fields);
  return category;
}

/**
 * What is kept of a stored offer. Never throws. Only what Firestore itself compares as an instant counts as an end,
 * because the place's page asks Firestore for the offers whose end is to come (SPEC section 5). Whatever is stored, it
 * takes a bounded place in memory: the small print stays out, which the offer's own page reads.
 */
export function toOfferRecord(id: string, fields: Readonly<Record<string, unknown>>): OfferRecord {
  const { placeId, usedCount, ...offer } = toClubOffer(id, fields);
  const { title, kind, percent, amountCents, maxDiscountCents, minSpendCents, totalLimit } = offer;
  const { weekdays, shifts, excludedDates, perMemberLimit, cooldownMinutes } = offer;
  return {
    id,
    placeId,
    validUntil: offer.isActive ? (timestampOf(fields['validUntil'])?.getTime() ?? 0) : 0,
    terms: {
      ...{ title, kind, percent, amountCents, maxDiscountCents, minSpendCents, totalLimit },
      ...{ weekdays, shifts, excludedDates, perMemberLimit, cooldownMinutes },
      // Told only where it bounds the offer: otherwise every use would change the list.
      usedCount: totalLimit === null ? 0 : usedCount,
    },
  };
}

/**
 * The offers that are not over.
 * @param offers active ones only
 * @param now milliseconds since 1970 (UTC)
 */
export function currentOffers(offers: readonly OfferRecord[], now: number): OfferRecord[] {
  return offers.filter(({ validUntil }) => validUntil > now);
}
