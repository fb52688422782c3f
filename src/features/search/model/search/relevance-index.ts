import { foldText } from '#shared/text/fold-text.ts';
import { WordHaystack } from '#shared/text/word-haystack.ts';
import { hasWordsBeginning } from '../word-search.ts';
import { knownWords, queryTerms, queryWords } from './query-terms.ts';
import type { QueryTerm } from './query-terms.ts';
import { isNear, mostTypos, stemOf, wordsOf } from './word-forms.ts';

/**
 * How well a word of a query fits one of a text, in hundredths. All that is counted is whole: sums of fractions differ in
 * their last digit by the order in which they are added, and what fits equally well would lose its order.
 */
const fit = {
  same: 100,
  stem: 95,
  beginning: 80,
  typo: 70,
  twoTypos: 60,
  within: 45,
} as const;
/** Tenths that a word counts, and what a synonym does of them. */
const share = { own: 10, synonym: 6 } as const;
/** A word this short is only looked for at the beginning of others. */
const shortestWithin = 3;
/** Words shorter than that are looked for in texts that count this at least. */
const leastOfShort = 7;
const shortestPiece = 2;
const maxRemembered = 64;

/** A word of the texts that fits one of the query. */
interface Fit {
  word: number;
  quality: number;
}

/** The rows that fit a term, in no order, and how well each row of all does. */
interface TermScores {
  rows: number[];
  scores: Float32Array;
}

export interface FindOptions {
  /** How many rows are put in order; the others are left out. All when absent. */
  most?: number;
  /** Titles that begin with what was typed come first, then those in which a word does. */
  areNamesFirst?: boolean;
  /** What `understand` of another index made of the query; found out when absent. */
  words?: readonly string[];
}

/** More than the words of a query count together: what it is given to stands before all else. */
const namesFirst = { title: 400_000, word: 200_000 } as const;

/** Rows that fit a query, the best first. */
export interface Relevance {
  rows: number[];
  /** False where no row has all that was asked for, and these have the most of it. */
  isWhole: boolean;
}

/**
 * Finds rows by words and says how well they fit: by the text in which a word stands, as it is, in another form, with
 * typing errors or in other words (synonyms.ts). Rows of equal fit keep their order.
 */
export class RelevanceIndex {
  private readonly size: number;
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  /** For each word the rows in which it stands and what the text counts, two by two. */
  private readonly places: number[][] = [];
  private readonly byStem = new Map<string, number[]>();
  private readonly foldedTitles: string[];
  /** What the rows of one query count; of others it holds what an earlier one left. */
  private readonly totals: Float32Array;
  private haystack: WordHaystack | null = null;
  private letters: Uint32Array | null = null;
  private readonly remembered = new Map<string, readonly Fit[]>();
  private readonly rememberedTerms = new Map<string, TermScores>();
  private readonly looksWithin: boolean;

  /**
   * @param titles of the rows; what is typed in their order counts more
   * @param looksWithin whether words are found by what stands within them; else by their beginning alone
   */
  constructor(titles: readonly string[], { looksWithin = true } = {}) {
    this.size = titles.length;
    this.looksWithin = looksWithin;
    this.foldedTitles = titles.map(foldText);
    this.totals = new Float32Array(this.size);
  }

  /**
   * Makes a text findable under a row.
   * @param weight what a word counts that stands in it
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

  /** Null for a query without a word, which asks nothing. */
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

  /** The rows that fit as many of the terms as any. */
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

  /** How well each row fits a term. */
  private scoresOf({ words, synonyms }: QueryTerm): TermScores {
    // 'Pôr do sol' asks for 'sol' too, and for more.
    const key = JSON.stringify([words, synonyms]);
    const known = this.rememberedTerms.get(key);
    if (known) return known;
    const made: TermScores = { rows: [], scores: new Float32Array(this.size) };
    // Of two letters most places have some word: those that are read first count.
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

  /** Notes the rows in which all of them stand, with what the weakest counts. */
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

  /** Words that are the same, or its plural or other gender. */
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
      const most = mostTypos(word, candidate);
      // Each wrong letter changes at most two of those that occur.
      if (most === 0 || countBits(own ^ (letters[number] ?? 0)) > 2 * most) return;
      if (!isNear(word, candidate, most)) return;
      found.push({ word: number, quality: isNear(word, candidate, 1) ? fit.typo : fit.twoTypos });
    });
    return found;
  }

  /** The words of a query, mended where nothing here fits them. */
  understand(query: string): string[] {
    return queryWords(query).flatMap((word) => this.understood(word));
  }

  /** A word that nothing fits may be one of a phrase that is known, mistyped, or several written together. */
  private understood(word: string): string[] {
    if (knownWords.has(word) || this.fits(word).length > 0) return [word];
    const near = [...knownWords].find((known) => isNear(word, known, mostTypos(word, known)));
    return near ? [near] : (this.pieces(word) ?? [word]);
  }

  /** The words that something written together is made of; null when it is not. */
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

/** The best of them in order, without putting all in order. */
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

/** Titles that begin with what was typed, or hold it in this order, before others. */
function titleBonus(title: string, asked: string): number {
  if (title === asked) return 20_000;
  if (title.startsWith(asked)) return 8_000;
  return title.includes(asked) ? 4_000 : 0;
}

function nameBonus(title: string, asked: string): number {
  if (title.startsWith(asked)) return namesFirst.title;
  return hasWordsBeginning(title, [asked]) ? namesFirst.word : 0;
}

/** Which letters occur, one bit each; figures share one. */
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
