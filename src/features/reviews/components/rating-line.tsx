import { Star } from 'lucide-react';
import { formatInteger, formatRating } from '#shared/formats/formats.ts';
import * as texts from '#features/reviews/count-texts.ts';

/** Renders the rating as '★ 4,7 (128)', or a text for no reviews. */
export function RatingLine({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return <span className="text-sm text-ink-muted">{texts.noReviewsYet}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm tabular">
      <Star aria-hidden size={16} className="fill-star text-star" />
      <span className="sr-only">{texts.ratingSummary(formatRating(rating), count)}</span>
      <span aria-hidden className="font-bold">
        {formatRating(rating)}
      </span>
      <span aria-hidden className="text-ink-muted">
        ({formatInteger(count)})
      </span>
    </span>
  );
}
