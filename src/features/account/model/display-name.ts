/** Name of a user whose provider supplied none. */
export const unnamedUser = 'Usuário';

/** Maximum length of a name in characters. The name is copied to every review. */
export const maxNameLength = 80;

/**
 * Cleans a name: removes control, invisible and text-direction characters (U+061C, U+200B, U+200E, U+200F, U+202A to
 * U+202E, U+2060, U+2066 to U+2069, U+FEFF), replaces each run of spaces by one space and cuts the name to 80
 * characters. Returns '' if nothing is left.
 */
export function cleanDisplayName(text: string): string {
  const cleaned = text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...cleaned].slice(0, maxNameLength).join('').trim();
}
