import type { ClubOffers } from '#features/offers/data/club-offer-store.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { OfferCard } from '#features/offers/components/offer-card.tsx';
import { OfferPlaceLine } from './offer-place-line.tsx';

export const offerColumnClasses = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:columns-beside';

interface OfferGroupProps {
  title: string;
  offers: readonly ClubOffer[];
  places: ClubOffers['places'];
  now: Date;
}

/** Offers under a heading. Renders nothing if there are none. */
export function OfferGroup({ title, offers, places, now }: OfferGroupProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-xl font-bold">{title}</h2>
      <ul className={offerColumnClasses}>
        {offers.map((offer) => {
          const place = places.get(offer.placeId);
          return (
            <li key={offer.id} data-place={offer.placeId}>
              <OfferCard
                offer={offer}
                hours={place?.hours ?? null}
                now={now}
                place={place && <OfferPlaceLine place={place} />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
