/**
 * Parses a URL.
 * @param base URL that a relative one is resolved against
 * @returns null if the text is not a valid URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
