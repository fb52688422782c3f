import { daysAfter, isOpen, isToCome } from './reservation-request.ts';
import type { BrandMoment, ReservationRequest } from './reservation-request.ts';

/** What a manager reads: everything from today on that waits for an answer, or all of one day ('YYYY-MM-DD'). */
export type InboxQuestion = { kind: 'waiting' } | { kind: 'day'; date: string };

/** Reservations that share a day, or a time of a day. */
export interface InboxGroup {
  /** 'YYYY-MM-DD', or 'HH:MM'. */
  at: string;
  reservations: ReservationRequest[];
}

/**
 * What waits for an answer by day, the next one first. Within a day those of club members come first, the others by
 * time.
 */
export function byDay(reservations: readonly ReservationRequest[]): InboxGroup[] {
  return grouped(
    reservations,
    ({ date }) => date,
    ({ status, priority, time, id }) => `${status === 'pending' && priority ? 0 : 1} ${time} ${id}`,
  );
}

/** A day by time. What waits for an answer comes first at its time, that of club members before the others. */
export function byTime(reservations: readonly ReservationRequest[]): InboxGroup[] {
  return grouped(
    reservations,
    ({ time }) => time,
    ({ status, priority, name, id }) =>
      `${status === 'pending' ? (priority ? 0 : 1) : 2} ${name} ${id}`,
  );
}

function grouped(
  reservations: readonly ReservationRequest[],
  groupOf: (reservation: ReservationRequest) => string,
  orderOf: (reservation: ReservationRequest) => string,
): InboxGroup[] {
  const groups = new Map<string, ReservationRequest[]>();
  for (const reservation of reservations) {
    const at = groupOf(reservation);
    const group = groups.get(at);
    if (group) group.push(reservation);
    else groups.set(at, [reservation]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([at, list]) => ({
      at,
      reservations: list.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
    }));
}

/** Whether somebody was expected at that time: what was declined or called off is no part of the evening. */
export function isExpected({ status }: Pick<ReservationRequest, 'status'>): boolean {
  return status !== 'declined' && status !== 'cancelled';
}

/**
 * Whom a place has to think of on a day from now on: what waits for an answer first, that of club members before the
 * others, then who is still to come; both by time.
 */
export function nextOfDay(
  reservations: readonly ReservationRequest[],
  now: BrandMoment,
): ReservationRequest[] {
  const order = ({ status, priority, time, id }: ReservationRequest) =>
    `${status === 'pending' ? (priority ? 0 : 1) : 2} ${time} ${id}`;
  return reservations
    .filter((one) => one.status === 'pending' || (one.status === 'confirmed' && isToCome(one, now)))
    .sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** Who comes, or may come: one table a reservation. */
export interface Attendance {
  tables: number;
  people: number;
}

/** Tables that are kept among these reservations, as the server counts them, and for how many people. */
export function attendanceOf(
  reservations: readonly Pick<ReservationRequest, 'status' | 'people'>[],
): Attendance {
  const kept = reservations.filter(isOpen);
  return { tables: kept.length, people: kept.reduce((sum, { people }) => sum + people, 0) };
}

/** Days in the strip of the agenda. */
export const daysOfStrip = 7;

/**
 * The seven days among which one stands: those from today on, or whole weeks before or after them.
 * @param date 'YYYY-MM-DD', as `today`
 */
export function stripOf(date: string, today: string): string[] {
  const ahead = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  const from = daysAfter(today, Math.floor(ahead / daysOfStrip) * daysOfStrip);
  return Array.from({ length: daysOfStrip }, (_, day) => daysAfter(from, day));
}

/** What the address of the inbox asks for. */
export interface InboxAddress {
  /** '' for every place of the manager. */
  placeId: string;
  /** 'YYYY-MM-DD'; '' for today. */
  date: string;
  /** All that waits for an answer, whatever its day. */
  isWaiting: boolean;
}

/** A date that there is not counts as today. */
export function parseInboxAddress(params: URLSearchParams): InboxAddress {
  const date = params.get('dia') ?? '';
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && daysAfter(date, 0) === date;
  return {
    placeId: params.get('place') ?? '',
    date: isDate ? date : '',
    isWaiting: params.get('ver') === 'pendentes',
  };
}

/** The parameters of an address, for links and for the address itself. */
export function inboxAddressParams({ placeId, date, isWaiting }: InboxAddress) {
  return {
    ...(placeId && { place: placeId }),
    ...(date && { dia: date }),
    ...(isWaiting && { ver: 'pendentes' }),
  };
}
