import type { ClubSummary } from './club-summary.ts';
import { maxSummaryOffers } from './club-summary.ts';
import { maxOfferTitleLength } from '#features/offers/model/club-offer-options.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { countOf, fieldsOf, instantOf, listOf, textOf } from '#shared/stored-fields.ts';

/** Parses the club summary of a server answer; null if malformed. */
export function toClubSummary(value: unknown): ClubSummary | null {
  const { price, partners, partnersToday, offers } = fieldsOf(value);
  const { price: cents, interval, isOnly } = fieldsOf(price);
  if (countOf(cents) === 0) return null;
  return {
    price: {
      price: countOf(cents),
      interval: interval === 'year' ? 'year' : 'month',
      isOnly: isOnly === true,
    },
    partners: countOf(partners),
    partnersToday: countOf(partnersToday),
    offers: listOf(offers, maxSummaryOffers).flatMap(toTodaysOffer),
  };
}

function toTodaysOffer(value: unknown): TodaysOffer[] {
  const { id, placeId, title, placeTitle, cover, from, until } = fieldsOf(value);
  const untilDate = instantOf(until);
  if (!untilDate) return [];
  const place = { id: textOf(placeId, 128), title: textOf(placeTitle, maxOfferTitleLength) };
  return [
    {
      id: textOf(id, 128),
      placeId: place.id,
      title: textOf(title, maxOfferTitleLength),
      placeTitle: place.title,
      cover: parsePlaceImage(cover, place),
      from: from === null ? null : instantOf(from),
      until: untilDate,
    },
  ];
}
