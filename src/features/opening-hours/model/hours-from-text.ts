import { foldText } from '#shared/text/fold-text.ts';
import { allDayRange, emptyHours } from './hours-draft.ts';
import type { HoursDraft, HoursRange } from './hours-draft.ts';

/** First three letters of the weekdays in Portuguese, Sunday first. */
const dayPrefixes = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const;

const clockPattern = String.raw`(\d{1,2})(?:[:h](\d{2})?)?(?:\s*h(?:s|rs|oras)?)?`;
const rangePattern = new RegExp(
  String.raw`${clockPattern}\s*(?:-|–|—|as|a|ate)\s*${clockPattern}`,
  'g',
);
const dayNamePattern = String.raw`(dom|seg|ter|qua|qui|sex|sab)[a-z]*(?:-feira)?\.?`;
const daySequencePattern = new RegExp(
  String.raw`${dayNamePattern}(?:\s*(?:-|–|—|a|ate)\s*${dayNamePattern})?`,
  'g',
);
const everyDayPattern = /todos os dias|diariamente/;

/**
 * Parses the text of an older record into hours by weekday: 'Seg a Sex: 11h às 23h', 'Sábado: Fechado', '18:00–02:00'
 * (every day), '24 horas'. Lines that cannot be parsed become the note. The user reviews the result before it is
 * stored.
 */
export function hoursFromText(lines: readonly string[]): HoursDraft {
  const days: HoursRange[][] = emptyHours.days.map(() => []);
  const unreadLines: string[] = [];
  for (const line of lines) {
    const parsedLine = parseLine(line);
    if (parsedLine === null) unreadLines.push(line);
    else for (const day of parsedLine.days) days[day] = parsedLine.ranges;
  }
  return { ...emptyHours, mode: 'weekly', days, note: unreadLines.join(' · ').slice(0, 500) };
}

function parseLine(line: string): { days: number[]; ranges: HoursRange[] } | null {
  const text = foldText(line);
  const ranges = parseRanges(text);
  if (ranges === null) return null;
  const textWithoutRanges = text.replace(rangePattern, ' ');
  const days = parseDays(textWithoutRanges);
  // A line with other words, such as 'mediante reserva', would lose its meaning, so it becomes part of the note.
  const otherWords = textWithoutRanges
    .replace(everyDayPattern, ' ')
    .replace(daySequencePattern, ' ')
    .replace(/\b(?:fechad[oa]|24\s*h(?:oras|rs)?|das?|e|as|de|h|hs|feriados?)\b|[^a-z0-9]/g, '');
  if (otherWords !== '' || /feriado/.test(textWithoutRanges)) return null;
  return { days: days.length > 0 ? days : [0, 1, 2, 3, 4, 5, 6], ranges };
}

/** Returns the periods in a text, or null if it contains none and does not state that the place is closed. */
function parseRanges(text: string): HoursRange[] | null {
  const foundRanges = [...text.matchAll(rangePattern)].map(
    ([, openHour, openMinute, closeHour, closeMinute]) => ({
      open: formatTime(openHour, openMinute),
      close: formatTime(closeHour, closeMinute),
    }),
  );
  if (foundRanges.length > 0) {
    const validRanges = foundRanges.flatMap(({ open, close }) =>
      open === null || close === null ? [] : [{ open, close }],
    );
    return validRanges.length === foundRanges.length ? validRanges : null;
  }
  if (/24\s*h/.test(text)) return [{ ...allDayRange }];
  return /fechad/.test(text) ? [] : null;
}

function formatTime(hour = '', minute = '00'): string | null {
  // 24:00 is 00:00 of the next day.
  const hours = Number(hour) === 24 ? 0 : Number(hour);
  if (hours > 23 || Number(minute) > 59) return null;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function parseDays(text: string): number[] {
  if (everyDayPattern.test(text)) return [];
  return [...text.matchAll(daySequencePattern)].flatMap(([, fromName = '', toName]) => {
    const firstDay = dayPrefixes.findIndex((start) => start === fromName);
    const lastDay =
      toName === undefined ? firstDay : dayPrefixes.findIndex((start) => start === toName);
    const count = ((lastDay - firstDay + 7) % 7) + 1;
    return Array.from({ length: count }, (_, step) => (firstDay + step) % 7);
  });
}
