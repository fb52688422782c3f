import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** What members have saved with the club within the last twelve months. */
export interface ClubSaved {
  /** Integer cents. */
  cents: number;
  /** Uses that stand: one that was undone is none. */
  uses: number;
}

/** From so many uses on a sum says something of the club, and nothing of any one person. */
export const leastUsesShown = 30;

/** An offer as it is shown to who is not in the club yet. */
export interface ShowcaseOffer extends Pick<ClubOffer, 'id' | 'title'> {
  place: Pick<PlaceSummary, 'id' | 'title' | 'categoryName' | 'neighborhood' | 'cover'>;
}

/** What the club is worth at a moment, by what is really there. */
export interface ClubShowcase {
  /** Published places with an offer that is not over. */
  partners: number;
  /** Offers there that are not over. */
  offers: number;
  /** One of each of some places, those of today first; mostShowcased at most. */
  shown: ShowcaseOffer[];
  /** Null before it is worth a word, and where it is not known. */
  saved: ClubSaved | null;
}

export const mostShowcased = 6;
