/**
 * Reading of stored fields that may be missing, of an older shape, or wrong. Nothing here throws:
 * one odd document must not take a whole list with it.
 */

/** The fields of a document, or of a map inside one. */
export type Fields = Readonly<Record<string, unknown>>;

/** A map's fields; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** Trimmed text of at most `maxLength` characters; a number is read as its digits, anything else as ''. */
export function textOf(value: unknown, maxLength: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
}

/** A finite number, or null; text such as '4.5' counts as a number. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A whole number of at least zero; anything else is 0. */
export function countOf(value: unknown): number {
  const number = numberOf(value);
  return number !== null && number > 0 ? Math.floor(number) : 0;
}

/** Absent means yes (places, categories: isActive defaults to true); any value but true means no. */
export function activeOf(value: unknown): boolean {
  return value === undefined || value === null || value === true;
}

/** At most the first `maxItems` elements; an empty list for anything that is no list. */
export function listOf(value: unknown, maxItems: number): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, maxItems) : [];
}

/** The non-empty texts of a list, without repetitions, in order. */
export function textsOf(value: unknown, maxItems: number, maxLength: number): string[] {
  const texts = listOf(value, maxItems).map((item) => textOf(item, maxLength));
  return [...new Set(texts)].filter((text) => text !== '');
}

/**
 * An instant from a Firestore Timestamp, a Date, ISO text, milliseconds since 1970, or a map of
 * `seconds` and `nanoseconds`; null for anything else.
 */
export function instantOf(value: unknown): Date | null {
  const date = dateOf(value);
  return date !== null && Number.isFinite(date.getTime()) ? date : null;
}

/**
 * An instant that Firestore itself compares as one, from a Timestamp of either client; null for anything else, also
 * for what instantOf() reads.
 */
export function timestampOf(value: unknown): Date | null {
  return typeof fieldsOf(value)['toMillis'] === 'function' ? instantOf(value) : null;
}

/** A whole number of at least zero; null for what is no number. */
export function optionalCountOf(value: unknown): number | null {
  return numberOf(value) === null ? null : countOf(value);
}

function dateOf(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === 'string' || typeof value === 'number') return new Date(value);
  const { seconds, nanoseconds } = fieldsOf(value);
  if (typeof seconds !== 'number') return null;
  return new Date(seconds * 1000 + Math.floor((numberOf(nanoseconds) ?? 0) / 1e6));
}
