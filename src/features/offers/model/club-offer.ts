/** What an offer takes off a bill (DESIGN section 4). */
export const offerKinds = ['percent', 'fixed', 'second_item_free'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Stretch of time within which one member may use an offer so many times, in the brand's time zone. */
export const limitWindows = ['day', 'month', 'year', 'total'] as const;
export type LimitWindow = (typeof limitWindows)[number];

/** Local times 'HH:MM'. An end at or before the start lies on the next day. */
export interface OfferShift {
  start: string;
  end: string;
}

/** What the discount is computed from; a redemption keeps a copy of it. */
export interface OfferTerms {
  title: string;
  kind: OfferKind;
  /** 1 to 100, for 'percent'. */
  percent: number | null;
  /** Cents, for 'fixed'. */
  amountCents: number | null;
  /** Most that is taken off, in cents. */
  maxDiscountCents: number | null;
  /** Least bill, in cents. */
  minSpendCents: number | null;
}

/** When an offer may be used. */
export interface OfferCalendar {
  isActive: boolean;
  /** Instant from which it is over. Without one an offer is not listed (SPEC section 5). */
  validUntil: Date | null;
  /** 0 is Sunday; empty means every day. */
  weekdays: number[];
  /** Empty means the whole day. */
  shifts: OfferShift[];
  /** Local dates 'YYYY-MM-DD' on which it cannot begin. */
  excludedDates: string[];
  usedCount: number;
  /** Uses by everybody together; null without a limit. */
  totalLimit: number | null;
}

/** An offer of a place to members of the club, clubOffers/{id}. */
export interface ClubOffer extends OfferTerms, OfferCalendar {
  id: string;
  placeId: string;
  perMemberLimit: { count: number; window: LimitWindow } | null;
  /** Minutes that must pass between two uses at the place by one member. */
  cooldownMinutes: number;
  termsText: string;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Offers of the club's page at most, those that end first: all of them are downloaded together. */
export const maxClubOffers = 1_000;

/** Bounds that the rules set too. */
export const offerBounds = {
  title: 200,
  termsText: 5_000,
  shifts: 10,
  excludedDates: 60,
  memberUses: 1_000,
} as const;

/** How often it can still be used by everybody together; null without a limit. */
export function usesLeft({
  totalLimit,
  usedCount,
}: Pick<OfferCalendar, 'totalLimit' | 'usedCount'>): number | null {
  return totalLimit === null ? null : Math.max(0, totalLimit - usedCount);
}

/** Everything of an offer that people write; the rest is its place, its uses and its times. */
export type OfferContent = Omit<
  ClubOffer,
  'id' | 'placeId' | 'usedCount' | 'createdAt' | 'updatedAt'
>;

/** What people write of a stored offer. */
export function contentOfOffer(offer: ClubOffer): OfferContent {
  const { id: _id, placeId: _place, usedCount: _used, createdAt: _made, ...rest } = offer;
  const { updatedAt: _changed, ...content } = rest;
  return content;
}
