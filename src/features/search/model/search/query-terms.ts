import { foldText } from '#shared/text/fold-text.ts';
import { synonyms } from './synonyms.ts';
import { stopWords, toStem } from './word-forms.ts';

/** Limits of a query; the rest is ignored. */
const maxQueryLength = 200;
const maxQueryWords = 10;

/** One term of a query: a word or a known phrase. */
export interface QueryTerm {
  /** The folded words of the term; several for a phrase ('frutos do mar'). */
  words: readonly string[];
  /** Synonyms of the term. All words of a synonym must match. */
  synonyms: readonly (readonly string[])[];
}

const splitWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);
const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word));
const toStemKey = (words: readonly string[]): string => words.map(toStem).join(' ');

const synonymsByKey = new Map(
  Object.entries(synonyms).map(([typed, others]) => [
    toStemKey(splitWords(typed)),
    // 'sem' changes the meaning and is not dropped: 'sem carne' is not 'carne'.
    others.map((other) =>
      splitWords(other).filter((word) => word === 'sem' || !stopWords.has(word)),
    ),
  ]),
);
const maxPhraseWords = Math.max(...Object.keys(synonyms).map((typed) => splitWords(typed).length));

/** The words of all phrases with synonyms, and the stop words. They are valid even if no place contains them. */
export const knownWords: ReadonlySet<string> = new Set([
  ...Object.keys(synonyms).flatMap(splitWords),
  ...stopWords,
]);

/** Returns the folded words of a query without punctuation: at most 10 words of the first 200 characters. */
export function queryWords(query: string): string[] {
  return splitWords(query.slice(0, maxQueryLength))
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .slice(0, maxQueryWords);
}

/** Groups words into terms. Known phrases become one term; stop words are dropped unless there are no other words. */
export function queryTerms(words: readonly string[]): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let start = 0; start < words.length;) {
    const { length, others } = findPhrase(words, start);
    const phraseWords = words.slice(start, start + length);
    start += length;
    if (length === 1 && stopWords.has(phraseWords[0] ?? '')) continue;
    terms.push({
      words: length === 1 ? phraseWords : withoutStopWords(phraseWords),
      synonyms: others,
    });
  }
  return terms.length > 0 ? terms : words.map((word) => ({ words: [word], synonyms: [] }));
}

/** Returns the longest known phrase that begins at a position, or the single word. */
function findPhrase(
  words: readonly string[],
  start: number,
): { length: number; others: readonly (readonly string[])[] } {
  for (let length = Math.min(maxPhraseWords, words.length - start); length > 0; length -= 1) {
    const others = synonymsByKey.get(toStemKey(words.slice(start, start + length)));
    if (others) return { length, others };
  }
  return { length: 1, others: [] };
}
