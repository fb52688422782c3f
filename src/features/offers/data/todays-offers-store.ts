import { offersInBrief } from '#features/club/model/club-in-brief.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { todaysOffers } from '#features/offers/model/todays-offers.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';
import { listClubOffers } from './club-offer-store.ts';

/** One of today's offers, with how far its place is. */
export interface NearOffer extends TodaysOffer {
  /** Null where nobody knows. */
  metres: number | null;
}

/**
 * Today's offers nearest to somebody, offersInBrief at most; those whose place has no position come last. Reads no
 * documents.
 * @throws AppError as listClubOffers()
 */
export async function listNearOffers(
  origin: Coordinates,
  now: Date,
  signal?: AbortSignal,
): Promise<NearOffer[]> {
  const { offers, places } = await listClubOffers(signal);
  return todaysOffers(offers, places, now)
    .map((offer) => {
      const geo = places.get(offer.placeId)?.geo;
      return { ...offer, metres: geo ? distanceInMetres(origin, geo) : null };
    })
    .sort((a, b) => (a.metres ?? farAway) - (b.metres ?? farAway))
    .slice(0, offersInBrief);
}

/** Further than anything in the city. */
const farAway = 1e9;
