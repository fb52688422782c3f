import { foldText } from '#shared/text/fold-text.ts';
import { emptyLexicon, isOfVisit } from '#features/search/model/search/lexicon.ts';
import type {
  Concept,
  ConceptTarget,
  ConceptType,
  Lexicon,
} from '#features/search/model/search/lexicon.ts';
import { splitIntoParts } from '#features/search/model/search/query-parts.ts';
import type { QueryPart } from '#features/search/model/search/query-parts.ts';
import type { RankedRows, VisitScore } from '#features/search/model/search/relevance-index.ts';
import {
  getMaxTypos,
  isNear,
  splitIntoWords,
  splitQuery,
  toStem,
} from '#features/search/model/search/words.ts';
import type { QueryWord } from '#features/search/model/search/words.ts';
import { hasWordsBeginning } from '#features/search/model/word-search.ts';

/** A text of a row and the weight of its words. */
export interface WeightedText {
  text: string;
  weight: number;
}

/** What is searched. The arrays have one item per row, in the order used for equal relevance. */
export interface NaiveTexts {
  titles: readonly string[];
  texts: readonly (readonly WeightedText[])[];
  lexicon?: Lexicon;
  /** Returns how well a row matches structured data, 0 to 10; -1 if its data contradicts the target. */
  scoreData?: (target: ConceptTarget, row: number) => number;
}

export interface NaiveOptions {
  areNamesFirst?: boolean;
  isTyping?: boolean;
  scoreVisit?: VisitScore;
}

const importances: Readonly<Record<ConceptType, number>> = {
  area: 400,
  dish: 350,
  kind: 300,
  activity: 380,
  occasion: 250,
  company: 220,
  property: 220,
  time: 100,
  price: 150,
};

/** Returns how much a part counts that some of the rows match. */
function importanceWith(base: number, matched: number, all: number): number {
  const rarity = Math.max(1, Math.min(100, all / Math.max(1, matched)));
  return Math.round(base * (1 + 0.2 * Math.log2(rarity)));
}

/** Qualities of the words that match a query word, in hundredths. */
type Matches = ReadonlyMap<string, number>;

/**
 * Reference implementation of relevance: compares each word of a query with each word of every text. It shares the
 * rules for single words and the splitting of a query with the search, but no index, cache or shortcut.
 * @returns a function that returns the matching rows, best first; null for a query without a word
 */
export function naiveRelevance({
  titles,
  texts,
  lexicon = emptyLexicon,
  scoreData = () => 0,
}: NaiveTexts) {
  const weightsByWord = texts.map((ofRow) => {
    const weights = new Map<string, number>();
    for (const { text, weight } of ofRow) {
      for (const word of splitIntoWords(foldText(text))) {
        weights.set(word, Math.max(weights.get(word) ?? 0, weight));
      }
    }
    return weights;
  });
  const occurrences = new Map<string, number>();
  for (const { text } of texts.flat()) {
    for (const word of splitIntoWords(foldText(text))) {
      occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    }
  }
  const vocabulary = [...occurrences.keys()];
  const stems = new Map(vocabulary.map((word) => [word, toStem(word)]));

  /** Returns the same word, its plural and its other gender. */
  function sameWords(asked: string): Matches {
    const stem = toStem(asked);
    const alike = vocabulary.filter((word) => stems.get(word) === stem);
    return new Map(alike.map((word) => [word, word === asked ? 100 : 95]));
  }

  /** Returns the words with the same stem and those that begin with the word, or else those that contain it. */
  function similarWords(asked: string): Matches {
    const begun = vocabulary.filter((word) => word.startsWith(asked));
    const found = new Map([...begun.map((word) => [word, 70] as const), ...sameWords(asked)]);
    if (found.size > 0 || asked.length < 3) return found;
    return new Map(vocabulary.filter((word) => word.includes(asked)).map((word) => [word, 40]));
  }

  function nearestWord(asked: string): string | undefined {
    const known = [...lexicon.knownWords].filter((word) => !occurrences.has(word));
    const typosOf = (word: string) => (isNear(asked, word, 1) ? 1 : 2);
    const near = [...vocabulary, ...known].filter((word) => {
      const most = getMaxTypos(asked, word);
      if (most === 0 || !isNear(asked, word, most)) return false;
      // The first letter is right, swapped with the second or after an extra one; long words may begin with a wrong one.
      const isRightStart = word[0] === asked[0] || word[0] === asked[1];
      return isRightStart || (asked.length >= 6 && typosOf(word) === 1);
    });
    const [nearest] = near.sort(
      (a, b) =>
        typosOf(a) - typosOf(b) ||
        (occurrences.get(b) ?? 0) - (occurrences.get(a) ?? 0) ||
        b.length - a.length,
    );
    return nearest;
  }

  /** Splits a compound into as few words as possible, the last one as long as possible. */
  function pieces(word: string): string[] | null {
    if (word === '') return [];
    let best: string[] | null = null;
    for (let start = 0; start <= word.length - 2; start += 1) {
      const last = word.slice(start);
      if (!occurrences.has(last) && !lexicon.knownWords.has(last)) continue;
      const before = pieces(word.slice(0, start));
      if (before && (best === null || before.length + 1 < best.length)) best = [...before, last];
    }
    return best;
  }

  function correct(word: string, isIncomplete: boolean): string[] {
    const isKnown = lexicon.knownWords.has(word) || similarWords(word).size > 0;
    if (word.length < 4 || isKnown) return [word];
    if (isIncomplete && [...lexicon.knownWords].some((known) => known.startsWith(word))) {
      return [word];
    }
    const nearest = nearestWord(word);
    return nearest === undefined ? (pieces(word) ?? [word]) : [nearest];
  }

  function correctAll(words: readonly QueryWord[], isTyping: boolean): QueryWord[] {
    const spans = splitIntoParts(words, lexicon).flatMap(({ concept, spans: ofPart }) =>
      concept ? ofPart : [],
    );
    return words.flatMap((word) =>
      lexicon.stopWords.has(word.text) ||
      spans.some(({ from, to }) => word.from >= from && word.to <= to)
        ? [word]
        : correct(word.text, isTyping && word === words.at(-1)).map((text) => ({ ...word, text })),
    );
  }

  /** Returns the score of the best word of a row, 0 to 1,000. */
  function wordScore(row: number, matches: Matches, tenths: number, minWeight = 1): number {
    const weights = weightsByWord[row] ?? new Map<string, number>();
    let best = 0;
    for (const [word, quality] of matches) {
      const weight = weights.get(word) ?? 0;
      if (weight >= minWeight) best = Math.max(best, Math.round((weight * quality * tenths) / 10));
    }
    return best;
  }

  /** Returns a function that returns the score of the worst word of a phrase in a row. */
  function createPhraseScore(phrase: readonly Matches[], tenths: number, minWeight = 1) {
    if (phrase.length === 0 || phrase.some(({ size }) => size === 0)) return () => 0;
    return (row: number) =>
      Math.min(...phrase.map((matches) => wordScore(row, matches, tenths, minWeight)));
  }

  /** Returns the score of each row for a part, -300 if its data contradicts the part. */
  function scoresOf({ words, concept, isSoft }: QueryPart, isTyping: boolean): number[] {
    const typed = words.map((word) =>
      concept && !isTyping ? sameWords(word) : similarWords(word),
    );
    const isShort = words.length === 1 && (words[0]?.length ?? 0) < 3;
    const minWeight = isShort ? 8 : isSoft ? 9 : 1;
    const phraseScore = createPhraseScore(typed, 10, minWeight);
    const partialScore = (row: number) =>
      typed
        .map((matches) => Math.round(wordScore(row, matches, 5, minWeight) / typed.length))
        .reduce((sum, score) => sum + score, 0);
    const counted = concept && !isSoft ? concept : { expressions: [], related: [] };
    const expressions = counted.expressions.map((expression) =>
      createPhraseScore(expression.map(sameWords), 10),
    );
    const related = counted.related.map((other) =>
      createPhraseScore(other.words.map(sameWords), other.weight),
    );
    const bestOf = (scores: readonly ((row: number) => number)[], row: number) =>
      scores.reduce((best, scoreOf) => Math.max(best, scoreOf(row)), 0);
    return titles.map((_, row) => {
      const data = (concept?.targets ?? [])
        .filter(({ name }) => name !== 'time' && name !== 'near')
        .map((target) => scoreData(target, row) * target.weight);
      if (data.some((score) => score < 0)) return -300;
      const evidence = [
        Math.max(phraseScore(row), typed.length > 1 ? partialScore(row) : 0),
        Math.round((bestOf(expressions, row) * 9) / 10),
        Math.max(0, ...data) * 10,
        Math.round((bestOf(related, row) * 7) / 10),
      ];
      const best = Math.max(...evidence);
      const others = evidence.reduce((sum, score) => sum + score, 0) - best;
      return best + Math.round((others * 2) / 10);
    });
  }

  function titleBonus(title: string, asked: string, areNamesFirst: boolean): number {
    if (asked === '' || !title.includes(asked)) return 0;
    const name = title.startsWith(asked) ? 40e6 : hasWordsBeginning(title, [asked]) ? 20e6 : 0;
    const whole = title === asked ? 10e6 : title.startsWith(asked) ? 200_000 : 100_000;
    return (areNamesFirst ? name : 0) + (asked.length < 3 ? 0 : whole);
  }

  return (query: string, options: NaiveOptions = {}): RankedRows | null => {
    const { areNamesFirst = false, isTyping = false, scoreVisit } = options;
    const parts = splitIntoParts(correctAll(splitQuery(query), isTyping), lexicon);
    if (parts.length === 0) return null;
    const allParts = parts.map((part) => {
      const scores = scoresOf(part, isTyping && part === parts.at(-1));
      const matched = scores.filter((score) => score > 0).length;
      const base = part.concept ? importances[part.concept.type] : 150;
      const importance = importanceWith(base, matched, titles.length);
      return { part, scores, importance, isMatched: matched > 0 };
    });
    const hardParts = allParts.filter(({ part }) => !part.isSoft);
    const priceParts = allParts.filter(({ part }) => part.concept?.type === 'price');
    const deciding = [hardParts, priceParts, allParts].find(({ length }) => length > 0) ?? [];
    const isOnlyVisit =
      scoreVisit && deciding.every(({ part }) => part.concept && isOfVisit(part.concept));
    const wishes = parts.flatMap(({ concept }) => (concept && isOfVisit(concept) ? [concept] : []));
    const importanceOf = (counted: typeof allParts) =>
      counted.reduce((sum, { importance }) => sum + importance, 0);
    const otherParts = allParts.filter((part) => !deciding.includes(part));
    const scoreOf = (counted: typeof allParts, row: number) =>
      counted.reduce((sum, { scores, importance }) => sum + importance * (scores[row] ?? 0), 0);
    const all = titles.map((title, row) => ({
      row,
      coverage: importanceOf(deciding.filter(({ scores }) => (scores[row] ?? 0) > 0)),
      score: scoreOf(deciding, row),
      softScore: scoreOf(otherParts, row),
      bonus: titleBonus(
        foldText(title).replaceAll('\n', ' '),
        foldText(query).trim().replace(/\s+/g, ' '),
        areNamesFirst,
      ),
    }));
    const mostCovered = Math.max(0, ...all.map(({ coverage }) => coverage));
    const possible = importanceOf(deciding.filter(({ isMatched }) => isMatched));
    const hasConcept = deciding.some(({ part, isMatched }) => part.concept && isMatched);
    const candidates = all.filter(
      ({ coverage }) =>
        isOnlyVisit ||
        ((hasConcept || mostCovered * 10 > importanceOf(deciding) * 2.5) &&
          coverage > 0 &&
          coverage >= Math.min(mostCovered, (possible * 2.5) / 10)),
    );
    const bestScore = Math.max(0, ...candidates.map(({ score }) => score));
    const ranked = candidates
      .filter(({ score }) => isOnlyVisit || score * 10 >= bestScore * 3)
      .map((one) => ({ ...one, score: one.score + one.softScore }))
      .sort((a, b) => b.score + b.bonus - a.score - a.bonus || a.row - b.row);
    const best = ranked.slice(0, scoreVisit ? 200 : 0);
    const wishScore = ({ targets }: Concept, row: number) =>
      Math.max(0, ...targets.map((target) => (scoreVisit?.(target, row) ?? 0) * target.weight));
    const compared = best.map((one) => {
      const visit = wishes.reduce((sum, wish) => {
        const matched = best.filter(({ row }) => wishScore(wish, row) > 0).length;
        const importance = importanceWith(importances[wish.type], matched, best.length);
        return sum + importance * 10 * wishScore(wish, one.row);
      }, 0);
      return { row: one.row, score: one.score + one.bonus + visit };
    });
    const rows = [
      ...compared.sort((a, b) => b.score - a.score || a.row - b.row),
      ...ranked.slice(compared.length),
    ].map(({ row }) => row);
    return {
      rows,
      matchesAllWords: isOnlyVisit === true || mostCovered === importanceOf(deciding),
      missingPartsOf: (row) =>
        hardParts.filter(({ scores }) => (scores[row] ?? 0) <= 0).map(({ part }) => part),
      parts,
    };
  };
}

/**
 * Sorts names that begin with a text first, then names with a word that begins with it, then all others. Otherwise
 * keeps the order.
 */
export function namesFirst<T>(items: readonly T[], nameOf: (item: T) => string, text: string): T[] {
  const asked = foldText(text).trim().replace(/\s+/g, ' ');
  const rank = (item: T) => {
    const name = foldText(nameOf(item));
    if (name.startsWith(asked)) return 0;
    return hasWordsBeginning(name, [asked]) ? 1 : 2;
  };
  // Array.sort is stable.
  return [...items].sort((a, b) => rank(a) - rank(b));
}
