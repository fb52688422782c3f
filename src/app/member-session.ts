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
  getGoogleRedirectResult,
  signInWithGoogle,
} from '#features/account/data/auth/google-store.ts';
import { persistQueries } from '#platform/offline/persist-queries.ts';
import { cacheUser, readCachedUser } from '#features/account/data/cached-user-store.ts';
import { clearOfflineDatabase } from '#platform/offline/offline-database.ts';
import { cachedQueryGroups } from './offline/cached-query-groups.ts';
import { registerMemberChanges } from './offline/member-changes.ts';
import { startOutbox, hasPendingChange } from '#platform/offline/start-outbox.ts';
import { outbox } from '#platform/offline/device-outbox.ts';
import { ensureUser, findUser } from '#features/account/data/user-store.ts';
import {
  recheckOnRefusal,
  recheckOnReturn,
} from '#features/account/data/session/session-rechecks.ts';
import { createSession } from '#features/account/data/session/session-controller.ts';
import type { HintStore } from '#features/account/data/session/session-hint.ts';
import type { SessionController } from '#features/account/data/session/session-state.ts';

/** Creates the session that uses the real Auth and stored records. Loaded only if a session may exist. */
export function createMemberSession(hints: HintStore, client: QueryClient): SessionController {
  const session = createSession(
    {
      watchAccount,
      reloadAccount,
      signInWithPassword,
      createAccount,
      signInWithGoogle,
      getGoogleRedirectResult,
      discardSignIn,
      signOutAccount,
      ensureUser,
      findUser,
      cacheUser,
      readCachedUser: () => readCachedUser(new Date()),
      clearOfflineData: () => clearOfflineDatabase({ isAsked: false }),
    },
    hints,
  );
  recheckOnReturn(session);
  recheckOnRefusal(session);
  const getUid = () => uidOf(session);
  registerMemberChanges();
  session.subscribe(startOutbox(client, getUid));
  persistQueries({
    ...{ client, getUid, cachedQueries: cachedQueryGroups },
    hasPendingChange: (queryKey) => hasPendingChange(outbox, queryKey),
  });
  return session;
}

function uidOf(session: SessionController): string | null {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.uid : null;
}
