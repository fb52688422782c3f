import { foldText } from '#shared/text/fold-text.ts';
import { alwaysOpenPeriod, maxPeriods } from '#features/opening-hours/model/opening-hours.ts';
import type { OpeningHours, OpeningPeriod } from '#features/opening-hours/model/opening-hours.ts';
import { tokenizeHours } from './hours-tokens.ts';
import type { HoursToken } from './hours-tokens.ts';
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
 * @returns null if any part cannot be parsed: seasons, sunset, open ends. Never throws
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
