import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { toDailyViews } from '#features/statistics/model/stored-place-views.ts';
import { dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import type { DateRange } from '#features/statistics/model/statistics-period.ts';
import { collectEntries } from '#server/platform/collect-entries.ts';
import type { StoredLater } from '#server/platform/collect-entries.ts';

/** Maximum number of documents per commit. */
const batchSize = 400;
/** Document with the start date of the counts. It cannot be a place's document, whose id contains an underscore. */
const firstDayDocumentId = 'since';

export interface PlaceViewCounter {
  /** Counts a view of a place's page. Written within ten seconds or on flush(); a loss by a crash is acceptable. */
  count: (placeId: string) => void;
}

interface PlaceViewCounterOptions {
  firestore: Firestore;
  logger: Logger;
  now: () => Date;
}

/**
 * Creates the counter of page views of places per day in the brand's time zone. placeViews/{placeId_YYYY-MM} has a
 * number per day and no data about visitors. Writes once per place in ten seconds, regardless of the number of views.
 */
export function createPlaceViewCounter({
  firestore,
  logger,
  now,
}: PlaceViewCounterOptions): PlaceViewCounter & StoredLater {
  const viewsCollection = firestore.collection('placeViews');
  let isFirstDayStored = false;

  /** Stores the start date before the first count; earlier days were not counted. */
  async function storeFirstDay(date: string): Promise<void> {
    if (isFirstDayStored) return;
    await firestore.runTransaction(async (transaction) => {
      const firstDayDocument = await transaction.get(viewsCollection.doc(firstDayDocumentId));
      if (!firstDayDocument.exists) transaction.set(firstDayDocument.ref, { date });
    });
    isFirstDayStored = true;
  }

  const { add: addView, flush } = collectEntries<{ placeId: string; date: string; count: number }>(
    { logger, failure: 'place views not counted' },
    async (views) => {
      const countedViews = [...views.values()];
      await storeFirstDay(countedViews[0]?.date ?? '');
      for (let from = 0; from < countedViews.length; from += batchSize) {
        const batch = firestore.batch();
        for (const { placeId, date, count } of countedViews.slice(from, from + batchSize)) {
          batch.set(
            viewsCollection.doc(`${placeId}_${date.slice(0, 7)}`),
            { placeId, days: { [date.slice(8)]: FieldValue.increment(count) } },
            { merge: true },
          );
        }
        await batch.commit();
      }
    },
  );

  return {
    flush,
    count(placeId) {
      const date = isoDateOf(wallClockAt(now()).dayNumber);
      const key = `${placeId}_${date}`;
      addView((views) =>
        views.set(key, { placeId, date, count: (views.get(key)?.count ?? 0) + 1 }),
      );
    },
  };
}

/** Views of a place per day. */
export interface DailyViews {
  /** Day number of the first counted day of any place; null if there is none. */
  firstDayNumber: number | null;
  /** Views by day number; a missing day had none. */
  days: ReadonlyMap<number, number>;
}

/**
 * Reads the views of a place: one document per calendar month of the range, and one with the first counted day.
 * @throws AppError 'unavailable'
 */
export async function readPlaceViews(
  firestore: Firestore,
  placeId: string,
  { first, last }: DateRange,
): Promise<DailyViews> {
  const viewsCollection = firestore.collection('placeViews');
  const months = monthsOf({ first, last });
  const [sinceDocument, ...monthDocuments] = await firestore.getAll(
    viewsCollection.doc(firstDayDocumentId),
    ...months.map((month) => viewsCollection.doc(`${placeId}_${month}`)),
  );
  const days = new Map<number, number>();
  monthDocuments.forEach((monthDocument, at) => {
    for (const [day, count] of toDailyViews(monthDocument.data())) {
      const dayNumber = dayNumberOf(`${months[at] ?? ''}-${day}`);
      if (dayNumber !== null) days.set(dayNumber, count);
    }
  });
  return { firstDayNumber: dayNumberOf(String(sinceDocument?.get('date') ?? '')), days };
}

/** Returns 'YYYY-MM' for each calendar month that overlaps the span. */
function monthsOf({ first, last }: DateRange): string[] {
  const days = Array.from({ length: last - first + 1 }, (_, at) => isoDateOf(first + at));
  return [...new Set(days.map((date) => date.slice(0, 7)))];
}
