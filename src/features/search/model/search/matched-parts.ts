import { foldText } from '#shared/text/fold-text.ts';
import { dropStopWords, splitQuery, toStem, minInnerMatchLength } from './words.ts';

/** A part of a text, in its original spelling. */
export interface TextPart {
  text: string;
  /** True if the part matches the query. */
  isMatch: boolean;
}

/**
 * Splits a text into parts that match the query and parts that do not. A match is the beginning of a word, a whole word
 * in another form ('praias' for 'Praia'), or else a part inside a word. Accents and case are ignored. Matches by typing
 * error or synonym are not marked. The parts joined are the text.
 */
export function matchedParts(text: string, query: string): TextPart[] {
  const { folded, starts } = foldedWithStarts(text);
  const matches = matchedSpans(
    folded,
    dropStopWords(splitQuery(query).map(({ text: word }) => word)),
  );
  const parts: TextPart[] = [];
  const addPart = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  let addedUntil = 0;
  for (const [from, to] of matches) {
    const [start, end] = [starts[from] ?? text.length, starts[to] ?? text.length];
    addPart(addedUntil, start, false);
    addPart(start, end, true);
    addedUntil = end;
  }
  addPart(addedUntil, text.length, false);
  return parts;
}

/** Returns the folded text and, for each of its characters, the position in the original text. */
function foldedWithStarts(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let position = 0;
  for (const character of text) {
    const foldedCharacter = foldText(character);
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) starts.push(position);
    folded += foldedCharacter;
    position += character.length;
  }
  return { folded, starts };
}

type Span = readonly [from: number, to: number];

/** Returns the spans that match words of the query, from left to right, without overlaps. */
function matchedSpans(folded: string, queryWordList: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const span = findSpan(word, queryWordList);
    if (span) spans.push([index + span[0], index + span[1]]);
  }
  return spans;
}

/** Returns the longest part of a word that matches the query; null if none does. */
function findSpan(word: string, queryWordList: readonly string[]): Span | null {
  if (queryWordList.some((queryWord) => isFormOf(queryWord, word))) return [0, word.length];
  const longestBeginning = findLongest(
    queryWordList.filter((queryWord) => word.startsWith(queryWord)),
  );
  if (longestBeginning !== '') return [0, longestBeginning.length];
  const longestPart = findLongest(
    queryWordList.filter(
      (queryWord) => queryWord.length >= minInnerMatchLength && word.includes(queryWord),
    ),
  );
  return longestPart === ''
    ? null
    : [word.indexOf(longestPart), word.indexOf(longestPart) + longestPart.length];
}

/**
 * Returns true for the same word, its plural or its other gender. Returns false for a shorter query word, which
 * findSpan() matches as the beginning of the word instead.
 */
function isFormOf(queryWord: string, word: string): boolean {
  return (
    queryWord === word || (queryWord.length >= word.length && toStem(queryWord) === toStem(word))
  );
}

function findLongest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}
