import { Star } from 'lucide-react';
import * as texts from '#features/reviews/count-texts.ts';
import { formatRating } from '#shared/formats/formats.ts';

/** Width and height of a star in SVG units. */
const starViewBox = 24;

/** Renders five stars, filled from the left up to the rating. A fractional rating fills the last star in part. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const filledStars = Math.max(0, Math.min(5, rating));
  const starNumbers = [1, 2, 3, 4, 5];
  return (
    <span
      role="img"
      aria-label={texts.starsOfFive(formatRating(rating))}
      className="relative inline-flex w-fit"
    >
      <span className="flex text-line">
        {starNumbers.map((star) => (
          <Star
            key={star}
            aria-hidden
            size={size}
            className="fill-current forced-colors:fill-none"
          />
        ))}
      </span>
      {/* The width of the SVG clips the filled stars, because the CSP forbids style attributes in server-rendered
          HTML. */}
      <svg
        aria-hidden
        width={filledStars * size}
        height={size}
        viewBox={`0 0 ${filledStars * starViewBox} ${starViewBox}`}
        className="absolute inset-y-0 left-0 text-star"
      >
        {starNumbers.map((star) => (
          <Star
            key={star}
            x={(star - 1) * starViewBox}
            size={starViewBox}
            className="fill-current"
          />
        ))}
      </svg>
    </span>
  );
}
