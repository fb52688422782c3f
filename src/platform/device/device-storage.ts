import { AppError } from '#shared/app-error.ts';

/** Returns the storage key of a user's data on this device. */
export function deviceKey(kind: 'recent' | 'views' | 'review-asked', uid: string): string {
  return `guia:${kind}:${uid}`;
}

/**
 * Returns the text stored on this device; null if there is none.
 * @throws AppError 'unavailable' if the browser refuses its storage
 */
export function readDeviceStorage(key: string): string | null {
  return accessStorage(() => localStorage.getItem(key));
}

/**
 * Stores a text under a key; null removes the stored text.
 * @throws AppError as readDeviceStorage(), also if the storage is full
 */
export function writeDeviceStorage(key: string, text: string | null): void {
  accessStorage(() => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  });
}

function accessStorage<T>(access: () => T): T {
  try {
    return access();
  } catch (error) {
    throw new AppError('unavailable', 'The storage of this device is refused or full', {
      cause: error,
    });
  }
}
