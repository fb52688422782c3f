import type { Account } from '#features/account/data/auth/account.ts';
import type { GoogleSignIn } from '#features/account/data/auth/google-store.ts';
import { isNetworkError } from '#platform/offline/network-error.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { hintOf } from './session-hint.ts';
import type { HintStore, SessionHint } from './session-hint.ts';
import type { SessionServices } from './session-services.ts';
import { stateByHint } from './session-state.ts';
import type {
  GoogleEntry,
  GooglePurpose,
  SessionController,
  SessionState,
} from './session-state.ts';

/** Errors that leave the user signed out; the form shows them. */
const turnedAway: readonly AppErrorCode[] = ['account-inactive', 'not-registered'];

/** Delay in ms before the stored user of this device is shown while the network has not answered. */
const patienceMs = 4_000;

/** Interval of retries while the stored user is shown, for browsers that do not report a restored connection. */
const retryMs = 30_000;

/** Same after a request that timed out. */
const lateRetryMs = 1_000;

/** Auth account and the function that returns its user record. */
interface Entry {
  account: Account;
  findRecord: (account: Account) => Promise<User>;
}

/**
 * Creates the session from Auth (identity) and the user record (permissions). Sign-in, registration, restored sessions
 * and changes in other tabs use the same check: an inactive account is signed out.
 */
export function createSession(services: SessionServices, hints: HintStore): SessionController {
  const listeners = new Set<() => void>();
  let state: SessionState = stateByHint(hints.read());
  /** True while the Auth listener is registered. */
  let isWatching = false;
  /** Last account reported by Auth; undefined before Auth has answered. */
  let account: Account | null | undefined;
  /** Number of running sign-ins and registrations. Auth events are ignored until they finish. */
  let actions = 0;
  /** Incremented per request, so that outdated responses are dropped. */
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
  const enter = (user: User, owner: Account) => {
    hints.write(hintOf(user));
    void services.cacheUser(user, owner);
    set({ status: 'signed-in', user, account: owner });
  };
  const isRemembered = () => state.status === 'signed-in' && state.readAt !== undefined;

  /**
   * Signs in the stored user of this device, as a plain member, until the network answers.
   * @param uid of the Auth user; null before Auth has answered
   * @param isAwaited true if the network may still answer
   */
  async function enterRemembered(uid: string | null, isAwaited: boolean): Promise<boolean> {
    if (isRemembered()) return true;
    const kept = await services.cachedUser();
    if (!kept || (uid !== null && kept.user.uid !== uid)) return false;
    const isKnown = state.status === 'signed-in' || state.status === 'signed-out';
    if (isKnown || account === null) return isRemembered();
    set({ status: 'signed-in', ...kept, ...(isAwaited && { isAwaited }) });
    return true;
  }

  /**
   * Reads the user record of an account and signs it in, unless it is inactive; null without a record. @throws AppError
   */
  async function admit<Found extends User | null>(
    candidate: Account,
    findRecord: (account: Account) => Promise<Found>,
  ): Promise<Found> {
    turn += 1;
    const ownTurn = turn;
    const user = await findRecord(candidate);
    if (ownTurn !== turn) throw new AppError('cancelled', 'The session changed meanwhile');
    if (!user) return user;
    if (user.status === 'inactive') {
      await services.signOutAccount();
      account = null;
      throw new AppError('account-inactive');
    }
    enter(user, candidate);
    return user;
  }

  function follow(next: Account | null): void {
    account = next;
    if (actions > 0) return;
    if (!next) {
      void services.forgetPerson();
      // For an inactive account that was just signed out, the state already contains the reason.
      if (state.status !== 'signed-out' || !state.isVerified) leave(null);
      return;
    }
    if (state.status === 'signed-in' && state.user.uid === next.uid) {
      if (isRemembered()) void restore(next, hintOf(state.user));
      return;
    }
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
    const ownTurn = turn + 1;
    const late = setTimeout(() => void enterRemembered(candidate.uid, true), patienceMs);
    try {
      const user = await admit(candidate, services.findUser);
      // Another tab may be registering the account, or the registration was interrupted. Signing in creates the record.
      if (!user) set({ status: 'signed-out', isVerified: true, reason: null });
    } catch (error) {
      if (error instanceof AppError && error.code === 'account-inactive') leave(error.code);
      else if (ownTurn === turn) await fail(error, candidate.uid, shown);
    } finally {
      clearTimeout(late);
    }
  }

  /** Handles a failed request: shows the stored user of this device on a network error, otherwise the error. */
  async function fail(error: unknown, uid: string | null, shown: SessionHint | null) {
    const ownTurn = turn;
    const code = errorCode(error);
    // A timeout can mean a slow server, so the network is still expected to answer.
    const isAwaited = code === 'timeout';
    if (isNetworkError(code) && (await enterRemembered(uid, isAwaited))) {
      if (state.status === 'signed-in' && state.isAwaited && !isAwaited)
        set({ ...state, isAwaited });
      setTimeout(
        () => {
          if (isRemembered()) controller.start();
        },
        isAwaited ? lateRetryMs : retryMs,
      );
      return;
    }
    if (ownTurn === turn) set({ status: 'failed', hint: shown, error });
  }

  async function watch(): Promise<void> {
    isWatching = true;
    setTimeout(() => {
      // Only for a user with a hint; a visitor does not wait for Auth.
      if (account === undefined && state.status === 'loading') void enterRemembered(null, true);
    }, patienceMs);
    try {
      await services.watchAccount(follow);
    } catch (error) {
      isWatching = false;
      await fail(error, null, shownHint());
    }
  }

  /** Runs a sign-in or registration. Auth events during it are processed afterwards. */
  async function act(signIn: () => Promise<Entry>): Promise<User> {
    actions += 1;
    if (!isWatching) await watch();
    const before = account?.uid;
    try {
      const entry = await signIn();
      return await admit(entry.account, entry.findRecord);
    } catch (error) {
      if (error instanceof AppError && turnedAway.includes(error.code)) leave(null);
      // Signed in to Auth, but without a user record. A retry continues from here, with the given name.
      else if (account && account.uid !== before) set({ status: 'failed', hint: null, error });
      throw error;
    } finally {
      actions -= 1;
      if (actions === 0) catchUp();
    }
  }

  /** Signs in with Google. A user without a record is only accepted on registration. */
  async function actWithGoogle(
    purpose: GooglePurpose,
    ask: () => Promise<GoogleSignIn>,
  ): Promise<GoogleEntry> {
    let isNewPerson = false;
    const user = await act(async () => {
      const signIn = await ask();
      const findRecord = async (found: Account) => {
        const known = await services.findUser(found);
        if (known) return known;
        if (purpose === 'register') {
          isNewPerson = true;
          return services.ensureUser(found);
        }
        await services.discardSignIn(signIn);
        account = null;
        throw new AppError('not-registered');
      };
      return { account: signIn.account, findRecord };
    });
    return { user, isNewPerson };
  }

  const withRecord = (found: Account): Entry => ({
    account: found,
    findRecord: services.ensureUser,
  });

  /** Processes the Auth events that occurred during an action. */
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
      } else if (state.status === 'signed-in' && isRemembered() && account) {
        void restore(account, hintOf(state.user));
      } else if (state.status === 'signed-out' && account) {
        // The record was missing and may exist now.
        follow(account);
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
    signIn: (email, password) =>
      act(async () => withRecord(await services.signInWithPassword(email, password))),
    register: (details) => act(async () => withRecord(await services.createAccount(details))),
    signInWithGoogle: (purpose, options) =>
      actWithGoogle(purpose, () => services.signInWithGoogle(options)),
    finishGoogleSignIn: (purpose) => actWithGoogle(purpose, () => services.googleRedirectResult()),
    async signOut() {
      await services.signOutAccount();
      account = null;
      leave(null);
    },
    async refreshUser() {
      if (state.status !== 'signed-in') return;
      const known = state.account;
      const ownTurn = turn;
      // Reads the record first: if the tokens are revoked, reloadAccount() signs the account out, and the reason could
      // no longer be determined.
      let user = await services.findUser(known);
      if (ownTurn !== turn) return;
      if (user && user.status !== 'inactive') {
        const fresh = await services.reloadAccount();
        if (ownTurn !== turn || fresh.uid !== known.uid) return;
        const isSameEmail =
          fresh.email === known.email && fresh.emailVerified === known.emailVerified;
        if (!isSameEmail) user = await services.findUser(fresh);
        if (ownTurn !== turn) return;
        if (user && user.status !== 'inactive') {
          enter(user, fresh);
          return;
        }
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
