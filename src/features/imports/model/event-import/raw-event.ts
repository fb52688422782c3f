/** Most events of one import: their ids are kept together, so that they can be undone together. */
export const maxImportedEvents = 200;

/** Why an event of a file cannot be imported. Bounds are those of eventBounds. */
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

/** What is stored otherwise than the file says it, or deserves a look. */
export const eventRowWarnings = [
  'end-assumed',
  'past-left-out',
  'repetition-cut',
  'price-unknown',
  'ticket-dropped',
  'age-unknown',
] as const;
export type EventRowWarning = (typeof eventRowWarnings)[number];

/** One time of an event as a file has it. */
export interface RawEventDate {
  startsAt: Date;
  /** null where the file does not say. */
  endsAt: Date | null;
  isCancelled: boolean;
}

/** An event as a file has it: texts that nobody has checked, and the dates that could be read. */
export interface RawEvent {
  /** Row of the table (the heading is 1), or position of the event in the calendar from 1. */
  row: number;
  title: string;
  description: string;
  /** How the file names the place. */
  place: string;
  price: string;
  ticketUrl: string;
  ageLimit: string;
  dates: RawEventDate[];
  errors: EventRowError[];
  warnings: EventRowWarning[];
}
