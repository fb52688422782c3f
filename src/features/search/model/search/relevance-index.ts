import { foldText } from '#shared/text/fold-text.ts';
import { WordHaystack } from '#shared/text/word-haystack.ts';
import { hasWordsBeginning } from '../word-search.ts';
import {
  knownWords,
  queryTerms,
  queryWords,
  isNear,
  getMaxTypos,
  toStem,
  splitIntoWords,
} from './query-terms.ts';
import type { QueryTerm } from './query-terms.ts';

/**
 * Quality of a match between a query word and a word of a text, in hundredths. All scores are integers: sums of
 * fractions depend on the order of addition, so that rows with equal scores could lose their order.
 */
const matchQuality = {
  same: 100,
  stem: 95,
  beginning: 80,
  typo: 70,
  twoTypos: 60,
  within: 45,
} as const;
/** Factors of a match, in tenths: by the typed word or by a synonym. */
const weightTenths = { own: 10, synonym: 6 } as const;
/** Shorter words only match the beginning of a word. */
const minInnerMatchLength = 3;
/** Words shorter than minInnerMatchLength only match in texts with at least this weight. */
const minWeightOfShortWord = 7;
const minPieceLength = 2;
const maxCachedWords = 64;

/** An indexed word that matches a query word. */
interface WordMatch {
  word: number;
  quality: number;
}

/** The rows that match a term, unordered, and the score of every row of the index. */
interface TermScores {
  rows: number[];
  scores: Float32Array;
}

export interface FindOptions {
  /** Maximum number of rows returned; all by default. */
  maxRows?: number;
  /** True puts titles that begin with the query first, then titles with a word that does. */
  areNamesFirst?: boolean;
  /** The result of `correctWords` of another index; computed by default. */
  words?: readonly string[];
}

/** Bonuses that exceed the score of all words of a query together, so that these rows come first. */
const nameBonuses = { title: 400_000, word: 200_000 } as const;

/** Rows that match a query, best first. */
export interface RankedRows {
  rows: number[];
  /** False if no row matches all terms; the rows then match as many terms as possible. */
  matchesAllWords: boolean;
}

/**
 * Full-text index that finds and ranks rows. The score depends on the weight of the text and on the kind of match:
 * exact, another form, typing error or synonym (synonyms.ts). Rows with equal scores keep their order.
 */
export class RelevanceIndex {
  private readonly size: number;
  private readonly wordNumbers = new Map<string, number>();
  private readonly words: string[] = [];
  /** For each word, alternating row numbers and text weights. */
  private readonly postings: number[][] = [];
  private readonly byStem = new Map<string, number[]>();
  private readonly foldedTitles: string[];
  /** Scores of the rows of the current query. Reused; other rows hold values of previous queries. */
  private readonly totals: Float32Array;
  private haystack: WordHaystack | null = null;
  private letterBits: Uint32Array | null = null;
  private readonly cachedMatches = new Map<string, readonly WordMatch[]>();
  private readonly cachedTermScores = new Map<string, TermScores>();
  private readonly matchesInside: boolean;

  /**
   * @param titles titles of the rows; a title that contains the query as typed has a higher score
   * @param options looksWithin: true if a query also matches inside words; false for only the beginning
   */
  constructor(titles: readonly string[], { looksWithin: matchesInside = true } = {}) {
    this.size = titles.length;
    this.matchesInside = matchesInside;
    this.foldedTitles = titles.map(foldText);
    this.totals = new Float32Array(this.size);
  }

  /**
   * Adds a text to a row.
   * @param weight weight of each word of the text
   */
  add(row: number, text: string, weight: number): void {
    this.haystack = null;
    this.letterBits = null;
    this.cachedMatches.clear();
    this.cachedTermScores.clear();
    for (const word of splitIntoWords(foldText(text))) this.postingsOf(word).push(row, weight);
  }

  private postingsOf(word: string): number[] {
    const wordNumber = this.wordNumbers.get(word);
    if (wordNumber !== undefined) return this.postings[wordNumber] ?? [];
    const postings: number[] = [];
    const number = this.postings.push(postings) - 1;
    this.words.push(word);
    this.wordNumbers.set(word, number);
    const stem = toStem(word);
    const sameStemWords = this.byStem.get(stem);
    if (sameStemWords) sameStemWords.push(number);
    else this.byStem.set(stem, [number]);
    return postings;
  }

  /** Returns the rows that match a query; null for a query without words. */
  find(
    query: string,
    {
      maxRows = Infinity,
      areNamesFirst = false,
      words = this.correctWords(query),
    }: FindOptions = {},
  ): RankedRows | null {
    const terms = queryTerms(words).map((term) => this.scoresOf(term));
    const [first] = terms;
    if (!first) return null;
    const rarestTerm = terms.reduce((rarest, term) =>
      term.rows.length < rarest.rows.length ? term : rarest,
    );
    const fullMatches = rarestTerm.rows.filter((row) =>
      terms.every(({ scores }) => (scores[row] ?? 0) > 0),
    );
    const rows = fullMatches.length > 0 ? fullMatches : this.findRowsWithMostTerms(terms);
    const foldedQuery = foldText(query).trim().replace(/\s+/g, ' ');
    const totals = this.totals;
    for (const row of rows) {
      const title = this.foldedTitles[row] ?? '';
      let sum = foldedQuery.length < minInnerMatchLength ? 0 : getTitleBonus(title, foldedQuery);
      if (areNamesFirst) sum += getNameBonus(title, foldedQuery);
      for (const { scores } of terms) sum += scores[row] ?? 0;
      totals[row] = sum;
    }
    const compareRows = (a: number, b: number) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b;
    return {
      rows: rows.length > maxRows ? selectBest(rows, maxRows, compareRows) : rows.sort(compareRows),
      matchesAllWords: fullMatches.length > 0,
    };
  }

  /** Returns the rows that match the largest number of terms. */
  private findRowsWithMostTerms(terms: readonly TermScores[]): number[] {
    const matchCounts = new Uint8Array(this.size);
    let max = 1;
    for (const { rows } of terms) {
      for (const row of rows) {
        const count = (matchCounts[row] ?? 0) + 1;
        matchCounts[row] = count;
        max = Math.max(max, count);
      }
    }
    const matchedRows = new Set(terms.flatMap(({ rows }) => rows));
    return [...matchedRows].filter((row) => matchCounts[row] === max);
  }

  /** Returns the scores of all rows for a term. */
  private scoresOf({ words, synonyms }: QueryTerm): TermScores {
    // The key includes the synonyms: without stop words, 'pôr do sol' is the same word as 'sol' but has other synonyms.
    const key = JSON.stringify([words, synonyms]);
    const cached = this.cachedTermScores.get(key);
    if (cached) return cached;
    const termScores: TermScores = { rows: [], scores: new Float32Array(this.size) };
    // A two-letter word matches some word of most places, so only texts with a high weight count.
    const isShort = words.length === 1 && (words[0]?.length ?? 0) < minInnerMatchLength;
    this.addPhraseScores(
      termScores,
      words.map((word) => this.getMatches(word)),
      weightTenths.own,
      isShort ? minWeightOfShortWord : 0,
    );
    for (const synonym of synonyms) {
      this.addPhraseScores(
        termScores,
        synonym.map((word) => this.findSameStem(word)),
        weightTenths.synonym,
      );
    }
    if (this.cachedTermScores.size >= maxCachedWords) this.cachedTermScores.clear();
    this.cachedTermScores.set(key, termScores);
    return termScores;
  }

  /** Adds the rows that contain all words, with the lowest of the word scores. */
  private addPhraseScores(
    target: TermScores,
    wordMatches: readonly (readonly WordMatch[])[],
    shareTenths: number,
    minWeight = 0,
  ): void {
    const [firstMatches, ...others] = wordMatches;
    if (!firstMatches) return;
    if (others.length === 0) {
      this.addScores(target, firstMatches, shareTenths, minWeight);
      return;
    }
    const scoresByWord = wordMatches.map((found) => {
      const scores: TermScores = { rows: [], scores: new Float32Array(this.size) };
      this.addScores(scores, found, shareTenths);
      return scores;
    });
    for (const row of scoresByWord[0]?.rows ?? []) {
      raiseScore(target, row, Math.min(...scoresByWord.map(({ scores }) => scores[row] ?? 0)));
    }
  }

  private addScores(
    target: TermScores,
    wordMatches: readonly WordMatch[],
    shareTenths: number,
    minWeight = 0,
  ): void {
    for (const { word, quality } of wordMatches) {
      const postings = this.postings[word] ?? [];
      for (let index = 0; index < postings.length; index += 2) {
        if ((postings[index + 1] ?? 0) < minWeight) continue;
        raiseScore(
          target,
          postings[index] ?? 0,
          (postings[index + 1] ?? 0) * quality * shareTenths,
        );
      }
    }
  }

  /** Returns the indexed words that are the same word, its plural or its other gender. */
  private findSameStem(word: string): WordMatch[] {
    const sameWord = this.wordNumbers.get(word);
    const sameStemWords = this.byStem.get(toStem(word)) ?? [];
    return sameStemWords.map((number) => ({
      word: number,
      quality: number === sameWord ? matchQuality.same : matchQuality.stem,
    }));
  }

  private getMatches(word: string): readonly WordMatch[] {
    const cached = this.cachedMatches.get(word);
    if (cached) return cached;
    const found = this.findMatches(word);
    if (this.cachedMatches.size >= maxCachedWords) this.cachedMatches.clear();
    this.cachedMatches.set(word, found);
    return found;
  }

  private findMatches(word: string): WordMatch[] {
    const best = new Map<number, number>();
    const recordQuality = (number: number, quality: number) => {
      if (quality > (best.get(number) ?? 0)) best.set(number, quality);
    };
    for (const { word: number, quality } of this.findSameStem(word)) recordQuality(number, quality);
    let hasCloseMatch = best.size > 0;
    this.haystack ??= new WordHaystack(this.words);
    this.haystack.forEachWordContaining(word, (number, isBeginning) => {
      if (isBeginning) hasCloseMatch = true;
      if (isBeginning || (this.matchesInside && word.length >= minInnerMatchLength)) {
        recordQuality(number, isBeginning ? matchQuality.beginning : matchQuality.within);
      }
    });
    if (!hasCloseMatch)
      for (const { word: nearWord, quality } of this.findTypos(word))
        recordQuality(nearWord, quality);
    return [...best].map(([number, quality]) => ({ word: number, quality }));
  }

  private findTypos(word: string): WordMatch[] {
    const letterBits = (this.letterBits ??= Uint32Array.from(this.words, toLetterBits));
    const wordLetterBits = toLetterBits(word);
    const found: WordMatch[] = [];
    this.words.forEach((candidate, number) => {
      const max = getMaxTypos(word, candidate);
      // One typing error changes the set of letters by at most two.
      if (max === 0 || countBits(wordLetterBits ^ (letterBits[number] ?? 0)) > 2 * max) return;
      if (!isNear(word, candidate, max)) return;
      found.push({
        word: number,
        quality: isNear(word, candidate, 1) ? matchQuality.typo : matchQuality.twoTypos,
      });
    });
    return found;
  }

  /** Returns the words of a query, corrected if they match no indexed word. */
  correctWords(query: string): string[] {
    return queryWords(query).flatMap((word) => this.correctWord(word));
  }

  /**
   * Returns the word if it is known or matches. Otherwise returns the first known word within the allowed typing
   * errors, else the known words of which it is composed, else the word unchanged.
   */
  private correctWord(word: string): string[] {
    if (knownWords.has(word) || this.getMatches(word).length > 0) return [word];
    const nearWord = [...knownWords].find((knownWord) =>
      isNear(word, knownWord, getMaxTypos(word, knownWord)),
    );
    return nearWord ? [nearWord] : (this.splitIntoKnownWords(word) ?? [word]);
  }

  /** Splits a compound into known words; null if that is not possible. */
  private splitIntoKnownWords(word: string): string[] | null {
    const bestSplits = new Array<string[] | null>(word.length + 1).fill(null);
    bestSplits[0] = [];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start <= end - minPieceLength; start += 1) {
        const before = bestSplits[start];
        const piece = word.slice(start, end);
        if (!before || !(this.wordNumbers.has(piece) || knownWords.has(piece))) continue;
        const best = bestSplits[end];
        if (!best || before.length + 1 < best.length) bestSplits[end] = [...before, piece];
      }
    }
    return bestSplits[word.length] ?? null;
  }
}

function raiseScore({ rows, scores }: TermScores, row: number, score: number): void {
  const before = scores[row] ?? 0;
  if (score <= before) return;
  if (before === 0) rows.push(row);
  scores[row] = score;
}

/** Returns the best rows in order, without sorting all rows. */
function selectBest(
  rows: readonly number[],
  max: number,
  compareRows: (a: number, b: number) => number,
): number[] {
  const best: number[] = [];
  for (const row of rows) {
    const last = best.at(-1);
    if (best.length >= max && last !== undefined && compareRows(row, last) > 0) continue;
    const index = best.findIndex((other) => compareRows(row, other) < 0);
    best.splice(index === -1 ? best.length : index, 0, row);
    if (best.length > max) best.pop();
  }
  return best;
}

/** Returns the bonus of a title that equals, begins with or contains the query as typed. */
function getTitleBonus(title: string, foldedQuery: string): number {
  if (title === foldedQuery) return 20_000;
  if (title.startsWith(foldedQuery)) return 8_000;
  return title.includes(foldedQuery) ? 4_000 : 0;
}

function getNameBonus(title: string, foldedQuery: string): number {
  if (title.startsWith(foldedQuery)) return nameBonuses.title;
  return hasWordsBeginning(title, [foldedQuery]) ? nameBonuses.word : 0;
}

/** Returns the set of letters of a word as a bit mask. All other characters share one bit. */
function toLetterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return bits >>> 0;
}

function countBits(bits: number): number {
  let remainingBits = bits;
  let count = 0;
  while (remainingBits !== 0) {
    remainingBits &= remainingBits - 1;
    count += 1;
  }
  return count;
}
