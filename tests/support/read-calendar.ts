import ICAL from 'ical.js';

/** One entry of a calendar, as its reader understands it. */
interface ReadEntry {
  uid: string;
  sequence: number;
  summary: string;
  location: string;
  status: unknown;
  url: unknown;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** By the clock of the entry's own zone: '2026-01-03T20:00:00'. */
  localEnd: string;
  alarms: number;
}

/** A calendar file as the parser of Thunderbird reads it, with the zone that the file brings along. */
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
