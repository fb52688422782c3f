import { foldText } from '#shared/text/fold-text.ts';

/** Maximum number of searches that this device stores. */
export const maxRecentSearches = 6;
const maxQueryLength = 200;

/**
 * Returns the list with a query at the start, without duplicates. A query that continues the previous one replaces it,
 * because the visitor was still typing. Drops the oldest query above the limit.
 */
export function addRecentSearch(list: readonly string[], query: string): readonly string[] {
  if (query.trim() === '') return list;
  const [previous = '', ...older] = list;
  const isContinued = foldText(query.trim()).startsWith(foldText(previous));
  return toRecentSearches([query, ...(isContinued ? older : list)]);
}

/** Trims the queries, and keeps the first of those that differ only in accents or case, up to the limit. */
function toRecentSearches(queries: readonly string[]): readonly string[] {
  const byFoldedText = new Map<string, string>();
  for (const query of queries) {
    const trimmed = query.trim().slice(0, maxQueryLength);
    const folded = foldText(trimmed);
    if (trimmed !== '' && !byFoldedText.has(folded)) byFoldedText.set(folded, trimmed);
  }
  return [...byFoldedText.values()].slice(0, maxRecentSearches);
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
  return toRecentSearches(stored.filter((item): item is string => typeof item === 'string'));
}
