const storageKey = 'guia:google-redirect';

/**
 * Records in sessionStorage, before the redirect to Google, that a sign-in is in progress, with the data to restore
 * afterwards.
 * @returns false if the browser refuses its storage
 */
export function storeGoogleRedirect(loginState: unknown): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ kept: loginState }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the data of storeGoogleRedirect() and removes the record. Returns null if no sign-in by redirect is in
 * progress. The storage is not trusted, so the caller must validate the data.
 */
export function takeGoogleRedirect(): { kept: unknown } | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return null;
    sessionStorage.removeItem(storageKey);
    const parsedRedirect: unknown = JSON.parse(text);
    const isValid =
      typeof parsedRedirect === 'object' && parsedRedirect !== null && 'kept' in parsedRedirect;
    return { kept: isValid ? parsedRedirect.kept : null };
  } catch {
    // Storage is blocked, so that no redirect was recorded, or the stored text is not JSON.
    return null;
  }
}
