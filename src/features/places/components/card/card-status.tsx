import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { benefitText } from '#features/offers/card-texts.ts';
import { OpeningLine } from './opening-line.tsx';
import { useBenefit } from './use-benefit.ts';

/**
 * Renders the opening state and the club benefit of a place on one line, in a row on two. If the line is too short, the
 * benefit is cut first, after its number. The line has a minimum
 * height, and the image of a row is higher than its text, so that a benefit that loads later causes no layout shift.
 */
export function CardStatus({ place }: { place: PlaceSummary }) {
  const benefit = useBenefit(place);
  return (
    <p className="flex min-h-5 gap-1 text-sm row:col-span-2 row:flex-col row:gap-y-0">
      <OpeningLine hours={place.hours} />
      {benefit && (
        <span
          data-benefit
          className="min-w-14 shrink-9999 truncate font-semibold text-sun-ink row:whitespace-normal"
        >
          {place.hours.kind !== 'unknown' && <span className="row:hidden">· </span>}
          {benefitText(benefit)}
        </span>
      )}
    </p>
  );
}
