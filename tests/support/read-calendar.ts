import ICAL from 'ical.js';

/** A calendar entry as parsed. */
interface ReadEntry {
  uid: string;
  sequence: number;
  summary: string;
  location: string;
  status: unknown;
  url: unknown;
  /** ISO 8601 timestamp. */
  startsAt: string;
  endsAt: string;
  /** Local time in the entry's time zone: '2026-01-03T20:00:00'. */
  localEnd: string;
  alarms: number;
}

/** Parses a calendar file with Thunderbird's parser and the time zone included in the file. */
export function readCalendar(file: string): { name: unknown; entries: ReadEntry[] } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const text = (name: string) => component.getFirstPropertyValue(name) as unknown;
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      status: text('status'),
      url: text('url'),
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      localEnd: event.endDate.toString(),
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
  ICAL.TimezoneService.reset();
  return { name: calendar.getFirstPropertyValue('x-wr-calname') as unknown, entries };
}
