import { dayMs } from '#shared/time-units.ts';

/** Status of one date. There is no status for moved dates: a moved date keeps its key and has new times. */
export const eventDateStatuses = ['scheduled', 'sold_out', 'cancelled'] as const;
export type EventDateStatus = (typeof eventDateStatuses)[number];

/** Date of an event in lists. */
export interface ListedDate {
  startsAt: Date;
  /** After startsAt, by at most maxEventDays. */
  endsAt: Date;
  status: EventDateStatus;
}

/** Date of a stored event. */
export interface EventDate extends ListedDate {
  /**
   * 1 to 8 lower-case letters and digits, unique in the event and never changed or reused: calendars identify a moved
   * date by it.
   */
  key: string;
}

/** Returns the date as lists contain it, without its key. */
export function toListedDate({ startsAt, endsAt, status }: EventDate): ListedDate {
  return { startsAt, endsAt, status };
}

/** Maximum duration of a date in days: a festival of one month. */
export const maxEventDays = 31;

/** Pattern of the stored format for the rules: dates from 2000 to 2099. */
export const storedDatePattern = (() => {
  const minute = '20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]Z';
  return `[a-z0-9]{1,8} ${minute}/${minute} (${eventDateStatuses.join('|')})`;
})();

const datePattern =
  /^([a-z0-9]{1,8}) (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z)\/(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z) ([a-z_]{1,9})$/;

/**
 * Returns the stored format of a date in events/{id}.dates: 'k1 2026-11-28T01:00Z/2026-11-28T06:00Z scheduled', in UTC
 * and whole minutes. One text per date, so that the rules can check the whole list with one expression.
 */
export function toStoredEventDate({ key, startsAt, endsAt, status }: EventDate): string {
  return `${key} ${formatMinute(startsAt)}/${formatMinute(endsAt)} ${status}`;
}

/**
 * Parses the output of toStoredEventDate(). Returns null for other values, for a date that does not end after it
 * begins, and for a date longer than maxEventDays, which would stay in the agenda for too long.
 */
export function parseEventDate(storedDate: unknown): EventDate | null {
  const [, key, start, end, statusText] =
    (typeof storedDate === 'string' && datePattern.exec(storedDate)) || [];
  const status = eventDateStatuses.find((statusOption) => statusOption === statusText);
  if (!key || !start || !end || !status) return null;
  const startsAt = parseMinute(start);
  const endsAt = parseMinute(end);
  if (!startsAt || !endsAt) return null;
  const durationMs = endsAt.getTime() - startsAt.getTime();
  return durationMs > 0 && durationMs <= maxEventDays * dayMs
    ? { key, startsAt, endsAt, status }
    : null;
}

function formatMinute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16)}Z`;
}

/** Returns null for a day or time that does not exist: some engines read '2026-02-30' as 2 March. */
function parseMinute(text: string): Date | null {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && formatMinute(instant) === text ? instant : null;
}
