import { foldText } from '#shared/text/fold-text.ts';

/** Minimum and maximum length of a counted query, in characters. */
const minLength = 2;
const maxLength = 80;
/** Maximum number of digits: a phone number has more, the name of a place does not. */
const maxDigits = 5;

/** A query without a matching place and how often it was searched. */
export interface SearchMiss {
  /** Folded: lower case, without accents. */
  words: string;
  count: number;
}

/** Maximum number of different queries counted per day; each day is one document. */
export const maxMissesADay = 300;

/** Number of days for which queries are shown and retained. */
export const missDays = { shown: 7, kept: 90 } as const;

/**
 * Returns the folded words of a query to be counted. Returns null for a query that is too short, too long or has no
 * letter, or that could identify a user: an e-mail address (anything with '@') or six digits or more.
 */
export function toMissWords(query: string): string | null {
  const words = foldText(query).trim().replace(/\s+/g, ' ');
  const digitCount = words.match(/\p{N}/gu)?.length ?? 0;
  const isCounted =
    words.length >= minLength &&
    words.length <= maxLength &&
    /\p{L}/u.test(words) &&
    !words.includes('@') &&
    digitCount <= maxDigits;
  return isCounted ? words : null;
}

/**
 * Sums the counts of equal queries, most frequent first.
 * @param maxCount maximum number of queries returned
 */
export function sumMisses(counts: Iterable<SearchMiss>, maxCount: number): SearchMiss[] {
  const sums = new Map<string, number>();
  for (const { words, count } of counts) sums.set(words, (sums.get(words) ?? 0) + count);
  return [...sums]
    .map(([words, count]) => ({ words, count }))
    .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
    .slice(0, maxCount);
}
