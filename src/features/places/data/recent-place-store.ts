import { parseRecentPlaces, withSeenPlace } from '#features/places/model/recent-places.ts';
import type { RecentPlace } from '#features/places/model/recent-places.ts';

import { deviceKey, readDevice, writeDevice } from '#platform/device/device-storage.ts';

/**
 * The places that a person opened on this device, the last one first, at most 50.
 * @throws AppError 'unavailable' where the browser refuses its storage
 */
export function listRecentPlaces(uid: string): RecentPlace[] {
  return parseRecentPlaces(readDevice(deviceKey('recent', uid)));
}

/** Puts a place first. @throws AppError as listRecentPlaces(), and when the storage is full */
export function rememberPlace(uid: string, place: RecentPlace): void {
  const list = withSeenPlace(listRecentPlaces(uid), place);
  writeDevice(deviceKey('recent', uid), JSON.stringify(list));
}

/** Forgets them all; what is counted of the views stays. @throws AppError as listRecentPlaces() */
export function forgetRecentPlaces(uid: string): void {
  writeDevice(deviceKey('recent', uid), null);
}
