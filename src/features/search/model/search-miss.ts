import { foldText } from '#shared/text/fold-text.ts';

/** Characters of words that are counted. */
const shortestWords = 2;
const longestWords = 80;
/** Figures that a telephone number has and the name of a place has not. */
const mostFigures = 5;

/** Words that no place has whole, and how often somebody looked for them. */
export interface SearchMiss {
  /** Folded: lower case, without accents. */
  words: string;
  count: number;
}

/** Most different words that are counted on one day: a day is one document. */
export const maxMissesADay = 300;

/** For so many days words are shown, and kept. */
export const missDays = { shown: 7, kept: 90 } as const;

/**
 * What is counted of a query: its words in the form in which they are compared. Null for what is too short, too long,
 * or may say who somebody is: an e-mail address (anything with '@') or a number of six figures or more.
 */
export function missWords(query: string): string | null {
  const words = foldText(query).trim().replace(/\s+/g, ' ');
  const figures = words.match(/\p{N}/gu)?.length ?? 0;
  const isCounted =
    words.length >= shortestWords &&
    words.length <= longestWords &&
    /\p{L}/u.test(words) &&
    !words.includes('@') &&
    figures <= mostFigures;
  return isCounted ? words : null;
}

/**
 * Several counts as one, what was looked for most often first.
 * @param most how many words are kept
 */
export function sumMisses(counts: Iterable<SearchMiss>, most: number): SearchMiss[] {
  const sums = new Map<string, number>();
  for (const { words, count } of counts) sums.set(words, (sums.get(words) ?? 0) + count);
  return [...sums]
    .map(([words, count]) => ({ words, count }))
    .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1))
    .slice(0, most);
}
