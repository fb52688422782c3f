import { addDays, isUpcoming, noShowDays } from './reservation-request.ts';
import type { BrandMoment, ReservationRequest, ReservationStatus } from './reservation-request.ts';

/** Possible answers of a place. 'confirmed' also undoes a no-show. */
export const reservationAnswers = [
  'confirmed',
  'declined',
  'no_show',
] as const satisfies readonly ReservationStatus[];
export type ReservationAnswer = (typeof reservationAnswers)[number];

/** An answer, with an optional reason if it is declined. */
export interface AnswerWithReason {
  answer: ReservationAnswer;
  reason?: string;
}

/**
 * Returns the answers that a manager can still give. A cancelled reservation, or a pending or declined one of a past
 * date, has none. A no-show can be reported from the reserved time on for a week, and undone at any time.
 */
export function listPossibleAnswers(
  reservation: Pick<ReservationRequest, 'status' | 'date' | 'time'>,
  now: BrandMoment,
): ReservationAnswer[] {
  const { status, date } = reservation;
  const hasPassed = date < now.date;
  switch (status) {
    case 'pending':
      return hasPassed ? [] : ['confirmed', 'declined'];
    case 'confirmed':
      if (isUpcoming(reservation, now)) return ['declined'];
      return now.date <= addDays(date, noShowDays) ? ['no_show'] : [];
    case 'declined':
      return hasPassed ? [] : ['confirmed'];
    case 'no_show':
      return ['confirmed'];
    case 'cancelled':
      return [];
  }
}
