import { addDays, isOpenReservation, isUpcoming } from './reservation-request.ts';
import type { ReservationRequest } from './reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import { linkTo } from '#shared/routes.ts';
import { dayMs } from '#shared/time-units.ts';

/** Query of the inbox: all pending reservations from today on, or all reservations of one day ('YYYY-MM-DD'). */
export type InboxQuery = { kind: 'waiting' } | { kind: 'day'; date: string };

/** Reservations of the same day, or of the same time of a day. */
export interface InboxGroup {
  /** 'YYYY-MM-DD', or 'HH:MM'. */
  dateOrTime: string;
  reservations: ReservationRequest[];
}

/**
 * Groups pending reservations by day, next day first. Within a day, pending ones of club members come first, then the
 * others by time.
 */
export function groupByDay(reservations: readonly ReservationRequest[]): InboxGroup[] {
  return groupReservations(
    reservations,
    ({ date }) => date,
    ({ status, priority, time, id }) => `${status === 'pending' && priority ? 0 : 1} ${time} ${id}`,
  );
}

/**
 * Returns the next pending reservations in the order of groupByDay(), together with those before the last of them that
 * were answered since the list was read.
 */
export function listNextPending(
  reservations: readonly ReservationRequest[],
  maxCount: number,
): ReservationRequest[] {
  const ordered = groupByDay(reservations).flatMap((day) => day.reservations);
  const last = ordered.filter(({ status }) => status === 'pending')[maxCount - 1];
  return last ? ordered.slice(0, ordered.indexOf(last) + 1) : ordered;
}

/** Groups the reservations of a day by time. Within a time, pending ones come first, club members before others. */
export function groupByTime(reservations: readonly ReservationRequest[]): InboxGroup[] {
  return groupReservations(
    reservations,
    ({ time }) => time,
    ({ status, priority, name, id }) =>
      `${status === 'pending' ? (priority ? 0 : 1) : 2} ${name} ${id}`,
  );
}

function groupReservations(
  reservations: readonly ReservationRequest[],
  getGroupKey: (reservation: ReservationRequest) => string,
  getSortKey: (reservation: ReservationRequest) => string,
): InboxGroup[] {
  const groups = new Map<string, ReservationRequest[]>();
  for (const reservation of reservations) {
    const groupKey = getGroupKey(reservation);
    const group = groups.get(groupKey);
    if (group) group.push(reservation);
    else groups.set(groupKey, [reservation]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([groupKey, list]) => ({
      dateOrTime: groupKey,
      reservations: list.sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1)),
    }));
}

/** Returns false for declined and cancelled reservations. */
export function isExpected({ status }: Pick<ReservationRequest, 'status'>): boolean {
  return status !== 'declined' && status !== 'cancelled';
}

/**
 * Returns the reservations of a day that the place has to handle: pending ones first (club members before others), then
 * confirmed upcoming ones; each group by time.
 */
export function listReservationsToHandle(
  reservations: readonly ReservationRequest[],
  now: BrandMoment,
): ReservationRequest[] {
  const getSortKey = ({ status, priority, time, id }: ReservationRequest) =>
    `${status === 'pending' ? (priority ? 0 : 1) : 2} ${time} ${id}`;
  return reservations
    .filter((a) => a.status === 'pending' || (a.status === 'confirmed' && isUpcoming(a, now)))
    .sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1));
}

/** Number of tables (one per reservation) and people that come or may come. */
export interface ExpectedGuests {
  tables: number;
  people: number;
}

/** Returns the number of occupied tables, as the server counts them, and of people. */
export function countExpectedGuests(
  reservations: readonly Pick<ReservationRequest, 'status' | 'people'>[],
): ExpectedGuests {
  const openReservations = reservations.filter(isOpenReservation);
  return {
    tables: openReservations.length,
    people: openReservations.reduce((sum, { people }) => sum + people, 0),
  };
}

/** Number of days in the strip of the agenda. */
export const stripDayCount = 7;

/**
 * Returns the seven days that contain the date: the week that starts today, or a whole number of weeks before or after.
 * @param date 'YYYY-MM-DD', as `today`
 */
export function listStripDates(date: string, today: string): string[] {
  const daysAhead = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  const firstDate = addDays(today, Math.floor(daysAhead / stripDayCount) * stripDayCount);
  return Array.from({ length: stripDayCount }, (_, day) => addDays(firstDate, day));
}

/** URL parameters of the inbox. */
export interface InboxAddress {
  /** '' for all places of the manager. */
  placeId: string;
  /** 'YYYY-MM-DD'; '' for today. */
  date: string;
  /** Shows the pending reservations of all days. */
  showsAllPending: boolean;
}

/** Parses the URL parameters. An invalid date is treated as today. */
export function parseInboxAddress(params: URLSearchParams): InboxAddress {
  const date = params.get('dia') ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && addDays(date, 0) === date;
  return {
    placeId: params.get('place') ?? '',
    date: isDate ? date : '',
    showsAllPending: params.get('ver') === 'pendentes',
  };
}

/** Returns the URL parameters of the inbox, for links and for the current URL. */
export function inboxAddressParams({ placeId, date, showsAllPending }: InboxAddress) {
  return {
    ...(placeId && { place: placeId }),
    ...(date && { dia: date }),
    ...(showsAllPending && { ver: 'pendentes' }),
  };
}

/** Link to the pending reservations of all places and days. */
export const pendingReservationsLink = linkTo(
  '/manager/reservations',
  inboxAddressParams({ placeId: '', date: '', showsAllPending: true }),
);
