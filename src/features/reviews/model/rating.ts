import { AppError } from '#shared/app-error.ts';
import type { RatingCounts } from '#features/places/model/place.ts';

/** The stars a review can give, in the order of RatingCounts. */
const starValues = [1, 2, 3, 4, 5] as const;

/** Counts of a place without reviews. */
export const noRatings: RatingCounts = [0, 0, 0, 0, 0];

/** One row of the histogram. Percentages of a histogram are whole and add up to 100. */
export interface HistogramRow {
  stars: number;
  count: number;
  percent: number;
}

/** How many reviews the counts hold. */
export function reviewsTotal(counts: RatingCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Average of all reviews rounded half up to one decimal; 0 without reviews (SPEC section 4).
 * Computed from whole numbers, so that the security rules can repeat it exactly.
 */
export function averageRating(counts: RatingCounts): number {
  const total = reviewsTotal(counts);
  if (total === 0) return 0;
  const stars = counts.reduce((sum, count, position) => sum + count * (position + 1), 0);
  return Math.round((stars * 10) / total) / 10;
}

/** The three fields a place stores about its reviews. */
export function ratingAggregate(counts: RatingCounts): {
  ratingCounts: RatingCounts;
  rating: number;
  reviewsCount: number;
} {
  return {
    ratingCounts: counts,
    rating: averageRating(counts),
    reviewsCount: reviewsTotal(counts),
  };
}

function shifted(counts: RatingCounts, stars: number, by: 1 | -1): RatingCounts {
  if (!starValues.some((value) => value === stars)) {
    throw new AppError('invalid-input', `A rating is a whole number from 1 to 5, not ${stars}.`);
  }
  const [one, two, three, four, five] = counts.map((count, position) =>
    position + 1 === stars ? count + by : count,
  );
  const result = [one, two, three, four, five] as [number, number, number, number, number];
  if (result.some((count) => count < 0)) {
    throw new AppError('conflict', `No review of ${stars} stars is counted here.`);
  }
  return result;
}

/**
 * Counts after a new review.
 * @throws AppError 'invalid-input' unless stars is a whole number from 1 to 5
 */
export function addRating(counts: RatingCounts, stars: number): RatingCounts {
  return shifted(counts, stars, 1);
}

/**
 * Counts after a review is gone.
 * @throws AppError 'invalid-input' as addRating; 'conflict' when no such review is counted
 */
export function removeRating(counts: RatingCounts, stars: number): RatingCounts {
  return shifted(counts, stars, -1);
}

/**
 * Counts after a review changed its stars.
 * @throws AppError as removeRating
 */
export function changeRating(counts: RatingCounts, from: number, to: number): RatingCounts {
  return addRating(removeRating(counts, from), to);
}

/** Stored counts read defensively: anything but five whole, non-negative numbers is no reviews. */
export function parseRatingCounts(value: unknown): RatingCounts {
  if (!Array.isArray(value) || value.length !== starValues.length) return noRatings;
  const counts: unknown[] = value;
  return counts.every((count) => Number.isSafeInteger(count) && (count as number) >= 0)
    ? (counts as unknown as RatingCounts)
    : noRatings;
}

/**
 * The histogram, five stars first. Percentages are rounded by largest remainder, so that they add
 * up to 100 (to 0 without reviews); on equal remainders the higher stars get the point.
 */
export function ratingHistogram(counts: RatingCounts): HistogramRow[] {
  const total = reviewsTotal(counts);
  const rows = counts
    .map((count, position) => ({ stars: position + 1, count, percent: 0 }))
    .reverse();
  if (total === 0) return rows;
  let left = 100;
  for (const row of rows) {
    row.percent = Math.floor((row.count * 100) / total);
    left -= row.percent;
  }
  const byRemainder = [...rows].sort(
    (a, b) => ((b.count * 100) % total) - ((a.count * 100) % total),
  );
  for (const row of byRemainder.slice(0, left)) row.percent += 1;
  return rows;
}
