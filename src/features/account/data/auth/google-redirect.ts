const storageKey = 'guia:google-redirect';

/**
 * Stores, before a redirect to Google, that the page will return, together with the data to restore.
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
 * Returns the data of storeGoogleRedirect() once, or null if the page does not return from Google. The storage is not
 * trusted, so the caller must validate the data.
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
    // Storage is blocked (so no redirect was marked), or the stored value is invalid.
    return null;
  }
}
