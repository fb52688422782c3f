import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { ClubOffers, OfferPlace } from '#features/offers/data/club-offer-store.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { OfferCard } from '#features/offers/components/offer-card.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import type { Coordinates } from '#shared/geo.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { OpeningLine } from '#features/places/components/card/opening-line.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';

export const offerColumnClasses = 'grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3';

interface OfferGroupProps {
  title: string;
  offers: readonly ClubOffer[];
  places: ClubOffers['places'];
  /** The position from which distances are shown; null for no distances. */
  origin: Coordinates | null;
  now: Date;
}

/** Offers under a heading. Renders nothing if there are none. */
export function OfferGroup({ title, offers, places, origin, now }: OfferGroupProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-xl font-bold">{title}</h2>
      <ul className={offerColumnClasses}>
        {offers.map((offer, position) => {
          const place = places.get(offer.placeId);
          // A last card that would be alone in its row of two takes the whole row. Very wide screens have rows of three.
          const isAlone = position % 2 === 0 && position === offers.length - 1;
          return (
            <li
              key={offer.id}
              data-place={offer.placeId}
              className={isAlone ? 'md:col-span-2 2xl:col-span-1' : undefined}
            >
              <OfferCard
                offer={offer}
                hours={place?.hours ?? null}
                now={now}
                place={place && <OfferPlaceLine place={place} origin={origin} />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface OfferPlaceLineProps {
  place: OfferPlace;
  origin?: Coordinates | null;
  /** True to show whether the place is open. The card of an offer shows when the offer is valid instead. */
  hasHours?: boolean;
}

/** The place of an offer. */
export function OfferPlaceLine({ place, origin = null, hasHours = false }: OfferPlaceLineProps) {
  const { id, title, categoryName, neighborhood, cover, geo, hours } = place;
  const categoryNameOf = useCategoryNames();
  return (
    <div className="flex items-center gap-3">
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className="aspect-[4/3] w-20 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">
          {/* Above the link of the card, which covers the card. */}
          <TransitionLink
            to={placeLink({ id, title, categoryName })}
            className="relative z-10 hover:underline"
          >
            {title}
          </TransitionLink>
        </p>
        <p className="truncate text-sm text-ink-muted">
          {[categoryNameOf(categoryName), neighborhood, distanceText(origin, geo)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {hasHours && (
          <p className="flex min-h-5 text-sm">
            <OpeningLine hours={hours} />
          </p>
        )}
      </div>
    </div>
  );
}
