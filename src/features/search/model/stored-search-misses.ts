import { maxMissesADay } from './search-miss.ts';
import type { SearchMiss } from './search-miss.ts';
import { countOf, fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';

/** Reads searchMisses/{YYYY-MM-DD}, the queries without a result of one day. Never throws. */
export function toSearchMisses(stored: unknown): SearchMiss[] {
  return listOf(fieldsOf(stored)['misses'], maxMissesADay)
    .map(fieldsOf)
    .map(({ words, count }) => ({ words: textOf(words, 80), count: countOf(count) }))
    .filter(({ words, count }) => words !== '' && count > 0);
}
