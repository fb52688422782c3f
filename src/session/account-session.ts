import {
  createAccount,
  reloadAccount,
  signInWithPassword,
  signOutAccount,
  watchAccount,
} from '#data/auth/auth-store.ts';
import { discardSignIn, googleRedirectResult, signInWithGoogle } from '#data/auth/google-store.ts';
import { ensureUser, findUser } from '#data/users/user-store.ts';
import { recheckOnRefusal } from './recheck-on-refusal.ts';
import { recheckOnReturn } from './recheck-on-return.ts';
import { createSession } from './session-controller.ts';
import type { HintStore } from './session-hint.ts';
import type { SessionController } from './session-state.ts';

/** The session over the real Auth and the real records. Loaded when there is somebody to ask about. */
export function createAccountSession(hints: HintStore): SessionController {
  const session = createSession(
    {
      watchAccount,
      reloadAccount,
      signInWithPassword,
      createAccount,
      signInWithGoogle,
      googleRedirectResult,
      discardSignIn,
      signOutAccount,
      ensureUser,
      findUser,
    },
    hints,
  );
  recheckOnReturn(session);
  recheckOnRefusal(session);
  return session;
}
