import { AppError } from '#shared/app-error.ts';
import { cleanPlainText } from '#shared/text/plain-text.ts';
import { cleanDisplayName } from '#features/account/model/user.ts';

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

/** A reservation, reservations/{placeId_uid_date_HHMM}. Older ids end with the date. */
export interface ReservationRequest {
  id: string;
  placeId: string;
  userId: string;
  name: string;
  /** E.164: '+5548999990000'. */
  phone: string;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  date: string;
  /** 'HH:MM' on that date. */
  time: string;
  people: number;
  /** Note of the guest; '' without one. */
  note: string;
  status: ReservationStatus;
  /** The guest is an active club member. */
  priority: boolean;
  /** Reason given by the place for declining; '' without one. */
  reason: string;
  /** Time at which the user disputed a no-show; null if it is not disputed. */
  disputedAt: Date | null;
  /** No-shows of the user in the year before the request; 0 if fewer than noShowWarningCount. */
  noShows: number;
  createdAt: Date | null;
  /** Time of the last change. An answer contains it, so that a change after the reservation was shown is detected. */
  updatedAt: Date | null;
}

/** Fields that the user fills in. */
export type ReservationDraft = Pick<
  ReservationRequest,
  'name' | 'phone' | 'date' | 'time' | 'people' | 'note'
>;

/** Maximum number of days in advance. */
export const maxDaysAhead = 180;

/** Maximum number of people. Larger groups must contact the place directly. */
export const maxPeople = 30;

/** Maximum number of characters of a note. */
export const maxNoteLength = 1_000;

/** Maximum number of characters of a reason for declining. */
export const maxReasonLength = 300;

/** Maximum number of upcoming reservations per user at all places together. */
export const maxOpenReservations = 20;

/** Minimum number of no-shows in a year that places see. */
export const noShowWarningCount = 3;

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

/**
 * Returns a draft as it is stored, with cleaned name and note.
 * @throws AppError 'invalid-input' for values that the form refuses: an empty name, or an invalid note, number of
 *   people, date, time or phone
 */
export function checkReservationDraft(draft: ReservationDraft): ReservationDraft {
  const checkedDraft = {
    ...draft,
    name: cleanDisplayName(draft.name),
    note: cleanPlainText(draft.note),
  };
  const isValid =
    checkedDraft.name !== '' &&
    checkedDraft.note.length <= maxNoteLength &&
    Number.isInteger(draft.people) &&
    draft.people >= 1 &&
    draft.people <= maxPeople &&
    /^\d{4}-\d{2}-\d{2}$/.test(draft.date) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(draft.time) &&
    /^\+\d{8,15}$/.test(draft.phone);
  if (!isValid) throw new AppError('invalid-input', 'The request is not as the form makes it');
  return checkedDraft;
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

/** A wall-clock time in the brand's time zone, in the stored format. */
export interface BrandMoment {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'HH:MM'. */
  time: string;
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
  return Number.isNaN(from) ? '' : new Date(from + days * 86_400_000).toISOString().slice(0, 10);
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
