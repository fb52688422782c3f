import { foldText } from '#shared/text/fold-text.ts';
import { WordHaystack } from '#shared/text/word-haystack.ts';
import { hasWordsBeginning } from '../word-search.ts';
import { isOfVisit } from './lexicon.ts';
import type { Concept, ConceptTarget, ConceptType, Lexicon } from './lexicon.ts';
import { isWithin, splitIntoParts } from './query-parts.ts';
import type { QueryPart } from './query-parts.ts';
import { RowScores, selectBest } from './row-scores.ts';
import { Vocabulary } from './vocabulary.ts';
import type { WordMatch } from './vocabulary.ts';
import { splitQuery, minInnerMatchLength } from './words.ts';
import type { QueryWord } from './words.ts';

/**
 * Factors of the kinds of evidence, in tenths: the typed words, another expression of the concept, structured data, a
 * related expression. All scores are integers: sums of fractions depend on the order of addition, so that rows with
 * equal scores could lose their order.
 */
const evidenceTenths = { typed: 10, expression: 9, data: 10, related: 7 } as const;
/** Factor of a phrase of which only some words occur, in tenths. */
const partialPhraseTenths = 5;
/** Share of the evidence besides the best one that counts, in tenths. */
const furtherTenths = 2;
/** Factors of parts. */
const importanceByType: Readonly<Record<ConceptType, number>> = {
  ...{ kind: 300, dish: 350, activity: 380, area: 400, occasion: 250, company: 220, property: 220 },
  ...{ price: 150, time: 100 },
};
const importanceOfWord = 150;
/** A part that fewer rows match counts more, up to maxRarity: 20 % for each halving of the number of rows. */
const rarityShare = 0.2;
const maxRarity = 100;
/** Words of one or two letters match some word of most rows, so they only match texts with at least this weight. */
const minWeightOfShortWord = 8;
/** The words of a price or a time only match texts with at least this weight. */
const minWeightOfSoftWord = 9;
/** Score of a part that the data of a row contradicts. */
const deniedScore = -300;
/** Rows with a smaller share of the best score or of the importance of all parts are not results, in tenths. */
const minShareTenths = { score: 3, coverage: 2.5 } as const;
/** Words without a concept are not understood if no row covers more than this share of them, in tenths. */
const misunderstoodTenths = 2.5;
/** Times and distances are compared for at most so many of the best rows, because each comparison is slow. */
const maxVisitRows = 200;
const maxCachedParts = 64;

/** Structured data of the rows. */
export interface RowData {
  /** Returns for each row how well it matches a target, 0 to 10; -1 if its data contradicts the target. */
  columnOf(target: ConceptTarget): Int8Array;
}

/** Returns how well a row matches a target that depends on the visitor ('time' or 'near'), 0 to 10. */
export type VisitScore = (target: ConceptTarget, row: number) => number;

export interface FindOptions {
  /** Maximum number of rows returned; all by default. */
  maxRows?: number;
  /** True puts titles that begin with the query first, then titles with a word that does. */
  areNamesFirst?: boolean;
  /** True if the last word may be incomplete. */
  isTyping?: boolean;
  /** The result of correctWords() of another index; computed by default. */
  words?: readonly QueryWord[];
  /** Without it, targets match no row. */
  data?: RowData;
  /** Without it, times and the position of the visitor do not change the order. */
  scoreVisit?: VisitScore;
}

/** Bonuses that exceed the score of all words of a query together, so that these rows come first. */
const nameBonuses = { title: 40_000_000, word: 20_000_000 } as const;
/** Bonuses of a title that equals, begins with or contains the query as typed. */
const titleBonuses = { same: 10_000_000, beginning: 200_000, within: 100_000 } as const;

/** Rows that match a query, best first. */
export interface RankedRows {
  rows: number[];
  /** False if no row matches all parts. */
  matchesAllWords: boolean;
  /** Returns the parts that a row does not match, prices and times aside. */
  missingPartsOf: (row: number) => readonly QueryPart[];
  parts: readonly QueryPart[];
}

interface ScoredPart {
  part: QueryPart;
  scores: RowScores;
  importance: number;
}

/**
 * Full-text index that finds and ranks rows. A row is scored by how important the parts are that it matches (rare ones
 * count more), by the weight of the text and by the kind of match: the typed words, another expression of the same
 * concept, structured data or a related concept. Rows with equal scores keep their order.
 */
export class RelevanceIndex {
  private readonly size: number;
  private readonly words: Vocabulary;
  private readonly lexicon: Lexicon;
  private readonly foldedTitles: string[];
  private readonly titles: WordHaystack;
  private readonly cachedScores = new Map<string, RowScores>();
  private readonly idleScores: RowScores[] = [];

  /**
   * @param titles titles of the rows; a title that contains the query as typed has a higher score
   * @param options looksWithin: true if a query also matches inside words; false for only the beginning
   */
  constructor(
    titles: readonly string[],
    lexicon: Lexicon,
    { looksWithin: matchesInside = true } = {},
  ) {
    this.size = titles.length;
    this.lexicon = lexicon;
    this.words = new Vocabulary(matchesInside, lexicon.knownWords);
    this.foldedTitles = titles.map((title) => foldText(title).replaceAll('\n', ' '));
    this.titles = new WordHaystack(this.foldedTitles);
  }

  /**
   * Adds a text to a row.
   * @param weight weight of each word of the text, 0 to 10
   */
  add(row: number, text: string, weight: number): void {
    this.cachedScores.clear();
    this.words.add(row, text, weight);
  }

  /**
   * Returns the words of a query. Words that neither belong to a concept nor match a text are corrected, the last one not
   * while it may be incomplete.
   */
  correctWords(query: string, isTyping = false): QueryWord[] {
    const words = splitQuery(query);
    const conceptSpans = splitIntoParts(words, this.lexicon).flatMap(({ concept, spans }) =>
      concept ? spans : [],
    );
    return words.flatMap((word) =>
      this.lexicon.stopWords.has(word.text) || conceptSpans.some((span) => isWithin(word, span))
        ? [word]
        : this.words
            .correct(word.text, isTyping && word === words.at(-1))
            .map((text) => ({ ...word, text })),
    );
  }

  /** Returns the rows that match a query; null for a query without words. */
  find(query: string, options: FindOptions = {}): RankedRows | null {
    const parts = splitIntoParts(
      options.words ?? this.correctWords(query, options.isTyping),
      this.lexicon,
    );
    if (parts.length === 0) return null;
    const scoredParts = parts.map((part): ScoredPart => {
      const scores = this.scoresOf(
        part,
        options.isTyping === true && part === parts.at(-1),
        options,
      );
      return { part, scores, importance: this.importanceOf(part, scores) };
    });
    const decidingParts = getDecidingParts(scoredParts);
    // A query of only times, or for places nearby, is about all rows, if they are compared with the visit.
    const isOnlyVisit =
      options.scoreVisit !== undefined &&
      decidingParts.every(({ part }) => part.concept && isOfVisit(part.concept));
    const { candidates, isCovered } = isOnlyVisit
      ? { candidates: Array.from({ length: this.size }, (_, row) => row), isCovered: true }
      : this.listCandidates(decidingParts);
    const totals = new Int32Array(this.size);
    addUp(totals, decidingParts, candidates);
    // A title that names the time does not exclude the others.
    const bestTotal = isOnlyVisit
      ? 0
      : candidates.reduce((best, row) => Math.max(best, totals[row] ?? 0), 0);
    const rows = candidates.filter(
      (row) => (totals[row] ?? 0) * 10 >= bestTotal * minShareTenths.score,
    );
    // The other parts only change the order.
    const otherParts = scoredParts.filter((scored) => !decidingParts.includes(scored));
    addUp(totals, otherParts, rows);
    this.addTitleBonuses(totals, query, options.areNamesFirst === true);
    return {
      rows: this.rank(rows, totals, parts, options),
      matchesAllWords: isCovered,
      missingPartsOf: (row) =>
        scoredParts.flatMap(({ part, scores }) =>
          part.isSoft || scores.get(row) > 0 ? [] : [part],
        ),
      parts,
    };
  }

  private importanceOf({ concept }: QueryPart, { rows }: RowScores): number {
    const base = concept ? importanceByType[concept.type] : importanceOfWord;
    return getImportance(base, rows.length, this.size);
  }

  /** Returns the rows that match enough of the parts, and whether one of them matches all parts. */
  private listCandidates(parts: readonly ScoredPart[]): {
    candidates: number[];
    isCovered: boolean;
  } {
    const coverage = this.borrowScores();
    for (const { scores, importance } of parts) {
      for (const row of scores.rows) coverage.raise(row, coverage.get(row) + importance);
    }
    const sumOf = (counted: readonly ScoredPart[]) =>
      counted.reduce((sum, { importance }) => sum + importance, 0);
    const best = coverage.rows.reduce((max, row) => Math.max(max, coverage.get(row)), 0);
    const known = sumOf(parts.filter(({ scores }) => scores.rows.length > 0));
    const minCoverage = Math.min(best, (known * minShareTenths.coverage) / 10);
    const hasConcept = parts.some(({ part, scores }) => part.concept && scores.rows.length > 0);
    const isMisunderstood = !hasConcept && best * 10 <= sumOf(parts) * misunderstoodTenths;
    const candidates = isMisunderstood
      ? []
      : coverage.rows.filter((row) => coverage.get(row) >= minCoverage);
    this.returnScores(coverage);
    return { candidates, isCovered: best === sumOf(parts) };
  }

  private addTitleBonuses(totals: Int32Array, query: string, areNamesFirst: boolean): void {
    const foldedQuery = foldText(query).trim().replace(/\s+/g, ' ');
    if (foldedQuery === '') return;
    const isLong = foldedQuery.length >= minInnerMatchLength;
    if (!isLong && !areNamesFirst) return;
    this.titles.forEachWordContaining(foldedQuery, (row) => {
      const title = this.foldedTitles[row] ?? '';
      const bonus =
        (isLong ? getTitleBonus(title, foldedQuery) : 0) +
        (areNamesFirst ? getNameBonus(title, foldedQuery) : 0);
      totals[row] = (totals[row] ?? 0) + bonus;
    });
  }

  private rank(
    rows: number[],
    totals: Int32Array,
    parts: readonly QueryPart[],
    { maxRows = Infinity, scoreVisit }: FindOptions,
  ): number[] {
    const totalOf = (row: number) => totals[row] ?? 0;
    const rankedRows = selectBest(rows, maxRows, totalOf);
    const wishes = parts.flatMap(({ concept }) => (concept && isOfVisit(concept) ? [concept] : []));
    if (wishes.length === 0 || !scoreVisit) return rankedRows;
    const comparedRows = rankedRows.slice(0, maxVisitRows);
    for (const { type, targets } of wishes) {
      const scores = comparedRows.map((row) =>
        Math.max(0, ...targets.map((target) => scoreVisit(target, row) * target.weight * 10)),
      );
      const matchedCount = scores.filter((score) => score > 0).length;
      const importance = getImportance(importanceByType[type], matchedCount, comparedRows.length);
      comparedRows.forEach((row, position) => {
        totals[row] = totalOf(row) + importance * (scores[position] ?? 0);
      });
    }
    return [...selectBest(comparedRows, maxRows, totalOf), ...rankedRows.slice(maxVisitRows)];
  }

  /** Returns the scores of all rows for a part: 1 to about 1,500, or deniedScore. */
  private scoresOf(part: QueryPart, isTyping: boolean, { data }: FindOptions): RowScores {
    const key = JSON.stringify([part.words, part.concept?.label, isTyping]);
    const cached = this.cachedScores.get(key);
    if (cached) return cached;
    const { concept, isSoft } = part;
    const evidence: (readonly [RowScores, number])[] = [
      [this.scoreTypedWords(part, isTyping), evidenceTenths.typed],
    ];
    if (concept && !isSoft) {
      const expressions = this.borrowScores();
      for (const expression of concept.expressions) this.addExpression(expressions, expression, 10);
      const related = this.borrowScores();
      for (const { words: relatedWords, weight } of concept.related) {
        this.addExpression(related, relatedWords, weight);
      }
      evidence.push([expressions, evidenceTenths.expression], [related, evidenceTenths.related]);
    }
    const deniedRows: number[] = [];
    if (concept && data) {
      evidence.push([this.scoreData(concept, data, deniedRows), evidenceTenths.data]);
    }
    const result = this.combine(evidence, deniedRows);
    for (const [scores] of evidence) this.returnScores(scores);
    if (this.cachedScores.size >= maxCachedParts) this.cachedScores.clear();
    this.cachedScores.set(key, result);
    return result;
  }

  private scoreTypedWords({ words, concept, isSoft }: QueryPart, isTyping: boolean): RowScores {
    const [first = ''] = words;
    const isShort = words.length === 1 && first.length < minInnerMatchLength;
    const minWeight = isShort ? minWeightOfShortWord : isSoft ? minWeightOfSoftWord : 1;
    // The words of a concept are complete, so that 'bar' does not find 'Barra'.
    const matches = words.map((word) =>
      concept && !isTyping ? this.words.findSameStem(word) : this.words.findMatches(word),
    );
    const typed = this.borrowScores();
    this.addPhrase(typed, matches, 10, minWeight);
    if (words.length > 1) this.addPartialPhrase(typed, matches, minWeight);
    return typed;
  }

  private scoreData({ targets }: Concept, data: RowData, deniedRows: number[]): RowScores {
    const scores = this.borrowScores();
    for (const target of targets) {
      data.columnOf(target).forEach((score, row) => {
        if (score > 0) scores.raise(row, score * 10 * target.weight);
        else if (score < 0) deniedRows.push(row);
      });
    }
    return scores;
  }

  /** Combines several kinds of evidence: the best one in full, the others in part. */
  private combine(
    evidence: readonly (readonly [RowScores, number])[],
    deniedRows: readonly number[],
  ): RowScores {
    const sums = this.borrowScores();
    const best = this.borrowScores();
    for (const [scores, tenths] of evidence) {
      for (const row of scores.rows) {
        const score = Math.round((scores.get(row) * tenths) / 10);
        best.raise(row, score);
        sums.raise(row, sums.get(row) + score);
      }
    }
    for (const row of deniedRows) best.values[row] = 0;
    const result = new RowScores(this.size);
    for (const row of best.rows) {
      const further = sums.get(row) - best.get(row);
      if (best.get(row) > 0)
        result.raise(row, best.get(row) + Math.round((further * furtherTenths) / 10));
    }
    for (const row of deniedRows) result.values[row] = deniedScore;
    this.returnScores(sums);
    this.returnScores(best);
    return result;
  }

  private addExpression(target: RowScores, words: readonly string[], tenths: number): void {
    this.addPhrase(
      target,
      words.map((word) => this.words.findSameStem(word)),
      tenths,
    );
  }

  /** Raises the scores of the rows that contain all words to the lowest of the word scores (0 to 1,000). */
  private addPhrase(
    target: RowScores,
    wordMatches: readonly (readonly WordMatch[])[],
    tenths: number,
    minWeight = 1,
  ): void {
    const [matches, ...others] = wordMatches;
    if (!matches || wordMatches.some(({ length }) => length === 0)) return;
    if (others.length === 0) {
      this.words.raiseScores(target, matches, tenths, minWeight);
      return;
    }
    const scoresByWord = wordMatches.map((wordMatch) => {
      const scores = this.borrowScores();
      this.words.raiseScores(scores, wordMatch, tenths, minWeight);
      return scores;
    });
    for (const row of scoresByWord[0]?.rows ?? []) {
      target.raise(row, Math.min(...scoresByWord.map((scores) => scores.get(row))));
    }
    for (const scores of scoresByWord) this.returnScores(scores);
  }

  /** Raises the scores of the rows that contain some words of a phrase to a part of the mean of the word scores. */
  private addPartialPhrase(
    target: RowScores,
    wordMatches: readonly (readonly WordMatch[])[],
    minWeight: number,
  ): void {
    const sums = this.borrowScores();
    for (const matches of wordMatches) {
      const scores = this.borrowScores();
      this.words.raiseScores(scores, matches, partialPhraseTenths, minWeight);
      for (const row of scores.rows) {
        sums.raise(row, sums.get(row) + Math.round(scores.get(row) / wordMatches.length));
      }
      this.returnScores(scores);
    }
    for (const row of sums.rows) target.raise(row, sums.get(row));
    this.returnScores(sums);
  }

  /** Returns empty scores. They are returned with returnScores(), because creating new ones for each word is slow. */
  private borrowScores(): RowScores {
    return this.idleScores.pop() ?? new RowScores(this.size);
  }

  private returnScores(scores: RowScores): void {
    scores.clear();
    this.idleScores.push(scores);
  }
}

/** Returns how much a part counts that some of the rows match. */
function getImportance(base: number, matchedCount: number, rowCount: number): number {
  const rarity = Math.min(maxRarity, rowCount / Math.max(1, matchedCount));
  return Math.round(base * (1 + rarityShare * Math.log2(Math.max(1, rarity))));
}

/** Returns the parts that decide which rows are results: all but prices and times, or else prices, or else times. */
function getDecidingParts(parts: readonly ScoredPart[]): readonly ScoredPart[] {
  const hardParts = parts.filter(({ part }) => !part.isSoft);
  if (hardParts.length > 0) return hardParts;
  const prices = parts.filter(({ part }) => part.concept?.type === 'price');
  return prices.length > 0 ? prices : parts;
}

/** Adds the scores of parts, times their importance, to the totals of rows. */
function addUp(totals: Int32Array, parts: readonly ScoredPart[], rows: readonly number[]): void {
  for (const { scores, importance } of parts) {
    for (const row of rows) totals[row] = (totals[row] ?? 0) + importance * scores.get(row);
  }
}

function getTitleBonus(title: string, foldedQuery: string): number {
  if (title === foldedQuery) return titleBonuses.same;
  return title.startsWith(foldedQuery) ? titleBonuses.beginning : titleBonuses.within;
}

function getNameBonus(title: string, foldedQuery: string): number {
  if (title.startsWith(foldedQuery)) return nameBonuses.title;
  return hasWordsBeginning(title, [foldedQuery]) ? nameBonuses.word : 0;
}
