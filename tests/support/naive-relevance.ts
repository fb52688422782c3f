import { foldText } from '#shared/text/fold-text.ts';
import {
  knownWords,
  queryTerms,
  queryWords,
  isNear,
  getMaxTypos,
  toStem,
  splitIntoWords,
} from '#features/search/model/search/query-terms.ts';
import { hasWordsBeginning } from '#features/search/model/word-search.ts';

/** A text of a row and the weight of its words. */
export interface WeightedText {
  text: string;
  weight: number;
}

/**
 * Reference implementation of relevance: compares each word of a query with each word of every text. Shares the word
 * rules (forms, typos, synonyms) with the search, but no index, cache or shortcut.
 * @param rows their texts, in the order used for equal relevance
 * @returns a function that returns the matching rows, best first; null for a query without a word
 */
export function naiveRelevance(titles: readonly string[], rows: readonly WeightedText[][]) {
  const texts = rows.map((row) =>
    row.map(({ text, weight }) => ({ words: splitIntoWords(foldText(text)), weight })),
  );
  const vocabulary = [...new Set(texts.flatMap((row) => row.flatMap(({ words }) => words)))];

  const stems = new Map(vocabulary.map((word) => [word, toStem(word)]));
  function plainFits(asked: string): Map<string, number> {
    const stem = toStem(asked);
    const alike = vocabulary.filter((word) => stems.get(word) === stem);
    return new Map(alike.map((word) => [word, word === asked ? 100 : 95]));
  }

  /** Returns the score of each text word for a query word. */
  function fits(asked: string): Map<string, number> {
    const found = plainFits(asked);
    let isAnyClose = found.size > 0;
    for (const word of vocabulary) {
      const isBeginning = word.startsWith(asked);
      const plain = found.get(word) ?? 0;
      if (isBeginning) isAnyClose = true;
      const within = asked.length >= 3 && word.includes(asked) ? 45 : 0;
      const quality = Math.max(plain, isBeginning ? 80 : 0, within);
      if (quality > 0) found.set(word, quality);
    }
    if (isAnyClose) return found;
    for (const word of vocabulary) {
      if (!isNear(asked, word, getMaxTypos(asked, word))) continue;
      const quality = isNear(asked, word, 1) ? 70 : 60;
      found.set(word, Math.max(found.get(word) ?? 0, quality));
    }
    return found;
  }

  /** Splits a joined word into as few words as possible, the last one as long as possible. */
  function pieces(word: string): string[] | null {
    if (word === '') return [];
    let best: string[] | null = null;
    for (let start = 0; start <= word.length - 2; start += 1) {
      const last = word.slice(start);
      if (!vocabulary.includes(last) && !knownWords.has(last)) continue;
      const before = pieces(word.slice(0, start));
      if (before && (best === null || before.length + 1 < best.length)) best = [...before, last];
    }
    return best;
  }

  function understood(word: string): string[] {
    if (knownWords.has(word) || fits(word).size > 0) return [word];
    const near = [...knownWords].find((known) => isNear(word, known, getMaxTypos(word, known)));
    return near === undefined ? (pieces(word) ?? [word]) : [near];
  }

  /** Returns the score of the best word of a row. */
  function wordScore(row: number, found: ReadonlyMap<string, number>, least: number): number {
    let best = 0;
    for (const { words, weight } of texts[row] ?? []) {
      if (weight < least) continue;
      for (const word of words) best = Math.max(best, (found.get(word) ?? 0) * weight);
    }
    return best;
  }

  return (query: string): number[] | null => {
    const terms = queryTerms(queryWords(query).flatMap(understood));
    if (terms.length === 0) return null;
    const scored = terms.map(({ words, synonyms }) => {
      const own = words.map(fits);
      const others = synonyms.map((synonym) => synonym.map(plainFits));
      const least = words.length === 1 && (words[0]?.length ?? 0) < 3 ? 7 : 0;
      return titles.map((_, row) => {
        const weakest = (each: readonly Map<string, number>[], from: number) =>
          Math.min(...each.map((found) => wordScore(row, found, from)));
        return Math.max(weakest(own, least) * 10, ...others.map((each) => weakest(each, 0) * 6));
      });
    });
    const asked = foldText(query).trim().replace(/\s+/g, ' ');
    const all = titles.map((title, row) => {
      const folded = foldText(title);
      const each = scored.map((scores) => scores[row] ?? 0);
      const bonus =
        folded === asked
          ? 20_000
          : folded.startsWith(asked)
            ? 8_000
            : folded.includes(asked)
              ? 4_000
              : 0;
      const sum = each.reduce((total, score) => total + score, 0);
      return {
        row,
        met: each.filter((score) => score > 0).length,
        score: sum + (asked.length < 3 ? 0 : bonus),
      };
    });
    const most = Math.max(...all.map(({ met }) => met));
    if (most === 0) return [];
    return all
      .filter(({ met }) => met === most)
      .sort((a, b) => b.score - a.score || a.row - b.row)
      .map(({ row }) => row);
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
