import type { QueryClient } from '@tanstack/react-query';
import {
  createAccount,
  reloadAccount,
  signInWithPassword,
  signOutAccount,
  watchAccount,
} from '#features/account/data/auth/auth-store.ts';
import {
  discardSignIn,
  googleRedirectResult,
  signInWithGoogle,
} from '#features/account/data/auth/google-store.ts';
import { keepQueries } from '#data/kept/keep-queries.ts';
import { forgetKept, keepPerson, keptPerson } from '#data/kept/kept-person-store.ts';
import { attachOutbox } from '#data/outbox/attach-outbox.ts';
import { outbox } from '#data/outbox/device-outbox.ts';
import { isUnsettled } from '#data/outbox/outbox-in-caches.ts';
import { ensureUser, findUser } from '#features/account/data/user-store.ts';
import { recheckOnRefusal } from './recheck-on-refusal.ts';
import { recheckOnReturn } from './recheck-on-return.ts';
import { createSession } from './session-controller.ts';
import type { HintStore } from './session-hint.ts';
import type { SessionController } from './session-state.ts';

/** The session over the real Auth and the real records. Loaded when there is somebody to ask about. */
export function createAccountSession(hints: HintStore, client: QueryClient): SessionController {
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
      keepPerson,
      keptPerson: () => keptPerson(new Date()),
      forgetPerson: () => forgetKept({ isAsked: false }),
    },
    hints,
  );
  recheckOnReturn(session);
  recheckOnRefusal(session);
  const uid = () => uidOf(session);
  session.subscribe(attachOutbox(client, uid));
  keepQueries({ client, uid, isUnsettled: (queryKey) => isUnsettled(outbox, queryKey) });
  return session;
}

function uidOf(session: SessionController): string | null {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.uid : null;
}
