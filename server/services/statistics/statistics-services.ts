import type { Firestore } from '@google-cloud/firestore';
import type { StatisticsServices } from '../../routes/statistics.ts';
import { managerOverview } from '../places/manager-overview.ts';
import { startStopwatch } from '../../stopwatch.ts';
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
