import { Link } from 'react-router-dom';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import * as texts from '#features/offers/place-texts.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { linkTo } from '#shared/routes.ts';
import { useNow } from '#ui/use-now.ts';
import { OfferCard } from '../offer-card.tsx';

interface PlaceOffersProps {
  offers: readonly ClubOffer[];
  /** Opening hours of the place. */
  hours: PlaceHours;
}

/** The offers of a place, usable ones first. */
export function PlaceOffers({ offers, hours }: PlaceOffersProps) {
  const now = useNow();
  const filterByKind = (kind: 'valid' | 'later') =>
    offers.filter((offer) => offerAvailabilityAt(offer, hours, now).kind === kind);
  const shownOffers = [...filterByKind('valid'), ...filterByKind('later')];
  return (
    <>
      {shownOffers.length === 0 && <p className="text-ink-muted">{texts.usedUpNote}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {shownOffers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} hours={hours} now={now} />
          </li>
        ))}
      </ul>
      <Link
        to={linkTo('/club')}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-sea-ink underline-offset-4 hover:underline"
      >
        {texts.allClubBenefits}
      </Link>
    </>
  );
}
