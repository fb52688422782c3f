import { entryKinds } from '../suggestion.ts';
import type { SuggestedEntry } from '../suggestion.ts';
import { RelevanceIndex } from './relevance-index.ts';

/**
 * Weight of each word of a name. Not below minWeightOfShortWord (relevance-index.ts), so that a two-letter query finds
 * the entry.
 */
const nameWeight = 10;

/**
 * Creates a search over neighbourhoods, categories and amenities by name. It matches like the search of places (typing
 * errors and synonyms included), but not in the middle of a word.
 * @returns a function that returns the entries whose name matches all words, best first. `words` is the query as
 *   corrected by the index of all texts, whose vocabulary is larger
 */
export function createEntrySearch(entries: readonly SuggestedEntry[]) {
  const index = new RelevanceIndex(
    entries.map(({ name }) => name),
    { looksWithin: false },
  );
  entries.forEach(({ name }, row) => {
    index.add(row, name, nameWeight);
  });
  return (text: string, words: readonly string[]): SuggestedEntry[] => {
    const matches = index.find(text, { areNamesFirst: true, words });
    return matches?.matchesAllWords ? matches.rows.flatMap((row) => entries[row] ?? []) : [];
  };
}

/** Returns an entry for each nonempty name, in the order of `entryKinds`. */
export function suggestedEntries(
  names: Readonly<Record<SuggestedEntry['kind'], readonly string[]>>,
): SuggestedEntry[] {
  return entryKinds.flatMap((kind) =>
    names[kind].filter((name) => name !== '').map((name) => ({ kind, name })),
  );
}
