/**
 * Cleans multi-line user text for storage: removes control, invisible and text-direction characters (U+061C, U+200B,
 * U+200E, U+200F, U+202A to U+202E, U+2060, U+2066 to U+2069, U+FEFF), replaces each tab by a space, keeps line breaks
 * but at most one empty line between two paragraphs, and trims the text. U+200D stays because it joins emoji.
 */
export function cleanPlainText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(
      /(?!\n)[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu,
      (character) => (character === '\t' ? ' ' : ''),
    )
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();
}

/** Cleans text for a single line: line breaks and repeated spaces become one space. */
export function cleanLine(text: string): string {
  return cleanPlainText(text).replace(/\s+/g, ' ');
}
