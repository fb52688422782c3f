import { clubTexts } from './club-texts.ts';
import { AppError } from '#shared/app-error.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { CommitOutcome } from './club-store.ts';

/** Reason why no data that leads to a payment may be stored for a user. */
export type PaymentRefusal = Extract<CommitOutcome, 'gone' | 'inactive'>;

export function isRefused(outcome: CommitOutcome | 'unchanged'): outcome is PaymentRefusal {
  return outcome === 'gone' || outcome === 'inactive';
}

/** Returns AppError 'permission-denied' for a user who is being erased, 'account-inactive' for an inactive user. */
export function refusalError(refusal: PaymentRefusal): AppError {
  return refusal === 'gone'
    ? new AppError('permission-denied', 'The account is being erased')
    : new AppError('account-inactive', 'The account is inactive');
}

/** Returns the error of a server without a payment provider. */
export function paymentsUnavailableError(): UserFacingError {
  return new UserFacingError('unavailable', clubTexts().paymentsUnavailable);
}
