/**
 * Removes everything that this browser keeps under a person's uid: places seen, views, drafts. A storage
 * that the browser refuses holds nothing.
 */
export function forgetDeviceTraces(uid: string): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage)) if (key.includes(uid)) storage.removeItem(key);
    } catch {
      // Refused, so it never held anything.
    }
  }
}
