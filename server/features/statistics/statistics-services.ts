import type { Firestore } from '@google-cloud/firestore';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { createAdminStatistics } from './admin-statistics.ts';
import { createPeriodReader } from './place-period.ts';
import { createPlaceCounter, readRatedPlace } from './place-statistics.ts';
import type { AdminStatistics } from './admin-statistics.ts';
import type { PlaceCounts, RatedPlace } from './place-statistics.ts';
import type { StatisticsPeriod } from '#features/statistics/model/statistics-period.ts';
import type { PlacePeriodResponse } from '#features/statistics/model/statistics-contract.ts';

/** Statistics for super admins and managers; tests replace them. */
export interface StatisticsServices {
  adminStatistics: AdminStatistics;
  /** Returns null if the place does not exist. @throws AppError 'unavailable' */
  readRatedPlace: (placeId: string) => Promise<RatedPlace | null>;
  /** @throws AppError 'unavailable' */
  readPlaceCounts: (placeId: string) => Promise<PlaceCounts>;
  /** @throws AppError 'unavailable' */
  readPlacePeriod: (placeId: string, period: StatisticsPeriod) => Promise<PlacePeriodResponse>;
}

/** Creates the statistics over the configured database. */
export function createStatisticsServices(firestore: Firestore): StatisticsServices {
  return {
    adminStatistics: createAdminStatistics({ firestore, now: () => new Date(), startStopwatch }),
    readRatedPlace: (placeId) => readRatedPlace(firestore, placeId),
    readPlaceCounts: createPlaceCounter(firestore),
    readPlacePeriod: createPeriodReader(firestore, () => new Date()),
  };
}
