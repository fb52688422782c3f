/**
 * @param base what a relative address is resolved against
 * @returns null for a text that is no valid URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
