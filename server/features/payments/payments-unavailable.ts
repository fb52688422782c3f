import * as texts from '#features/club/texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

/** Returns the error of a server without a payment provider. */
export function paymentsUnavailableError(): UserFacingError {
  return new UserFacingError('unavailable', texts.paymentsUnavailable);
}
