import type { ListedDate } from '#features/events/model/event-date.ts';
import { hourMs } from '#shared/time-units.ts';

/** Maximum size of a file of events in bytes. */
export const maxEventFileBytes = 1024 * 1024;

/** Maximum number of events per import: their ids are stored together, so that the import can be undone. */
export const maxImportedEvents = 200;

/** Reasons why an event of a file cannot be imported. The limits are in eventRecord. */
export const eventRowErrors = [
  'title-missing',
  'title-too-long',
  'description-too-long',
  'place-missing',
  'place-unknown',
  'place-ambiguous',
  'date-missing',
  'date-unreadable',
  'time-unreadable',
  'zone-unknown',
  'rule-unreadable',
  'end-before-start',
  'date-too-long',
  'date-too-far',
  'too-many-dates',
  'all-past',
] as const;
export type EventRowError = (typeof eventRowErrors)[number];

/** Differences between the file and the stored event, or values that need a check. */
export const eventRowWarnings = [
  'end-assumed',
  'past-left-out',
  'repetition-cut',
  'price-unknown',
  'ticket-dropped',
  'age-unknown',
] as const;
export type EventRowWarning = (typeof eventRowWarnings)[number];

/** An event in a file: unchecked texts and the dates that could be read. */
export interface RawEvent {
  /** Row of the table (the header is 1), or position of the event in the calendar, starting with 1. */
  row: number;
  title: string;
  description: string;
  /** Name of the place in the file. */
  place: string;
  price: string;
  ticketUrl: string;
  ageLimit: string;
  dates: ListedDate[];
  errors: EventRowError[];
  warnings: EventRowWarning[];
}

/** Assumed duration of a date without an end, in ms. */
const defaultDurationMs = 3 * hourMs;

/** Returns the assumed end of a date whose end is not in the file; the event has the warning 'end-assumed'. */
export function assumedEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + defaultDurationMs);
}
