import { AppError } from '#shared/app-error.ts';
import type { CommitOutcome } from './club-store.ts';

/** Why nothing that leads to a payment may be written for somebody. */
export type Refusal = Extract<CommitOutcome, 'gone' | 'inactive'>;

export function isRefused(outcome: CommitOutcome): outcome is Refusal {
  return outcome === 'gone' || outcome === 'inactive';
}

/** AppError 'permission-denied' for somebody who is being erased, 'account-inactive' for who was made inactive. */
export function refusal(why: Refusal): AppError {
  return why === 'gone'
    ? new AppError('permission-denied', 'The account is going away')
    : new AppError('account-inactive', 'The account is inactive');
}
