import { AppError } from '#shared/app-error.ts';

/** Where this device keeps something of one person. */
export function deviceKey(what: 'recent' | 'views' | 'review-asked', uid: string): string {
  return `guia:${what}:${uid}`;
}

/**
 * Text kept on this device; null where there is none.
 * @throws AppError 'unavailable' where the browser refuses its storage
 */
export function readDevice(key: string): string | null {
  return onDevice(() => localStorage.getItem(key));
}

/** Keeps a text, or with null nothing. @throws AppError as readDevice(), and when the storage is full */
export function writeDevice(key: string, text: string | null): void {
  onDevice(() => {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  });
}

function onDevice<T>(access: () => T): T {
  try {
    return access();
  } catch (error) {
    throw new AppError('unavailable', 'The storage of this device is refused or full', {
      cause: error,
    });
  }
}
