import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { phoneDigits } from '#shared/phone.ts';

/** Data that identifies a user in records that remain after the erasure. */
export interface UserTraces {
  uid: string;
  /** Replaces the uid. */
  pseudonym: string;
  /**
   * E-mail addresses and phone numbers of the Auth account, which no other account has. They are removed from all
   * records.
   */
  unique: readonly string[];
  /**
   * Names and other data that users entered about themselves. They are removed only from records that concern the user,
   * because others may have the same name and anyone may enter anything, such as another user's phone number or a word
   * of the log.
   */
  names: readonly string[];
}

/** Minimum length of a trace. Shorter ones would match inside other words. */
const minTraceLength = 4;

/**
 * Fields whose values the program sets. Names are not removed from them, because a user's name may equal such a value.
 */
const fieldsWithoutNames: ReadonlySet<string> = new Set([
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
  const cached = widerTracesCache.get(traces);
  if (cached) return cached;
  const words = traces.names.filter((name) => phoneDigits(name) === null).flatMap(wordsOf);
  const widerTraces = { ...traces, names: [...new Set([...traces.names, ...words])] };
  widerTracesCache.set(traces, widerTraces);
  return widerTraces;
}

/** Caches the result of tracesInOtherTexts() per user, so that the patterns of its traces are compiled once. */
const widerTracesCache = new WeakMap<UserTraces, UserTraces>();

/** Returns the words of a name. A text with a slash is the URL of a photo, and no word of a URL is a name. */
function wordsOf(name: string): string[] {
  return name.includes('/') ? [] : name.split(/\s+/u);
}

/** Returns true if a stored value contains the uid or another unique trace, at any depth, keys included. */
export function mentionsUser(value: unknown, traces: UserTraces): boolean {
  const { unique } = getSearches(traces);
  return textsIn(value).some(
    (text) => text.includes(traces.uid) || replaceTraces(text, unique) !== text,
  );
}

/**
 * Returns a stored value without personal data, at any depth: the uid becomes the pseudonym, all other traces become
 * 'Usuário removido'. In keys and in fields that the program sets only unique traces are replaced. Values other than
 * texts, lists and plain maps are unchanged.
 */
export function withoutUserTraces(value: unknown, traces: UserTraces): unknown {
  return scrubValue(value, traces, getSearches(traces), 'any');
}

/**
 * Marks matches until the search is complete. The character is a Unicode noncharacter, which ordinary texts do not
 * contain.
 */
const replacementMark = '\uffff';

/**
 * Replaces the traces in a text; the search decomposes accents. A text without a match is returned unchanged. A regular
 * expression runs only if the text contains the letters of its trace. A single expression for hundreds of reservation
 * names would take seconds per page of records.
 */
function replaceTraces(text: string, searches: readonly TraceSearch[]): string {
  let decomposed = text.normalize('NFD');
  let letters = lettersOf(decomposed);
  let isFound = false;
  for (const search of searches) {
    if (!letters.includes(search.letters)) continue;
    const replaced = decomposed.replace(
      (search.pattern ??= compilePattern(search)),
      replacementMark,
    );
    if (replaced === decomposed) continue;
    decomposed = replaced;
    letters = lettersOf(decomposed);
    isFound = true;
  }
  return isFound ? decomposed.replaceAll(replacementMark, erasedUserName).normalize('NFC') : text;
}

/** Returns the letters, digits and replacement marks of a text, without accents and in upper case. */
function lettersOf(text: string): string {
  return foldText(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\uffff]/gu, '');
}

interface TraceSearches {
  unique: readonly TraceSearch[];
  any: readonly TraceSearch[];
}

function scrubValue(
  value: unknown,
  traces: UserTraces,
  searches: TraceSearches,
  searchKind: keyof TraceSearches,
): unknown {
  const scrubText = (text: string, usedSearches: readonly TraceSearch[]) =>
    replaceTraces(text.replaceAll(traces.uid, traces.pseudonym), usedSearches);
  if (typeof value === 'string') return scrubText(value, searches[searchKind]);
  if (Array.isArray(value)) {
    return value.map((item: unknown) => scrubValue(item, traces, searches, searchKind));
  }
  if (!isPlainMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      scrubText(key, searches.unique),
      scrubValue(item, traces, searches, fieldsWithoutNames.has(key) ? 'unique' : searchKind),
    ]),
  );
}

/** Caches the searches per user, because an erasure searches every entry of a long log for the same names. */
const searchesCache = new WeakMap<UserTraces, TraceSearches>();

function getSearches(traces: UserTraces): TraceSearches {
  const cached = searchesCache.get(traces);
  if (cached) return cached;
  const unique = traces.unique.map(
    (trace) => createPhoneSearch(trace) ?? createAddressSearch(trace),
  );
  const names = traces.names.map((trace) => createPhoneSearch(trace) ?? createWordSearch(trace));
  const searches = {
    unique: sortLongestFirst(unique),
    any: sortLongestFirst([...unique, ...names]),
  };
  searchesCache.set(traces, searches);
  return searches;
}

/** One trace with the pattern of its spellings. */
interface TraceSearch {
  trace: string;
  /** Letters and digits that every text with the trace contains in this order. */
  letters: string;
  source: string;
  /** Compiled on first use. */
  pattern?: RegExp;
}

/** Removes the searches for traces below the minimum length and sorts the others by length, longest first. */
function sortLongestFirst(searches: readonly TraceSearch[]): TraceSearch[] {
  return searches
    .filter(({ trace }) => foldText(trace).trim().length >= minTraceLength)
    .sort((a, b) => b.trace.length - a.trace.length);
}

function compilePattern({ source }: TraceSearch): RegExp {
  return new RegExp(source, 'giu');
}

/** Matches whole words only: 'Ana' does not match 'Joana' or 'Anaconda'. */
function createWordSearch(trace: string): TraceSearch {
  const source = String.raw`(?<![\p{L}\p{M}\p{N}_])${textPattern(trace)}(?![\p{L}\p{M}\p{N}_])`;
  return { trace, letters: lettersOf(trace), source };
}

/** Matches whole addresses only: 'ana@ilha.com' does not match 'jo.ana@ilha.com' or 'ana@ilha.com.br'. */
function createAddressSearch(trace: string): TraceSearch {
  const source = String.raw`(?<![\p{L}\p{M}\p{N}_+%-]|[\p{L}\p{M}\p{N}_][.])${textPattern(trace)}(?![\p{L}\p{M}\p{N}_]|[.-][\p{L}\p{N}])`;
  return { trace, letters: lettersOf(trace), source };
}

/**
 * Matches the usual spellings of a phone number, '(48) 99123-4567' as well as '+5548991234567', with or without country
 * code and trunk prefix. Returns null if the trace is not a phone number.
 */
function createPhoneSearch(trace: string): TraceSearch | null {
  const digits = /\p{L}/u.test(trace) ? null : phoneDigits(trace);
  if (digits === null) return null;
  const separators = String.raw`[\s().-]*`;
  const withSeparators = (part: string) => [...part].join(separators);
  const brazilianDigits = /^55(\d{10,11})$/.exec(digits)?.[1];
  const number =
    brazilianDigits === undefined
      ? String.raw`\+?${withSeparators(digits)}`
      : String.raw`(?:\+?${withSeparators('55')}${separators})?\(?0?${withSeparators(brazilianDigits)}`;
  const source = String.raw`(?<!\d)${number}(?!\d)`;
  return { trace, letters: brazilianDigits ?? digits, source };
}

/**
 * Returns the source of a pattern for a trace. The pattern ignores accents and matches any number of spaces between
 * words and any form of an apostrophe.
 */
function textPattern(trace: string): string {
  return foldText(trace)
    .trim()
    .split(/\s+/u)
    .map((word) => [...word].map(letterPattern).join(''))
    .join(String.raw`\s+`);
}

function letterPattern(letter: string): string {
  if (/\p{L}/u.test(letter)) return String.raw`${letter}\p{M}*`;
  return /['’‘´`]/u.test(letter) ? "['’‘´`]" : escapePattern(letter);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isPlainMap(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

/** Returns false for timestamps, points and references of the Firestore client, which are class instances. */
function isPlainMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
