import { BadgePercent } from 'lucide-react';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import * as texts from '#features/offers/place-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { SectionLink } from '#ui/section-link.tsx';
import { offersAnchor } from './offers-anchor.ts';

/** Lazy-loaded: it imports the offer calendar. */
const BenefitLine = lazyPart(
  texts.loadingBenefits,
  async () => (await import('./benefit-line.tsx')).BenefitLine,
  { hasPlace: false },
);

interface BenefitLinkProps {
  place: Place;
  benefit: ClubBenefit | null;
}

/**
 * Link from the actions of a place to its club benefits further down. In the card of wide screens, the time of use has
 * a second line, for which the minimum height has room.
 */
export function BenefitLink({ place, benefit }: BenefitLinkProps) {
  if (!benefit) return null;
  return (
    <SectionLink
      anchor={offersAnchor}
      className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-sun-soft px-4 font-semibold text-sun-ink underline-offset-4 hover:underline lg:min-h-14"
    >
      <BadgePercent aria-hidden size={20} className="shrink-0" />
      <span className="flex flex-wrap gap-x-2 py-0.5 text-sm wrap-anywhere">
        <BenefitLine place={place} benefit={benefit} />
      </span>
    </SectionLink>
  );
}
