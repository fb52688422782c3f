import { daysAfter, isToCome, noShowDays } from './reservation-request.ts';
import type { BrandMoment, ReservationRequest, ReservationStatus } from './reservation-request.ts';

/** What a place answers; 'confirmed' also takes a no-show back. */
export const reservationAnswers = [
  'confirmed',
  'declined',
  'no_show',
] as const satisfies readonly ReservationStatus[];
export type ReservationAnswer = (typeof reservationAnswers)[number];

/** An answer, and why it is a no where the place says so. */
export interface GivenAnswer {
  answer: ReservationAnswer;
  reason?: string;
}

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
