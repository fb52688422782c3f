import { foldText } from '#shared/text/fold-text.ts';
import { synonyms } from './synonyms.ts';

/**
 * Functions that normalize words of queries and texts for comparison. All of them accept and return folded words
 * (foldText): lower case, without accents.
 */

/** Stop words. A query of only stop words keeps them. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a o as os um uma uns umas e ou de da do das dos em na no nas nos num numa com sem por para pra pro pelo pela ao aos ' +
    'que se um meu minha bom boa melhor melhores legal onde tem ter ir aqui perto lugar lugares algum alguma aceita aceitam'
  ).split(' '),
);

/** Plural endings and their singular endings, longest first. */
const plurals: readonly [ending: string, singular: string][] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
];
const minPluralLength = 4;
const minGenderedLength = 5;

/**
 * Returns the common stem of a word, its plural and its other gender: 'bares' and 'bar', 'vegana' and 'vegano'. The
 * rule is approximate and joins more words than grammar does ('torres' and 'tor'); both sides of a comparison use it.
 */
export function toStem(word: string): string {
  const singular = word.length < minPluralLength ? word : toSingular(word);
  return singular.length >= minGenderedLength ? singular.replace(/[aoe]$/, '') : singular;
}

function toSingular(word: string): string {
  const found = plurals.find(
    ([ending]) => word.endsWith(ending) && word.length > ending.length + 1,
  );
  return found ? word.slice(0, -found[0].length) + found[1] : word;
}

/**
 * Splits a folded text into words of letters and digits; a hyphenated word also gives the joined word ('wifi' for
 * 'wi-fi').
 */
export function splitIntoWords(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => {
    const words = piece.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length > 1 ? [...words, words.join('')] : words;
  });
}

/**
 * Returns the maximum number of typing errors between two words. It depends on the length of the longer word: 0 below 4
 * letters, 1 below 8 letters, otherwise 2. It is always 0 if a word has fewer than 3 letters.
 */
export function getMaxTypos(left: string, right: string): number {
  const length = Math.max(left.length, right.length);
  if (Math.min(left.length, right.length) < 3) return 0;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Returns whether two words differ by at most `maxTypoCount` missing, extra, wrong or swapped adjacent letters
 * (restricted Damerau-Levenshtein distance).
 * @param maxTypoCount 0 to 2
 */
export function isNear(left: string, right: string, maxTypoCount: number): boolean {
  if (Math.abs(left.length - right.length) > maxTypoCount) return false;
  let costsBeforePrevious: number[] = [];
  let previousCosts = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let rowMin = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previousCosts[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previousCosts[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (isSwapped) cost = Math.min(cost, (costsBeforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
      rowMin = Math.min(rowMin, cost);
    }
    if (rowMin > maxTypoCount) return false;
    costsBeforePrevious = previousCosts;
    previousCosts = current;
  }
  return (previousCosts[right.length] ?? Infinity) <= maxTypoCount;
}

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
