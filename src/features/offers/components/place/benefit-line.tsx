import { useQuery } from '@tanstack/react-query';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import { PartLink } from '#ui/part-link.tsx';
import { placeOffersQuery } from '#features/offers/data/offer-queries.ts';
import { bestOffer } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { offerStandingAt } from '#features/offers/model/offer-calendar.ts';
import type { Place } from '#features/places/model/place.ts';
import { benefitMoment } from '#features/offers/benefit-texts.ts';
import { benefitText } from '#features/offers/card-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { offersAnchor } from './offers-anchor.ts';

/** The benefit with when it can be used. */
export function BenefitLine(told: PlaceBenefit) {
  return usePlaceBenefit(told).text;
}

/** The name over the benefit where it can be used now, which says that the place is open; else over when it is. */
export function BarBenefit(told: PlaceBenefit) {
  const { ofNow } = usePlaceBenefit(told);
  const now = useNow();
  const { title, hours } = told.place;
  const name = <span className="block truncate font-bold">{title}</span>;
  if (ofNow === null) {
    return (
      <div className="min-w-0">
        {name}
        <OpenBadge hours={hours} now={now} plain />
      </div>
    );
  }
  return (
    <PartLink anchor={offersAnchor} className="min-w-0">
      {name}
      <span className="block truncate text-sm font-semibold text-sun-ink">{ofNow}</span>
    </PartLink>
  );
}

interface PlaceBenefit {
  place: Place;
  /** The best that the club gives there. */
  benefit: ClubBenefit;
}

/**
 * The best benefit of a place in a line, with when it can be used once that is known: the section of its offers asks for
 * them.
 */
function usePlaceBenefit({ place: { id, hours }, benefit }: PlaceBenefit): {
  text: string;
  /** In a few words, where it can be used at this moment, so that the place is open; null where not. */
  ofNow: string | null;
} {
  const now = useNow();
  const { data: offers = [] } = useQuery({ ...placeOffersQuery(id), enabled: false });
  const best = bestOffer(
    offers
      .map((offer) => ({ ...offer, standing: offerStandingAt(offer, hours, now) }))
      .filter(({ standing }) => standing.kind !== 'over'),
  );
  if (!best) return { text: benefitText(benefit), ofNow: null };
  return {
    text: [benefitText(best), benefitMoment(best.standing, now)].join(' · '),
    ofNow: best.standing.kind === 'valid' ? `${benefitText(best)} agora` : null,
  };
}
