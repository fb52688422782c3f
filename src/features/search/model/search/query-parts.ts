import { isOfVisit } from './lexicon.ts';
import type { Concept, Lexicon } from './lexicon.ts';
import { dropStopWords, splitQuery } from './words.ts';
import type { QueryWord } from './words.ts';

/** A part of a query: a concept or a single word. */
export interface QueryPart {
  /** The folded words that count, as corrected; several for a phrase. */
  words: readonly string[];
  /** Null for a word that the lexicon does not contain. */
  concept: Concept | null;
  /** True for prices, times and wishes for places nearby: they put places first, but places need not match them. */
  isSoft: boolean;
  /** Where the part occurs in the query. A time may consist of several pieces. */
  spans: readonly QueryRange[];
}

/** Range of positions in a query. */
export interface QueryRange {
  from: number;
  to: number;
}

/** Returns whether a range is within another one. */
export const isWithin = ({ from, to }: QueryRange, outer: QueryRange): boolean =>
  from >= outer.from && to <= outer.to;

const isSoft = (concept: Concept | null) =>
  concept !== null && (concept.type === 'price' || isOfVisit(concept));

/**
 * Splits the words of a query into concepts, longest expressions first, and other words. Stop words are dropped unless
 * there is nothing else.
 */
export function splitIntoParts(words: readonly QueryWord[], lexicon: Lexicon): QueryPart[] {
  const texts = words.map(({ text }) => text);
  const parts: QueryPart[] = [];
  for (let start = 0; start < words.length;) {
    const found = findConcept(texts, start, lexicon);
    const length = found?.length ?? 1;
    const partWords = texts.slice(start, start + length);
    const concept = found?.concept ?? null;
    const isStopped = found ? !concept : lexicon.stopWords.has(partWords[0] ?? '');
    if (!isStopped) {
      parts.push({
        words: dropStopWords(partWords, lexicon.stopWords),
        concept,
        isSoft: isSoft(concept),
        spans: [{ from: words[start]?.from ?? 0, to: words[start + length - 1]?.to ?? 0 }],
      });
    }
    start += length;
  }
  if (parts.length > 0) return joinSameConcepts(parts);
  return words.map(({ text, from, to }) => ({
    ...{ words: [text], concept: null, isSoft: false, spans: [{ from, to }] },
  }));
}

/**
 * Returns the longest concept that begins at a word; null if the word is a stop word and the concept ends within a longer
 * one: 'com vista para o mar' has 'vista para o mar' and not 'com vista'.
 */
function findConcept(texts: readonly string[], start: number, lexicon: Lexicon) {
  const found = lexicon.find(texts, start);
  if (!found || found.length === 1 || !lexicon.stopWords.has(texts[start] ?? '')) return found;
  const next = lexicon.find(texts, start + 1);
  return next && next.length > found.length ? null : found;
}

/** Joins the parts of the same concept ('race for a runner') and the times of a query, in the position of the first. */
function joinSameConcepts(parts: readonly QueryPart[]): QueryPart[] {
  const joined = new Map<string | symbol, QueryPart>();
  for (const part of parts) {
    const key = part.concept?.type === 'time' ? 'time' : (part.concept?.label ?? Symbol('word'));
    const before = joined.get(key);
    joined.set(key, before ? joinParts(before, part) : part);
  }
  return [...joined.values()];
}

/** Joins two parts: the spans of the same concept, or two times into one ('sábado à noite'). */
function joinParts(before: QueryPart, part: QueryPart): QueryPart {
  const spans = [...before.spans, ...part.spans];
  if (!before.concept || !part.concept || before.concept === part.concept) {
    return { ...before, spans };
  }
  const targets = [...before.concept.targets, ...part.concept.targets];
  return {
    ...before,
    words: [...before.words, ...part.words],
    spans,
    concept: {
      ...before.concept,
      label: `${before.concept.label} ${part.concept.label}`,
      targets: [{ name: 'time', value: targets.map(({ value }) => value).join(' '), weight: 9 }],
    },
  };
}

/** Returns the text of a part as typed. */
export function partText(query: string, { spans }: QueryPart): string {
  return spans.map(({ from, to }) => query.slice(from, to)).join(' ');
}

/**
 * Returns a query without a part and without the stop words that lead to it: 'bar' for 'bar para crianças'.
 * @param parts all parts of the query
 */
export function queryWithoutPart(
  query: string,
  removed: QueryPart,
  parts: readonly QueryPart[],
  { stopWords }: Lexicon,
): string {
  const words = splitQuery(query);
  const isOf = (word: QueryWord, { spans }: QueryPart) =>
    spans.some((span) => isWithin(word, span));
  // A stop word may be a part, too: 'comer'.
  const counts = (word: QueryWord) =>
    !stopWords.has(word.text) || parts.some((part) => isOf(word, part));
  const keptWords = words.filter((word, position) => {
    if (isOf(word, removed)) return false;
    const next = words.slice(position + 1).find(counts);
    return counts(word) || (next !== undefined && !isOf(next, removed));
  });
  return keptWords.map(({ from, to }) => query.slice(from, to)).join(' ');
}

/**
 * Returns the parts that a user is shown, so that each can be removed: the concepts of a query with several parts, and
 * prices and times. A single dish or name is understood as typed.
 */
export function listShownParts(parts: readonly QueryPart[]): QueryPart[] {
  return parts.filter(({ concept, isSoft }) => concept !== null && (isSoft || parts.length > 1));
}
