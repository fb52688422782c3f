import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { phoneDigits } from '#shared/phone.ts';

/** Data that identifies a user in log records. */
export interface UserTraces {
  uid: string;
  /** Replaces the uid. */
  pseudonym: string;
  /** E-mail addresses and phone numbers that Auth has verified. They are removed from all records. */
  unique: readonly string[];
  /**
   * Names and other data that users entered about themselves. They are removed only from records that concern the user,
   * because others may have the same name and anyone may enter anything, such as another user's phone number or a word
   * of the log.
   */
  names: readonly string[];
}

/** Minimum length of a trace. Shorter ones would match inside other words. */
const shortestTrace = 4;

/**
 * Fields whose values the program sets. Names are not removed from them, because a user's name may equal such a value.
 */
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
 * Returns the traces for texts that others wrote about the user. They include each word of the names, because people
 * often use only one of them. In the user's own texts only the whole name is removed, because a single word may be the
 * name of a beach or bar.
 */
export function tracesInOtherTexts(traces: UserTraces): UserTraces {
  const made = madeForOthers.get(traces);
  if (made) return made;
  const words = traces.names.filter((name) => phoneDigits(name) === null).flatMap(wordsOf);
  const wider = { ...traces, names: [...new Set([...traces.names, ...words])] };
  madeForOthers.set(traces, wider);
  return wider;
}

/** Caches one object per user, so that its patterns are compiled once. */
const madeForOthers = new WeakMap<UserTraces, UserTraces>();

/** A URL consists of many words, none of which is a name. */
function wordsOf(name: string): string[] {
  return name.includes('/') ? [] : name.split(/\s+/u);
}

/** Returns true if a stored value contains the uid or another unique trace, at any depth, keys included. */
export function mentionsUser(value: unknown, traces: UserTraces): boolean {
  const { unique } = searchesOf(traces);
  return textsIn(value).some(
    (text) => text.includes(traces.uid) || replaceUnmarked(text, unique) !== text,
  );
}

/**
 * Returns a stored value without personal data, at any depth: the uid becomes the pseudonym, all other traces become
 * 'Usuário removido'. In keys and in fields that the program sets only unique traces are replaced. Values other than
 * texts, lists and plain maps are unchanged.
 */
export function withoutUser(value: unknown, traces: UserTraces): unknown {
  return scrubbed(value, traces, searchesOf(traces), 'any');
}

/** Marks matches until the search is complete. No text contains this character. */
const found = '\uffff';

/**
 * Replaces traces in a text with decomposed accents; a text without a match is returned unchanged. An expression runs
 * only if the text contains its letters: one expression for hundreds of reservation names would take seconds per page.
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

/** Returns only letters and digits, case-folded. */
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
  traces: UserTraces,
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

/** Caches the searches per user, because the log and the list of names may be long. */
const madeSearches = new WeakMap<UserTraces, Searches>();

function searchesOf(traces: UserTraces): Searches {
  const made = madeSearches.get(traces);
  if (made) return made;
  const unique = traces.unique.map((trace) => asPhone(trace) ?? asAddress(trace));
  const names = traces.names.map((trace) => asPhone(trace) ?? asWords(trace));
  const searches = { unique: inOrder(unique), any: inOrder([...unique, ...names]) };
  madeSearches.set(traces, searches);
  return searches;
}

/** One trace with the pattern of its spellings. */
interface Search {
  trace: string;
  /** Letters and digits that every text with the trace contains in this order. */
  letters: string;
  source: string;
  /** Compiled on first use. */
  pattern?: RegExp;
}

/** Sorts by length, longest first. */
function inOrder(searches: readonly Search[]): Search[] {
  return searches
    .filter(({ trace }) => foldText(trace).trim().length >= shortestTrace)
    .sort((a, b) => b.trace.length - a.trace.length);
}

function patternOf({ source }: Search): RegExp {
  return new RegExp(source, 'giu');
}

/** Matches whole words only: 'Ana' does not match 'Joana' or 'Anaconda'. */
function asWords(trace: string): Search {
  const source = String.raw`(?<![\p{L}\p{M}\p{N}_])${asWritten(trace)}(?![\p{L}\p{M}\p{N}_])`;
  return { trace, letters: lettersOf(trace), source };
}

/** Matches whole addresses only: 'ana@ilha.com' does not match 'jo.ana@ilha.com' or 'ana@ilha.com.br'. */
function asAddress(trace: string): Search {
  const source = String.raw`(?<![\p{L}\p{M}\p{N}_+%-]|[\p{L}\p{M}\p{N}_][.])${asWritten(trace)}(?![\p{L}\p{M}\p{N}_]|[.-][\p{L}\p{N}])`;
  return { trace, letters: lettersOf(trace), source };
}

/**
 * Matches the usual spellings of a phone number, '(48) 99123-4567' as well as '+5548991234567', with or without country
 * code and trunk prefix. Returns null if the trace is not a phone number.
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

/** Matches with and without accents, any number of spaces, and either apostrophe. */
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

/** Timestamps, points and references of the client are class instances, not plain maps. */
function isPlainMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
