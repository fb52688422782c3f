import { daysAfter, isToCome, noShowDays } from './reservation-request.ts';
import type { BrandMoment, ReservationRequest, ReservationStatus } from './reservation-request.ts';

/** What a manager looks at: 'all' and 'past' whatever became of them; the others from today on. */
export const inboxFilters = ['pending', 'confirmed', 'all'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** From today on, the next one first; or before today, the last one first. */
export type InboxPeriod = 'coming' | 'past';

/** What a place answers; 'confirmed' also takes a no-show back. */
export const reservationAnswers = [
  'confirmed',
  'declined',
  'no_show',
] as const satisfies readonly ReservationStatus[];
export type ReservationAnswer = (typeof reservationAnswers)[number];

/**
 * What a manager may still answer: nothing to what is called off or was not answered in time; that nobody came,
 * from the moment on and for a week. A no-show can be taken back at any time.
 */
export function possibleAnswers(
  reservation: Pick<ReservationRequest, 'status' | 'date' | 'time'>,
  now: BrandMoment,
): ReservationAnswer[] {
  const { status, date } = reservation;
  const hasPassed = date < now.date;
  switch (status) {
    case 'pending':
      return hasPassed ? [] : ['confirmed', 'declined'];
    case 'confirmed':
      if (isToCome(reservation, now)) return ['declined'];
      return now.date <= daysAfter(date, noShowDays) ? ['no_show'] : [];
    case 'declined':
      return hasPassed ? [] : ['confirmed'];
    case 'no_show':
      return ['confirmed'];
    case 'cancelled':
      return [];
  }
}

/** The reservations of one day. */
export interface InboxDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  reservations: ReservationRequest[];
}

/**
 * Reservations by day, in the order they come in. Within a day those of club members that wait for an answer
 * come first, the others by time.
 */
export function byDay(reservations: readonly ReservationRequest[]): InboxDay[] {
  const days = new Map<string, ReservationRequest[]>();
  for (const reservation of reservations) {
    const day = days.get(reservation.date);
    if (day) day.push(reservation);
    else days.set(reservation.date, [reservation]);
  }
  return [...days].map(([date, list]) => ({ date, reservations: list.sort(inOrder) }));
}

function inOrder(one: ReservationRequest, other: ReservationRequest): number {
  const key = ({ status, priority, time, id }: ReservationRequest) =>
    `${status === 'pending' && priority ? 0 : 1} ${time} ${id}`;
  return key(one) < key(other) ? -1 : 1;
}
