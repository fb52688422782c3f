import { parseRecentPlaces, addRecentPlace } from '#features/places/model/recent-places.ts';
import type { RecentPlace } from '#features/places/model/recent-places.ts';

import {
  deviceKey,
  readDeviceStorage,
  writeDeviceStorage,
} from '#platform/device/device-storage.ts';

/**
 * Returns the places that a user opened on this device, most recent first, at most 50.
 * @throws AppError 'unavailable' if the browser blocks storage
 */
export function listRecentPlaces(uid: string): RecentPlace[] {
  return parseRecentPlaces(readDeviceStorage(deviceKey('recent', uid)));
}

/**
 * Moves or adds a place to the start of the list.
 * @throws AppError like listRecentPlaces(), and if the storage is full
 */
export function saveRecentPlace(uid: string, place: RecentPlace): void {
  const list = addRecentPlace(listRecentPlaces(uid), place);
  writeDeviceStorage(deviceKey('recent', uid), JSON.stringify(list));
}

/**
 * Deletes the list. The view statistics stay.
 * @throws AppError like listRecentPlaces()
 */
export function clearRecentPlaces(uid: string): void {
  writeDeviceStorage(deviceKey('recent', uid), null);
}
