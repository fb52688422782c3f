import { foldText } from '#shared/text/fold-text.ts';

/**
 * Functions that normalize words of queries and texts for comparison. All of them accept and return folded words
 * (foldText): lower case, without accents.
 */

/** Function words of Portuguese. The lexicon has more stop words. */
export const stopWords: ReadonlySet<string> = new Set(
  'a o as os um uma uns umas e ou de da do dos das em na no nas nos num numa com sem por para pra pro pelo pela ao aos que se'.split(
    ' ',
  ),
);

/** Returns words without stop words, or all of them if there are only stop words. */
export function dropStopWords(
  words: readonly string[],
  dropped: ReadonlySet<string> = stopWords,
): readonly string[] {
  const meaningfulWords = words.filter((word) => !dropped.has(word));
  return meaningfulWords.length > 0 ? meaningfulWords : words;
}

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
 * Diminutives: 'barzinho', 'cervejinha'. The root has at least four letters, or three before a z, so that 'cozinha' and
 * 'vinho' are no diminutives. The excluded ones are words or names of their own.
 */
const diminutive =
  /^(?!parqu|mane|lago|sant|golf|caipir|passar|pert|tard)(?:(.{3,})z|(.{4,}))inh[oa]$/;
/** Words that would have the stem of another word: 'quarto' of 'quarta', 'livre' of 'livro'. */
const wordsWithoutGender = new Set(
  'quarto quinto sexto segundo terco ponta livre prata pelado'.split(' '),
);

/**
 * Returns the common stem of a word, its plural, its other gender and its diminutive: 'bares' and 'barzinho', 'vegana'
 * and 'vegano'. The rule is approximate and joins more words than grammar does ('torres' and 'tor'); both sides of a
 * comparison use it.
 */
export function toStem(word: string): string {
  const full = word.length < minPluralLength ? word : toSingular(word);
  const singular = full.replace(diminutive, '$1$2');
  const hasGender = singular.length >= minGenderedLength && !wordsWithoutGender.has(singular);
  return hasGender ? singular.replace(/[aoe]$/, '') : singular;
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
const maxQueryWords = 24;

/** A word of a query and where it occurs in the query. */
export interface QueryWord {
  /** Folded, without punctuation. */
  text: string;
  from: number;
  to: number;
}

/** Returns the words of a query: at most 24 words of the first 200 characters. */
export function splitQuery(query: string): QueryWord[] {
  return [...query.slice(0, maxQueryLength).matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .map(({ 0: word, index }) => ({ text: foldText(word), from: index, to: index + word.length }))
    .filter(({ text }) => text !== '')
    .slice(0, maxQueryWords);
}

/** Shorter words only match the beginning of a word. */
export const minInnerMatchLength = 3;
