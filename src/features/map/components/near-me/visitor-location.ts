import { useSyncExternalStore } from 'react';
import { AppError } from '#shared/app-error.ts';
import type { Coordinates } from '#shared/geo.ts';

const timeoutMs = 10_000;
/** A position this fresh is good enough to sort by distance. */
const maximumAgeMs = 5 * 60_000;

// Kept in memory only: a position is nobody's business after the visit, so it never reaches an address
// bar, a storage or a server.
let current: Coordinates | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the visitor is, once they let us know during this visit. */
export function useVisitorLocation(): Coordinates | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
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
 * Asks the device for its position; call it from a tap only.
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
        current = { latitude: coords.latitude, longitude: coords.longitude };
        for (const listener of listeners) listener();
        resolve(current);
      },
      (error) => {
        reject(toAppError(error));
      },
      { timeout: timeoutMs, maximumAge: maximumAgeMs, enableHighAccuracy: false },
    );
  });
}
