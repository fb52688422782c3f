import { AppError } from '#shared/app-error.ts';
import { maxClubOffers } from '#features/offers/model/club-offer-options.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { parseCoordinates } from '#shared/geo.ts';
import { withoutHoursTexts } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';

/** Fields of a place that an offer card and the map show. */
export type OfferPlace = Pick<
  PlaceSummary,
  'id' | 'title' | 'categoryName' | 'neighborhood' | 'cover' | 'hours' | 'geo'
>;

/** All club offers with their places. */
export interface ClubOffers {
  /** Sorted by end date, earliest first. */
  offers: ClubOffer[];
  /** The places of these offers, by id. */
  places: ReadonlyMap<string, OfferPlace>;
}

const path = '/api/club/offers';

/**
 * Fetches the current offers (active, not ended) of all published places: at most 1,000 offers, without their terms
 * text. The server answers from memory and reads no documents.
 * @throws AppError 'unavailable' if the server is unreachable or the response is malformed; 'timeout'; errors of
 * apiGet()
 */
export async function listClubOffers(signal?: AbortSignal): Promise<ClubOffers> {
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  if (!Array.isArray(body['offers']) || !Array.isArray(body['places'])) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  const places = new Map(
    listOf(body['places'], maxClubOffers)
      .map(toOfferPlace)
      .map((place) => [place.id, place]),
  );
  const offers = listOf(body['offers'], maxClubOffers)
    .map((offer) => toClubOffer(textOf(fieldsOf(offer)['id'], 128), offer))
    .filter(({ placeId }) => places.has(placeId));
  return { offers, places };
}

function toOfferPlace(value: unknown): OfferPlace {
  const fields = fieldsOf(value);
  const id = textOf(fields['id'], 128);
  const title = textOf(fields['title'], 200);
  const { latitude, longitude } = fieldsOf(fields['geo']);
  return {
    id,
    title,
    categoryName: textOf(fields['categoryName'], 100),
    neighborhood: textOf(fields['neighborhood'], 100),
    cover: parsePlaceImage(fields['cover'], { id, title }),
    hours: withoutHoursTexts(parsePlaceHours(fields['hours'])),
    geo: parseCoordinates(latitude, longitude),
  };
}
