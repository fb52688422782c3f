import { erasedUserName } from '#domain/account-erasure.ts';

/** What a person can be recognised by in a record of what was done. */
export interface PersonTraces {
  uid: string;
  /** Stands where the uid stood. */
  pseudonym: string;
  /** Taken out wherever they stand: e-mail addresses and phone numbers that Auth knows to be theirs. */
  unique: readonly string[];
  /**
   * Taken out only of records that concern the person: names, and whatever else they wrote of themselves.
   * Others may have the same, and anybody may claim anything, such as another's phone or a word of the log.
   */
  names: readonly string[];
}

/** Shorter traces would be found inside other words. */
const shortestTrace = 4;

/** Fields that the program fills: whoever is called like a word of theirs takes nothing out of them. */
const programFields: ReadonlySet<string> = new Set([
  'action',
  'target',
  'type',
  'role',
  'status',
  'placeId',
  'reviewId',
]);

/** Whether a stored value holds the uid or another unique trace, at any depth, keys included. */
export function concernsPerson(value: unknown, traces: PersonTraces): boolean {
  const { unique } = patternsOf(traces);
  return textsIn(value).some((text) => text.includes(traces.uid) || text.search(unique) >= 0);
}

/**
 * A stored value without the person, at any depth: the pseudonym for the uid, 'Usuário removido' for
 * everything else. Keys, and fields that the program fills, lose what is unique but no names. What is
 * neither text, list nor plain map stays as it is.
 */
export function withoutPerson(value: unknown, traces: PersonTraces): unknown {
  return scrubbed(value, traces, patternsOf(traces), 'any');
}

interface Patterns {
  unique: RegExp;
  any: RegExp;
}

function scrubbed(
  value: unknown,
  traces: PersonTraces,
  patterns: Patterns,
  which: keyof Patterns,
): unknown {
  const scrubText = (text: string, pattern: RegExp) =>
    text.replaceAll(traces.uid, traces.pseudonym).replace(pattern, erasedUserName);
  if (typeof value === 'string') return scrubText(value, patterns[which]);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => scrubbed(item, traces, patterns, which));
  }
  if (!isPlainMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      scrubText(key, patterns.unique),
      scrubbed(item, traces, patterns, programFields.has(key) ? 'unique' : which),
    ]),
  );
}

/** Made once for a person: the log is long, and so may be the list of what they called themselves. */
const madePatterns = new WeakMap<PersonTraces, Patterns>();

function patternsOf(traces: PersonTraces): Patterns {
  const made = madePatterns.get(traces);
  if (made) return made;
  const unique = traces.unique.map(asAddress);
  const patterns = {
    unique: anyOf(traces.unique, unique),
    any: anyOf([...traces.unique, ...traces.names], [...unique, ...traces.names.map(asWords)]),
  };
  madePatterns.set(traces, patterns);
  return patterns;
}

/** One expression for all of them, the longest first; it matches nothing when there are none. */
function anyOf(traces: readonly string[], sources: readonly string[]): RegExp {
  const usable = traces
    .map((trace, i) => ({ trace, source: sources[i] ?? '' }))
    .filter(({ trace }) => trace.length >= shortestTrace)
    .sort((a, b) => b.trace.length - a.trace.length);
  return new RegExp(usable.map(({ source }) => source).join('|') || '(?!)', 'giu');
}

/** Not a part of a longer word: 'Ana' stands neither in 'Joana' nor in 'Anaconda'. */
function asWords(trace: string): string {
  return String.raw`(?<![\p{L}\p{N}_])${escaped(trace)}(?![\p{L}\p{N}_])`;
}

/** Not a part of another's address: 'ana@ilha.com' stands neither in 'jo.ana@ilha.com' nor in 'ana@ilha.com.br'. */
function asAddress(trace: string): string {
  return String.raw`(?<![\p{L}\p{N}_+%-]|[\p{L}\p{N}_][.])${escaped(trace)}(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}])`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isPlainMap(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

/** Timestamps, points and references of the client are objects too, of classes of their own. */
function isPlainMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
