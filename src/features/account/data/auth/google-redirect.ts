const storageKey = 'guia:google-redirect';

/** Remembers, for the time of a visit to Google, that the page will come back and with what in hand. */
export function markGoogleRedirect(kept: unknown): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ kept }));
}

/**
 * What markGoogleRedirect() was given, once; null when this page does not come back from Google. Anyone can
 * write there: the caller reads it defensively.
 */
export function takeGoogleRedirect(): { kept: unknown } | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return null;
    sessionStorage.removeItem(storageKey);
    const stored: unknown = JSON.parse(text);
    const isMark = typeof stored === 'object' && stored !== null && 'kept' in stored;
    return { kept: isMark ? stored.kept : null };
  } catch {
    // Storage is refused, and then nothing was marked, or holds something that is not ours.
    return null;
  }
}
