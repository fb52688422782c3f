import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { RatingCounts } from './rating.ts';
import {
  addRating,
  averageRating,
  changeRating,
  noRatings,
  parseRatingCounts,
  ratingAggregate,
  ratingHistogram,
  removeRating,
  reviewsTotal,
} from './rating.ts';

const count = fc.nat({ max: 100_000 });
const anyCounts = fc.tuple(count, count, count, count, count);
const anyStars = fc.integer({ min: 1, max: 5 });

describe('averageRating', () => {
  it.each<[RatingCounts, number]>([
    [[0, 0, 0, 0, 0], 0],
    [[0, 0, 0, 0, 3], 5],
    [[1, 0, 0, 0, 1], 3],
    [[0, 0, 0, 1, 2], 4.7],
    [[0, 0, 0, 2, 1], 4.3],
    [[0, 0, 0, 3, 1], 4.3],
    [[0, 0, 0, 1, 3], 4.8],
    [[1, 1, 1, 1, 1], 3],
  ])('of %j is %d', (counts, average) => {
    expect(averageRating(counts)).toBe(average);
  });

  it('equals the average of the individual reviews', () => {
    fc.assert(
      fc.property(fc.array(anyStars, { minLength: 1, maxLength: 60 }), (reviews) => {
        const counts = reviews.reduce(addRating, noRatings);
        const mean = reviews.reduce((sum, stars) => sum + stars, 0) / reviews.length;
        expect(Math.abs(averageRating(counts) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(averageRating(counts)).toBe(Number(averageRating(counts).toFixed(1)));
        expect(reviewsTotal(counts)).toBe(reviews.length);
      }),
    );
  });
});

describe('changing the counts', () => {
  it('adds a review to the count of its stars', () => {
    expect(addRating([0, 0, 0, 2, 1], 5)).toEqual([0, 0, 0, 2, 2]);
  });

  it('removing an added review restores the counts', () => {
    fc.assert(
      fc.property(anyCounts, anyStars, (counts, stars) => {
        expect(removeRating(addRating(counts, stars), stars)).toEqual(counts);
      }),
    );
  });

  it('changing stars keeps the total and can be undone', () => {
    fc.assert(
      fc.property(anyCounts, anyStars, anyStars, (counts, from, to) => {
        const before = addRating(counts, from);
        const after = changeRating(before, from, to);
        expect(reviewsTotal(after)).toBe(reviewsTotal(before));
        expect(changeRating(after, to, from)).toEqual(before);
      }),
    );
  });

  it.each([0, 6, 4.5, -1, NaN, Infinity])('refuses %d stars', (stars) => {
    expect(() => addRating(noRatings, stars)).toThrow(
      expect.objectContaining({ code: 'invalid-input' }) as Error,
    );
  });

  it('refuses to remove a review that is not counted', () => {
    expect(() => removeRating([1, 0, 0, 0, 0], 5)).toThrow(AppError);
    expect(() => changeRating([1, 0, 0, 0, 0], 5, 1)).toThrow(
      expect.objectContaining({ code: 'conflict' }) as Error,
    );
  });
});

describe('ratingAggregate', () => {
  it('returns the counts with their average and total', () => {
    expect(ratingAggregate([0, 0, 1, 0, 1])).toEqual({
      ratingCounts: [0, 0, 1, 0, 1],
      rating: 4,
      reviewsCount: 2,
    });
  });
});

describe('parseRatingCounts', () => {
  it('reads five whole numbers', () => {
    expect(parseRatingCounts([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5]);
  });
  it.each([
    [undefined],
    [null],
    ['12345'],
    [[1, 2, 3, 4]],
    [[1, 2, 3, 4, 5, 6]],
    [[1, 2, 3, 4, -5]],
    [[1, 2, 3, 4, 0.5]],
    [[1, 2, 3, 4, '5']],
    [[1, 2, 3, 4, NaN]],
  ])('treats %j as no reviews', (value) => {
    expect(parseRatingCounts(value)).toEqual(noRatings);
  });
});

describe('ratingHistogram', () => {
  it('lists five stars first', () => {
    expect(ratingHistogram([0, 0, 1, 1, 2])).toEqual([
      { stars: 5, count: 2, percent: 50 },
      { stars: 4, count: 1, percent: 25 },
      { stars: 3, count: 1, percent: 25 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 0, percent: 0 },
    ]);
  });

  it('gives the remaining percentage point of thirds to the higher stars', () => {
    expect(ratingHistogram([0, 0, 1, 1, 1]).map((row) => row.percent)).toEqual([34, 33, 33, 0, 0]);
  });

  it('adds up to 100 and stays within one point of the exact share', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const rows = ratingHistogram(counts);
        const total = reviewsTotal(counts);
        expect(rows.reduce((sum, row) => sum + row.percent, 0)).toBe(total === 0 ? 0 : 100);
        for (const row of rows) {
          const exact = total === 0 ? 0 : (row.count * 100) / total;
          expect(Math.abs(row.percent - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});
