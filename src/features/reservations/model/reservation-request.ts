import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import { cleanDisplayName, unnamedUser } from '#features/account/model/display-name.ts';
import {
  choice,
  defineRecord,
  filled,
  flag,
  formatted,
  id,
  instant,
  integer,
  line,
  text,
} from '#shared/record/record.ts';
import type { RecordOf, ValuesOf } from '#shared/record/record.ts';
import { dayMs } from '#shared/time-units.ts';

/** States of a reservation. 'no_show' means that it was confirmed but the guest did not come. */
export const reservationStatuses = [
  'pending',
  'confirmed',
  'declined',
  'cancelled',
  'no_show',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** States that occupy a table. */
export const openStatuses = [
  'pending',
  'confirmed',
] as const satisfies readonly ReservationStatus[];

/** Maximum number of people. Larger groups must contact the place directly. */
export const maxPeople = 30;

/** Minimum number of no-shows in a year that places see. */
export const noShowWarningCount = 3;

/** Fields that the user fills in. */
export const reservationDraftFields = {
  /** cleanDisplayName() keeps 80 characters of up to two UTF-16 units. */
  name: filled(line(160, { clean: cleanDisplayName, fallback: unnamedUser })),
  /** E.164: '+5548999990000'. */
  phone: formatted('[+][0-9]{8,15}', { maxLength: 40 }),
  /** 'YYYY-MM-DD' in the brand's time zone. */
  date: formatted('[0-9]{4}-[0-9]{2}-[0-9]{2}', { maxLength: 10 }),
  /** 'HH:MM' on that date. */
  time: formatted('([01][0-9]|2[0-3]):[0-5][0-9]', { maxLength: 5 }),
  people: integer({ min: 1, max: maxPeople }),
  /** Note of the guest; '' without one. */
  note: text(1_000),
};

export type ReservationDraft = ValuesOf<typeof reservationDraftFields>;

/** A reservation, reservations/{placeId_uid_date_HHMM}. Older ids end with the date. Only the server writes it. */
export const reservationRecord = defineRecord({
  placeId: id(),
  userId: id(),
  ...reservationDraftFields,
  /** An unknown status becomes cancelled, so that no guest is expected. */
  status: choice(reservationStatuses, 'cancelled'),
  /** The guest is an active club member. */
  priority: flag(),
  /** Reason given by the place for declining; '' without one. */
  reason: text(300),
  /** Time at which the user disputed a no-show; null if it is not disputed. */
  disputedAt: instant(),
  /** No-shows of the user in the year before the request; 0 if fewer than noShowWarningCount. */
  noShows: integer(),
  createdAt: instant(),
  /** Time of the last change. An answer contains it, so that a change after the reservation was shown is detected. */
  updatedAt: instant(),
});

export interface ReservationRequest extends RecordOf<typeof reservationRecord> {
  id: string;
}

/** Returns a reservation from a stored document. */
export function toReservation(id: string, data: unknown): ReservationRequest {
  return { id, ...reservationRecord.read(data) };
}

/** Maximum number of days in advance. */
export const maxDaysAhead = 180;

/** Maximum number of upcoming reservations per user at all places together. */
export const maxOpenReservations = 20;

/** Number of days after the date within which a place can report a no-show. */
export const noShowDays = 7;

/** Number of days after the date within which the user can dispute a no-show. */
export const disputeDays = 30;

/** Returns the document id: one reservation per place, user and time. */
export function reservationId(
  placeId: string,
  uid: string,
  { date, time }: Pick<ReservationRequest, 'date' | 'time'>,
): string {
  return `${legacyReservationId(placeId, uid, date)}_${time.replace(':', '')}`;
}

/** Returns the document id in the old format, with one reservation per day. */
export function legacyReservationId(placeId: string, uid: string, date: string): string {
  return `${placeId}_${uid}_${date}`;
}

/** Returns true for an id in the current or the old format. */
export function isReservationId(id: string): boolean {
  return /^[A-Za-z0-9]{1,128}_[^/]{1,128}_\d{4}-\d{2}-\d{2}(_\d{4})?$/.test(id);
}

/** Returns true if the stored request equals the draft, as after it was sent twice. */
export function isSameRequest(reservation: ReservationRequest, draft: ReservationDraft): boolean {
  return (
    reservation.name === draft.name &&
    reservation.phone === draft.phone &&
    reservation.date === draft.date &&
    reservation.time === draft.time &&
    reservation.people === draft.people &&
    reservation.note === draft.note
  );
}

/** Returns true for a reservation that occupies a table: pending or confirmed. */
export function isOpenReservation({ status }: Pick<ReservationRequest, 'status'>): boolean {
  return openStatuses.some((openStatus) => openStatus === status);
}

/** Returns true if the time of a reservation is in the future. */
export function isUpcoming({ date, time }: BrandMoment, now: BrandMoment): boolean {
  return date > now.date || (date === now.date && time > now.time);
}

/** Returns true if the user can change or cancel the reservation: pending or confirmed, and in the future. */
export function isCancellable(
  reservation: Pick<ReservationRequest, 'date' | 'time' | 'status'>,
  now: BrandMoment,
): boolean {
  return isOpenReservation(reservation) && isUpcoming(reservation, now);
}

/** Returns true if the user can dispute the no-show: once, within 30 days. */
export function isDisputable(
  { date, status, disputedAt }: Pick<ReservationRequest, 'date' | 'status' | 'disputedAt'>,
  now: BrandMoment,
): boolean {
  return status === 'no_show' && disputedAt === null && now.date <= addDays(date, disputeDays);
}

/** Returns the number of no-shows in the last year, without disputed ones. */
export function countNoShows(
  reservations: readonly Pick<ReservationRequest, 'date' | 'status' | 'disputedAt'>[],
  today: string,
): number {
  const from = addDays(today, -365);
  return reservations.filter(
    ({ date, status, disputedAt }) => status === 'no_show' && disputedAt === null && date >= from,
  ).length;
}

/**
 * Returns the date the given number of days later (earlier if negative) as 'YYYY-MM-DD'; '' for an invalid date.
 * @param date 'YYYY-MM-DD'
 */
export function addDays(date: string, days: number): string {
  const from = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(from) ? '' : new Date(from + days * dayMs).toISOString().slice(0, 10);
}

/**
 * Sorts reservations for the list: those of today and later, next first, and past ones, latest first.
 * @param today 'YYYY-MM-DD' in the brand's time zone
 */
export function splitByDate(
  reservations: readonly ReservationRequest[],
  today: string,
): { coming: ReservationRequest[]; past: ReservationRequest[] } {
  const coming = reservations.filter(({ date }) => date >= today).sort(compareMoments);
  const past = reservations.filter(({ date }) => date < today).sort((a, b) => compareMoments(b, a));
  return { coming, past };
}

function compareMoments(a: ReservationRequest, b: ReservationRequest): number {
  const toSortKey = ({ date, time, id }: ReservationRequest) => `${date} ${time} ${id}`;
  return toSortKey(a) < toSortKey(b) ? -1 : 1;
}
