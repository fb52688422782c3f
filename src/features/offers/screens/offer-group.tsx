import type { ReactNode } from 'react';
import { useCategoryNames } from '#features/categories/components/use-category-names.ts';
import type { ClubOffers, OfferPlace } from '#features/offers/data/club-offer-store.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { toBenefit } from '#features/offers/model/club-benefit.ts';
import { isValueInTitle } from '#features/offers/model/offer-title.ts';
import { shortBenefitText } from '#features/offers/card-texts.ts';
import { OfferCard } from '#features/offers/components/offer-card.tsx';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import type { Coordinates } from '#shared/geo.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { OpeningLine } from '#features/places/components/card/opening-line.tsx';
import { TransitionLink } from '#ui/transition-link.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';

export const offerColumnClasses = 'grid grid-cols-1 gap-4 md:grid-cols-2';

interface OfferGroupProps {
  title: string;
  offers: readonly ClubOffer[];
  places: ClubOffers['places'];
  /** The position from which distances are shown; null for no distances. */
  origin: Coordinates | null;
  now: Date;
  /** Shows rows with a small picture instead of cards. */
  isCompact?: boolean;
}

/** Offers under a heading. Renders nothing if there are none. */
export function OfferGroup({ title, offers, places, origin, now, isCompact }: OfferGroupProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl font-bold">{title}</h2>
      <ul className={cx(offerColumnClasses, isCompact && 'gap-3')}>
        {offers.map((offer, position) => {
          const place = places.get(offer.placeId);
          // A last card that would be alone in its row of two takes the whole row.
          const isAlone = position % 2 === 0 && position === offers.length - 1;
          const value = !isValueInTitle(offer) && (
            <Badge tone="sun">{shortBenefitText(toBenefit(offer))}</Badge>
          );
          return (
            <li
              key={offer.id}
              data-place={offer.placeId}
              className={isAlone ? 'md:col-span-2' : undefined}
            >
              <OfferCard
                offer={offer}
                hours={place?.hours ?? null}
                now={now}
                layout={isCompact ? 'row' : isAlone ? 'wide-card' : 'card'}
                picture={
                  <OfferPicture
                    value={value}
                    place={place}
                    isCompact={isCompact}
                    isAlone={isAlone}
                    eager={!isCompact && position === 0}
                  />
                }
                value={isCompact && value}
                place={place && <PlaceText place={place} origin={origin} isCompact={isCompact} />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface OfferPictureProps {
  /** Value of the offer; false if its title says it. */
  value: ReactNode;
  place: OfferPlace | undefined;
  isCompact: boolean | undefined;
  isAlone: boolean;
  eager: boolean;
}

/** The cover of the place, on a card with the value of the offer unless the title says it. */
function OfferPicture({ value, place, isCompact, isAlone, eager }: OfferPictureProps) {
  const cover = place?.cover ?? null;
  if (isCompact)
    return (
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className="aspect-square w-20 shrink-0 self-start rounded-control"
      />
    );
  return (
    <div className={cx('relative shrink-0', isAlone && 'md:w-1/2')}>
      <PlacePicture
        image={cover}
        alt=""
        sizes="(min-width: 48rem) 28rem, 92vw"
        eager={eager}
        className="aspect-[5/2] h-full w-full md:aspect-[8/3]"
      />
      {value && <p className="absolute top-3 left-3 text-base">{value}</p>}
    </div>
  );
}

/** The place of an offer on the card of a marker, and whether it is open. */
export function OfferPlaceLine({ place }: { place: OfferPlace }) {
  return (
    <div className="flex items-center gap-3">
      <PlacePicture
        image={place.cover}
        alt=""
        sizes="80px"
        className="aspect-[4/3] w-20 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <PlaceText place={place} />
        <p className="flex min-h-5 text-sm">
          <OpeningLine hours={place.hours} />
        </p>
      </div>
    </div>
  );
}

interface PlaceTextProps {
  place: OfferPlace;
  origin?: Coordinates | null;
  /** Leaves the category out. */
  isCompact?: boolean | undefined;
}

function PlaceText({ place, origin = null, isCompact = false }: PlaceTextProps) {
  const { id, title, categoryName, neighborhood, geo } = place;
  const categoryNameOf = useCategoryNames();
  const distance = distanceText(origin, geo);
  const facts = [!isCompact && categoryNameOf(categoryName), neighborhood, distance];
  return (
    <div className={cx('min-w-0', isCompact && 'text-sm')}>
      <p className="line-clamp-2 wrap-anywhere">
        {/* Above the link of the card, which covers the card. */}
        <TransitionLink
          to={placeLink({ id, title, categoryName })}
          className="relative z-10 font-semibold hover:underline"
        >
          {title}
        </TransitionLink>
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
