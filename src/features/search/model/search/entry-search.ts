import { entryKinds } from '../suggestion.ts';
import type { SuggestedEntry } from '../suggestion.ts';
import { RelevanceIndex } from './relevance-index.ts';

/** Counts as much as words that are read first, so that two letters find it. */
const nameWeight = 10;

/**
 * Finds neighbourhoods, categories and amenities by their names, as places are found by theirs (typing errors and other
 * words included), but not by what stands within a word.
 * @returns answers those whose name has all words of a text, the best first; `words` are what the index of all texts
 *   understands, which knows more than a few names
 */
export function entrySearch(entries: readonly SuggestedEntry[]) {
  const index = new RelevanceIndex(
    entries.map(({ name }) => name),
    { looksWithin: false },
  );
  entries.forEach(({ name }, row) => {
    index.add(row, name, nameWeight);
  });
  return (text: string, words: readonly string[]): SuggestedEntry[] => {
    const found = index.find(text, { areNamesFirst: true, words });
    return found?.isWhole ? found.rows.flatMap((row) => entries[row] ?? []) : [];
  };
}

/** All entries of a kind that have names, in the order of `entryKinds`. */
export function suggestedEntries(
  names: Readonly<Record<SuggestedEntry['kind'], readonly string[]>>,
): SuggestedEntry[] {
  return entryKinds.flatMap((kind) =>
    names[kind].filter((name) => name !== '').map((name) => ({ kind, name })),
  );
}
