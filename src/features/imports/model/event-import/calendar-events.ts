import ICAL from 'ical.js';
import { brand } from '#shared/brand.ts';
import { eventBounds, maxEventYearsAhead } from '#features/events/model/event.ts';
import { ImportFileError, maxImportRows } from '../import-file/file-problem.ts';
import type { EventRowError, RawEvent, RawEventDate } from './raw-event.ts';
import { instantInZone, isKnownZone } from './zone-time.ts';

/** Maximum number of occurrences of a rule that are expanded: forty years of a weekly one. */
const maxSteps = 2_500;
/** Supported frequencies. Rules that repeat within a day are not events of a guide. */
const readableFrequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/**
 * Returns the events of a calendar file (RFC 5545). Each event has the dates from `now` on that result from its rule,
 * its additional dates, exceptions and moved dates, up to the limit of an event. Times are in the time zone named in
 * the file, defined by the tz database or by the file itself; floating times are in the brand's time zone.
 *
 * A contradictory rule causes an endless loop in ical.js (https://github.com/kewisch/ical.js/issues/1038), so call this
 * function where it can be terminated.
 * @throws ImportFileError 'broken-calendar', 'no-rows', 'too-many-rows'
 */
export function calendarEvents(text: string, now: Date): RawEvent[] {
  const components = parsedComponents(text);
  if (components.length === 0) throw new ImportFileError('no-rows');
  if (components.length > maxImportRows) throw new ImportFileError('too-many-rows');
  const byUid = new Map<string, ICAL.Component[]>();
  components.forEach((component, at) => {
    const uid = textOf(component, 'uid') || `without uid ${at}`;
    byUid.set(uid, [...(byUid.get(uid) ?? []), component]);
  });
  return [...byUid.values()].map((parts) => {
    const main = parts.find((part) => !part.hasProperty('recurrence-id')) ?? parts[0];
    if (!main) throw new ImportFileError('no-rows');
    return rawEventOf(main, parts, { row: components.indexOf(main) + 1, now });
  });
}

function parsedComponents(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(text);
    // For several calendars in one file, the parser returns a list of them.
    const calendars = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as (
      string | unknown[]
    )[];
    return calendars.flatMap((calendar) =>
      new ICAL.Component(calendar as never).getAllSubcomponents('vevent'),
    );
  } catch {
    throw new ImportFileError('broken-calendar');
  }
}

function rawEventOf(
  main: ICAL.Component,
  parts: readonly ICAL.Component[],
  { row, now }: { row: number; now: Date },
): RawEvent {
  const event: RawEvent = {
    row,
    title: textOf(main, 'summary'),
    description: textOf(main, 'description'),
    place: textOf(main, 'location'),
    price: '',
    ticketUrl: textOf(main, 'url'),
    ageLimit: '',
    dates: [],
    errors: [],
    warnings: [],
  };
  try {
    const { dates, isCut } = datesOf(main, parts, now);
    event.dates = dates;
    if (isCut) event.warnings.push('repetition-cut');
  } catch (error) {
    event.errors.push(error instanceof RowProblem ? error.problem : 'date-unreadable');
  }
  return event;
}

/** Error of a single event whose dates cannot be read; other events are still imported. */
class RowProblem extends Error {
  readonly problem: EventRowError;

  constructor(problem: EventRowError) {
    super(problem);
    this.problem = problem;
  }
}

function datesOf(
  main: ICAL.Component,
  parts: readonly ICAL.Component[],
  now: Date,
): { dates: RawEventDate[]; isCut: boolean } {
  const first = main.getFirstProperty('dtstart');
  if (!first) throw new RowProblem('date-missing');
  const dateOf = (part: ICAL.Component): RawEventDate => {
    const property = part.getFirstProperty('dtstart') ?? first;
    const startsAt = instantOf(timeOf(property), property);
    return { startsAt, endsAt: endOf(part, startsAt), isCancelled: isCancelled(part) };
  };
  const moved = new Map(
    parts.flatMap((part) => {
      const instead = part.getFirstProperty('recurrence-id');
      return instead ? [[+instantOf(timeOf(instead), instead), dateOf(part)] as const] : [];
    }),
  );
  if (main.hasProperty('recurrence-id')) return { dates: [...moved.values()], isCut: false };
  if (!main.hasProperty('rrule') && !main.hasProperty('rdate')) {
    return { dates: [dateOf(main)], isCut: false };
  }
  const { endsAt, startsAt, isCancelled: isGone } = dateOf(main);
  const length = endsAt && +endsAt - +startsAt;
  const { starts, isCut } = repeatedStarts(main, first, { now, length: length ?? 0 });
  const dates = starts.map(
    (start) =>
      moved.get(+start) ?? {
        startsAt: start,
        endsAt: length === null ? null : new Date(+start + length),
        isCancelled: isGone,
      },
  );
  return { dates, isCut };
}

/** Returns all starts of a rule that are not over; `isCut` is true if there are more than an event can have. */
function repeatedStarts(
  main: ICAL.Component,
  first: ICAL.Property,
  { now, length }: { now: Date; length: number },
): { starts: Date[]; isCut: boolean } {
  for (const rule of main.getAllProperties('rrule')) {
    const { freq } = rule.getFirstValue() as ICAL.Recur;
    if (!readableFrequencies.has(freq)) throw new RowProblem('rule-unreadable');
  }
  const horizon = new Date(now);
  horizon.setUTCFullYear(horizon.getUTCFullYear() + maxEventYearsAhead);
  const expansion = new ICAL.RecurExpansion({ component: main, dtstart: timeOf(first) });
  const starts: Date[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    const time = expansion.next() as ICAL.Time | undefined;
    if (!time) return { starts, isCut: false };
    const start = instantOf(time, first);
    if (start > horizon || starts.length === eventBounds.dates) return { starts, isCut: true };
    if (+start + length > +now || (length === 0 && start >= now)) starts.push(start);
  }
  return { starts, isCut: true };
}

function endOf(part: ICAL.Component, startsAt: Date): Date | null {
  const end = part.getFirstProperty('dtend');
  if (end) return instantOf(timeOf(end), end);
  const duration = part.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    return new Date(+startsAt + duration.toSeconds() * 1_000);
  }
  const start = part.getFirstProperty('dtstart');
  // RFC 5545, 3.6.1: an event whose start is a date lasts that day.
  if (!start || !timeOf(start).isDate) return null;
  const next = timeOf(start).clone();
  next.day += 1;
  return instantOf(next, start);
}

function timeOf(property: ICAL.Property): ICAL.Time {
  const value: unknown = property.getFirstValue();
  if (!(value instanceof ICAL.Time)) throw new RowProblem('date-unreadable');
  return value;
}

/** Returns the timestamp of a time in the zone of its property: 'TZID', UTC ('Z') or none. */
function instantOf(time: ICAL.Time, property: ICAL.Property): Date {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const zone = property.getFirstParameter('tzid') ?? brand.timeZone;
  const { year, month, day, hour, minute } = time;
  if (isKnownZone(zone)) return instantInZone({ year, month, day, hour, minute }, zone);
  // Zone names of other systems ('E. South America Standard Time') are only defined in the file.
  const own = zoneOfFile(property, zone);
  if (!own) throw new RowProblem('zone-unknown');
  const local = ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 }, own);
  return local.toJSDate();
}

function zoneOfFile(property: ICAL.Property, tzid: string): ICAL.Timezone | null {
  let root: ICAL.Component | null = property.parent;
  while (root?.parent) root = root.parent;
  const found = root
    ?.getAllSubcomponents('vtimezone')
    .find((zone) => zone.getFirstPropertyValue('tzid') === tzid);
  return found ? new ICAL.Timezone(found) : null;
}

function isCancelled(part: ICAL.Component): boolean {
  return textOf(part, 'status').toUpperCase() === 'CANCELLED';
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}
