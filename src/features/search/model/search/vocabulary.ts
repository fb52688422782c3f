import { foldText } from '#shared/text/fold-text.ts';
import { WordHaystack } from '#shared/text/word-haystack.ts';
import type { RowScores } from './row-scores.ts';
import { getMaxTypos, isNear, splitIntoWords, toStem, minInnerMatchLength } from './words.ts';

/** Quality of a match between a query word and a word of a text, in hundredths. */
const matchQuality = { same: 100, stem: 95, beginning: 70, within: 40 } as const;
/** Shorter words have no typing errors. */
const minTypoLength = 4;
/** Words of at least so many letters may have a wrong first letter. Without this rule, 'role' is 'mole'. */
const minLengthOfWrongStart = 6;
/** Shortest piece of a compound. */
const minPieceLength = 2;
const maxCachedWords = 64;

/** An indexed word that matches a query word. */
export interface WordMatch {
  /** Number of the indexed word. */
  word: number;
  /** In hundredths. */
  quality: number;
}

/** The words of the texts of rows, with the rows in which each occurs. */
export class Vocabulary {
  private readonly wordNumbers = new Map<string, number>();
  private readonly words: string[] = [];
  /** For each word, alternating row numbers and text weights. */
  private readonly postings: number[][] = [];
  private readonly byStem = new Map<string, number[]>();
  private haystack: WordHaystack | null = null;
  /** The numbers of the words in the order of their texts. */
  private sortedNumbers: number[] | null = null;
  private candidates: SpellingCandidate[] | null = null;
  private readonly cachedMatches = new Map<string, readonly WordMatch[]>();
  private readonly matchesInside: boolean;
  private readonly knownWords: ReadonlySet<string>;

  /**
   * @param matchesInside true if a query also matches inside words; false for only the beginning
   * @param knownWords words that are spelled correctly although no text may contain them
   */
  constructor(matchesInside: boolean, knownWords: ReadonlySet<string>) {
    this.matchesInside = matchesInside;
    this.knownWords = knownWords;
  }

  /**
   * Adds a text to a row.
   * @param weight weight of each word of the text, 0 to 10
   */
  add(row: number, text: string, weight: number): void {
    this.haystack = null;
    this.sortedNumbers = null;
    this.candidates = null;
    this.cachedMatches.clear();
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

  /** Raises the scores of the rows that contain a matching word to weight x quality x tenths / 10 (0 to 1,000). */
  raiseScores(
    target: RowScores,
    matches: readonly WordMatch[],
    tenths: number,
    minWeight = 1,
  ): void {
    for (const { word, quality } of matches) {
      const postings = this.postings[word] ?? [];
      for (let index = 0; index < postings.length; index += 2) {
        const weight = postings[index + 1] ?? 0;
        if (weight < minWeight) continue;
        target.raise(postings[index] ?? 0, Math.round((weight * quality * tenths) / 10));
      }
    }
  }

  /** Returns the indexed words that are the same word, its plural or its other gender. */
  findSameStem(word: string): WordMatch[] {
    const sameWord = this.wordNumbers.get(word);
    const sameStemWords = this.byStem.get(toStem(word)) ?? [];
    return sameStemWords.map((number) => ({
      word: number,
      quality: number === sameWord ? matchQuality.same : matchQuality.stem,
    }));
  }

  /** Returns the words with the same stem and the words that begin with a word, or else those that contain it. */
  findMatches(word: string): readonly WordMatch[] {
    const cached = this.cachedMatches.get(word);
    if (cached) return cached;
    const qualityByWord = new Map<number, number>();
    for (const number of this.listWordsBeginning(word)) {
      qualityByWord.set(number, matchQuality.beginning);
    }
    for (const { word: number, quality } of this.findSameStem(word))
      qualityByWord.set(number, quality);
    if (qualityByWord.size === 0 && this.matchesInside && word.length >= minInnerMatchLength) {
      this.haystack ??= new WordHaystack(this.words);
      this.haystack.forEachWordContaining(word, (number) => {
        qualityByWord.set(number, matchQuality.within);
      });
    }
    const found = [...qualityByWord].map(([number, quality]) => ({ word: number, quality }));
    if (this.cachedMatches.size >= maxCachedWords) this.cachedMatches.clear();
    this.cachedMatches.set(word, found);
    return found;
  }

  /** Returns the numbers of the words that begin with a text, by binary search. */
  private listWordsBeginning(text: string): number[] {
    const textOf = (number: number | undefined) => this.words[number ?? -1] ?? '';
    const sorted = (this.sortedNumbers ??= this.words
      .map((_, number) => number)
      .sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1)));
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (textOf(sorted[middle]) < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (textOf(sorted[end]).startsWith(text)) end += 1;
    return sorted.slice(low, end);
  }

  /**
   * Returns a word that is known or matches; otherwise the nearest word, or else the known words of a compound. An incomplete word
   * that is the beginning of a known one is not corrected.
   */
  correct(word: string, isIncomplete = false): string[] {
    const isKnown = this.knownWords.has(word) || this.findMatches(word).length > 0;
    if (isKnown || word.length < minTypoLength) return [word];
    if (isIncomplete && this.beginsKnownWord(word)) return [word];
    const near = this.nearestWord(word);
    return near === null ? (this.splitIntoKnownWords(word) ?? [word]) : [near];
  }

  private beginsKnownWord(text: string): boolean {
    for (const word of this.knownWords) if (word.startsWith(text)) return true;
    return false;
  }

  /** Returns the word with the fewest typing errors, the most frequent first; null if all have too many. */
  private nearestWord(word: string): string | null {
    this.candidates ??= [
      ...this.words.map((text, number) =>
        toCandidate(text, (this.postings[number]?.length ?? 0) / 2),
      ),
      ...[...this.knownWords]
        .filter((text) => !this.wordNumbers.has(text))
        .map((text) => toCandidate(text, 0)),
    ];
    const letters = toLetterBits(word);
    let best: Correction | null = null;
    for (const candidate of this.candidates) {
      const { text, frequency } = candidate;
      const maxTypos = getMaxTypos(word, text);
      // One typing error changes the set of letters by at most two.
      if (countBits(letters ^ candidate.letters) > 2 * maxTypos) continue;
      if (maxTypos === 0 || !isNear(word, text, maxTypos)) continue;
      const correction = { text, frequency, typos: isNear(word, text, 1) ? 1 : 2 };
      const mayStartWrong = correction.typos === 1 && word.length >= minLengthOfWrongStart;
      if (!mayStartWrong && word[0] !== text[0] && word[1] !== text[0]) continue;
      if (best === null || compareCorrections(correction, best) < 0) best = correction;
    }
    return best?.text ?? null;
  }

  /** Splits a compound into as few known words as possible; null if that is not possible. */
  private splitIntoKnownWords(word: string): string[] | null {
    const bestSplits = new Array<string[] | null>(word.length + 1).fill(null);
    bestSplits[0] = [];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start <= end - minPieceLength; start += 1) {
        const before = bestSplits[start];
        const piece = word.slice(start, end);
        if (!before || !(this.wordNumbers.has(piece) || this.knownWords.has(piece))) continue;
        const best = bestSplits[end];
        if (!best || before.length + 1 < best.length) bestSplits[end] = [...before, piece];
      }
    }
    return bestSplits[word.length] ?? null;
  }
}

/** A word to which a mistyped word may be corrected. */
interface SpellingCandidate {
  text: string;
  /** Number of occurrences in texts. */
  frequency: number;
  letters: number;
}

interface Correction {
  text: string;
  frequency: number;
  typos: number;
}

/** Fewest typing errors first, then the most frequent; of equal ones the longest, because users omit letters. */
const compareCorrections = (a: Correction, b: Correction): number =>
  a.typos - b.typos || b.frequency - a.frequency || b.text.length - a.text.length;

const toCandidate = (text: string, frequency: number): SpellingCandidate => ({
  text,
  frequency,
  letters: toLetterBits(text),
});

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
