import type { AppErrorCode } from '#shared/app-error.ts';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption-options.ts';
import * as portuguese from '#features/redemptions/texts.ts';
import * as spanish from '#features/redemptions/texts.es.ts';
import * as english from '#features/redemptions/texts.en.ts';
import { translatedTexts } from '#server/platform/language.ts';
import type { RefusalDetail } from '#features/redemptions/texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

const texts = translatedTexts(portuguese, spanish, english);

const errorCodes: Record<RedemptionRefusal, AppErrorCode> = {
  club_closed: 'unavailable',
  not_member: 'permission-denied',
  past_due: 'permission-denied',
  after_withdrawal: 'permission-denied',
  offer_inactive: 'conflict',
  offer_ended: 'conflict',
  used_up: 'conflict',
  never_again: 'conflict',
  place_closed: 'conflict',
  excluded_date: 'conflict',
  not_valid_now: 'conflict',
  limit_reached: 'conflict',
  cooldown: 'conflict',
  unknown_code: 'not-found',
  expired: 'conflict',
  already_used: 'conflict',
  cancelled: 'conflict',
  wrong_place: 'permission-denied',
  own_redemption: 'permission-denied',
  being_confirmed: 'conflict',
  below_minimum: 'invalid-input',
  too_late_to_void: 'conflict',
  too_many_tries: 'too-many-requests',
};

/** Returns the sentence of a refusal in the current language. */
export function refusalSentence(reason: RedemptionRefusal, detail: RefusalDetail = {}): string {
  return texts().redemptionSentence(reason, detail);
}

/** Returns the error of a refused redemption, with a message for the caller and the reason for the screen. */
export function redemptionRefusal(
  reason: RedemptionRefusal,
  detail: RefusalDetail = {},
): UserFacingError {
  return new UserFacingError(errorCodes[reason], refusalSentence(reason, detail), { reason });
}
