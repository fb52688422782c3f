import { maxClubOffers } from '#features/offers/model/club-offer-options.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { PageData } from '#features/home/model/page-data.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { toStoredHours } from '#features/places/model/stored-place-lists.ts';
import type { Language } from '#shared/languages.ts';
import { compressText } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import type { OfferRecord } from './cached-records.ts';

/** The club's offers as shown on the site. */
export interface PublicOffers extends Required<Pick<PageData, 'clubOffers'>> {
  /** `clubOffers` ready to be sent. */
  file: CompressedBody;
  /** Returns the offers of a published place, those that end first at the top; empty for any other. */
  ofPlace: (placeId: string) => ClubOffer[];
}

/**
 * Builds the offers of published places, those that end first at the top. `clubOffers` contains at most maxClubOffers
 * offers and the card fields of their places; ofPlace() returns all offers of a place.
 * @param offers those that are not over
 * @param placeOf the published place with an id; null for any other
 * @param language language of the titles
 */
export async function buildPublicOffers(
  offers: readonly OfferRecord[],
  placeOf: (id: string) => PlaceSummary | null,
  language: Language = 'pt',
): Promise<PublicOffers> {
  const publishedOffers = offers
    .filter(({ placeId }) => placeOf(placeId) !== null)
    .sort((a, b) => a.validUntil - b.validUntil || (a.id < b.id ? -1 : 1));
  const offersByPlace = new Map<string, OfferRecord[]>();
  for (const offer of publishedOffers) {
    const offersOfPlace = offersByPlace.get(offer.placeId);
    if (offersOfPlace) offersOfPlace.push(offer);
    else offersByPlace.set(offer.placeId, [offer]);
  }
  const listedOffers = publishedOffers.slice(0, maxClubOffers);
  const placeIds = [...new Set(listedOffers.map(({ placeId }) => placeId))].sort();
  const cards = placeIds.map(placeOf).flatMap((place) => (place ? [toOfferCard(place)] : []));
  const text = JSON.stringify({
    offers: listedOffers.map((offer) => offerFields(offer, language)),
    places: cards.map(toStoredCard),
  });
  return {
    file: await compressText(text),
    clubOffers: {
      offers: listedOffers.map((offer) => toPublicOffer(offer, language)),
      places: new Map(cards.map((card) => [card.id, card])),
    },
    ofPlace: (placeId) =>
      (offersByPlace.get(placeId) ?? []).map((offer) => toPublicOffer(offer, language)),
  };
}

function offerFields(
  { id, placeId, validUntil, terms, translations }: OfferRecord,
  language: Language,
) {
  const title = language === 'pt' ? undefined : translations[language]?.title;
  return { ...terms, ...(title && { title }), id, placeId, validUntil, isActive: true };
}

/** Returns the offer of a record with its title in a language, without its fine print. */
export function toPublicOffer(record: OfferRecord, language: Language = 'pt'): ClubOffer {
  return toClubOffer(record.id, offerFields(record, language));
}

function toOfferCard({ id, title, categoryName, neighborhood, cover, hours, geo }: PlaceSummary) {
  return { id, title, categoryName, neighborhood, cover, hours, geo };
}

/** Returns the card with its hours in the stored form, which the browser parses. */
function toStoredCard({ hours, ...card }: ReturnType<typeof toOfferCard>) {
  return { ...card, hours: toStoredHours(hours) };
}
