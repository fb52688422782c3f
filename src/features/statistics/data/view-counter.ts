import { parseCountedViews, withOpenedPlace } from '#features/statistics/model/counted-views.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';

import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { deviceKey, readDevice, writeDevice } from '#platform/device/device-storage.ts';

/**
 * Counts an opened place in the user's statistics.views: once per place and day in the brand's time zone, across tabs
 * and reloads of this device. If the write fails, the view stays pending and is written with the next opened place. No
 * document reads. A view is counted twice only if the response is lost after the write, because increments are not
 * idempotent.
 * @param uid the signed-in, active user
 * @throws AppError 'unavailable' if this device has no storage (nothing is counted then); errors of writeFirestore()
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

/** Runs `work` exclusively across all tabs; within this tab if the browser has no Web Locks (no https). */
function oneAfterTheOther(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
