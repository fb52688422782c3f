import { useQuery } from '@tanstack/react-query';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import { SectionLink } from '#ui/section-link.tsx';
import { placeOffersQuery } from '#features/offers/data/offer-queries.ts';
import { findBestOffer } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
import { useOwnUses } from '#features/redemptions/components/use-own-uses.ts';
import type { Place } from '#features/places/model/place.ts';
import { benefitNowText, benefitTimeText } from '#features/offers/benefit-texts.ts';
import { benefitText } from '#features/offers/card-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { offersAnchor } from './offers-anchor.ts';

/** Text of the best benefit of a place, and, once the offers are loaded, when it can be used. */
export function BenefitLine(placeBenefit: PlaceBenefit) {
  const { text, timeText } = usePlaceBenefit(placeBenefit);
  return (
    <>
      <span>{text}</span> {timeText && <span className="font-normal">{timeText}</span>}
    </>
  );
}

/**
 * Shows the place name, and below it the benefit if it is usable now (the place is then open), otherwise the opening
 * state.
 */
export function BarBenefit(placeBenefit: PlaceBenefit) {
  const { ofNow } = usePlaceBenefit(placeBenefit);
  const now = useNow();
  const { title, hours } = placeBenefit.place;
  const name = <span className="block truncate font-bold">{title}</span>;
  if (ofNow === null) {
    return (
      <div className="min-w-0">
        {name}
        <OpenBadge hours={hours} now={now} isPlain />
      </div>
    );
  }
  return (
    <SectionLink anchor={offersAnchor} className="min-w-0">
      {name}
      <span className="block truncate text-sm font-semibold text-sun-ink">{ofNow}</span>
    </SectionLink>
  );
}

interface PlaceBenefit {
  place: Place;
  /** The best club benefit of the place. */
  benefit: ClubBenefit;
}

/** Texts of the best benefit of a place and, once the offers section has loaded the offers, of its time of use. */
function usePlaceBenefit({ place: { id, hours }, benefit }: PlaceBenefit): {
  text: string;
  timeText: string | null;
  /** Short text if the benefit is usable now, which implies that the place is open; null otherwise. */
  ofNow: string | null;
} {
  const now = useNow();
  const { data: offers = [] } = useQuery({ ...placeOffersQuery(id), enabled: false });
  const uses = useOwnUses();
  const bestOffer = findBestOffer(
    offers
      .map((offer) => ({ ...offer, availability: memberAvailabilityAt(offer, hours, uses, now) }))
      .filter(({ availability }) => availability.kind !== 'over'),
  );
  if (!bestOffer) return { text: benefitText(benefit), timeText: null, ofNow: null };
  return {
    text: benefitText(bestOffer),
    timeText: benefitTimeText(bestOffer.availability, now),
    ofNow: bestOffer.availability.kind === 'valid' ? benefitNowText(benefitText(bestOffer)) : null,
  };
}
