import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { benefitText } from '#features/offers/card-texts.ts';
import { OpeningLine } from './opening-line.tsx';
import { useBenefit } from './use-benefit.ts';

/**
 * Renders the opening state and the club benefit of a place: on one line; on two lines in a row and from 90rem on, where
 * the cards of the home page are narrow. If the line is too short, the benefit is cut first, after its number. A benefit
 * that loads later causes no layout shift: the lines have a minimum height, and the image of a row is higher than its
 * text.
 */
export function CardStatus({ place }: { place: PlaceSummary }) {
  const benefit = useBenefit(place);
  return (
    <p className="flex min-h-5 gap-x-1 text-sm 2xl:min-h-10 2xl:flex-col row:col-span-2 row:flex-col">
      <OpeningLine hours={place.hours} />
      {benefit && (
        <span
          data-benefit
          className="min-w-14 shrink-9999 truncate font-semibold text-sun-ink row:whitespace-normal"
        >
          {place.hours.kind !== 'unknown' && <span className="2xl:hidden row:hidden">· </span>}
          {benefitText(benefit)}
        </span>
      )}
    </p>
  );
}
