import { parseCountedViews, addOpenedPlace } from '#features/statistics/model/counted-views.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';

import { transaction } from '#platform/firestore/transaction.ts';
import {
  deviceKey,
  readDeviceStorage,
  writeDeviceStorage,
} from '#platform/device/device-storage.ts';

/**
 * Counts an opened place in the user's statistics.views: once per place and day in the brand's time zone, across tabs
 * and reloads of this device. If the write fails, the view stays pending and is written with the next opened place. No
 * document reads. A view is counted twice only if the response is lost after the write, because increments are not
 * idempotent.
 * @param uid the signed-in, active user
 * @throws AppError 'unavailable' if this device has no storage (nothing is counted then); errors of transaction()
 */
export function countView(uid: string, placeId: string, now: Date): Promise<void> {
  const key = deviceKey('views', uid);
  return runInSequence(key, async () => {
    const previousViews = parseCountedViews(readDeviceStorage(key), brandMoment(now).date);
    const countedViews = addOpenedPlace(previousViews, placeId);
    if (countedViews.pendingCount === 0) return;
    writeDeviceStorage(key, JSON.stringify(countedViews));
    await addViews(uid, countedViews.pendingCount);
    writeDeviceStorage(key, JSON.stringify({ ...countedViews, pendingCount: 0 }));
  });
}

function addViews(uid: string, count: number): Promise<void> {
  return transaction((commit) => {
    commit.update(`users/${uid}`, {
      'statistics.views': commit.increment(count),
      updatedAt: commit.serverTime,
    });
  });
}

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs one `work` at a time across all tabs. Without Web Locks (a page without https), it does so only within this tab.
 */
function runInSequence(lockName: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(lockName, work);
  const nextRun = lastRun.then(work);
  lastRun = nextRun.catch(() => undefined);
  return nextRun;
}
