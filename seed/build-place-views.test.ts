import { expect, it } from 'vitest';
import { periodRanges, statisticsPeriods } from '#features/statistics/model/statistics-period.ts';
import { toDailyViews } from '#features/statistics/model/stored-place-views.ts';
import { dayNumberOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { buildCity } from './build-city.ts';
import { buildPlaceViews } from './build-place-views.ts';
import { placeIdOf } from './build-places.ts';
import { managedTitles } from './data/people.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { places, placeViews } = buildCity({ size: 0, now, colourOf: () => '#123456' }).documents;
const since = placeViews.find(({ id }) => id === 'since')?.fields;
const firstDay = dayNumberOf(since && 'date' in since ? since.date : '') ?? Infinity;
const today = wallClockAt(now).dayNumber;

/** Returns the views of a place by day number. */
function viewsOf(placeId: string): Map<number, number> {
  return new Map(
    placeViews.flatMap(({ id, fields }) =>
      id.startsWith(`${placeId}_`)
        ? [...toDailyViews(fields)].map(([day, count]): [number, number] => [
            dayNumberOf(`${id.slice(placeId.length + 1)}-${day}`) ?? Infinity,
            count,
          ])
        : [],
    ),
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

it('covers every period of the panel and the period before, in at most one document per place and month', () => {
  for (const period of statisticsPeriods) {
    expect(firstDay, period).toBeLessThanOrEqual(periodRanges(period, now).previous.first);
  }
  expect(placeViews.length).toBeLessThanOrEqual(1 + 24 * managedTitles.length);
  expect(new Set(placeViews.map(({ id }) => id)).size).toBe(placeViews.length);
});

it.each(managedTitles)(
  'counts every day of %s from its creation to the day of seeding',
  (title) => {
    const place = places.find(({ id }) => id === placeIdOf(title));
    const created = wallClockAt(place?.fields.createdAt ?? now).dayNumber;
    const views = viewsOf(placeIdOf(title));
    const days = [...views.keys()].toSorted((a, b) => a - b);
    const first = Math.max(created, firstDay);
    expect(days).toEqual(Array.from({ length: today - first + 1 }, (_, at) => first + at));
    // The day of seeding is not over.
    for (const [day, count] of views) if (day < today) expect(count).toBeGreaterThan(0);
  },
);

it.each(managedTitles)('counts more views of %s at weekends and in summer', (title) => {
  const views = [...viewsOf(placeIdOf(title))].filter(([day]) => day < today);
  const mean = (isCounted: (day: number) => boolean) => {
    const counts = views.filter(([day]) => isCounted(day)).map(([, count]) => count);
    return sum(counts) / counts.length;
  };
  expect(mean((day) => weekdayOf(day) === 6)).toBeGreaterThan(mean((day) => weekdayOf(day) === 1));
  const lastMonth = mean((day) => day > today - 30);
  expect(lastMonth).toBeGreaterThan(mean((day) => day > today - 150 && day <= today - 120));
});

it('counts more views of a place with more or better reviews', () => {
  const place = places.find(({ id }) => id === placeIdOf(managedTitles[0]));
  const totalWith = (reviewsCount: number, rating: number) => {
    if (!place) throw new Error('The seed has no managed place.');
    const fields = { ...place.fields, reviewsCount, rating };
    return sum(
      buildPlaceViews([{ ...place, fields }], now).flatMap((month) => [
        ...toDailyViews(month.fields).values(),
      ]),
    );
  };
  expect(totalWith(20, 4.5)).toBeGreaterThan(totalWith(10, 4.5));
  expect(totalWith(20, 4.5)).toBeGreaterThan(totalWith(20, 3.5));
});
