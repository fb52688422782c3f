import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { benefitText } from '#features/offers/card-texts.ts';
import { OpeningLine } from './opening-line.tsx';
import { useBenefit } from './use-benefit.ts';

/**
 * Renders the opening state and the club benefit of a place on one line. The line has a minimum height, so that a
 * benefit that loads later causes no layout shift.
 */
export function CardStatus({ place }: { place: PlaceSummary }) {
  const benefit = useBenefit(place);
  return (
    <p className="flex min-h-5 gap-1 text-sm">
      <OpeningLine hours={place.hours} />
      {benefit && (
        <span className="truncate font-semibold text-sun-ink">
          {place.hours.kind === 'structured' && '· '}
          {benefitText(benefit)}
        </span>
      )}
    </p>
  );
}
