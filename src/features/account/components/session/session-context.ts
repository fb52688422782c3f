import { createContext } from 'react';
import type { SessionController } from '#features/account/data/session/session-state.ts';

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
