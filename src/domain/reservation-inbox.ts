import type { ReservationRequest, ReservationStatus } from './reservation-request.ts';

/** What a manager looks at: 'all' and 'past' whatever became of them; the others from today on. */
export const inboxFilters = ['pending', 'confirmed', 'all'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** From today on, the next one first; or before today, the last one first. */
export type InboxPeriod = 'coming' | 'past';

/** What a place answers. */
export type ReservationAnswer = Extract<ReservationStatus, 'confirmed' | 'declined'>;

/** What a manager may still answer: nothing that is called off or whose day has passed. */
export function possibleAnswers(
  { status, date }: Pick<ReservationRequest, 'status' | 'date'>,
  today: string,
): ReservationAnswer[] {
  if (date < today) return [];
  switch (status) {
    case 'pending':
      return ['confirmed', 'declined'];
    case 'confirmed':
      return ['declined'];
    case 'declined':
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
