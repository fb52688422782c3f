import { useSyncExternalStore } from 'react';
import { AppError } from '#shared/app-error.ts';
import type { Coordinates } from '#shared/geo.ts';
import { minuteMs } from '#shared/time-units.ts';

const timeoutMs = 10_000;
/**
 * Maximum age (ms) of a position that the device has cached. A position of that age is precise enough to sort by
 * distance.
 */
const maximumAgeMs = 5 * minuteMs;

// The position is only held in memory. For privacy, pages for visitors never write it to the URL or to storage, nor
// send it to the server. Only the place editor stores it, as the position of a place, if the user asks for that.
let currentLocation: Coordinates | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the position of the visitor; null until it is shared during this visit. */
export function useVisitorLocation(): Coordinates | null {
  return useSyncExternalStore(
    subscribe,
    () => currentLocation,
    () => null,
  );
}

function toAppError(error: GeolocationPositionError): AppError {
  if (error.code === error.PERMISSION_DENIED) {
    return new AppError('permission-denied', 'geolocation refused', { cause: error });
  }
  return new AppError(error.code === error.TIMEOUT ? 'timeout' : 'unavailable', 'no position', {
    cause: error,
  });
}

/**
 * Requests the position from the device. Call it only in response to a tap, because the browser may ask the user for
 * permission.
 * @throws AppError 'permission-denied', 'timeout' or 'unavailable'
 */
export function locateVisitor(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new AppError('unavailable', 'this browser has no geolocation'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        currentLocation = { latitude: coords.latitude, longitude: coords.longitude };
        for (const listener of listeners) listener();
        resolve(currentLocation);
      },
      (error) => {
        reject(toAppError(error));
      },
      { timeout: timeoutMs, maximumAge: maximumAgeMs, enableHighAccuracy: false },
    );
  });
}
