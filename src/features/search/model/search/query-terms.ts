import { foldText } from '#shared/text/fold-text.ts';
import { synonyms } from './synonyms.ts';
import { smallWords, stemOf } from './word-forms.ts';

/** Bounds of a query: what is beyond them is not read. */
const maxQueryLength = 200;
const maxQueryWords = 10;

/** One thing that a query asks for. */
export interface QueryTerm {
  /** The words as they were typed, folded; several where they belong together ('frutos do mar'). */
  words: readonly string[];
  /** Other words for it; of several all must be there. */
  synonyms: readonly (readonly string[])[];
}

const plain = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);
const meaning = (words: readonly string[]): string[] =>
  words.filter((word) => !smallWords.has(word));
const keyOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

const byKey = new Map(
  Object.entries(synonyms).map(([typed, others]) => [
    keyOf(plain(typed)),
    // 'sem carne' is not 'carne'.
    others.map((other) => plain(other).filter((word) => word === 'sem' || !smallWords.has(word))),
  ]),
);
const longestPhrase = Math.max(...Object.keys(synonyms).map((typed) => plain(typed).length));

/** The words of the phrases that have synonyms, and the small words: known although no place may have them. */
export const knownWords: ReadonlySet<string> = new Set([
  ...Object.keys(synonyms).flatMap(plain),
  ...smallWords,
]);

/** The words of a query, folded, without signs: at most 10, of its first 200 characters. */
export function queryWords(query: string): string[] {
  return plain(query.slice(0, maxQueryLength))
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .slice(0, maxQueryWords);
}

/** What words ask for: known phrases whole, small words left out unless there is nothing else. */
export function queryTerms(words: readonly string[]): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const { length, others } = phraseAt(words, at);
    const own = words.slice(at, at + length);
    at += length;
    if (length === 1 && smallWords.has(own[0] ?? '')) continue;
    terms.push({ words: length === 1 ? own : meaning(own), synonyms: others });
  }
  return terms.length > 0 ? terms : words.map((word) => ({ words: [word], synonyms: [] }));
}

/** The longest known phrase that begins there; a single word when none does. */
function phraseAt(
  words: readonly string[],
  at: number,
): { length: number; others: readonly (readonly string[])[] } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const others = byKey.get(keyOf(words.slice(at, at + length)));
    if (others) return { length, others };
  }
  return { length: 1, others: [] };
}
