/**
 * Readers of stored fields that may be missing, outdated or invalid. They never throw, so that one invalid document
 * cannot break a whole list.
 */

import { cleanLine } from './text/plain-text.ts';

/** The fields of a document, or of a map in it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of a map; an empty object for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/** Returns trimmed text of at most `maxLength` characters; a number as its digits, anything else as ''. */
export function textOf(value: unknown, maxLength: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
}

/** Returns a finite number, or null. Text such as '4.5' counts as a number. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Returns a number rounded down; 0 for a negative number and for anything else. */
export function countOf(value: unknown): number {
  const number = numberOf(value);
  return number !== null && number > 0 ? Math.floor(number) : 0;
}

/** Returns true for true or a missing value (isActive of places and categories defaults to true), otherwise false. */
export function activeOf(value: unknown): boolean {
  return value === undefined || value === null || value === true;
}

/** Returns at most the first `maxItems` elements; an empty list for a value that is not a list. */
export function listOf(value: unknown, maxItems: number): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, maxItems) : [];
}

/** Returns the distinct non-empty texts of a list, each cleaned as a single line, in order. */
export function textsOf(value: unknown, maxItems: number, maxLength: number): string[] {
  const texts = listOf(value, maxItems).map((item) => cleanLine(textOf(item, maxLength)));
  return [...new Set(texts)].filter((text) => text !== '');
}

/**
 * Returns an instant from a Firestore Timestamp, a Date, ISO text, milliseconds since 1970, or a map of `seconds` and
 * `nanoseconds`; null for anything else.
 */
export function instantOf(value: unknown): Date | null {
  const date = dateOf(value);
  return date !== null && Number.isFinite(date.getTime()) ? date : null;
}

/**
 * Returns an instant from a Timestamp of the web SDK or the Admin SDK; null for anything else, including the other
 * formats of instantOf(), because Firestore compares only Timestamps as times.
 */
export function timestampOf(value: unknown): Date | null {
  return typeof fieldsOf(value)['toMillis'] === 'function' ? instantOf(value) : null;
}

/** Returns countOf() of a number; null for a value that is not a number. */
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
