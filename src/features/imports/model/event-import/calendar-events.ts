import ICAL from 'ical.js';
import * as brand from '#shared/brand.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { maxEventDates, maxEventYearsAhead } from '#features/events/model/event-options.ts';
import { dayMs } from '#shared/time-units.ts';
import { createLocalTime, instantOfWallClock } from '#shared/zoned-time.ts';
import { maxImportRows } from '../import-file/file-problem.ts';
import type { FileRefusal } from '../import-file/file-problem.ts';
import type { FileContent } from '../import-file/parsed-file.ts';
import { assumedEnd } from './raw-event.ts';
import type { EventRowError, RawEvent } from './raw-event.ts';

/** Maximum number of occurrences of a rule that are expanded; a weekly rule has as many in 48 years. */
const maxExpansionSteps = 2_500;
/** Supported frequencies. Rules that repeat within a day are not events of a guide. */
const supportedFrequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/**
 * Returns the events of a calendar file (RFC 5545). Each event has the dates from `now` on that result from its rule,
 * its additional dates, exceptions and moved dates, up to the limit of an event. Times are in the time zone named in
 * the file, defined by the tz database or by the file itself; floating times are in the brand's time zone.
 *
 * A contradictory rule causes an endless loop in ical.js (https://github.com/kewisch/ical.js/issues/1038), so call this
 * function where it can be terminated.
 * Refuses a file with 'broken-calendar' or 'too-many-rows'.
 */
export function parseCalendarEvents(text: string, now: Date): FileContent<RawEvent> | FileRefusal {
  const components = parseComponents(text);
  if (components === null) return { problem: 'broken-calendar' };
  if (components.length > maxImportRows) return { problem: 'too-many-rows' };
  const componentsByUid = new Map<string, ICAL.Component[]>();
  components.forEach((component, index) => {
    const uid = readText(component, 'uid') || `without uid ${index}`;
    componentsByUid.set(uid, [...(componentsByUid.get(uid) ?? []), component]);
  });
  const rows = [...componentsByUid.values()].flatMap((eventComponents) => {
    const mainComponent =
      eventComponents.find((component) => !component.hasProperty('recurrence-id')) ??
      eventComponents[0];
    if (!mainComponent) return [];
    const row = components.indexOf(mainComponent) + 1;
    return [toRawEvent(mainComponent, eventComponents, { row, now })];
  });
  return { rows };
}

/** Returns null if the text is not a calendar. */
function parseComponents(text: string): ICAL.Component[] | null {
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
    return null;
  }
}

function toRawEvent(
  mainComponent: ICAL.Component,
  eventComponents: readonly ICAL.Component[],
  { row, now }: { row: number; now: Date },
): RawEvent {
  const event: RawEvent = {
    row,
    title: readText(mainComponent, 'summary'),
    description: readText(mainComponent, 'description'),
    place: readText(mainComponent, 'location'),
    price: '',
    ticketUrl: readText(mainComponent, 'url'),
    ageLimit: '',
    dates: [],
    errors: [],
    warnings: [],
  };
  const startProperty = mainComponent.getFirstProperty('dtstart');
  if (!startProperty) return { ...event, errors: ['date-missing'] };
  try {
    const problem = findDateProblem(mainComponent, eventComponents);
    if (problem) return { ...event, errors: [problem] };
    return { ...event, ...readDates(mainComponent, startProperty, { eventComponents, now }) };
  } catch {
    return { ...event, errors: ['date-unreadable'] };
  }
}

/** Returns the problem of a rule that repeats within a day, or of a date in a zone that is defined nowhere. */
function findDateProblem(
  mainComponent: ICAL.Component,
  eventComponents: readonly ICAL.Component[],
): EventRowError | null {
  const isMoved = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const dateProperties = eventComponents
    .filter((component) => component === mainComponent || isMoved(component))
    .flatMap((component) =>
      ['recurrence-id', 'dtstart', 'dtend'].flatMap(
        (name) => component.getFirstProperty(name) ?? [],
      ),
    );
  if (dateProperties.some((property) => zoneOf(property) === null)) return 'zone-unknown';
  const isSupported = (rule: ICAL.Property) =>
    supportedFrequencies.has((rule.getFirstValue() as ICAL.Recur).freq);
  const rules = isMoved(mainComponent) ? [] : mainComponent.getAllProperties('rrule');
  return rules.every(isSupported) ? null : 'rule-unreadable';
}

/** @throws any error if a date is unreadable */
function readDates(
  mainComponent: ICAL.Component,
  startProperty: ICAL.Property,
  { eventComponents, now }: { eventComponents: readonly ICAL.Component[]; now: Date },
): Pick<RawEvent, 'dates' | 'warnings'> {
  const datesWithoutEnd = new Set<ListedDate>();
  const createDate = (startsAt: Date, endsAt: Date | null, component: ICAL.Component) => {
    const date: ListedDate = {
      startsAt,
      endsAt: endsAt ?? assumedEnd(startsAt),
      status: isCancelled(component) ? 'cancelled' : 'scheduled',
    };
    if (endsAt === null) datesWithoutEnd.add(date);
    return date;
  };
  const readDate = (component: ICAL.Component): ListedDate => {
    const startsAt = readStart(component);
    return createDate(startsAt, readEnd(component, startsAt), component);
  };
  const readStart = (component: ICAL.Component): Date => {
    const property = component.getFirstProperty('dtstart') ?? startProperty;
    return toDate(readTime(property), property);
  };
  const withWarnings = (dates: ListedDate[], isCut = false) => ({
    dates,
    warnings: [
      ...(isCut ? (['repetition-cut'] as const) : []),
      ...(dates.some((date) => datesWithoutEnd.has(date)) ? (['end-assumed'] as const) : []),
    ],
  });
  const movedDates = new Map(
    eventComponents.flatMap((component) => {
      const recurrenceId = component.getFirstProperty('recurrence-id');
      return recurrenceId
        ? [[+toDate(readTime(recurrenceId), recurrenceId), readDate(component)] as const]
        : [];
    }),
  );
  if (mainComponent.hasProperty('recurrence-id')) return withWarnings([...movedDates.values()]);
  if (!mainComponent.hasProperty('rrule') && !mainComponent.hasProperty('rdate')) {
    return withWarnings([readDate(mainComponent)]);
  }
  const startsAt = readStart(mainComponent);
  const endsAt = readEnd(mainComponent, startsAt);
  const durationMs = endsAt && +endsAt - +startsAt;
  const { starts: startTimes, isCut } = expandStartTimes(mainComponent, startProperty, {
    now,
    length: durationMs ?? 0,
  });
  const dates = startTimes.map(
    (start) =>
      movedDates.get(+start) ??
      createDate(start, durationMs === null ? null : new Date(+start + durationMs), mainComponent),
  );
  return withWarnings(dates, isCut);
}

/**
 * Returns the starts of all dates of a rule that are not over. `isCut` is true if a limit ended the expansion: dates
 * per event, years ahead or steps.
 */
function expandStartTimes(
  mainComponent: ICAL.Component,
  startProperty: ICAL.Property,
  { now, length: durationMs }: { now: Date; length: number },
): { starts: Date[]; isCut: boolean } {
  const latestStart = new Date(now);
  latestStart.setUTCFullYear(latestStart.getUTCFullYear() + maxEventYearsAhead);
  const expansion = new ICAL.RecurExpansion({
    component: mainComponent,
    dtstart: readTime(startProperty),
  });
  const startTimes: Date[] = [];
  for (let step = 0; step < maxExpansionSteps; step += 1) {
    const time = expansion.next() as ICAL.Time | undefined;
    if (!time) return { starts: startTimes, isCut: false };
    const start = toDate(time, startProperty);
    if (start > latestStart || startTimes.length === maxEventDates)
      return { starts: startTimes, isCut: true };
    if (!isInMonthOfRule(mainComponent, time)) continue;
    if (+start + durationMs > +now || (durationMs === 0 && start >= now)) startTimes.push(start);
  }
  return { starts: startTimes, isCut: true };
}

/**
 * Returns false for a date outside the months of its rule. For 31 February, ical.js returns a date in March; RFC 5545,
 * section 3.3.10, requires that dates which do not exist are ignored.
 */
function isInMonthOfRule(component: ICAL.Component, { month }: ICAL.Time): boolean {
  if (component.hasProperty('rdate')) return true;
  const rules = component
    .getAllProperties('rrule')
    .map((rule) => rule.getFirstValue() as ICAL.Recur);
  return rules.some(({ parts: { BYMONTH: months } }) => !months || months.includes(month));
}

function readEnd(component: ICAL.Component, startsAt: Date): Date | null {
  const endProperty = component.getFirstProperty('dtend');
  if (endProperty) return toDate(readTime(endProperty), endProperty);
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    return new Date(+startsAt + duration.toSeconds() * 1_000);
  }
  const start = component.getFirstProperty('dtstart');
  // RFC 5545, 3.6.1: an event whose start is a date lasts that day.
  if (!start || !readTime(start).isDate) return null;
  const nextDay = readTime(start).clone();
  nextDay.day += 1;
  return toDate(nextDay, start);
}

function readTime(property: ICAL.Property): ICAL.Time {
  const value: unknown = property.getFirstValue();
  if (!(value instanceof ICAL.Time)) throw new TypeError('The value is not a time');
  return value;
}

/** Returns the timestamp of a time in the zone of its property: 'TZID', UTC ('Z') or none. */
function toDate(time: ICAL.Time, property: ICAL.Property): Date {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const zone = zoneOf(property);
  const { year, month, day, hour, minute } = time;
  const dayNumber = Date.UTC(year, month - 1, day) / dayMs;
  const minutes = hour * 60 + minute;
  if (typeof zone === 'function') return instantOfWallClock({ dayNumber, minutes }, zone);
  return ICAL.Time.fromData(
    { year, month, day, hour, minute, second: 0 },
    zone ?? undefined,
  ).toJSDate();
}

/**
 * Returns the zone of a time: local time by the tz database, a zone that only the file defines ('E. South America
 * Standard Time'), or null for an unknown one.
 */
function zoneOf(property: ICAL.Property): LocalTime | ICAL.Timezone | null {
  const isInUtc = readTime(property).zone === ICAL.Timezone.utcTimezone;
  const tzid = isInUtc ? 'UTC' : (property.getFirstParameter('tzid') ?? brand.timeZone);
  const localTime = findLocalTime(tzid);
  if (localTime) return localTime;
  let root: ICAL.Component | null = property.parent;
  while (root?.parent) root = root.parent;
  const zoneComponent = root
    ?.getAllSubcomponents('vtimezone')
    .find((zone) => zone.getFirstPropertyValue('tzid') === tzid);
  return zoneComponent ? new ICAL.Timezone(zoneComponent) : null;
}

type LocalTime = ReturnType<typeof createLocalTime>;

const localTimes = new Map<string, LocalTime | null>();

/** Returns null if the tz database does not contain the time zone. */
function findLocalTime(zone: string): LocalTime | null {
  let localTime = localTimes.get(zone);
  if (localTime === undefined) {
    try {
      localTime = createLocalTime(zone);
    } catch {
      localTime = null;
    }
    localTimes.set(zone, localTime);
  }
  return localTime;
}

function isCancelled(component: ICAL.Component): boolean {
  return readText(component, 'status').toUpperCase() === 'CANCELLED';
}

function readText(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : '';
}
