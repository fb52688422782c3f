import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type {
  SessionController,
  SessionState,
  SessionStatus,
} from '#features/account/data/session/session-state.ts';
import { unverifiedVisitor } from '#features/account/data/session/session-state.ts';
import type { Account } from '#features/account/data/auth/account.ts';
import {
  canManagePlace,
  isManager,
  hasMemberRole,
  isSuperAdmin,
} from '#features/account/model/user-rights.ts';
import type { User } from '#features/account/model/user.ts';
import { toSessionHint } from '#features/account/data/session/session-hint.ts';
import type { SessionHint } from '#features/account/data/session/session-hint.ts';

const rejectWithoutProvider = () => Promise.reject(new Error('There is no SessionProvider above'));

/** Session of a visitor that cannot sign in: used on the server and without a provider. */
export const visitorSession: SessionController = (() => {
  const state = { status: 'signed-out', isVerified: true, reason: null } as const;
  return {
    state: () => state,
    subscribe: () => () => undefined,
    start: () => undefined,
    whenSettled: () => Promise.resolve(state),
    signIn: rejectWithoutProvider,
    register: rejectWithoutProvider,
    signInWithGoogle: rejectWithoutProvider,
    finishGoogleSignIn: rejectWithoutProvider,
    signOut: rejectWithoutProvider,
    refreshUser: rejectWithoutProvider,
  };
})();

export const SessionContext = createContext<SessionController>(visitorSession);

/** Current user and permissions. They only control the display; the rules enforce access. */
export interface Session {
  status: SessionStatus;
  /** User record; null unless signed in. */
  user: User | null;
  /** Sign-in methods and e-mail verification; null unless signed in. */
  account: Account | null;
  /** Name and image to show before the user record is loaded; null for a visitor. */
  shownUser: SessionHint | null;
  /** True if Auth has answered. */
  hasAuthAnswered: boolean;
  /** Error that led to the status 'failed'; null for another status. */
  error: unknown;
  /** Reason why a restored session ended. */
  signOutReason: 'account-inactive' | null;
  /** Read time of the cached user record while the network is unavailable; otherwise null. */
  readAt: Date | null;
  /** With `readAt`: true while the user record may still arrive from the network. */
  isRefreshPending: boolean;
  /** True if the account needs approval and is read-only. */
  isPendingApproval: boolean;
  isSuperAdmin: boolean;
  isManager: boolean;
  hasMemberRole: boolean;
  /** @param createdBy uid in the place document, if known */
  canManagePlace: (placeId: string, createdBy?: string) => boolean;
}

/** Returns the current session and re-renders on changes. Does not load Auth. */
export function useSession(): Session {
  const controller = use(SessionContext);
  // The server renders every page for a visitor.
  const state = useSyncExternalStore(
    controller.subscribe,
    controller.state,
    () => unverifiedVisitor,
  );
  return useMemo(() => toSession(state), [state]);
}

/** Returns the session actions, such as signing in, signing out and registering. */
export function useSessionActions(): Omit<SessionController, 'state' | 'subscribe'> {
  return use(SessionContext);
}

function toSession(state: SessionState): Session {
  const user = state.status === 'signed-in' ? state.user : null;
  return {
    status: state.status,
    user,
    account: state.status === 'signed-in' ? state.account : null,
    shownUser: user
      ? toSessionHint(user)
      : state.status === 'signed-out'
        ? null
        : hintOfState(state),
    hasAuthAnswered: state.status === 'signed-out' ? state.isVerified : state.status !== 'loading',
    error: state.status === 'failed' ? state.error : null,
    signOutReason: state.status === 'signed-out' ? state.reason : null,
    readAt: state.status === 'signed-in' ? (state.readAt ?? null) : null,
    isRefreshPending: state.status === 'signed-in' && state.isAwaited === true,
    isPendingApproval: user?.status === 'pending',
    isSuperAdmin: user !== null && isSuperAdmin(user),
    isManager: user !== null && isManager(user),
    hasMemberRole: user !== null && hasMemberRole(user),
    canManagePlace: (placeId, createdBy) =>
      user !== null && canManagePlace(user, placeId, createdBy),
  };
}

function hintOfState(state: SessionState): SessionHint | null {
  return 'hint' in state ? state.hint : null;
}
