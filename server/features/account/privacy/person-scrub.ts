import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { phoneDigits } from '#shared/phone.ts';

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
  'eventId',
]);

/**
 * What to take out of what others wrote about the person: also each word of their names, because people call each
 * other by one of them. Of the person's own words only the whole name goes: they may have been to a beach or a bar
 * of that name.
 */
export function asOthersWrite(traces: PersonTraces): PersonTraces {
  const made = madeForOthers.get(traces);
  if (made) return made;
  const words = traces.names.filter((name) => phoneDigits(name) === null).flatMap(wordsOf);
  const wider = { ...traces, names: [...new Set([...traces.names, ...words])] };
  madeForOthers.set(traces, wider);
  return wider;
}

/** One object a person, so that its patterns are made once. */
const madeForOthers = new WeakMap<PersonTraces, PersonTraces>();

/** An address is one word of many: none of it is a name. */
function wordsOf(name: string): string[] {
  return name.includes('/') ? [] : name.split(/\s+/u);
}

/** Whether a stored value holds the uid or another unique trace, at any depth, keys included. */
export function concernsPerson(value: unknown, traces: PersonTraces): boolean {
  const { unique } = searchesOf(traces);
  return textsIn(value).some(
    (text) => text.includes(traces.uid) || replaceUnmarked(text, unique) !== text,
  );
}

/**
 * A stored value without the person, at any depth: the pseudonym for the uid, 'Usuário removido' for
 * everything else. Keys, and fields that the program fills, lose what is unique but no names. What is
 * neither text, list nor plain map stays as it is.
 */
export function withoutPerson(value: unknown, traces: PersonTraces): unknown {
  return scrubbed(value, traces, searchesOf(traces), 'any');
}

/** Stands where something was found until all has been looked for; no text has it. */
const found = '\uffff';

/**
 * Takes out of a text whose accents stand as marks of their own; a text without a match stays as it was written. An
 * expression is asked only where its letters stand: one for hundreds of names, which anybody may book under, takes
 * seconds for a page.
 */
function replaceUnmarked(text: string, searches: readonly Search[]): string {
  let apart = text.normalize('NFD');
  let letters = lettersOf(apart);
  let isFound = false;
  for (const search of searches) {
    if (!letters.includes(search.letters)) continue;
    const left = apart.replace((search.pattern ??= patternOf(search)), found);
    if (left === apart) continue;
    apart = left;
    letters = lettersOf(apart);
    isFound = true;
  }
  return isFound ? apart.replaceAll(found, erasedUserName).normalize('NFC') : text;
}

/** Letters and digits alone, in one case. */
function lettersOf(text: string): string {
  return foldText(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\uffff]/gu, '');
}

interface Searches {
  unique: readonly Search[];
  any: readonly Search[];
}

function scrubbed(
  value: unknown,
  traces: PersonTraces,
  searches: Searches,
  which: keyof Searches,
): unknown {
  const scrubText = (text: string, some: readonly Search[]) =>
    replaceUnmarked(text.replaceAll(traces.uid, traces.pseudonym), some);
  if (typeof value === 'string') return scrubText(value, searches[which]);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => scrubbed(item, traces, searches, which));
  }
  if (!isPlainMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      scrubText(key, searches.unique),
      scrubbed(item, traces, searches, programFields.has(key) ? 'unique' : which),
    ]),
  );
}

/** Made once for a person: the log is long, and so may be the list of what they called themselves. */
const madeSearches = new WeakMap<PersonTraces, Searches>();

function searchesOf(traces: PersonTraces): Searches {
  const made = madeSearches.get(traces);
  if (made) return made;
  const unique = traces.unique.map((trace) => asPhone(trace) ?? asAddress(trace));
  const names = traces.names.map((trace) => asPhone(trace) ?? asWords(trace));
  const searches = { unique: inOrder(unique), any: inOrder([...unique, ...names]) };
  madeSearches.set(traces, searches);
  return searches;
}

/** One trace, and how it may be written. */
interface Search {
  trace: string;
  /** Letters and digits that stand, in this order, wherever it does. */
  letters: string;
  source: string;
  /** Made when its letters are met. */
  pattern?: RegExp;
}

/** The longest first. */
function inOrder(searches: readonly Search[]): Search[] {
  return searches
    .filter(({ trace }) => foldText(trace).trim().length >= shortestTrace)
    .sort((a, b) => b.trace.length - a.trace.length);
}

function patternOf({ source }: Search): RegExp {
  return new RegExp(source, 'giu');
}

/** Not a part of a longer word: 'Ana' stands neither in 'Joana' nor in 'Anaconda'. */
function asWords(trace: string): Search {
  const source = String.raw`(?<![\p{L}\p{M}\p{N}_])${asWritten(trace)}(?![\p{L}\p{M}\p{N}_])`;
  return { trace, letters: lettersOf(trace), source };
}

/** Not a part of another's address: 'ana@ilha.com' stands neither in 'jo.ana@ilha.com' nor in 'ana@ilha.com.br'. */
function asAddress(trace: string): Search {
  const source = String.raw`(?<![\p{L}\p{M}\p{N}_+%-]|[\p{L}\p{M}\p{N}_][.])${asWritten(trace)}(?![\p{L}\p{M}\p{N}_]|[.-][\p{L}\p{N}])`;
  return { trace, letters: lettersOf(trace), source };
}

/**
 * A number as people write it, '(48) 99123-4567' as well as '+5548991234567', with or without country and trunk
 * prefix; null for what is no phone number.
 */
function asPhone(trace: string): Search | null {
  const digits = /\p{L}/u.test(trace) ? null : phoneDigits(trace);
  if (digits === null) return null;
  const between = String.raw`[\s().-]*`;
  const spaced = (part: string) => [...part].join(between);
  const brazilian = /^55(\d{10,11})$/.exec(digits)?.[1];
  const number =
    brazilian === undefined
      ? String.raw`\+?${spaced(digits)}`
      : String.raw`(?:\+?${spaced('55')}${between})?\(?0?${spaced(brazilian)}`;
  const source = String.raw`(?<!\d)${number}(?!\d)`;
  return { trace, letters: brazilian ?? digits, source };
}

/** With and without accents, however many spaces stand between, with either apostrophe. */
function asWritten(trace: string): string {
  return foldText(trace)
    .trim()
    .split(/\s+/u)
    .map((word) => [...word].map(asLetter).join(''))
    .join(String.raw`\s+`);
}

function asLetter(letter: string): string {
  if (/\p{L}/u.test(letter)) return String.raw`${letter}\p{M}*`;
  return /['’‘´`]/u.test(letter) ? "['’‘´`]" : escaped(letter);
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
