/** Kinds of discount. */
export const offerKinds = ['percent', 'fixed', 'second_item_free'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Window of a usage limit per member, in the brand's time zone. */
export const limitWindows = ['day', 'month', 'year', 'total'] as const;
export type LimitWindow = (typeof limitWindows)[number];

/**
 * Maximum number of offers on the club page, because all are downloaded together. Offers that end first are preferred.
 */
export const maxClubOffers = 1_000;

/** Maximum length of the title of an offer. */
export const maxOfferTitleLength = 200;

/** Maximum number of shifts of an offer. */
export const maxOfferShifts = 10;

/** Maximum number of dates on which an offer is not valid. */
export const maxExcludedDates = 60;

/** Maximum of the usage limit per member. */
export const maxUsesPerMemberLimit = 1_000;
