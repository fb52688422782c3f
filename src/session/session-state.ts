import type { User } from '#domain/user.ts';
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
  | { status: 'signed-in'; user: User };

export type SessionStatus = SessionState['status'];

/** What is shown before Auth has been asked. */
export function stateByHint(hint: SessionHint | null): SessionState {
  return hint
    ? { status: 'loading', hint }
    : { status: 'signed-out', isVerified: false, reason: null };
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
  /** @throws AppError */
  signOut: () => Promise<void>;
  /** Reads the own record again: role, status and statistics may have changed. @throws AppError */
  refresh: () => Promise<void>;
}
