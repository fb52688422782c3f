import { foldText } from '#shared/text/fold-text.ts';

/** Maximum number of searches that this device stores. */
export const maxRecentSearches = 6;
const maxQueryLength = 200;

/**
 * Returns the list with a query at the start, without duplicates. A query that continues the previous one replaces it,
 * because the visitor was still typing. Drops the oldest query above the limit.
 */
export function addRecentSearch(list: readonly string[], query: string): readonly string[] {
  const added = query.trim().slice(0, maxQueryLength);
  if (added === '') return list;
  const folded = foldText(added);
  const others = list.filter((other, position) => {
    const earlier = foldText(other);
    return earlier !== folded && !(position === 0 && folded.startsWith(earlier));
  });
  return [added, ...others].slice(0, maxRecentSearches);
}

/** Parses the stored list. Other scripts and the user can write to this storage, so invalid entries are dropped. */
export function parseRecentSearches(storedText: string | null): readonly string[] {
  if (storedText === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(storedText);
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((item): item is string => typeof item === 'string')
    .reduceRight<readonly string[]>(addRecentSearch, []);
}
