import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aCalendarEntry } from '#support/calendar-entry.ts';
import * as brand from '../brand.ts';
import { calendarFile } from './calendar-file.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { cleanPlainText } from '../text/plain-text.ts';

/** Parses a file with the parser of Thunderbird and the time zone that the file contains. */
function read(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const readOne = (changes?: Partial<CalendarEntry>) => {
  const [event] = read(calendarFile([aCalendarEntry(changes)]));
  if (!event) throw new Error('No event in the file');
  return event;
};

describe('a parser reads', () => {
  it('all properties of an entry', () => {
    const event = readOne();
    expect(event.uid).toBe('p1-1@guia-da-ilha');
    expect(event.sequence).toBe(0);
    expect(event.summary).toBe('Reserva: Bar da Ponte');
    expect(event.description).toBe('2 pessoas');
    expect(event.location).toBe('Rua das Flores, 100');
    const valueOf = (name: string) => event.component.getFirstPropertyValue(name);
    expect(valueOf('status')).toBe('CONFIRMED');
    expect(valueOf('url')).toBe('https://guia.example/reservations');
    expect(valueOf('geo')).toEqual([-27.6, -48.55]);
    expect(valueOf('dtstamp')?.toString()).toBe('2026-03-01T12:34:56Z');
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT120M');
  });

  it('local times of the city and the matching instants', () => {
    const { startDate, endDate } = readOne();
    expect(startDate.zone?.tzid).toBe(brand.timeZone);
    expect(startDate.toString()).toBe('2026-03-20T20:00:00');
    expect(startDate.toJSDate()).toEqual(aCalendarEntry().startsAt);
    expect(endDate.toJSDate()).toEqual(aCalendarEntry().endsAt);
  });

  it.each([
    ['before clocks went forward', '2018-11-03T23:00:00Z', '2018-11-03T20:00:00'],
    ['after clocks went forward', '2018-11-04T23:00:00Z', '2018-11-04T21:00:00'],
    ['before clocks went back', '2019-02-17T00:30:00Z', '2019-02-16T22:30:00'],
    ['after clocks went back', '2019-02-17T23:00:00Z', '2019-02-17T20:00:00'],
  ])('the time of one %s among all the others', (_when, instant, local) => {
    const at = (start: string) =>
      aCalendarEntry({ uid: start, startsAt: new Date(start), endsAt: new Date(start) });
    const year = ['2018-10-20T12:00:00Z', instant, '2019-03-20T12:00:00Z'];
    const [, event] = read(calendarFile(year.map(at)));
    expect(event?.startDate.toString()).toBe(local);
    expect(event?.startDate.toJSDate()).toEqual(new Date(instant));
  });

  it('several entries in order, each with its own status', () => {
    const file = calendarFile([
      aCalendarEntry(),
      aCalendarEntry({ uid: 'two', status: 'CANCELLED', sequence: 7, title: 'Cancelada' }),
    ]);
    const events = read(file);
    expect(events.map(({ uid }) => uid)).toEqual(['p1-1@guia-da-ilha', 'two']);
    expect(events[1]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(events[1]?.sequence).toBe(7);
    expect(events[1]?.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('unknown values as absent', () => {
    const { component } = readOne({
      description: '',
      location: '',
      geo: null,
      url: null,
      alarmMinutes: null,
    });
    for (const name of ['description', 'location', 'geo', 'url']) {
      expect(component.getFirstProperty(name)).toBeNull();
    }
    expect(component.getAllSubcomponents()).toEqual([]);
  });

  it('any text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const event = readOne({ title: `t${text}`, description: `d${text}`, location: `l${text}` });
        expect(event.summary).toBe(cleanPlainText(`t${text}`));
        expect(event.description).toBe(cleanPlainText(`d${text}`));
        expect(event.location).toBe(cleanPlainText(`l${text}`));
      }),
      { numRuns: 300 },
    );
  });
});
