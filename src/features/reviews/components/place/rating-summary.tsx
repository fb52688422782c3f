import type { Place } from '#features/places/model/place.ts';
import { ratingHistogram } from '#features/reviews/model/rating.ts';
import { formatPercent, formatRating } from '#shared/formats/formats.ts';
import { reviewCountText } from '#features/reviews/count-texts.ts';
import { Stars } from '../stars.tsx';

type RatedPlace = Pick<Place, 'rating' | 'reviewsCount' | 'ratingCounts'>;

/** The average beside how many gave each number of stars. */
export function RatingSummary({ place }: { place: RatedPlace }) {
  const rows = ratingHistogram(place.ratingCounts);
  const hasHistogram = rows.some(({ count }) => count > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex grow flex-col items-center gap-1.5 px-2">
        <p className="text-3xl font-extrabold tabular">{formatRating(place.rating)}</p>
        <Stars rating={place.rating} />
        <p className="text-sm text-ink-muted tabular">{reviewCountText(place.reviewsCount)}</p>
      </div>
      {hasHistogram && (
        <ul aria-label="Avaliações por número de estrelas" className="min-w-44 grow-[999]">
          {rows.map(({ stars, count, percent }) => (
            <li key={stars} className="flex h-6 items-center gap-3 text-sm tabular">
              <span className="sr-only">
                {stars === 1 ? '1 estrela' : `${stars} estrelas`}: {reviewCountText(count)} (
                {formatPercent(percent)})
              </span>
              <span aria-hidden className="w-3 text-right font-semibold">
                {stars}
              </span>
              <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                <svg className="block size-full text-star">
                  <rect width={`${percent}%`} height="100%" rx={4} fill="currentColor" />
                </svg>
              </span>
              <span aria-hidden className="w-10 text-right text-ink-muted">
                {formatPercent(percent)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
