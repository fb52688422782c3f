import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
import { useOwnUses } from '#features/redemptions/components/use-own-uses.ts';
import { langOf, shownText } from '#shared/translations.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import type { Place } from '#features/places/model/place.ts';
import { offerEndText, offerRules, offerAvailabilityText } from '#features/offers/texts.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';

interface OfferHeadProps {
  offer: ClubOffer;
  place: Pick<Place, 'id' | 'title' | 'hours' | 'images' | 'highlightImageIndex'>;
  /** True if wide screens show the state next to the head. */
  isStateInAction?: boolean;
}

/** Classes of an offer: on wide screens, the head is next to what the user can do. */
export const offerLayoutClasses = 'mt-4 grid items-start gap-6 lg:grid-cols-[2fr_1fr] lg:gap-x-12';

/** Classes of what the user can do: on wide screens it stays visible while the head scrolls. */
export const offerActionClasses = 'min-w-0 lg:sticky lg:top-24 lg:row-span-2';

/** Head of an offer: place, discount, time of use and terms. */
export function OfferHead({ offer, place, isStateInAction }: OfferHeadProps) {
  const now = useNow();
  const title = shownText(offer, 'title');
  const terms = shownText(offer, 'termsText');
  return (
    <div className="min-w-0">
      <PlacePicture
        image={findHighlightImage(place.images, place.highlightImageIndex)}
        alt=""
        sizes="(min-width: 64rem) 800px, 1px"
        className="mb-6 hidden aspect-[2/1] rounded-card lg:block"
      />
      <p className="-my-2">
        {/* The place page adds the category to the URL. */}
        <Link
          to={placeLink({ ...place, categoryName: '' })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sun-ink underline underline-offset-4"
        >
          {place.title}
        </Link>
      </p>
      <h1 lang={langOf(title)} className="mt-1 text-2xl font-extrabold wrap-anywhere md:text-3xl">
        {title.text}
      </h1>
      <div className={cx('mt-3', isStateInAction && 'lg:hidden')}>
        <OfferState offer={offer} place={place} />
      </div>
      <ul className="mt-5 flex max-w-prose flex-col gap-2">
        {offerRules(offer, now).map((rule) => (
          <li key={rule} className="flex items-start gap-3 wrap-anywhere">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-sun-ink" />
            {rule}
          </li>
        ))}
      </ul>
      {terms.text && (
        <p
          lang={langOf(terms)}
          className="mt-4 max-w-prose text-sm wrap-anywhere whitespace-pre-line text-ink-muted"
        >
          {terms.text}
        </p>
      )}
    </div>
  );
}

/** Renders whether an offer can be used now, its end date and the remaining uses. */
export function OfferState({ offer, place }: { offer: ClubOffer; place: Pick<Place, 'hours'> }) {
  const now = useNow();
  const availability = memberAvailabilityAt(offer, place.hours, useOwnUses(), now);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone={availability.kind === 'valid' ? 'open' : 'neutral'}>
        {offerAvailabilityText(availability, now)}
      </Badge>
      <span className="text-sm text-ink-muted">{offerEndText(offer)}</span>
    </p>
  );
}
