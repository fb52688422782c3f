import * as v from 'valibot';
import { defineRecord, integer, line } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf, listOf } from '#shared/stored-fields.ts';
import { strictSchema } from '#shared/record/record-schema.ts';
import { maxMissLength, toMissWords } from './miss-words.ts';

/**
 * A query without a matching place and how often it was searched: an item of the list `misses` of
 * searchMisses/{YYYY-MM-DD}. Only the server writes it.
 */
const missRecord = defineRecord({
  /** Folded: lower case, without accents. */
  words: line(maxMissLength),
  count: integer(),
});

export type SearchMiss = RecordOf<typeof missRecord>;

/** Maximum number of different queries counted per day; each day is one document. */
export const maxMissesADay = 300;

/** Number of days for which queries are shown and retained. */
export const missDays = { shown: 7, kept: 90 } as const;

/** Reads searchMisses/{YYYY-MM-DD}, the queries without a result of one day. Never throws. */
export function toSearchMisses(stored: unknown): SearchMiss[] {
  return listOf(fieldsOf(stored)['misses'], maxMissesADay)
    .map(missRecord.read)
    .filter(({ words, count }) => words !== '' && count > 0);
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

/** Body of POST /api/search/misses: the words of a query without a result, as returned by toMissWords(). */
export const searchMissBody = v.pipe(
  strictSchema({ words: missRecord.fields.words }),
  v.check(({ words }) => toMissWords(words) === words),
);
