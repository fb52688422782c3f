import type { Firestore } from '@google-cloud/firestore';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { createAdminStatistics } from './admin-statistics.ts';
import { createPeriodReader } from './place-period.ts';
import { createPlaceCounter, readRatedPlace } from './place-statistics.ts';

/** Statistics for super admins and managers; tests replace them. */
export type StatisticsServices = ReturnType<typeof createStatisticsServices>;

/** Creates the statistics over the configured database. Every function throws AppError 'unavailable'. */
export function createStatisticsServices(firestore: Firestore) {
  return {
    adminStatistics: createAdminStatistics({ firestore, now: () => new Date(), startStopwatch }),
    readRatedPlace: (placeId: string) => readRatedPlace(firestore, placeId),
    readPlaceCounts: createPlaceCounter(firestore),
    readPlacePeriod: createPeriodReader(firestore, () => new Date()),
  };
}
