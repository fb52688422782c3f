import type { ClubOffers } from '#features/offers/data/club-offer-store.ts';
import { mapPlaceBenefits } from '#features/offers/model/club-benefit.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { shortBenefitText } from '#features/offers/card-texts.ts';
import type { MapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { OfferPlaceLine } from './offer-place-line.tsx';

/** Returns the places of these offers, each once, with the best benefit as marker text. */
export function toOffersMapData(
  offers: readonly ClubOffer[],
  placesById: ClubOffers['places'],
): MapPlaces {
  const benefitByPlace = mapPlaceBenefits(offers);
  const places = [...benefitByPlace.keys()].flatMap((id) => placesById.get(id) ?? []);
  return {
    count: places.length,
    geo: (position) => places[position]?.geo ?? null,
    place: (position) => places[position],
    label: (position) => {
      const benefit = benefitByPlace.get(places[position]?.id ?? '');
      return benefit ? shortBenefitText(benefit) : '';
    },
    renderCard: (position) => {
      const place = places[position];
      if (!place) return null;
      return (
        <div className="flex flex-col gap-2 p-1 pr-10">
          <OfferPlaceLine place={place} />
          <ul className="text-sm font-semibold text-sun-ink">
            {offers
              .filter(({ placeId }) => placeId === place.id)
              .map(({ id, title }) => (
                <li key={id} className="wrap-anywhere">
                  {title}
                </li>
              ))}
          </ul>
        </div>
      );
    },
  };
}
