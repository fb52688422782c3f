import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ShowcaseOffer } from '#features/club/model/club-showcase.ts';
import * as texts from '#features/club/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { Rail, railSizes } from '#features/places/components/card/place-rail.tsx';

/** Renders offers of real places, each with a link to its details. */
export function ShowcaseOffers({ offers }: { offers: readonly ShowcaseOffer[] }) {
  const isShort = offers.length <= 4;
  return (
    <Rail
      isShort={isShort}
      title={texts.partnerOffersTitle}
      more={{ to: linkTo('/club'), label: texts.showAllOffers }}
      items={offers.map((offer) => ({
        id: offer.id,
        card: <ShowcaseOfferCard offer={offer} sizes={railSizes({ isShort })} />,
      }))}
    />
  );
}

function ShowcaseOfferCard({ offer, sizes }: { offer: ShowcaseOffer; sizes: string }) {
  const { id, title, place } = offer;
  return (
    <article className="group relative flex flex-col">
      <PlacePicture
        image={place.cover}
        alt=""
        sizes={sizes}
        className="aspect-[2/1] rounded-card shadow-card"
      />
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <h3 className="font-bold text-ink">
          <Link
            to={linkTo('/club/offers/:offerId', { offerId: id })}
            className="min-w-0 wrap-anywhere group-hover:underline after:absolute after:inset-0 after:rounded-card"
          >
            <span className="line-clamp-2">{title}</span>
          </Link>
        </h3>
        <p className="font-semibold wrap-anywhere">{place.title}</p>
        {place.neighborhood && (
          <p className="flex items-start gap-1 text-sm wrap-anywhere text-ink-muted">
            <MapPin aria-hidden size={15} className="mt-0.5 shrink-0" />
            {place.neighborhood}
          </p>
        )}
      </div>
    </article>
  );
}
