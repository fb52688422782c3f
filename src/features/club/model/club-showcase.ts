import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { OfferExample } from '#features/offers/model/offer-example.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** Savings of all members within the last twelve months. */
export interface AllMembersSavings {
  /** Integer cents. */
  cents: number;
  /** Number of redemptions, without voided ones. */
  uses: number;
}

/**
 * Minimum number of redemptions for which their sum is shown. With fewer, it could reveal the savings of a single
 * member.
 */
export const minUsesShown = 30;

/** An offer as shown to users who are not members. */
export interface ShowcaseOffer extends Pick<ClubOffer, 'id' | 'title'> {
  place: Pick<PlaceSummary, 'id' | 'title' | 'categoryName' | 'neighborhood' | 'cover'>;
}

/** An example bill at a partner. */
export interface ShowcaseExample extends OfferExample {
  placeTitle: string;
}

/** Current offers and savings of the club. */
export interface ClubShowcase {
  /** Number of published places with an unexpired offer. */
  partners: number;
  /** Number of unexpired offers at these places. */
  offers: number;
  /** One offer each of some places, offers of today first; at most maxShowcaseOffers. */
  shown: ShowcaseOffer[];
  /** The largest discount of the shown offers on an example bill; null without one. */
  example: ShowcaseExample | null;
  /** Null if unknown or based on fewer than minUsesShown redemptions. */
  saved: AllMembersSavings | null;
}

export const maxShowcaseOffers = 6;
