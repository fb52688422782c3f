/** Why a reservation is refused. Answers carry it beside their sentence. */
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
