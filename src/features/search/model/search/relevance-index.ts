import { foldText } from '#shared/text/fold-text.ts';
import { WordHaystack } from '#shared/text/word-haystack.ts';
import { hasWordsBeginning } from '../word-search.ts';
import { knownWords, queryTerms, queryWords } from './query-terms.ts';
import type { QueryTerm } from './query-terms.ts';
import { isNear, maxTypos, stemOf, wordsOf } from './word-forms.ts';

/**
 * Quality of a match between a query word and a word of a text, in hundredths. All scores are integers: sums of
 * fractions depend on the order of addition, so that rows with equal scores could lose their order.
 */
const fit = {
  same: 100,
  stem: 95,
  beginning: 80,
  typo: 70,
  twoTypos: 60,
  within: 45,
} as const;
/** Factors of a match, in tenths: by the typed word or by a synonym. */
const share = { own: 10, synonym: 6 } as const;
/** Shorter words only match the beginning of a word. */
const shortestWithin = 3;
/** Shorter words only match in texts with at least this weight. */
const leastOfShort = 7;
const shortestPiece = 2;
const maxRemembered = 64;

/** An indexed word that matches a query word. */
interface Fit {
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
  most?: number;
  /** True puts titles that begin with the query first, then titles with a word that does. */
  areNamesFirst?: boolean;
  /** The result of `understand` of another index; computed by default. */
  words?: readonly string[];
}

/** Bonuses that exceed the score of all words of a query together, so that these rows come first. */
const namesFirst = { title: 400_000, word: 200_000 } as const;

/** Rows that match a query, best first. */
export interface Relevance {
  rows: number[];
  /** False if no row matches all terms; the rows then match as many terms as possible. */
  isWhole: boolean;
}

/**
 * Full-text index that finds and ranks rows. The score depends on the weight of the text and on the kind of match:
 * exact, another form, typing error or synonym (synonyms.ts). Rows with equal scores keep their order.
 */
export class RelevanceIndex {
  private readonly size: number;
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  /** For each word, alternating row numbers and text weights. */
  private readonly places: number[][] = [];
  private readonly byStem = new Map<string, number[]>();
  private readonly foldedTitles: string[];
  /** Scores of the rows of the current query. Reused; other rows hold values of previous queries. */
  private readonly totals: Float32Array;
  private haystack: WordHaystack | null = null;
  private letters: Uint32Array | null = null;
  private readonly remembered = new Map<string, readonly Fit[]>();
  private readonly rememberedTerms = new Map<string, TermScores>();
  private readonly looksWithin: boolean;

  /**
   * @param titles titles of the rows; a title that contains the query as typed has a higher score
   * @param looksWithin true if a query also matches inside words; false for only the beginning
   */
  constructor(titles: readonly string[], { looksWithin = true } = {}) {
    this.size = titles.length;
    this.looksWithin = looksWithin;
    this.foldedTitles = titles.map(foldText);
    this.totals = new Float32Array(this.size);
  }

  /**
   * Adds a text to a row.
   * @param weight weight of each word of the text
   */
  add(row: number, text: string, weight: number): void {
    this.haystack = null;
    this.letters = null;
    this.remembered.clear();
    this.rememberedTerms.clear();
    for (const word of wordsOf(foldText(text))) this.placesOf(word).push(row, weight);
  }

  private placesOf(word: string): number[] {
    const known = this.numbers.get(word);
    if (known !== undefined) return this.places[known] ?? [];
    const places: number[] = [];
    const number = this.places.push(places) - 1;
    this.words.push(word);
    this.numbers.set(word, number);
    const stem = stemOf(word);
    const alike = this.byStem.get(stem);
    if (alike) alike.push(number);
    else this.byStem.set(stem, [number]);
    return places;
  }

  /** Returns the rows that match a query; null for a query without words. */
  find(
    query: string,
    { most = Infinity, areNamesFirst = false, words = this.understand(query) }: FindOptions = {},
  ): Relevance | null {
    const terms = queryTerms(words).map((term) => this.scoresOf(term));
    const [first] = terms;
    if (!first) return null;
    const fewest = terms.reduce((least, term) =>
      term.rows.length < least.rows.length ? term : least,
    );
    const whole = fewest.rows.filter((row) => terms.every(({ scores }) => (scores[row] ?? 0) > 0));
    const rows = whole.length > 0 ? whole : this.withMost(terms);
    const asked = foldText(query).trim().replace(/\s+/g, ' ');
    const total = this.totals;
    for (const row of rows) {
      const title = this.foldedTitles[row] ?? '';
      let sum = asked.length < shortestWithin ? 0 : titleBonus(title, asked);
      if (areNamesFirst) sum += nameBonus(title, asked);
      for (const { scores } of terms) sum += scores[row] ?? 0;
      total[row] = sum;
    }
    const better = (a: number, b: number) => (total[b] ?? 0) - (total[a] ?? 0) || a - b;
    return {
      rows: rows.length > most ? bestOf(rows, most, better) : rows.sort(better),
      isWhole: whole.length > 0,
    };
  }

  /** Returns the rows that match the largest number of terms. */
  private withMost(terms: readonly TermScores[]): number[] {
    const met = new Uint8Array(this.size);
    let most = 1;
    for (const { rows } of terms) {
      for (const row of rows) {
        const count = (met[row] ?? 0) + 1;
        met[row] = count;
        most = Math.max(most, count);
      }
    }
    const any = new Set(terms.flatMap(({ rows }) => rows));
    return [...any].filter((row) => met[row] === most);
  }

  /** Returns the scores of all rows for a term. */
  private scoresOf({ words, synonyms }: QueryTerm): TermScores {
    // The key includes the synonyms: without stop words, 'pôr do sol' is the same word as 'sol' but has other synonyms.
    const key = JSON.stringify([words, synonyms]);
    const known = this.rememberedTerms.get(key);
    if (known) return known;
    const made: TermScores = { rows: [], scores: new Float32Array(this.size) };
    // A two-letter word matches some word of most places, so only texts with a high weight count.
    const isShort = words.length === 1 && (words[0]?.length ?? 0) < shortestWithin;
    this.noteAll(
      made,
      words.map((word) => this.fits(word)),
      share.own,
      isShort ? leastOfShort : 0,
    );
    for (const synonym of synonyms) {
      this.noteAll(
        made,
        synonym.map((word) => this.plainFits(word)),
        share.synonym,
      );
    }
    if (this.rememberedTerms.size >= maxRemembered) this.rememberedTerms.clear();
    this.rememberedTerms.set(key, made);
    return made;
  }

  /** Adds the rows that contain all words, with the lowest of the word scores. */
  private noteAll(
    into: TermScores,
    fits: readonly (readonly Fit[])[],
    tenths: number,
    least = 0,
  ): void {
    const [only, ...others] = fits;
    if (!only) return;
    if (others.length === 0) {
      this.note(into, only, tenths, least);
      return;
    }
    const each = fits.map((found) => {
      const scores: TermScores = { rows: [], scores: new Float32Array(this.size) };
      this.note(scores, found, tenths);
      return scores;
    });
    for (const row of each[0]?.rows ?? []) {
      noteScore(into, row, Math.min(...each.map(({ scores }) => scores[row] ?? 0)));
    }
  }

  private note(into: TermScores, fits: readonly Fit[], tenths: number, least = 0): void {
    for (const { word, quality } of fits) {
      const places = this.places[word] ?? [];
      for (let at = 0; at < places.length; at += 2) {
        if ((places[at + 1] ?? 0) < least) continue;
        noteScore(into, places[at] ?? 0, (places[at + 1] ?? 0) * quality * tenths);
      }
    }
  }

  /** Returns the indexed words that are the same word, its plural or its other gender. */
  private plainFits(word: string): Fit[] {
    const same = this.numbers.get(word);
    const alike = this.byStem.get(stemOf(word)) ?? [];
    return alike.map((number) => ({
      word: number,
      quality: number === same ? fit.same : fit.stem,
    }));
  }

  private fits(word: string): readonly Fit[] {
    const known = this.remembered.get(word);
    if (known) return known;
    const found = this.findFits(word);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(word, found);
    return found;
  }

  private findFits(word: string): Fit[] {
    const best = new Map<number, number>();
    const note = (number: number, quality: number) => {
      if (quality > (best.get(number) ?? 0)) best.set(number, quality);
    };
    for (const { word: number, quality } of this.plainFits(word)) note(number, quality);
    let isAnyClose = best.size > 0;
    this.haystack ??= new WordHaystack(this.words);
    this.haystack.forEachWith(word, (number, isBeginning) => {
      if (isBeginning) isAnyClose = true;
      if (isBeginning || (this.looksWithin && word.length >= shortestWithin)) {
        note(number, isBeginning ? fit.beginning : fit.within);
      }
    });
    if (!isAnyClose) for (const { word: near, quality } of this.typos(word)) note(near, quality);
    return [...best].map(([number, quality]) => ({ word: number, quality }));
  }

  private typos(word: string): Fit[] {
    const letters = (this.letters ??= Uint32Array.from(this.words, lettersOf));
    const own = lettersOf(word);
    const found: Fit[] = [];
    this.words.forEach((candidate, number) => {
      const most = maxTypos(word, candidate);
      // One typing error changes the set of letters by at most two.
      if (most === 0 || countBits(own ^ (letters[number] ?? 0)) > 2 * most) return;
      if (!isNear(word, candidate, most)) return;
      found.push({ word: number, quality: isNear(word, candidate, 1) ? fit.typo : fit.twoTypos });
    });
    return found;
  }

  /** Returns the words of a query, corrected if they match no indexed word. */
  understand(query: string): string[] {
    return queryWords(query).flatMap((word) => this.understood(word));
  }

  /** Returns a word without a match as the known word nearest to it, or split into several words. */
  private understood(word: string): string[] {
    if (knownWords.has(word) || this.fits(word).length > 0) return [word];
    const near = [...knownWords].find((known) => isNear(word, known, maxTypos(word, known)));
    return near ? [near] : (this.pieces(word) ?? [word]);
  }

  /** Splits a compound into known words; null if that is not possible. */
  private pieces(word: string): string[] | null {
    const known = new Array<string[] | null>(word.length + 1).fill(null);
    known[0] = [];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start <= end - shortestPiece; start += 1) {
        const before = known[start];
        const piece = word.slice(start, end);
        if (!before || !(this.numbers.has(piece) || knownWords.has(piece))) continue;
        const best = known[end];
        if (!best || before.length + 1 < best.length) known[end] = [...before, piece];
      }
    }
    return known[word.length] ?? null;
  }
}

function noteScore({ rows, scores }: TermScores, row: number, score: number): void {
  const before = scores[row] ?? 0;
  if (score <= before) return;
  if (before === 0) rows.push(row);
  scores[row] = score;
}

/** Returns the best rows in order, without sorting all rows. */
function bestOf(
  rows: readonly number[],
  most: number,
  better: (a: number, b: number) => number,
): number[] {
  const best: number[] = [];
  for (const row of rows) {
    const last = best.at(-1);
    if (best.length >= most && last !== undefined && better(row, last) > 0) continue;
    const at = best.findIndex((other) => better(row, other) < 0);
    best.splice(at === -1 ? best.length : at, 0, row);
    if (best.length > most) best.pop();
  }
  return best;
}

/** Returns the bonus of a title that equals, begins with or contains the query as typed. */
function titleBonus(title: string, asked: string): number {
  if (title === asked) return 20_000;
  if (title.startsWith(asked)) return 8_000;
  return title.includes(asked) ? 4_000 : 0;
}

function nameBonus(title: string, asked: string): number {
  if (title.startsWith(asked)) return namesFirst.title;
  return hasWordsBeginning(title, [asked]) ? namesFirst.word : 0;
}

/** Returns the set of letters of a word as a bit mask. All other characters share one bit. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return bits >>> 0;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
