import { maxSummaryOffers } from '#features/club/model/club-summary.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { listTodaysOffers } from '#features/offers/model/todays-offers.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';
import { listClubOffers } from './club-offer-store.ts';

/** One of today's offers with the distance to its place. */
export interface NearbyOffer extends TodaysOffer {
  /** Distance in metres; null if unknown. */
  metres: number | null;
}

/**
 * Returns today's offers nearest to `origin`, at most maxSummaryOffers; places without a position come last. Reads no
 * documents.
 * @throws AppError like listClubOffers()
 */
export async function listNearbyOffers(
  origin: Coordinates,
  now: Date,
  signal?: AbortSignal,
): Promise<NearbyOffer[]> {
  const { offers, places } = await listClubOffers(signal);
  return listTodaysOffers(offers, places, now)
    .map((offer) => {
      const geo = places.get(offer.placeId)?.geo;
      return { ...offer, metres: geo ? distanceInMetres(origin, geo) : null };
    })
    .sort((a, b) => (a.metres ?? unknownDistanceMetres) - (b.metres ?? unknownDistanceMetres))
    .slice(0, maxSummaryOffers);
}

/** Larger than any distance in the city, in metres. */
const unknownDistanceMetres = 1e9;
