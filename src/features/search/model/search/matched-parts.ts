import { foldText } from '#shared/text/fold-text.ts';
import { queryWords } from './query-terms.ts';
import { smallWords, stemOf } from './word-forms.ts';

/** A piece of a text, as it is written. */
export interface TextPart {
  text: string;
  /** It is what somebody typed. */
  isMatch: boolean;
}

/** Shorter words are looked for at the beginning of others alone. */
const shortestWithin = 3;

/**
 * The text in pieces, those apart that a query named: beginnings of words, whole words in another form ('praias' of
 * 'Praia'), or else what stands within one. Accents and case do not count. What was found by a typing error or in other
 * words stays as it is. The pieces together are the text.
 */
export function matchedParts(text: string, query: string): TextPart[] {
  const { folded, starts } = foldedWithStarts(text);
  const matches = matchedSpans(folded, queryWords(query));
  const parts: TextPart[] = [];
  const note = (from: number, to: number, isMatch: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMatch });
  };
  let done = 0;
  for (const [from, to] of matches) {
    const [start, end] = [starts[from] ?? text.length, starts[to] ?? text.length];
    note(done, start, false);
    note(start, end, true);
    done = end;
  }
  note(done, text.length, false);
  return parts;
}

/** The folded text, and where in the text each of its characters comes from. */
function foldedWithStarts(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldText(character);
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at);
    folded += plain;
    at += character.length;
  }
  return { folded, starts };
}

type Span = readonly [from: number, to: number];

/** Where words of the query stand, from left to right, none over another. */
function matchedSpans(folded: string, asked: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    const span = spanIn(word, asked);
    if (span) spans.push([index + span[0], index + span[1]]);
  }
  return spans;
}

/** The longest piece of a word that the query names; null where it names none. */
function spanIn(word: string, asked: readonly string[]): Span | null {
  const last = asked.at(-1);
  // Small words stand alone, but for the one that is still being typed.
  const telling = asked.filter((each) => each === last || !smallWords.has(each) || each === word);
  if (telling.some((each) => isForm(each, word))) return [0, word.length];
  const beginning = longest(telling.filter((each) => word.startsWith(each)));
  if (beginning !== '') return [0, beginning.length];
  const within = longest(
    telling.filter((each) => each.length >= shortestWithin && word.includes(each)),
  );
  return within === '' ? null : [word.indexOf(within), word.indexOf(within) + within.length];
}

/** The same word, its plural or its other gender; what is still being typed is a beginning. */
function isForm(asked: string, word: string): boolean {
  return asked === word || (asked.length >= word.length && stemOf(asked) === stemOf(word));
}

function longest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}
