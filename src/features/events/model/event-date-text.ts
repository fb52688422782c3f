import { eventDateStatuses, maxEventDays } from './event.ts';
import type { EventDate } from './event.ts';

const dayMs = 86_400_000;

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
