import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { toDailyViews } from '#features/statistics/model/stored-place-views.ts';
import { dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import type { DaySpan } from '#features/statistics/model/figure-period.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';

/** Counts wait so long for others to be written with them. */
const gatherMs = 10_000;
/** Documents of one commit. */
const atOnce = 400;
/** The document that says since when views are counted. No place's: theirs have an underscore. */
const sinceId = 'since';

export interface PlaceViews {
  /** Counts an opening of a place's page. It is written within ten seconds; what a crash takes with it is not missed. */
  count: (placeId: string) => void;
}

interface PlaceViewOptions {
  firestore: Firestore;
  logger: Logger;
  now: () => Date;
}

/**
 * Counts how often the pages of places are opened, by the days of the brand's time zone: placeViews/{placeId_YYYY-MM}
 * holds a number a day and nothing of whoever opened them. One write a place each ten seconds, however many look.
 */
export function createPlaceViews({ firestore, logger, now }: PlaceViewOptions): PlaceViews {
  const views = firestore.collection('placeViews');
  let gathered = new Map<string, { placeId: string; date: string; count: number }>();
  let isBegun = false;

  /** Before the first count: what is not there before this day was not counted. */
  async function begin(date: string): Promise<void> {
    if (isBegun) return;
    await firestore.runTransaction(async (transaction) => {
      const known = await transaction.get(views.doc(sinceId));
      if (!known.exists) transaction.set(known.ref, { date });
    });
    isBegun = true;
  }

  async function writeGathered(): Promise<void> {
    const counted = [...gathered.values()];
    gathered = new Map();
    try {
      await begin(counted[0]?.date ?? '');
      for (let from = 0; from < counted.length; from += atOnce) {
        const batch = firestore.batch();
        for (const { placeId, date, count } of counted.slice(from, from + atOnce)) {
          batch.set(
            views.doc(`${placeId}_${date.slice(0, 7)}`),
            { placeId, days: { [date.slice(8)]: FieldValue.increment(count) } },
            { merge: true },
          );
        }
        await batch.commit();
      }
    } catch (error) {
      // Not tried again: an increment whose answer was lost would count twice.
      logger.warn({ err: error }, 'openings of places not counted');
    }
  }

  return {
    count(placeId) {
      // The time of the request that happens to be the first is over by then.
      if (gathered.size === 0) setTimeout(() => void beyondBudget(writeGathered), gatherMs).unref();
      const date = isoDateOf(wallClockAt(now()).dayNumber);
      const key = `${placeId}_${date}`;
      const known = gathered.get(key);
      gathered.set(key, { placeId, date, count: (known?.count ?? 0) + 1 });
    },
  };
}

/** The views of a place on some days. */
export interface ViewsOfDays {
  /** Day number of the first day that was counted at any place; null where none was. */
  since: number | null;
  /** By day number; a day without an entry had none. */
  days: ReadonlyMap<number, number>;
}

/**
 * Reads how often a place was opened: one document a calendar month and one more.
 * @throws AppError 'unavailable'
 */
export async function readPlaceViews(
  firestore: Firestore,
  placeId: string,
  { first, last }: DaySpan,
): Promise<ViewsOfDays> {
  const views = firestore.collection('placeViews');
  const months = monthsOf({ first, last });
  const [since, ...found] = await firestore.getAll(
    views.doc(sinceId),
    ...months.map((month) => views.doc(`${placeId}_${month}`)),
  );
  const days = new Map<number, number>();
  found.forEach((stored, at) => {
    for (const [day, count] of toDailyViews(stored.data())) {
      const dayNumber = dayNumberOf(`${months[at] ?? ''}-${day}`);
      if (dayNumber !== null) days.set(dayNumber, count);
    }
  });
  return { since: dayNumberOf(String(since?.get('date') ?? '')), days };
}

/** 'YYYY-MM' of each calendar month that has days of the span. */
function monthsOf({ first, last }: DaySpan): string[] {
  const days = Array.from({ length: last - first + 1 }, (_, at) => isoDateOf(first + at));
  return [...new Set(days.map((date) => date.slice(0, 7)))];
}
