import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';
import type { ReadAccountState, AccountState } from './account-state.ts';
import type { TokenVerifier, VerifiedToken } from './token-verifier.ts';

/** A verified sender of a request. */
export interface Caller extends VerifiedToken {
  /** Null for an account without a record, which is admitted only where any status is allowed. */
  accountState: AccountState | null;
}

export interface Identity {
  tokens: TokenVerifier;
  readAccountState: ReadAccountState;
}

export interface CallerRequirements {
  /** Allowed account statuses; only 'active' if absent. 'any' admits every verified account. */
  statuses?: readonly UserStatus[] | 'any';
  /** Allowed roles; every role if absent. */
  roles?: readonly UserRole[];
  /** Also asks Auth whether the token was revoked; for irreversible actions and administration. */
  checkRevoked?: boolean;
}
