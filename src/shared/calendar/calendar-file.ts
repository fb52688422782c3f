import { dayMs, minuteMs } from '#shared/time-units.ts';
import * as brand from '../brand.ts';
import type { Coordinates } from '../geo.ts';
import { cleanPlainText } from '../text/plain-text.ts';
import { slugify } from '../text/slug.ts';
import { wallClockAt } from '../zoned-time.ts';

/**
 * Media type of iCalendar files. The rules in this file are from RFC 5545 (iCalendar) unless a comment names another
 * source.
 */

export const calendarMediaType = 'text/calendar;charset=utf-8';

/** Status of an event: STATUS of VEVENT. */
export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

/** One calendar entry. Texts may have any length and any characters. */
export interface CalendarEntry {
  /** The same for every version of an entry, so that calendars replace the earlier version. See calendarUid(). */
  uid: string;
  /** Increases with every version. See calendarSequence(). */
  sequence: number;
  /** Time when this version was created. */
  changedAt: Date;
  /** Written in the brand's time zone, to the minute, whatever the zone of the calendar. */
  startsAt: Date;
  endsAt: Date;
  status: CalendarStatus;
  title: string;
  /** '' if there is none. */
  description: string;
  /** Readable address; '' if unknown. */
  location: string;
  geo: Coordinates | null;
  /** Absolute URL of its page (anything else throws TypeError); null if there is none. */
  url: string | null;
  /** Minutes before the start for the reminder; null for none. Cancelled entries have no reminder. */
  alarmMinutes: number | null;
}

/** Maximum octets of a line without its line break. Source: RFC 5545 section 3.1. */
const maxOctets = 75;
const maxInteger = 2_147_483_647;

/** A calendar that users subscribe to. */
interface CalendarFeed {
  name: string;
  /**
   * Recommended refresh interval in hours, for REFRESH-INTERVAL (RFC 7986 section 5.7) and the older X-PUBLISHED-TTL.
   */
  refreshHours: number;
}

/**
 * Returns an iCalendar file of the entries: CRLF, lines folded at 75 octets between whole characters, escaped texts,
 * and the brand's time zone with the offset changes in the range of the entries.
 */
export function calendarFile(entries: readonly CalendarEntry[], feed?: CalendarFeed): string {
  const { name, version } = brand;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${name}//${name} ${version}//PT`,
    'CALSCALE:GREGORIAN',
    ...(feed ? feedLines(feed) : []),
    ...zoneLines(entries),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function feedLines({ name, refreshHours }: CalendarFeed): string[] {
  return [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${brand.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

/**
 * Returns the UID of an entry from values that never change.
 * @param parts letters and digits that identify the entry; no personal data, because users share calendar files
 */
export function calendarUid(...parts: readonly (string | number)[]): string {
  return `${parts.join('-')}@${slugify(brand.name)}`;
}

/**
 * Returns a SEQUENCE that increases with every change, derived from the timestamps of the record: the seconds from its
 * creation to its last change, rounded up. Returns 0 if the record was never changed or a timestamp is unknown.
 */
export function calendarSequence({
  createdAt,
  updatedAt,
}: {
  createdAt: Date | null;
  updatedAt: Date | null;
}): number {
  if (!createdAt || !updatedAt) return 0;
  const seconds = Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 1000);
  return Math.min(Math.max(seconds, 0), maxInteger);
}

function entryLines(entry: CalendarEntry): string[] {
  const { geo, url, status, alarmMinutes } = entry;
  const hasAlarm = alarmMinutes !== null && status !== 'CANCELLED';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcTime(entry.changedAt)}`,
    `LAST-MODIFIED:${utcTime(entry.changedAt)}`,
    `DTSTART;TZID=${brand.timeZone}:${localTime(entry.startsAt)}`,
    `DTEND;TZID=${brand.timeZone}:${localTime(entry.endsAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    ...(geo ? [`GEO:${geo.latitude.toFixed(6)};${geo.longitude.toFixed(6)}`] : []),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    ...(hasAlarm ? alarmLines(entry, alarmMinutes) : []),
    'END:VEVENT',
  ];
}

function alarmLines({ title }: CalendarEntry, minutes: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ];
}

/** Returns the VTIMEZONE lines for the range of the entries: the UTC offset and each change of it. */
function zoneLines(entries: readonly CalendarEntry[]): string[] {
  if (entries.length === 0) return [];
  const firstMs = Math.min(...entries.map(({ startsAt }) => startsAt.getTime()));
  const from = (Math.floor(firstMs / dayMs) - 1) * dayMs;
  const until = Math.max(...entries.map(({ endsAt }) => endsAt.getTime())) + dayMs;
  const firstOffset = offsetAt(from);
  const offsetLines = observanceLines('19700101T000000', firstOffset, firstOffset);
  let offsetBefore = firstOffset;
  for (let dayStartMs = from; dayStartMs < until; dayStartMs += dayMs) {
    const offsetAfter = offsetAt(dayStartMs + dayMs);
    if (offsetAfter === offsetBefore) continue;
    const offsetChangeMs = offsetChangeBetween(dayStartMs, dayStartMs + dayMs);
    // DTSTART is the local time by the offset that was valid before the change.
    const localChangeText = localText(offsetChangeMs + offsetBefore * minuteMs);
    offsetLines.push(...observanceLines(localChangeText, offsetBefore, offsetAfter));
    offsetBefore = offsetAfter;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${brand.timeZone}`, ...offsetLines, 'END:VTIMEZONE'];
}

function observanceLines(start: string, offsetBefore: number, offsetAfter: number): string[] {
  const kind = offsetAfter > offsetBefore ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(offsetBefore)}`,
    `TZOFFSETTO:${offsetText(offsetAfter)}`,
    `END:${kind}`,
  ];
}

/**
 * Returns the time at which the UTC offset of the zone changes, to the minute. All times are in ms and whole minutes.
 */
function offsetChangeBetween(from: number, until: number): number {
  const oldOffset = offsetAt(from);
  let [low, high] = [from, until];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === oldOffset) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the minutes by which the local time of the zone is ahead of UTC at an instant in ms. */
function offsetAt(ms: number): number {
  const { dayNumber, minutes } = wallClockAt(new Date(ms));
  return dayNumber * 1440 + minutes - Math.floor(ms / minuteMs);
}

/** Formats an offset in minutes as '+HHMM' or '-HHMM'. */
function offsetText(minutes: number): string {
  const digits = Math.floor(Math.abs(minutes) / 60) * 100 + (Math.abs(minutes) % 60);
  return `${minutes < 0 ? '-' : '+'}${String(digits).padStart(4, '0')}`;
}

function localTime(instant: Date): string {
  const { dayNumber, minutes } = wallClockAt(instant);
  return localText((dayNumber * 1440 + minutes) * minuteMs);
}

/** Formats a wall-clock time, given as if it were UTC, as 'YYYYMMDDTHHMMSS'. */
function localText(ms: number): string {
  return utcTime(new Date(ms)).slice(0, -1);
}

/** Formats an instant as 'YYYYMMDDTHHMMSSZ'. */
function utcTime(instant: Date): string {
  return instant.toISOString().replace(/\.\d{3}|[-:]/g, '');
}

/** Escapes a text value. Source: RFC 5545 section 3.3.11, which does not allow control characters. */
function escapeText(text: string): string {
  return cleanPlainText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a line into pieces of at most 75 octets in UTF-8, including the leading space of continuation lines. */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const characterOctets = octetsOf(character);
    if (octets + characterOctets > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += characterOctets;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
