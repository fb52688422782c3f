import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { PendingChange, ChangeRequest } from '#shared/pending-change.ts';
import { hasUserText } from './change-kinds.ts';

import { isNetworkError } from './network-error.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Result of a submitted change: applied, or stored until it can be sent. */
export interface SubmitResult {
  isWaiting: boolean;
  /** Result of the write; undefined if the change is waiting or another tab has sent it. */
  answer?: unknown;
}

/** Result of a change that was sent in the background. */
export interface BackgroundResult {
  change: PendingChange;
  /** Null if it was applied. */
  problem: AppErrorCode | null;
}

export interface OutboxDependencies {
  store: OutboxStore;
  /**
   * Applies a change; idempotent. May reject with 'conflict' for a pending change if the data was changed differently
   * since.
   * @throws AppError
   */
  sendChange: (change: PendingChange, wasPending: boolean) => Promise<unknown>;
  /** Runs one task at a time across all tabs of a browser. */
  runExclusive: (task: () => Promise<void>) => Promise<void>;
  /** Notifies the other tabs that the pending changes were modified. */
  notifyTabs: () => void;
}

export interface Outbox {
  /**
   * Stores a change, sends it, and deletes it after it is applied.
   * @throws AppError if it was refused, or, on a device that cannot store it, if it could not be sent
   */
  submit: <Change extends ChangeRequest>(uid: string, request: Change) => Promise<SubmitResult>;
  /** Sends pending changes in order, until none is left or one of them stays pending. */
  sendPending: (uid: string) => Promise<void>;
  /** Sends a refused change again, on the author's request. */
  retry: (change: PendingChange) => Promise<void>;
  discard: (change: PendingChange) => Promise<void>;
  /** Replaces the changes known to this tab by the stored ones of a user, or by none for null. */
  reload: (uid: string | null) => Promise<void>;
  /** Returns the pending changes known to this tab. */
  pendingChanges: () => readonly PendingChange[];
  subscribe: (reportChange: () => void) => () => void;
  /** Calls `listener` with the results of changes that were sent in the background. */
  watchBackgroundResults: (listener: (outcomes: readonly BackgroundResult[]) => void) => () => void;
}

/** Timeout of submit(), in ms; after it the change continues in the background. */
const submitTimeoutMs = 6_000;

interface SubmitWaiter {
  /** True if the caller still shows the text of the change, so that a refused one needs no stored copy. */
  showsText: boolean;
  resolve: (outcome: SubmitResult) => void;
  reject: (error: unknown) => void;
}

/** Returns true if the server did not decide on the change, which then stays pending. */
function isUndecided(code: AppErrorCode): boolean {
  return isNetworkError(code) || undecidedCodes.has(code);
}

const undecidedCodes: ReadonlySet<AppErrorCode> = new Set([
  'too-many-requests',
  'unauthenticated',
  'not-initialized',
  'cancelled',
]);

const noChanges: readonly PendingChange[] = [];

/** Creates the outbox of a page. All tabs share the stored changes. */
export function createOutbox({
  store,
  sendChange,
  runExclusive,
  notifyTabs,
}: OutboxDependencies): Outbox {
  const waiters = new Map<string, SubmitWaiter>();
  const listeners = new Set<() => void>();
  const backgroundListeners = new Set<(outcomes: readonly BackgroundResult[]) => void>();
  let listedChanges = noChanges;
  let currentUid: string | null = null;

  const reloadChanges = async (uid: string | null) => {
    currentUid = uid;
    const storedChanges = uid === null ? noChanges : await store.list(uid);
    if (currentUid !== uid || (storedChanges.length === 0 && listedChanges.length === 0)) return;
    // Changes whose caller still waits are not listed until it is known whether they stay pending.
    listedChanges = storedChanges.filter(({ version }) => !waiters.has(version));
    for (const listener of [...listeners]) listener();
  };
  const reportChange = async (uid: string) => {
    notifyTabs();
    await reloadChanges(uid);
  };
  const takeWaiter = (version: string): SubmitWaiter | undefined => {
    const waiter = waiters.get(version);
    waiters.delete(version);
    return waiter;
  };

  /** Sends a change. Returns true if the next one may be sent. */
  async function sendNextChange(
    change: PendingChange,
    backgroundResults: BackgroundResult[],
  ): Promise<boolean> {
    const wasPending = !waiters.has(change.version);
    try {
      const writeResult = await sendChange(change, wasPending);
      await store.remove(change);
      const waiter = takeWaiter(change.version);
      if (!waiter) {
        backgroundResults.push({ change, problem: null });
        return true;
      }
      // Updates the list first, so that the caller sees the change as done.
      await reloadChanges(change.uid);
      waiter.resolve({ isWaiting: false, answer: writeResult });
      return true;
    } catch (error) {
      const problem = errorCode(error);
      if (isUndecided(problem)) return false;
      const waiter = takeWaiter(change.version);
      // Text written by the user stays stored until its author decides, unless the form still shows it.
      if (hasUserText(change) && !waiter?.showsText) await store.setProblem(change, problem);
      else await store.remove(change);
      if (waiter) waiter.reject(error);
      else backgroundResults.push({ change, problem });
      return true;
    }
  }

  async function sendAll(uid: string): Promise<void> {
    const backgroundResults: BackgroundResult[] = [];
    let nextChange: PendingChange | undefined;
    do {
      nextChange = (await store.list(uid)).find(({ problem }) => problem === null);
    } while (nextChange && (await sendNextChange(nextChange, backgroundResults)));
    // A change that is no longer stored was sent by another tab or replaced by a newer one. A stored one is still
    // pending.
    const pendingVersions = new Set((await store.list(uid)).map(({ version }) => version));
    for (const version of [...waiters.keys()]) {
      takeWaiter(version)?.resolve({ isWaiting: pendingVersions.has(version) });
    }
    await reportChange(uid);
    if (backgroundResults.length > 0)
      for (const listener of [...backgroundListeners]) listener(backgroundResults);
  }

  const sendPendingChanges = (uid: string) => runExclusive(() => sendAll(uid));

  return {
    async submit(uid, request) {
      const storedChange = await store.put(uid, request);
      if (!storedChange) {
        const pendingState = {
          uid,
          id: '',
          version: '',
          order: 0,
          madeAt: Date.now(),
          problem: null,
        };
        return {
          isWaiting: false,
          answer: await sendChange({ ...pendingState, ...request }, false),
        };
      }
      const outcome = new Promise<SubmitResult>((resolve, reject) => {
        waiters.set(storedChange.version, { showsText: true, resolve, reject });
      });
      // The error is ignored: a change that was not sent stays pending.
      sendPendingChanges(uid).catch(() => undefined);
      const timer = setTimeout(() => {
        takeWaiter(storedChange.version)?.resolve({ isWaiting: true });
        void reportChange(uid);
      }, submitTimeoutMs);
      return outcome.finally(() => {
        clearTimeout(timer);
      });
    },
    sendPending: sendPendingChanges,
    async retry(change) {
      // put() stores the change as a new version without a problem.
      const storedChange = await store.put(change.uid, change);
      if (!storedChange) throw new AppError('unavailable', 'The change cannot be kept');
      const ignoreResult = () => undefined;
      waiters.set(storedChange.version, {
        showsText: false,
        resolve: ignoreResult,
        reject: ignoreResult,
      });
      await reportChange(change.uid);
      await sendPendingChanges(change.uid);
    },
    async discard(change) {
      await store.remove(change);
      await reportChange(change.uid);
    },
    reload: reloadChanges,
    pendingChanges: () => listedChanges,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchBackgroundResults(listener) {
      backgroundListeners.add(listener);
      return () => backgroundListeners.delete(listener);
    },
  };
}
