import type { Account } from '#data/auth/auth-store.ts';
import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/user.ts';
import { hintOf } from './session-hint.ts';
import type { HintStore, SessionHint } from './session-hint.ts';
import { stateByHint } from './session-state.ts';
import type { SessionController, SessionState } from './session-state.ts';

/** What the session needs of the data layer. */
export interface SessionServices {
  watchAccount(onChange: (account: Account | null) => void): Promise<() => void>;
  signInWithPassword(email: string, password: string): Promise<Account>;
  createAccount(details: {
    email: string;
    password: string;
    displayName: string;
  }): Promise<Account>;
  signOutAccount(): Promise<void>;
  /** The record of an account, made where it is missing. */
  ensureUser(account: Account): Promise<User>;
  getUser(uid: string): Promise<User | null>;
}

/**
 * Joins Auth (who) with the users record (what they may do). One place decides for every way in, sign-in,
 * registration, restored session and another tab: an inactive account is signed out again.
 */
export function createSession(services: SessionServices, hints: HintStore): SessionController {
  const listeners = new Set<() => void>();
  let state: SessionState = stateByHint(hints.read());
  /** Auth tells of changes. */
  let isWatching = false;
  /** The newest account that Auth told of; undefined before it has answered. */
  let account: Account | null | undefined;
  /** Sign-in and registration decide themselves when they are done. */
  let actions = 0;
  /** Answers to older questions are dropped. */
  let turn = 0;

  const set = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const shownHint = (): SessionHint | null => {
    if (state.status === 'signed-in') return hintOf(state.user);
    return state.status === 'signed-out' ? null : state.hint;
  };
  const leave = (reason: 'account-inactive' | null) => {
    turn += 1;
    hints.write(null);
    set({ status: 'signed-out', isVerified: true, reason });
  };
  const enter = (user: User) => {
    hints.write(hintOf(user));
    set({ status: 'signed-in', user });
  };

  /** Reads the record of an account and lets it in or not. @throws AppError */
  async function admit(candidate: Account): Promise<User> {
    turn += 1;
    const mine = turn;
    const user = await services.ensureUser(candidate);
    if (mine !== turn) throw new AppError('cancelled', 'The session changed meanwhile');
    if (user.status === 'inactive') {
      await services.signOutAccount();
      account = null;
      throw new AppError('account-inactive');
    }
    enter(user);
    return user;
  }

  function follow(next: Account | null): void {
    account = next;
    if (actions > 0) return;
    if (!next) {
      // An inactive account that was just signed out has its reason already.
      if (state.status !== 'signed-out' || !state.isVerified) leave(null);
      return;
    }
    if (state.status === 'signed-in' && state.user.uid === next.uid) return;
    const newcomer: SessionHint = {
      name: next.displayName,
      photoURL: next.photoURL,
      role: 'member',
    };
    if (state.status === 'loading') void restore(next, state.hint);
    else {
      set({ status: 'loading', hint: newcomer });
      void restore(next, newcomer);
    }
  }

  async function restore(candidate: Account, shown: SessionHint): Promise<void> {
    const mine = turn + 1;
    try {
      await admit(candidate);
    } catch (error) {
      if (error instanceof AppError && error.code === 'account-inactive') leave(error.code);
      else if (mine === turn) set({ status: 'failed', hint: shown, error });
    }
  }

  async function watch(): Promise<void> {
    isWatching = true;
    try {
      await services.watchAccount(follow);
    } catch (error) {
      isWatching = false;
      set({ status: 'failed', hint: shownHint(), error });
    }
  }

  /** Sign-in and registration: what Auth tells meanwhile waits until they have decided. */
  async function act(signIn: () => Promise<Account>): Promise<User> {
    actions += 1;
    if (!isWatching) await watch();
    const before = account?.uid;
    try {
      return await admit(await signIn());
    } catch (error) {
      if (error instanceof AppError && error.code === 'account-inactive') leave(null);
      // Signed in, but without a record: whoever tries again begins here, with the name just given.
      else if (account && account.uid !== before) set({ status: 'failed', hint: null, error });
      throw error;
    } finally {
      actions -= 1;
      if (actions === 0) catchUp();
    }
  }

  /** Follows what Auth told during an action. */
  function catchUp(): void {
    const isSettled = state.status === 'signed-out' && state.isVerified;
    if (account === null && !isSettled) leave(null);
    if (account && state.status !== 'failed') follow(account);
  }

  const controller: SessionController = {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      if (!isWatching) {
        if (state.status === 'failed') restart(state.hint);
        void watch();
      } else if (state.status === 'failed' && account) {
        const shown = restart(state.hint);
        void restore(account, shown);
      }
    },
    settled() {
      controller.start();
      return new Promise((resolve) => {
        const answer = () => {
          if (state.status === 'loading') return;
          if (state.status === 'signed-out' && !state.isVerified) return;
          stop();
          resolve(state);
        };
        const stop = controller.subscribe(answer);
        answer();
      });
    },
    signIn: (email, password) => act(() => services.signInWithPassword(email, password)),
    register: (details) => act(() => services.createAccount(details)),
    async signOut() {
      await services.signOutAccount();
      account = null;
      leave(null);
    },
    async refresh() {
      if (state.status !== 'signed-in') return;
      const { uid } = state.user;
      const mine = turn;
      const user = await services.getUser(uid);
      if (mine !== turn) return;
      if (user && user.status !== 'inactive') {
        enter(user);
        return;
      }
      await services.signOutAccount();
      account = null;
      leave(user ? 'account-inactive' : null);
    },
  };

  function restart(shown: SessionHint | null): SessionHint {
    const waiting = shown ?? { name: '', photoURL: '', role: 'member' as const };
    set(stateByHint(shown));
    return waiting;
  }

  return controller;
}
