import type { Account } from '#features/account/data/auth/account.ts';
import type { signInWithGoogle } from '#features/account/data/auth/google-store.ts';
import type { User } from '#features/account/model/user.ts';
import type { SessionHint } from './session-hint.ts';

/** Known state of the session. */
export type SessionState =
  | {
      status: 'signed-out';
      /** True if Auth has confirmed the state; false if it is only assumed because no hint is stored. */
      isVerified: boolean;
      /** Reason why a restored session ended. */
      reason: 'account-inactive' | null;
    }
  /** A user was signed in on this device; Auth or the user record is still loading. */
  | { status: 'loading'; hint: SessionHint }
  /** Auth or the user record could not be reached. */
  | { status: 'failed'; hint: SessionHint | null; error: unknown }
  | {
      status: 'signed-in';
      user: User;
      account: Account;
      /** Read time of the record if it is the offline copy of the device. */
      readAt?: Date;
      /** With `readAt`: true while the server is slow but still expected to answer. */
      isAwaited?: boolean;
    };

export type SessionStatus = SessionState['status'];

/** Options of signInWithGoogle() in the data layer. */
export type GoogleSignInOptions = Parameters<typeof signInWithGoogle>[0];

/** 'login' accepts only users with a record; 'register' creates the record. */
export type GooglePurpose = 'login' | 'register';

/** Result of a Google sign-in. */
export interface GoogleSignInResult {
  user: User;
  /** True if the user record was just created. */
  isNewUser: boolean;
}

/** State before Auth has answered if no hint is stored. Also used on the server and during hydration. */
export const unverifiedVisitor: SessionState = {
  status: 'signed-out',
  isVerified: false,
  reason: null,
};

/**
 * Returns the state before Auth is loaded. Without a hint it is the state that the server used, so hydration does not
 * render the page again.
 */
export function stateFromHint(hint: SessionHint | null): SessionState {
  return hint ? { status: 'loading', hint } : unverifiedVisitor;
}

/** Actions and state of the session. Components use use-session.ts. */
export interface SessionController {
  state: () => SessionState;
  subscribe: (onChange: () => void) => () => void;
  /**
   * Loads Auth and determines the user. Retries after a failure or while the offline copy is shown. Does nothing if the
   * user record is loaded.
   */
  start: () => void;
  /** Resolves to the state after Auth has answered or failed; never 'loading'. Starts the session if necessary. */
  whenSettled: () => Promise<SessionState>;
  /** @throws AppError of signInWithPassword(), and 'account-inactive' */
  signIn: (email: string, password: string) => Promise<User>;
  /** @throws AppError of createAccount() */
  register: (details: { email: string; password: string; displayName: string }) => Promise<User>;
  /** @throws AppError of signInWithGoogle(), 'account-inactive', 'not-registered' */
  signInWithGoogle: (
    purpose: GooglePurpose,
    options: GoogleSignInOptions,
  ) => Promise<GoogleSignInResult>;
  /** Completes a sign-in by redirect. @throws AppError as signInWithGoogle() */
  finishGoogleSignIn: (purpose: GooglePurpose) => Promise<GoogleSignInResult>;
  /** @throws AppError */
  signOut: () => Promise<void>;
  /**
   * Reads the user's own record and account again, because role, status, statistics or e-mail verification may have
   * changed.
   * @throws AppError
   */
  refreshUser: () => Promise<void>;
}
