/**
 * Removes everything that this browser keeps under a person's uid: places seen, views, drafts. A storage
 * that the browser refuses holds nothing.
 */
export function forgetDeviceTraces(uid: string): void {
  forgetKeys((key) => key.includes(uid));
}

/**
 * Removes what a person has begun to write and not stored: whoever signs in next on this device is not shown
 * it. The places seen stay until the person comes back.
 */
export function forgetDrafts(uid: string): void {
  forgetKeys((key) => key.startsWith('guia:place-draft:') && key.includes(uid));
}

function forgetKeys(isGone: (key: string) => boolean): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position));
      for (const key of keys) if (key !== null && isGone(key)) storage.removeItem(key);
    } catch {
      // Refused, so it never held anything.
    }
  }
}
