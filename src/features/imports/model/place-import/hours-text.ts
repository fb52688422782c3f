import { foldText } from '#shared/text/fold-text.ts';
import { alwaysOpenPeriod, maxPeriods } from '#features/opening-hours/model/opening-hours.ts';
import type { OpeningHours, OpeningPeriod } from '#features/opening-hours/model/opening-hours.ts';
import { clockText } from '#shared/zoned-time.ts';

const dayMinutes = 24 * 60;
const allDays = [0, 1, 2, 3, 4, 5, 6];

/** Minutes since midnight of the day on which the place opens; a `close` above 1440 is on the next day. */
interface MinuteSpan {
  open: number;
  close: number;
}

/**
 * Parses opening hours: the common subset of OpenStreetMap's opening_hours
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification) and the same in Portuguese: 'Mo-Fr
 * 11:30-15:00,18:00-23:00; Sa 18:00-02:00; Su off', 'seg a sex das 9h às 18h', '24/7'. A later rule replaces earlier
 * ones for its days. Rules of public holidays become the note, because their dates are unknown.
 * @returns null if any part cannot be parsed, such as seasons, or has no fixed times: sunset, open ends (see
 *   describeHoursText()). Never throws
 */
export function parseHoursText(text: string): OpeningHours | null {
  const foldedText = foldText(text.slice(0, 500)).trim();
  if (/^(?:24\/7|24 ?h(?:oras)?|aberto 24 ?h(?:oras)?)$/.test(foldedText))
    return getAlwaysOpenHours();
  const week: MinuteSpan[][] = allDays.map(() => []);
  const notes: string[] = [];
  for (const rule of foldedText.split(/[;\n]/)) {
    if (rule.trim() === '') continue;
    if (/^\s*(?:ph|sh|feriados?)\b/.test(rule)) {
      notes.push(
        rule
          .trim()
          .replace(/^ph\b/, 'Feriados:')
          .replace(/\boff$/, 'fechado'),
      );
      continue;
    }
    // 'Mo-Su,PH': PH is dropped, because hours apply to holidays by default.
    const tokens = tokenizeHours(rule.replace(/,\s*ph\b/, ''));
    if (!tokens || !applyRule(tokens, week)) return null;
  }
  const periods = week.flatMap(toPeriods);
  if (periods.length === 0 || periods.length > maxPeriods) return null;
  const isAlwaysOpen = week.every((spans) => spans.some(isWholeDay));
  return isAlwaysOpen ? getAlwaysOpenHours() : { periods, exceptions: [], note: notes.join('; ') };
}

function getAlwaysOpenHours(): OpeningHours {
  return { periods: [alwaysOpenPeriod], exceptions: [], note: '' };
}

/** Applies one rule to the week; returns false if it cannot be parsed. */
function applyRule(tokens: readonly HoursToken[], week: MinuteSpan[][]): boolean {
  const replacedDays = new Set<number>();
  let position = 0;
  while (position < tokens.length) {
    const clause = readClause(tokens, position);
    if (!clause) return false;
    for (const day of clause.days) {
      if (!replacedDays.has(day)) week[day] = [];
      replacedDays.add(day);
      week[day]?.push(...clause.spans);
    }
    position = clause.nextPosition;
    if (position < tokens.length && tokens[position++] !== ',') return false;
  }
  return replacedDays.size > 0;
}

interface Clause {
  days: number[];
  spans: MinuteSpan[];
  nextPosition: number;
}

/** Reads days and their spans from a position on: 'mo-fr,su 10:00-12:00,14:00-18:00'. */
function readClause(tokens: readonly HoursToken[], start: number): Clause | null {
  const days: number[] = [];
  const spans: MinuteSpan[] = [];
  let position = start;
  let token = tokens[position];
  while (typeof token === 'object' && 'day' in token) {
    const isRange = tokens[position + 1] === '-';
    const end = isRange ? tokens[position + 2] : token;
    if (typeof end !== 'object' || !('day' in end)) return null;
    days.push(...daysBetween(token.day, end.day));
    position += isRange ? 3 : 1;
    // A comma before another day continues the list.
    const nextToken = tokens[position + 1];
    if (tokens[position] === ',' && typeof nextToken === 'object' && 'day' in nextToken)
      position += 1;
    token = tokens[position];
  }
  if (token === 'every-day') position += 1;
  if (tokens[position] === 'off') {
    return { days: days.length > 0 ? days : allDays, spans: [], nextPosition: position + 1 };
  }
  for (;;) {
    const [open, dash, close] = tokens.slice(position, position + 3);
    if (typeof open !== 'object' || typeof close !== 'object' || dash !== '-') return null;
    if (!('time' in open) || !('time' in close) || open.time >= dayMinutes) return null;
    const closeMinutes = close.time <= open.time ? close.time + dayMinutes : close.time;
    if (closeMinutes - open.time > dayMinutes) return null;
    spans.push({ open: open.time, close: closeMinutes });
    position += 3;
    const nextToken = tokens[position + 1];
    if (tokens[position] !== ',' || typeof nextToken !== 'object' || !('time' in nextToken)) break;
    position += 1;
  }
  return { days: days.length > 0 ? days : allDays, spans, nextPosition: position };
}

/** Returns the days of a range; 'sa-mo' is Saturday to Monday. */
function daysBetween(first: number, last: number): number[] {
  const length = (last - first + 7) % 7;
  return Array.from({ length: length + 1 }, (_, step) => (first + step) % 7);
}

function isWholeDay({ open, close }: MinuteSpan): boolean {
  return open === 0 && close === dayMinutes;
}

function toPeriods(spans: readonly MinuteSpan[], day: number): OpeningPeriod[] {
  return [...spans]
    .sort((a, b) => a.open - b.open)
    .map(({ open, close }) => ({
      open: { day, time: clockText(open) },
      close: {
        day: close >= dayMinutes ? (day + 1) % 7 : day,
        time: clockText(close % dayMinutes),
      },
    }));
}

/** Times of the sun, which have no fixed clock time. */
export type SunTime = 'sunrise' | 'sunset' | 'dawn' | 'dusk';

/** Token of written opening hours. `time` is in minutes since midnight, up to 48:00; '+' is an open end. */
export type HoursToken =
  | '-'
  | ','
  | '+'
  | 'off'
  | 'every-day'
  | { readonly day: number }
  | { readonly time: number }
  | { readonly sun: SunTime };

/** Days, starting with Sunday (0), by their folded names and abbreviations. */
const dayPatterns: readonly (readonly [RegExp, number])[] = [
  [/^(?:domingos?|dom|sunday|sun|su)$/, 0],
  [/^(?:segundas?|seg|monday|mon|mo)$/, 1],
  [/^(?:tercas?|ter|tuesday|tue|tu)$/, 2],
  [/^(?:quartas?|qua|wednesday|wed|we)$/, 3],
  [/^(?:quintas?|qui|thursday|thu|th)$/, 4],
  [/^(?:sextas?|sex|friday|fri|fr)$/, 5],
  [/^(?:sabados?|sab|saturday|sat|sa)$/, 6],
];

const tokenByWord: Readonly<Record<string, HoursToken | null>> = {
  a: '-',
  as: '-',
  ate: '-',
  to: '-',
  e: ',',
  and: ',',
  off: 'off',
  closed: 'off',
  fechado: 'off',
  daily: 'every-day',
  diariamente: 'every-day',
  sunrise: { sun: 'sunrise' },
  sunset: { sun: 'sunset' },
  dawn: { sun: 'dawn' },
  dusk: { sun: 'dusk' },
  // Words without meaning: 'das 9h às 18h'.
  de: null,
  das: null,
  do: null,
  from: null,
};

/**
 * Returns the tokens of one rule of opening hours.
 * @param rule folded text (foldText)
 * @returns null if it contains an unknown word or character
 */
export function tokenizeHours(rule: string): HoursToken[] | null {
  const text = rule
    .replace(/[–—]/g, '-')
    .replace(/-feiras?\b/g, '')
    .replace(/\btodos os dias\b/g, 'daily')
    // 'seg: 9h': a colon without a digit after it has no meaning. The colon of '09:00' belongs to the time.
    .replace(/:(?!\d)/g, ' ');
  const parts = text.match(/\d{1,2}(?:[:h]\d{2}|h)?|[a-z]+\.?|[-,&]|[^\s]/g) ?? [];
  const tokens: HoursToken[] = [];
  for (const part of parts) {
    const token = toToken(part);
    if (token === undefined) return null;
    if (token !== null) tokens.push(token);
  }
  return tokens;
}

/** Returns undefined for an unknown part, null for one without meaning. */
function toToken(part: string): HoursToken | null | undefined {
  if (part === '-' || part === ',' || part === '+') return part;
  if (part === '&') return ',';
  const time = /^(\d{1,2})(?:[:h](\d{2})|h)$/.exec(part);
  if (time) {
    const [, hours = '', minutes = '0'] = time;
    const totalMinutes = Number(hours) * 60 + Number(minutes);
    return Number(minutes) < 60 && totalMinutes <= 48 * 60 ? { time: totalMinutes } : undefined;
  }
  const word = part.replace(/\.$/, '');
  if (Object.hasOwn(tokenByWord, word)) return tokenByWord[word];
  const dayName = dayPatterns.find(([name]) => name.test(word));
  return dayName && { day: dayName[1] };
}
