import type { Account } from '#features/account/data/auth/account.ts';
import type { GoogleAuthResult } from '#features/account/data/auth/google-store.ts';
import { isNetworkError } from '#platform/offline/network-error.ts';
import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { User } from '#features/account/model/user.ts';
import { toSessionHint } from './session-hint.ts';
import type { HintStore, SessionHint } from './session-hint.ts';
import type { SessionServices } from './session-services.ts';
import { stateFromHint } from './session-state.ts';
import type {
  GoogleSignInResult,
  GooglePurpose,
  SessionController,
  SessionState,
} from './session-state.ts';

/** Errors that leave the user signed out; the form shows them. */
const rejectedAccountCodes: readonly AppErrorCode[] = ['account-inactive', 'not-registered'];

/** Delay in ms before the stored user of this device is shown while the network has not answered. */
const cachedUserDelayMs = 4_000;

/** Interval of retries while the stored user is shown, for browsers that do not report a restored connection. */
const cachedUserRetryMs = 30_000;

/** Delay before the retry if the last request timed out while the stored user is shown. */
const timeoutRetryMs = 1_000;

/** Auth account and the function that returns its user record. */
interface SignInResult {
  account: Account;
  findRecord: (account: Account) => Promise<User>;
}

/**
 * Creates the session from Auth (identity) and the user record (permissions). Sign-in, registration, restored sessions
 * and changes in other tabs use the same check: an inactive account is signed out.
 */
export function createSession(services: SessionServices, hints: HintStore): SessionController {
  const listeners = new Set<() => void>();
  let state: SessionState = stateFromHint(hints.read());
  /** True while the Auth listener is registered. */
  let isWatching = false;
  /** Last account reported by Auth; undefined before Auth has answered. */
  let account: Account | null | undefined;
  /** Number of running sign-ins and registrations. Auth events are processed after the last one. */
  let runningSignIns = 0;
  /** Incremented per request, so that outdated responses are dropped. */
  let latestAttempt = 0;

  const setState = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const currentHint = (): SessionHint | null => {
    if (state.status === 'signed-in') return toSessionHint(state.user);
    return state.status === 'signed-out' ? null : state.hint;
  };
  const setSignedOut = (reason: 'account-inactive' | null) => {
    latestAttempt += 1;
    hints.write(null);
    setState({ status: 'signed-out', isVerified: true, reason });
  };
  const setSignedIn = (user: User, signedInAccount: Account) => {
    hints.write(toSessionHint(user));
    void services.cacheUser(user, signedInAccount);
    setState({ status: 'signed-in', user, account: signedInAccount });
  };
  const isShowingCachedUser = () => state.status === 'signed-in' && state.readAt !== undefined;

  /**
   * Signs in the stored user of this device, as a plain member, until the network answers.
   * @param uid of the Auth user; null before Auth has answered
   * @param isAwaited true if the network may still answer
   */
  async function restoreCachedUser(uid: string | null, isAwaited: boolean): Promise<boolean> {
    if (isShowingCachedUser()) return true;
    const cachedRead = await services.readCachedUser();
    if (!cachedRead || (uid !== null && cachedRead.user.uid !== uid)) return false;
    const isSessionKnown = state.status === 'signed-in' || state.status === 'signed-out';
    if (isSessionKnown || account === null) return isShowingCachedUser();
    setState({ status: 'signed-in', ...cachedRead, ...(isAwaited && { isAwaited }) });
    return true;
  }

  /**
   * Reads the user record of an account and signs the user in. Returns null without a record.
   * @throws AppError 'account-inactive' after signing an inactive user out of Auth; 'cancelled' if the session changed
   * before the record was read; errors of findRecord()
   */
  async function signInWithRecord<FoundUser extends User | null>(
    candidate: Account,
    findRecord: (account: Account) => Promise<FoundUser>,
  ): Promise<FoundUser> {
    latestAttempt += 1;
    const attempt = latestAttempt;
    const user = await findRecord(candidate);
    if (attempt !== latestAttempt) throw new AppError('cancelled', 'The session changed meanwhile');
    if (!user) return user;
    if (user.status === 'inactive') {
      await services.signOutAccount();
      account = null;
      throw new AppError('account-inactive');
    }
    setSignedIn(user, candidate);
    return user;
  }

  function handleAccountChange(next: Account | null): void {
    account = next;
    if (runningSignIns > 0) return;
    if (!next) {
      void services.clearOfflineData();
      // For an inactive account that was just signed out, the state already contains the reason.
      if (state.status !== 'signed-out' || !state.isVerified) setSignedOut(null);
      return;
    }
    if (state.status === 'signed-in' && state.user.uid === next.uid) {
      if (isShowingCachedUser()) void restore(next, toSessionHint(state.user));
      return;
    }
    const accountHint: SessionHint = {
      name: next.displayName,
      photoURL: next.photoURL,
      role: 'member',
    };
    if (state.status === 'loading') void restore(next, state.hint);
    else {
      setState({ status: 'loading', hint: accountHint });
      void restore(next, accountHint);
    }
  }

  async function restore(candidate: Account, previousHint: SessionHint): Promise<void> {
    const attempt = latestAttempt + 1;
    const slowTimer = setTimeout(
      () => void restoreCachedUser(candidate.uid, true),
      cachedUserDelayMs,
    );
    try {
      const user = await signInWithRecord(candidate, services.findUser);
      // Another tab may be registering the account, or the registration was interrupted. The next sign-in creates the
      // record.
      if (!user) setState({ status: 'signed-out', isVerified: true, reason: null });
    } catch (error) {
      if (error instanceof AppError && error.code === 'account-inactive') setSignedOut(error.code);
      else if (attempt === latestAttempt) await handleFailure(error, candidate.uid, previousHint);
    } finally {
      clearTimeout(slowTimer);
    }
  }

  /** Handles a failed request: shows the stored user of this device on a network error, otherwise the error. */
  async function handleFailure(
    error: unknown,
    uid: string | null,
    previousHint: SessionHint | null,
  ) {
    const attempt = latestAttempt;
    const code = errorCode(error);
    // A timeout can mean a slow server, so the network is still expected to answer.
    const isAwaited = code === 'timeout';
    if (isNetworkError(code) && (await restoreCachedUser(uid, isAwaited))) {
      if (state.status === 'signed-in' && state.isAwaited && !isAwaited)
        setState({ ...state, isAwaited });
      setTimeout(
        () => {
          if (isShowingCachedUser()) controller.start();
        },
        isAwaited ? timeoutRetryMs : cachedUserRetryMs,
      );
      return;
    }
    if (attempt === latestAttempt) setState({ status: 'failed', hint: previousHint, error });
  }

  async function startWatching(): Promise<void> {
    isWatching = true;
    setTimeout(() => {
      // Only for a user with a hint; a visitor does not wait for Auth.
      if (account === undefined && state.status === 'loading') void restoreCachedUser(null, true);
    }, cachedUserDelayMs);
    try {
      await services.watchAccount(handleAccountChange);
    } catch (error) {
      isWatching = false;
      await handleFailure(error, null, currentHint());
    }
  }

  /** Runs a sign-in or registration. Auth events that occur during it are processed afterwards. */
  async function runSignIn(signIn: () => Promise<SignInResult>): Promise<User> {
    runningSignIns += 1;
    if (!isWatching) await startWatching();
    const previousUid = account?.uid;
    try {
      const result = await signIn();
      return await signInWithRecord(result.account, result.findRecord);
    } catch (error) {
      if (error instanceof AppError && rejectedAccountCodes.includes(error.code))
        setSignedOut(null);
      // The user is signed in to Auth, but the user record could not be read or created. A repeated registration reuses
      // this Auth account (createAccount()).
      else if (account && account.uid !== previousUid)
        setState({ status: 'failed', hint: null, error });
      throw error;
    } finally {
      runningSignIns -= 1;
      if (runningSignIns === 0) applyMissedChanges();
    }
  }

  /** Signs in with Google. A user without a record is only accepted on registration. */
  async function runGoogleSignIn(
    purpose: GooglePurpose,
    requestGoogleSignIn: () => Promise<GoogleAuthResult>,
  ): Promise<GoogleSignInResult> {
    let isNewUser = false;
    const user = await runSignIn(async () => {
      const signIn = await requestGoogleSignIn();
      const findRecord = async (signedInAccount: Account) => {
        const existing = await services.findUser(signedInAccount);
        if (existing) return existing;
        if (purpose === 'register') {
          isNewUser = true;
          return services.ensureUser(signedInAccount);
        }
        await services.discardSignIn(signIn);
        account = null;
        throw new AppError('not-registered');
      };
      return { account: signIn.account, findRecord };
    });
    return { user, isNewUser };
  }

  const toSignInResult = (signedInAccount: Account): SignInResult => ({
    account: signedInAccount,
    findRecord: services.ensureUser,
  });

  /** Processes the Auth events that occurred during a sign-in or registration. */
  function applyMissedChanges(): void {
    const isSettled = state.status === 'signed-out' && state.isVerified;
    if (account === null && !isSettled) setSignedOut(null);
    if (account && state.status !== 'failed') handleAccountChange(account);
  }

  const controller: SessionController = {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start() {
      if (!isWatching) {
        if (state.status === 'failed') showLoading(state.hint);
        void startWatching();
      } else if (state.status === 'failed' && account) {
        const previousHint = showLoading(state.hint);
        void restore(account, previousHint);
      } else if (state.status === 'signed-in' && isShowingCachedUser() && account) {
        void restore(account, toSessionHint(state.user));
      } else if (state.status === 'signed-out' && account) {
        // The record was missing and may exist now.
        handleAccountChange(account);
      }
    },
    whenSettled() {
      controller.start();
      return new Promise((resolve) => {
        const resolveWhenSettled = () => {
          if (state.status === 'loading') return;
          if (state.status === 'signed-out' && !state.isVerified) return;
          unsubscribe();
          resolve(state);
        };
        const unsubscribe = controller.subscribe(resolveWhenSettled);
        resolveWhenSettled();
      });
    },
    signIn: (email, password) =>
      runSignIn(async () => toSignInResult(await services.signInWithPassword(email, password))),
    register: (details) =>
      runSignIn(async () => toSignInResult(await services.createAccount(details))),
    signInWithGoogle: (purpose, options) =>
      runGoogleSignIn(purpose, () => services.signInWithGoogle(options)),
    finishGoogleSignIn: (purpose) =>
      runGoogleSignIn(purpose, () => services.getGoogleRedirectResult()),
    async signOut() {
      await services.signOutAccount();
      account = null;
      setSignedOut(null);
    },
    async refreshUser() {
      if (state.status !== 'signed-in') return;
      const existing = state.account;
      const attempt = latestAttempt;
      // Reads the record first: if the tokens are revoked, reloadAccount() signs the account out, and the reason could
      // no longer be determined.
      let user = await services.findUser(existing);
      if (attempt !== latestAttempt) return;
      if (user && user.status !== 'inactive') {
        const reloadedAccount = await services.reloadAccount();
        if (attempt !== latestAttempt || reloadedAccount.uid !== existing.uid) return;
        const isSameEmail =
          reloadedAccount.email === existing.email &&
          reloadedAccount.emailVerified === existing.emailVerified;
        if (!isSameEmail) user = await services.findUser(reloadedAccount);
        if (attempt !== latestAttempt) return;
        if (user && user.status !== 'inactive') {
          setSignedIn(user, reloadedAccount);
          return;
        }
      }
      await services.signOutAccount();
      account = null;
      setSignedOut(user ? 'account-inactive' : null);
    },
  };

  function showLoading(previousHint: SessionHint | null): SessionHint {
    const loadingHint = previousHint ?? { name: '', photoURL: '', role: 'member' as const };
    setState(stateFromHint(previousHint));
    return loadingHint;
  }

  return controller;
}
