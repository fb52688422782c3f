import { brand } from '../brand.ts';
import type { Coordinates } from '../geo.ts';
import { cleanPlainText } from '../text/plain-text.ts';
import { slugify } from '../text/slug.ts';
import { wallClockAt } from '../zoned-time.ts';

/** Source of all rules here: RFC 5545 (iCalendar). */

export const calendarMediaType = 'text/calendar;charset=utf-8';

/** Whether it takes place: VEVENT's STATUS. */
export type CalendarStatus = 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';

/** One entry of a calendar; texts in any length and with any characters. */
export interface CalendarEntry {
  /** The same for every version of an entry; what a calendar knows already it replaces. See calendarUid(). */
  uid: string;
  /** Grows with every version. See calendarSequence(). */
  sequence: number;
  /** When this version came to be. */
  changedAt: Date;
  /** Shown by the clock of the brand's time zone, to the minute, wherever the calendar is. */
  startsAt: Date;
  endsAt: Date;
  status: CalendarStatus;
  title: string;
  /** '' without one. */
  description: string;
  /** Where it is, as people read it; '' where that is not known. */
  location: string;
  geo: Coordinates | null;
  /** Absolute address of its page (anything else throws TypeError); null without one. */
  url: string | null;
  /** Minutes before its start at which it reminds of itself; null for never. Nothing reminds of what is cancelled. */
  alarmMinutes: number | null;
}

/** Octets of a line without its break. Source: RFC 5545 section 3.1. */
const maxOctets = 75;
const maxInteger = 2_147_483_647;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A calendar that others subscribe to. */
interface CalendarFeed {
  name: string;
  /** How often it is worth asking again, in hours (RFC 7986 section 5.7, and what calendars read from before it). */
  refreshHours: number;
}

/**
 * A calendar file of entries, which every calendar reads: CRLF, lines folded at 75 octets between whole characters,
 * texts escaped, the brand's time zone with the changes of clocks that the entries meet.
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
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function feedLines({ name, refreshHours }: CalendarFeed): string[] {
  return [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(name)}`,
    `X-WR-TIMEZONE:${brand.timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

/**
 * The UID of an entry, from what never changes about it.
 * @param parts letters and digits of its own; nothing that names a person, because people pass files on
 */
export function calendarUid(...parts: readonly (string | number)[]): string {
  return `${parts.join('-')}@${slugify(brand.name)}`;
}

/**
 * A SEQUENCE that grows with every change, from the times a record carries anyway: the seconds it has lived, rounded
 * up; 0 for one that was never changed, or whose times are unknown.
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
  const isReminded = alarmMinutes !== null && status !== 'CANCELLED';
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcTime(entry.changedAt)}`,
    `LAST-MODIFIED:${utcTime(entry.changedAt)}`,
    `DTSTART;TZID=${brand.timeZone}:${localTime(entry.startsAt)}`,
    `DTEND;TZID=${brand.timeZone}:${localTime(entry.endsAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${textValue(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${textValue(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${textValue(entry.location)}`] : []),
    ...(geo ? [`GEO:${geo.latitude.toFixed(6)};${geo.longitude.toFixed(6)}`] : []),
    ...(url === null ? [] : [`URL:${new URL(url).href}`]),
    ...(isReminded ? alarmLines(entry, alarmMinutes) : []),
    'END:VEVENT',
  ];
}

function alarmLines({ title }: CalendarEntry, minutes: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textValue(title)}`,
    `TRIGGER:-PT${minutes}M`,
    'END:VALARM',
  ];
}

/** The zone as it is while the entries last: how far it is from UTC, and each change of that. */
function zoneLines(entries: readonly CalendarEntry[]): string[] {
  if (entries.length === 0) return [];
  const firstMs = Math.min(...entries.map(({ startsAt }) => startsAt.getTime()));
  const from = (Math.floor(firstMs / dayMs) - 1) * dayMs;
  const until = Math.max(...entries.map(({ endsAt }) => endsAt.getTime())) + dayMs;
  const first = offsetAt(from);
  const observances = observanceLines('19700101T000000', first, first);
  let before = first;
  for (let at = from; at < until; at += dayMs) {
    const after = offsetAt(at + dayMs);
    if (after === before) continue;
    const onset = changeBetween(at, at + dayMs);
    // By the clock that was right until then.
    const local = localText(onset + before * minuteMs);
    observances.push(...observanceLines(local, before, after));
    before = after;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${brand.timeZone}`, ...observances, 'END:VTIMEZONE'];
}

function observanceLines(start: string, before: number, after: number): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

/** The minute at which the zone's distance from UTC changes, between two whole minutes. All in ms. */
function changeBetween(from: number, until: number): number {
  const old = offsetAt(from);
  let [low, high] = [from, until];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** Minutes that the zone's clock is ahead of UTC at an instant in ms. */
function offsetAt(ms: number): number {
  const { dayNumber, minutes } = wallClockAt(new Date(ms));
  return dayNumber * 1440 + minutes - Math.floor(ms / minuteMs);
}

/** '+HHMM' or '-HHMM'. */
function offsetText(minutes: number): string {
  const digits = Math.floor(Math.abs(minutes) / 60) * 100 + (Math.abs(minutes) % 60);
  return `${minutes < 0 ? '-' : '+'}${String(digits).padStart(4, '0')}`;
}

function localTime(instant: Date): string {
  const { dayNumber, minutes } = wallClockAt(instant);
  return localText((dayNumber * 1440 + minutes) * minuteMs);
}

/** 'YYYYMMDDTHHMMSS' of a wall clock read as if it were UTC. */
function localText(ms: number): string {
  return utcTime(new Date(ms)).slice(0, -1);
}

/** 'YYYYMMDDTHHMMSSZ' */
function utcTime(instant: Date): string {
  return instant.toISOString().replace(/\.\d{3}|[-:]/g, '');
}

/** A text as a value. Source: RFC 5545 section 3.3.11; control characters are none of its characters. */
function textValue(text: string): string {
  return cleanPlainText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A line in pieces of at most 75 octets in UTF-8, the space that begins the later ones among them. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
