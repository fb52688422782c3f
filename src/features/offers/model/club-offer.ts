/** Kinds of discount. */
export const offerKinds = ['percent', 'fixed', 'second_item_free'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Window of a usage limit per member, in the brand's time zone. */
export const limitWindows = ['day', 'month', 'year', 'total'] as const;
export type LimitWindow = (typeof limitWindows)[number];

/** Local times 'HH:MM'. An end at or before the start is on the next day. */
export interface OfferShift {
  start: string;
  end: string;
}

/** Terms from which the discount is computed; a redemption stores a copy. */
export interface OfferTerms {
  title: string;
  kind: OfferKind;
  /** 1 to 100, for 'percent'. */
  percent: number | null;
  /** Cents, for 'fixed'. */
  amountCents: number | null;
  /** Maximum discount, in cents. */
  maxDiscountCents: number | null;
  /** Minimum bill, in cents. */
  minSpendCents: number | null;
}

/** Conditions on which the availability of an offer depends. */
export interface OfferCalendar {
  isActive: boolean;
  /** Timestamp of the end. An offer without one is not listed. */
  validUntil: Date | null;
  /** 0 is Sunday; empty means every day. */
  weekdays: number[];
  /** Empty means the whole day. */
  shifts: OfferShift[];
  /** Local dates 'YYYY-MM-DD' on which no use can begin. */
  excludedDates: string[];
  usedCount: number;
  /** Maximum uses by all members together; null without a limit. */
  totalLimit: number | null;
}

/** An offer of a place to club members, stored in clubOffers/{id}. */
export interface ClubOffer extends OfferTerms, OfferCalendar {
  id: string;
  placeId: string;
  perMemberLimit: { count: number; window: LimitWindow } | null;
  /** Minimum time in minutes between two uses by one member at the place. */
  cooldownMinutes: number;
  termsText: string;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/**
 * Maximum number of offers on the club page, because all are downloaded together. Offers that end first are preferred.
 */
export const maxClubOffers = 1_000;

/** Limits that the rules also enforce. */
export const offerBounds = {
  title: 200,
  termsText: 5_000,
  shifts: 10,
  excludedDates: 60,
  memberUses: 1_000,
} as const;

/** Returns the remaining uses by all members together; null without a limit. */
export function countRemainingUses({
  totalLimit,
  usedCount,
}: Pick<OfferCalendar, 'totalLimit' | 'usedCount'>): number | null {
  return totalLimit === null ? null : Math.max(0, totalLimit - usedCount);
}

/** Editable fields of an offer, without its place, use count and timestamps. */
export type OfferContent = Omit<
  ClubOffer,
  'id' | 'placeId' | 'usedCount' | 'createdAt' | 'updatedAt'
>;

/** Returns the editable fields of a stored offer. */
export function toOfferContent(offer: ClubOffer): OfferContent {
  const { id: _id, placeId: _place, usedCount: _used, createdAt: _made, ...rest } = offer;
  const { updatedAt: _changed, ...content } = rest;
  return content;
}
