import type { UserRole, UserStatus } from '#features/account/model/user.ts';
import type { ReadStanding, Standing } from './standing.ts';
import type { TokenVerifier, VerifiedToken } from './token-verifier.ts';

/** Whoever sent a request, proven. */
export interface Caller extends VerifiedToken {
  /** null for an account without a record; such a caller passes only where every standing does. */
  standing: Standing | null;
}

export interface Identity {
  tokens: TokenVerifier;
  readStanding: ReadStanding;
}

export interface CallerDemands {
  /** Who may pass; active people when absent. 'any' lets pass whoever proves an account. */
  statuses?: readonly UserStatus[] | 'any';
  /** Roles that may pass; every role when absent. */
  roles?: readonly UserRole[];
  /** Ask Auth whether the token was revoked: for what cannot be undone and for administration. */
  checkRevoked?: boolean;
}
