/** Reasons why a reservation is refused. Responses contain the reason next to its message. */
export const reservationRefusals = [
  'place_gone',
  'no_requests',
  'past',
  'too_far',
  'closed_day',
  'outside_hours',
  'full',
  'too_many',
  'same_moment',
  'no_longer_open',
  'not_answerable',
  'not_disputable',
] as const;
export type ReservationRefusal = (typeof reservationRefusals)[number];
