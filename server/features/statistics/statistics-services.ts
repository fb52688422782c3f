import type { Firestore } from '@google-cloud/firestore';
import type { StatisticsServices } from './routes.ts';
import { managerOverview } from '#server/features/manager-console/manager-overview.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { createAdminStatistics } from './admin-statistics.ts';
import { createPlacePeriods } from './place-period.ts';
import { createPlaceCounts, readRatedPlace } from './place-statistics.ts';

/** Statistics over the database that the configuration names. */
export function createStatisticsServices(firestore: Firestore): StatisticsServices {
  return {
    adminStatistics: createAdminStatistics({ firestore, now: () => new Date(), startStopwatch }),
    readRatedPlace: (placeId) => readRatedPlace(firestore, placeId),
    placeCounts: createPlaceCounts(firestore),
    placePeriod: createPlacePeriods(firestore, () => new Date()),
    managerOverview: (manager) => managerOverview(firestore, manager, new Date()),
  };
}
