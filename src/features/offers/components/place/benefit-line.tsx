import { useNow } from '#ui/use-now.ts';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import { PartLink } from '#ui/part-link.tsx';
import { offersAnchor } from './offers-anchor.ts';
import { usePlaceBenefit } from './use-place-benefit.ts';
import type { PlaceBenefit } from './use-place-benefit.ts';

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
