import { AppError } from '#shared/app-error.ts';
import type { HintStore } from './session-hint.ts';
import { stateFromHint } from './session-state.ts';
import type { SessionController, SessionState } from './session-state.ts';

/**
 * Returns a session that takes its state from the stored hint and loads its code at the first call of start(),
 * whenSettled() or an action. A visitor who only browses never downloads this code.
 * @param load creates the real session; called again after a failure
 */
export function createLazySession(
  hints: HintStore,
  load: () => Promise<SessionController>,
): SessionController {
  const listeners = new Set<() => void>();
  let session: SessionController | null = null;
  let sessionPromise: Promise<SessionController> | null = null;
  let state = stateFromHint(hints.read());

  const setState = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const loadSession = (): Promise<SessionController> => {
    sessionPromise ??= load().then(
      (controller) => {
        session = controller;
        controller.subscribe(() => {
          setState(controller.state());
        });
        setState(controller.state());
        return controller;
      },
      (cause: unknown) => {
        sessionPromise = null;
        const error = new AppError('unavailable', 'The session could not be loaded', { cause });
        setState({ status: 'failed', hint: hints.read(), error });
        throw error;
      },
    );
    return sessionPromise;
  };

  const start = () => {
    if (!session && state.status === 'failed') setState(stateFromHint(state.hint));
    // A failure needs no handling here, because loadSession() sets it as the state.
    loadSession().then(
      (controller) => {
        controller.start();
      },
      () => undefined,
    );
  };

  // A hint that appears here means that a user signed in in another tab.
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
    whenSettled: () =>
      loadSession().then(
        (controller) => controller.whenSettled(),
        () => state,
      ),
    signIn: async (email, password) => (await loadSession()).signIn(email, password),
    register: async (details) => (await loadSession()).register(details),
    signInWithGoogle: async (purpose, options) =>
      (await loadSession()).signInWithGoogle(purpose, options),
    finishGoogleSignIn: async (purpose) => (await loadSession()).finishGoogleSignIn(purpose),
    signOut: async () => (await loadSession()).signOut(),
    refreshUser: async () => (await loadSession()).refreshUser(),
  };
}
