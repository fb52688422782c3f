import { joinPhrases } from '#shared/formats/phrases.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { clockText } from '#shared/zoned-time.ts';
import { tokenizeHours } from './hours-text.ts';
import type { HoursToken, SunTime } from './hours-text.ts';

const dayMinutes = 24 * 60;

/** Names of the days, starting with Sunday (0). */
const dayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

const sunTimes: Readonly<Record<SunTime, string>> = {
  sunrise: 'nascer do sol',
  sunset: 'pôr do sol',
  dawn: 'amanhecer',
  dusk: 'anoitecer',
};

/**
 * Returns opening hours that parseHoursText() cannot parse, such as 'Mo-Su 18:00+' or 'sunrise-sunset', as Portuguese
 * lines: 'Todos os dias: a partir das 18:00'. They are stored as text, which every page shows unchanged.
 * @returns null if any part is unknown. Never throws
 */
export function describeHoursText(text: string): string | null {
  const lines: string[] = [];
  for (const rule of foldText(text.slice(0, 500)).split(/[;\n]/)) {
    if (rule.trim() === '') continue;
    const holidays = /^(?:ph|feriados?)\b/.exec(rule.trimStart())?.[0];
    const times = rule.trimStart().slice(holidays?.length ?? 0);
    const tokens = tokenizeHours(times.replace(/,\s*ph\b/, ''));
    const line = tokens && describeRule(tokens, holidays === undefined ? null : 'feriados');
    if (line === null) return null;
    lines.push(capitalize(line));
  }
  return lines.length > 0 ? lines.join('\n') : null;
}

/** @param fixedDays the words for the days of a rule that names none; null for every day */
function describeRule(tokens: readonly HoursToken[], fixedDays: string | null): string | null {
  const days: string[] = [];
  const times: string[] = [];
  let position = 0;
  const takeDay = () => {
    const token = tokens[position];
    if (typeof token !== 'object' || !('day' in token)) return null;
    position += 1;
    return token.day;
  };
  const skip = (expected: HoursToken) => {
    const isFound = tokens[position] === expected;
    if (isFound) position += 1;
    return isFound;
  };
  const takeTime = () => {
    const token = tokens[position];
    if (typeof token !== 'object' || 'day' in token) return null;
    position += 1;
    return token;
  };

  if (skip('every-day')) days.push('todos os dias');
  for (let first = takeDay(); first !== null; first = takeDay()) {
    const last = skip('-') ? takeDay() : first;
    if (last === null) return null;
    days.push(daysText(first, last));
    skip(',');
  }
  if (skip('off')) times.push('fechado');
  for (let open = takeTime(); open !== null; open = takeTime()) {
    const close = skip('-') ? takeTime() : null;
    const isOpenEnd = skip('+');
    if (close === null && !isOpenEnd) return null;
    times.push(timesText(open, close, isOpenEnd));
    skip(',');
  }
  if (times.length === 0 || position < tokens.length) return null;
  return `${joinPhrases(days) || (fixedDays ?? 'todos os dias')}: ${joinPhrases(times)}`;
}

type Time = Extract<HoursToken, { time: number } | { sun: SunTime }>;

function daysText(first: number, last: number): string {
  if (first === last) return dayNames[first] ?? '';
  if ((last + 1) % 7 === first) return 'todos os dias';
  return `${dayNames[first] ?? ''} a ${dayNames[last] ?? ''}`;
}

function timesText(open: Time, close: Time | null, isOpenEnd: boolean): string {
  if (close === null) return `a partir ${timeText(open, 'de')}`;
  const from = 'sun' in open && 'sun' in close ? timeText(open, 'de').replace(/ do sol$/, '') : '';
  const span = `${from || timeText(open, 'de')} ${timeText(close, 'a')}`;
  return isOpenEnd ? `${span} ou mais tarde` : span;
}

/** Returns the time with its preposition: 'das 18:00', 'à 01:00', 'ao pôr do sol'. */
function timeText(time: Time, preposition: 'de' | 'a'): string {
  if ('sun' in time) return `${preposition === 'de' ? 'do' : 'ao'} ${sunTimes[time.sun]}`;
  const minutes = time.time % dayMinutes;
  const isOneOClock = Math.floor(minutes / 60) === 1;
  const word = preposition === 'de' ? (isOneOClock ? 'da' : 'das') : isOneOClock ? 'à' : 'às';
  return `${word} ${clockText(minutes)}`;
}
