import { AppError } from '#shared/app-error.ts';
import type { HintStore } from './session-hint.ts';
import { stateByHint } from './session-state.ts';
import type { SessionController, SessionState } from './session-state.ts';

/**
 * Returns a session whose code is loaded when the hint is not sufficient. A visitor who only browses never downloads
 * it.
 * @param load creates the real session; called again after a failure
 */
export function createLazySession(
  hints: HintStore,
  load: () => Promise<SessionController>,
): SessionController {
  const listeners = new Set<() => void>();
  let session: SessionController | null = null;
  let loading: Promise<SessionController> | null = null;
  let state = stateByHint(hints.read());

  const set = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const loaded = (): Promise<SessionController> => {
    loading ??= load().then(
      (made) => {
        session = made;
        made.subscribe(() => {
          set(made.state());
        });
        set(made.state());
        return made;
      },
      (cause: unknown) => {
        loading = null;
        const error = new AppError('unavailable', 'The session could not be loaded', { cause });
        set({ status: 'failed', hint: hints.read(), error });
        throw error;
      },
    );
    return loading;
  };

  const start = () => {
    if (!session && state.status === 'failed') set(stateByHint(state.hint));
    // The state contains a failure.
    loaded().then(
      (made) => {
        made.start();
      },
      () => undefined,
    );
  };

  // Another tab signed a user in.
  hints.watch((hint) => {
    if (hint && state.status === 'signed-out') start();
  });

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start,
    settled: () =>
      loaded().then(
        (made) => made.settled(),
        () => state,
      ),
    signIn: async (email, password) => (await loaded()).signIn(email, password),
    register: async (details) => (await loaded()).register(details),
    signInWithGoogle: async (purpose, options) =>
      (await loaded()).signInWithGoogle(purpose, options),
    finishGoogleSignIn: async (purpose) => (await loaded()).finishGoogleSignIn(purpose),
    signOut: async () => (await loaded()).signOut(),
    refreshUser: async () => (await loaded()).refreshUser(),
  };
}
