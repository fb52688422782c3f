/**
 * Removes everything that this browser stores under a user's uid: visited places, views, drafts. Does nothing if the
 * browser refuses access to its storage.
 */
export function deleteDeviceTraces(uid: string): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (key.includes(uid)) storage.removeItem(key);
    } catch {
      // If the browser refuses its storage, there is nothing to remove.
    }
  }
}
