import type { AppErrorCode } from '#shared/app-error.ts';
import type { ReservationRefusal } from '#features/reservations/model/reservation-contract.ts';
import * as portuguese from '#features/reservations/texts.ts';
import * as spanish from '#features/reservations/texts.es.ts';
import * as english from '#features/reservations/texts.en.ts';
import { translatedTexts } from '#server/platform/language.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

const texts = translatedTexts(portuguese, spanish, english);

const errorCodes: Record<ReservationRefusal, AppErrorCode> = {
  place_gone: 'not-found',
  no_requests: 'conflict',
  past: 'invalid-input',
  too_far: 'invalid-input',
  closed_day: 'conflict',
  outside_hours: 'conflict',
  full: 'conflict',
  too_many: 'conflict',
  same_moment: 'conflict',
  no_longer_open: 'conflict',
  not_answerable: 'conflict',
  not_disputable: 'conflict',
};

/**
 * Returns the error of a refused request, change, answer or dispute, with a message for the user and a reason code for
 * the client.
 */
export function reservationRefusal(reason: ReservationRefusal): UserFacingError {
  const sentence = texts().reservationRefusalSentences[reason];
  return new UserFacingError(errorCodes[reason], sentence, { reason });
}
