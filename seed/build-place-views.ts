import { dayMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import type { PlaceViewsFields, SeedDocument, SeedPlaceFields } from './city.ts';
import { randomFor } from './random.ts';

/** Calendar months with views, the current one included: the panel compares twelve months with the twelve before. */
const months = 24;
const minutesPerDay = 1440;

/** Share of an average day by weekday, Sunday first: most visitors plan the weekend. */
const weekdayShares = [1.15, 0.75, 0.8, 0.85, 1, 1.25, 1.4];
/** Share of an average month, January first: summer is the season of the island. */
const monthShares = [1.6, 1.5, 1.15, 0.95, 0.8, 0.75, 0.9, 0.75, 0.85, 0.95, 1.1, 1.35];

/**
 * Returns the daily page views of places, in the documents that the server counts them in. Places with more and better
 * reviews have more views. The views of a place begin with its creation.
 */
export function buildPlaceViews(
  places: readonly SeedDocument<SeedPlaceFields>[],
  now: Date,
): SeedDocument<PlaceViewsFields>[] {
  const today = wallClockAt(now).dayNumber;
  const first = firstDayOf(today);
  const counted = places.flatMap(({ id: placeId, fields }) => {
    const created = wallClockAt(fields.createdAt).dayNumber;
    const byMonth = new Map<string, Record<string, number>>();
    for (let day = Math.max(first, created); day <= today; day += 1) {
      const date = isoDateOf(day);
      const month = date.slice(0, 7);
      const days = byMonth.get(month) ?? {};
      byMonth.set(month, days);
      // Growth: the guide had two thirds of today's visitors at the start.
      const growth = 2 / 3 + (day - first) / (today - first) / 3;
      const elapsed = day === today ? wallClockAt(now).minutes / minutesPerDay : 1;
      days[date.slice(8)] = Math.round(expectedViews(fields, day) * growth * elapsed);
    }
    return [...byMonth].map(([month, days]) => ({
      id: `${placeId}_${month}`,
      fields: { placeId, days },
    }));
  });
  return [{ id: 'since', fields: { date: isoDateOf(first) } }, ...counted];
}

/** Returns the first day of the first month. */
function firstDayOf(today: number): number {
  const [year = 0, month = 1] = isoDateOf(today).split('-').map(Number);
  return Date.UTC(year, month - months, 1) / dayMs;
}

/** Returns the views of a place on a whole day of the present, which vary at random by a third. */
function expectedViews({ title, rating, reviewsCount }: SeedPlaceFields, day: number): number {
  const date = isoDateOf(day);
  const ofWeekday = weekdayShares[weekdayOf(day)] ?? 1;
  const ofMonth = monthShares[Number(date.slice(5, 7)) - 1] ?? 1;
  const usual = 4 + reviewsCount * (rating / 5) ** 2 * 1.8;
  return usual * ofWeekday * ofMonth * randomFor(`${title}/views/${date}`).between(2 / 3, 4 / 3);
}
