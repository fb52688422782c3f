import { describe, expect, it } from 'vitest';

import { ratingAggregate } from '#features/reviews/model/rating.ts';
import type { RatingCounts } from '#features/reviews/model/rating.ts';

import { aCity, aPlaceRecord, aReviewRecord } from '../city.ts';
import { Float, now } from '../world.ts';
import type { Fields, Write } from '../world.ts';

const stars = [0, 1, 2, 3, 4, 5];
const others: RatingCounts = [2, 7, 1, 8, 3];

/** Returns the counts of the other reviews plus one review with so many stars; none for 0. */
function withOwn(rating: number): number[] {
  return others.map((count, position) => (position + 1 === rating ? count + 1 : count));
}

function aggregateOf(counts: number[]) {
  return ratingAggregate(counts as unknown as RatingCounts);
}

/** Returns whether a review may change its stars while the place changes to the given fields. */
function mayMove(from: number, to: number, place: Fields): boolean {
  const world = aCity();
  const path = 'reviews/city1_reviewer';
  world.put('places/city1', aPlaceRecord({ ...aggregateOf(withOwn(from)) }));
  if (from > 0) world.put(path, aReviewRecord('city1', 'reviewer', { rating: from }));
  const fields = { rating: to, updatedAt: now };
  const created = { ...aReviewRecord('city1', 'reviewer'), ...fields, createdAt: now };
  const review: Write =
    to === 0
      ? { op: 'delete', path }
      : from === 0
        ? { op: 'set', path, fields: created }
        : { op: 'update', path, fields };
  const update: Write = {
    op: 'update',
    path: 'places/city1',
    fields: { ...place, updatedAt: now },
  };
  return world.mayCommit('reviewer', review, update);
}

const moves = stars
  .flatMap((from) => stars.map((to) => [from, to] as const))
  .filter(([from, to]) => from + to > 0);

describe.each(moves)('a review that changes from %i to %i stars', (from, to) => {
  const right = aggregateOf(withOwn(to));

  it('accepts the rating of the place that the app computes', () => {
    expect(mayMove(from, to, { ...right })).toBe(true);
  });

  it('refuses every other rating of the place', () => {
    const { ratingCounts, rating, reviewsCount } = right;
    const shifted = [0, 1, 2, 3, 4].flatMap((position) =>
      [1, -1].map((step) => ratingCounts.with(position, (ratingCounts[position] ?? 0) + step)),
    );
    const forged = [
      { ...right, rating: Math.round(rating * 10 + 1) / 10 },
      { ...right, rating: Math.round(rating * 10 - 1) / 10 },
      { ...right, reviewsCount: reviewsCount + 1 },
      { ...right, reviewsCount: reviewsCount - 1 },
      ...shifted.map((counts) => aggregateOf(counts)),
      ...shifted.map((counts) => ({ ...right, ratingCounts: counts as unknown as RatingCounts })),
    ];
    expect(forged.filter((place) => mayMove(from, to, { ...place }))).toEqual([]);
  });
});

describe('correct counts with a wrong type', () => {
  const right = aggregateOf(withOwn(5));
  it.each<[name: string, place: Fields]>([
    ['a number of reviews as a float', { reviewsCount: new Float(right.reviewsCount) }],
    ...right.ratingCounts.map((count, at): [string, Fields] => [
      `${at + 1} stars as a float`,
      { ratingCounts: right.ratingCounts.map((each, i) => (i === at ? new Float(count) : each)) },
    ]),
  ])('%s', (_name, place) => {
    expect(mayMove(0, 5, { ...right, ...place })).toBe(false);
  });
});

describe('the average', () => {
  it.each<[RatingCounts, number]>([
    [[0, 0, 0, 0, 1], 5],
    [[1, 0, 0, 0, 0], 1],
    [[1, 1, 1, 1, 1], 3],
    [[13, 2, 40, 1, 9], 2],
    [[9, 1, 40, 2, 13], 4],
    [[0, 0, 0, 19, 1], 5],
    [[0, 0, 1, 19, 0], 4],
  ])('of %j and a new review must be the one that the app computes', (counts, rating) => {
    const world = aCity();
    world.put('places/city1', aPlaceRecord({ ...ratingAggregate(counts) }));
    const after = aggregateOf(counts.with(rating - 1, (counts[rating - 1] ?? 0) + 1));
    const review = aReviewRecord('city1', 'member', { rating, createdAt: now, updatedAt: now });
    const commit = (place: ReturnType<typeof aggregateOf>): boolean =>
      world.mayCommit(
        'member',
        { op: 'set', path: 'reviews/city1_member', fields: review },
        { op: 'update', path: 'places/city1', fields: { ...place, updatedAt: now } },
      );
    expect(commit(after)).toBe(true);
    expect(commit({ ...after, rating: after.rating + 0.1 })).toBe(false);
  });
});
