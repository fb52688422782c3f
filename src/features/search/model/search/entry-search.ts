import { entryKinds } from '../suggestion.ts';
import type { SuggestedEntry } from '../suggestion.ts';
import type { Lexicon } from './lexicon.ts';
import { isNear, splitIntoWords, splitQuery } from './words.ts';
import type { QueryWord } from './words.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { RelevanceIndex } from './relevance-index.ts';

/**
 * Weight of each word of a name. Not below minWeightOfShortWord (relevance-index.ts), so that a two-letter query finds
 * the entry.
 */
const nameWeight = 10;

/** Concepts are not suggested for shorter queries, because many of them begin alike. */
const minConceptQueryLength = 3;
/** Shorter beginnings are not compared with a typing error. */
const minNearLength = 4;

/**
 * Creates a search over neighbourhoods, categories, amenities and concepts by name. It matches like the search of places
 * (typing errors and other expressions included), but not in the middle of a word.
 * @returns a function that returns the entries whose name matches all words, best first. If the query is not a whole
 *   word of a name, other names than those of concepts follow that
 *   begin like it except for one typing error: 'bara' finds 'Barra da Lagoa' and
 *   'Bares'. `words` is the query as corrected by the index of all texts, whose vocabulary is larger
 */
export function createEntrySearch(lexicon: Lexicon, entries: readonly SuggestedEntry[]) {
  const index = new RelevanceIndex(
    entries.map(({ name }) => name),
    lexicon,
    { looksWithin: false },
  );
  const nameWords = entries.map(({ name }) => splitIntoWords(foldText(name)));
  entries.forEach(({ name }, row) => {
    index.add(row, name, nameWeight);
  });
  return (text: string, words: readonly QueryWord[]): SuggestedEntry[] => {
    const matches = index.find(text, { areNamesFirst: true, isTyping: true, words });
    const hasConcepts = text.trim().length >= minConceptQueryLength;
    const found = matches?.matchesAllWords
      ? matches.rows
          .flatMap((row) => entries[row] ?? [])
          .filter(({ kind }) => hasConcepts || kind !== 'concept')
      : [];
    const [typed = '', ...others] = splitQuery(text).map((word) => word.text);
    const isComplete = nameWords.some((ownWords) => ownWords.includes(typed));
    if (others.length > 0 || typed.length < minNearLength || isComplete) return found;
    return [
      ...found,
      ...entries.filter(
        (entry, row) =>
          entry.kind !== 'concept' &&
          !found.includes(entry) &&
          beginsNearly(nameWords[row] ?? [], typed),
      ),
    ];
  };
}

/** Returns whether a word begins with a text except for one typing error. */
function beginsNearly(words: readonly string[], text: string): boolean {
  const lengths = [text.length - 1, text.length, text.length + 1];
  return words.some(
    (word) =>
      word[0] === text[0] && lengths.some((length) => isNear(text, word.slice(0, length), 1)),
  );
}

/** Returns an entry for each nonempty name, in the order of `entryKinds`. */
export function suggestedEntries(
  names: Readonly<Record<SuggestedEntry['kind'], readonly string[]>>,
): SuggestedEntry[] {
  return entryKinds.flatMap((kind) =>
    names[kind].filter((name) => name !== '').map((name) => ({ kind, name })),
  );
}
