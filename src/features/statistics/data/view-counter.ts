import { parseCountedViews, withOpenedPlace } from '#features/statistics/model/counted-views.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';

import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { deviceKey, readDevice, writeDevice } from '#platform/device/device-storage.ts';

/**
 * Counts a place that a person opened in their statistics.views: once a place a day in the brand's time
 * zone, whatever tabs and reloads of this device do. Where the write fails the view stays owed, and is
 * written with the next place that is opened. No document reads.
 *
 * An answer lost after the write is the one way to count a view twice: an increment cannot be told from
 * its repetition.
 * @param uid who is signed in and active
 * @throws AppError 'unavailable' where this device keeps nothing: nothing is counted then; what
 *   writeFirestore throws
 */
export function countView(uid: string, placeId: string, now: Date): Promise<void> {
  const key = deviceKey('views', uid);
  return oneAfterTheOther(key, async () => {
    const stored = parseCountedViews(readDevice(key), brandMoment(now).date);
    const views = withOpenedPlace(stored, placeId);
    if (views.owed === 0) return;
    writeDevice(key, JSON.stringify(views));
    await addViews(uid, views.owed);
    writeDevice(key, JSON.stringify({ ...views, owed: 0 }));
  });
}

function addViews(uid: string, count: number): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.update(sdk.doc(db, 'users', uid), {
      'statistics.views': writes.increment(count),
      updatedAt: writes.serverTimestamp(),
    });
    return batch.commit();
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs `work` alone among all tabs; where the browser has no locks (no https), among this tab's. */
function oneAfterTheOther(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
