/**
 * Removes everything that this browser stores under a user's uid: visited places, views, drafts. A storage that the
 * browser refuses is empty.
 */
export function deleteDeviceTraces(uid: string): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (key.includes(uid)) storage.removeItem(key);
    } catch {
      // Storage is refused, so it never contained anything.
    }
  }
}
