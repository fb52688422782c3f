import { AppError } from '#shared/app-error.ts';

/** Number of reviews with one, two, three, four and five stars. */
export type RatingCounts = readonly [number, number, number, number, number];

/** Possible stars of a review, in the order of RatingCounts. */
const starValues = [1, 2, 3, 4, 5] as const;

/** Counts of a place without reviews. */
export const noRatings: RatingCounts = [0, 0, 0, 0, 0];

/** One row of the histogram. The percentages are integers and add up to 100. */
export interface HistogramRow {
  stars: number;
  count: number;
  percent: number;
}

/** Returns the number of reviews in the counts. */
export function reviewsTotal(counts: RatingCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns the average of all reviews, rounded half up to one decimal; 0 without reviews. Computed from integers, so
 * that the security rules can repeat it exactly.
 */
export function averageRating(counts: RatingCounts): number {
  const total = reviewsTotal(counts);
  if (total === 0) return 0;
  const stars = counts.reduce((sum, count, position) => sum + count * (position + 1), 0);
  return Math.round((stars * 10) / total) / 10;
}

/** Returns the three rating fields that a place stores. */
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

function addToCount(counts: RatingCounts, stars: number, change: 1 | -1): RatingCounts {
  if (!starValues.some((value) => value === stars)) {
    throw new AppError('invalid-input', `A rating is a whole number from 1 to 5, not ${stars}.`);
  }
  const [one, two, three, four, five] = counts.map((count, position) =>
    position + 1 === stars ? count + change : count,
  );
  const result = [one, two, three, four, five] as [number, number, number, number, number];
  if (result.some((count) => count < 0)) {
    throw new AppError('conflict', `No review of ${stars} stars is counted here.`);
  }
  return result;
}

/**
 * Returns the counts after a new review.
 * @throws AppError 'invalid-input' unless stars is an integer from 1 to 5
 */
export function addRating(counts: RatingCounts, stars: number): RatingCounts {
  return addToCount(counts, stars, 1);
}

/**
 * Returns the counts after the removal of a review.
 * @throws AppError 'invalid-input' as addRating; 'conflict' if no review with these stars is counted
 */
export function removeRating(counts: RatingCounts, stars: number): RatingCounts {
  return addToCount(counts, stars, -1);
}

/**
 * Returns the counts after a review changed its stars.
 * @throws AppError as removeRating
 */
export function changeRating(
  counts: RatingCounts,
  previousStars: number,
  nextStars: number,
): RatingCounts {
  return addRating(removeRating(counts, previousStars), nextStars);
}

/** Parses stored counts. Treats anything but five non-negative integers as no reviews. */
export function parseRatingCounts(value: unknown): RatingCounts {
  if (!Array.isArray(value) || value.length !== starValues.length) return noRatings;
  const counts: unknown[] = value;
  return counts.every((count) => Number.isSafeInteger(count) && (count as number) >= 0)
    ? (counts as unknown as RatingCounts)
    : noRatings;
}

/**
 * Returns the histogram, five stars first. Percentages are rounded by largest remainder, so that they add up to 100 (0
 * without reviews). For equal remainders the higher stars get the point.
 */
export function ratingHistogram(counts: RatingCounts): HistogramRow[] {
  const total = reviewsTotal(counts);
  const rows = counts
    .map((count, position) => ({ stars: position + 1, count, percent: 0 }))
    .reverse();
  if (total === 0) return rows;
  let remainingPercent = 100;
  for (const row of rows) {
    row.percent = Math.floor((row.count * 100) / total);
    remainingPercent -= row.percent;
  }
  const rowsByRemainder = [...rows].sort(
    (a, b) => ((b.count * 100) % total) - ((a.count * 100) % total),
  );
  for (const row of rowsByRemainder.slice(0, remainingPercent)) row.percent += 1;
  return rows;
}
