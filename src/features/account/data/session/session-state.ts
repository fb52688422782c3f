import type { Account } from '#features/account/data/auth/account.ts';
import type { signInWithGoogle } from '#features/account/data/auth/google-store.ts';
import type { User } from '#features/account/model/user.ts';
import type { SessionHint } from './session-hint.ts';

/** Who is looking, as far as the app knows yet. */
export type SessionState =
  | {
      status: 'signed-out';
      /** Auth itself has said so; otherwise only the hint was missing. */
      isVerified: boolean;
      /** Why a session that was restored has ended. */
      reason: 'account-inactive' | null;
    }
  /** Somebody was signed in here; Auth or their record is still on its way. */
  | { status: 'loading'; hint: SessionHint }
  /** Auth or the record could not be reached. */
  | { status: 'failed'; hint: SessionHint | null; error: unknown }
  | {
      status: 'signed-in';
      user: User;
      account: Account;
      /** When this was read, where the network has not answered since: the record is what the device kept. */
      readAt?: Date;
      /** With `readAt`: the network is slow and has not failed; its answer is still awaited. */
      isAwaited?: boolean;
    };

export type SessionStatus = SessionState['status'];

/** How Google is asked, as signInWithGoogle() of the data layer takes it. */
export type GoogleOptions = Parameters<typeof signInWithGoogle>[0];

/** On the login only people with a record get in; the registration makes one. */
export type GooglePurpose = 'login' | 'register';

/** Who came in through Google. */
export interface GoogleEntry {
  user: User;
  /** Their record was made just now. */
  isNewPerson: boolean;
}

/** What is shown where nobody can be known: on the server, and while what it rendered is hydrated. */
export const unknownVisitor: SessionState = {
  status: 'signed-out',
  isVerified: false,
  reason: null,
};

/** What is shown before Auth has been asked. A visitor's page is drawn once: nothing changes when it is hydrated. */
export function stateByHint(hint: SessionHint | null): SessionState {
  return hint ? { status: 'loading', hint } : unknownVisitor;
}

/** Actions and state of the session; what components use is use-session.ts. */
export interface SessionController {
  state: () => SessionState;
  subscribe: (onChange: () => void) => () => void;
  /** Loads Auth and finds out who is signed in; again after a failure. Nothing happens when it is known. */
  start: () => void;
  /** What is true once Auth has answered: never 'loading'. Starts where needed. */
  settled: () => Promise<SessionState>;
  /** @throws AppError of signInWithPassword(), and 'account-inactive' */
  signIn: (email: string, password: string) => Promise<User>;
  /** @throws AppError of createAccount() */
  register: (details: { email: string; password: string; displayName: string }) => Promise<User>;
  /** @throws AppError of signInWithGoogle(), 'account-inactive', 'not-registered' */
  signInWithGoogle: (purpose: GooglePurpose, options: GoogleOptions) => Promise<GoogleEntry>;
  /** The same for a sign-in that left the page for Google. @throws AppError as signInWithGoogle() */
  finishGoogleSignIn: (purpose: GooglePurpose) => Promise<GoogleEntry>;
  /** @throws AppError */
  signOut: () => Promise<void>;
  /**
   * Reads the own record and account again: role, status and statistics may have changed, the e-mail may have
   * been confirmed.
   * @throws AppError
   */
  refreshUser: () => Promise<void>;
}
