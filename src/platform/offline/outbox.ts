import { AppError, errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { WaitingChange, Wish } from '#shared/waiting-change.ts';
import { isWritten } from './change-kinds.ts';

import { isAway } from './away.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Whether a change has arrived, or is kept until it can be sent. */
export interface Outcome {
  isWaiting: boolean;
  /** What the store answered; undefined where another tab has sent it. */
  answer?: unknown;
}

/** What became of a change while nobody waited for it. */
export interface LateOutcome {
  change: WaitingChange;
  /** Null when it has arrived. */
  problem: AppErrorCode | null;
}

export interface OutboxWorld {
  store: OutboxStore;
  /**
   * Makes a change true; idempotent. Of one that waited it may say 'conflict', where something else was made true
   * meanwhile.
   * @throws AppError
   */
  send: (change: WaitingChange, hasWaited: boolean) => Promise<unknown>;
  /** Runs one task at a time in all tabs of a browser. */
  alone: (task: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that something else waits now. */
  tell: () => void;
}

export interface Outbox {
  /**
   * Keeps a change, sends it, and forgets it when it has arrived.
   * @throws AppError why it was refused, or, where this device keeps nothing, why it did not arrive
   */
  submit: <One extends Wish>(uid: string, wish: One) => Promise<Outcome>;
  /** Sends what waits, in order, until nothing does or nobody answers. */
  sendWaiting: (uid: string) => Promise<void>;
  /** Sends a change that was refused once more, as its author wants it. */
  insist: (change: WaitingChange) => Promise<void>;
  discard: (change: WaitingChange) => Promise<void>;
  /** Looks again at what waits, for this person alone; nobody's with null. */
  look: (uid: string | null) => Promise<void>;
  /** What waits, as far as this tab knows. */
  waiting: () => readonly WaitingChange[];
  subscribe: (changed: () => void) => () => void;
  /** Calls `listener` with what became of changes while nobody waited for them. */
  watchLate: (listener: (outcomes: readonly LateOutcome[]) => void) => () => void;
}

/** Somebody who looks at the screen waits so long for an answer; then the change goes on without them. */
const patienceMs = 6_000;

interface Waiter {
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Nobody could say whether a change is allowed; it is sent again. */
function isUndecided(code: AppErrorCode): boolean {
  return isAway(code) || undecided.has(code);
}

const undecided: ReadonlySet<AppErrorCode> = new Set([
  'too-many-requests',
  'unauthenticated',
  'not-initialized',
  'cancelled',
]);

const none: readonly WaitingChange[] = [];

/** The changes of a page that wait to be sent; all tabs share what waits. */
export function createOutbox({ store, send, alone, tell }: OutboxWorld): Outbox {
  const waiters = new Map<string, Waiter>();
  const listeners = new Set<() => void>();
  const lateListeners = new Set<(outcomes: readonly LateOutcome[]) => void>();
  let known = none;
  let owner: string | null = null;

  const look = async (uid: string | null) => {
    owner = uid;
    const listed = uid === null ? none : await store.list(uid);
    if (owner !== uid || (listed.length === 0 && known.length === 0)) return;
    // Who looks at the screen is told of theirs when it is known whether it has to wait.
    known = listed.filter(({ version }) => !waiters.has(version));
    for (const listener of [...listeners]) listener();
  };
  const changed = async (uid: string) => {
    tell();
    await look(uid);
  };
  const settle = (version: string): Waiter | undefined => {
    const waiter = waiters.get(version);
    waiters.delete(version);
    return waiter;
  };

  /** Answers whether the next one may be sent. */
  async function sendOne(change: WaitingChange, late: LateOutcome[]): Promise<boolean> {
    const hasWaited = !waiters.has(change.version);
    try {
      const answer = await send(change, hasWaited);
      await store.forget(change);
      const waiter = settle(change.version);
      if (!waiter) {
        late.push({ change, problem: null });
        return true;
      }
      // Whoever shows the answer finds it settled.
      await look(change.uid);
      waiter.resolve({ isWaiting: false, answer });
      return true;
    } catch (error) {
      const problem = errorCode(error);
      if (isUndecided(problem)) return false;
      const waiter = settle(change.version);
      // Words that somebody wrote stay until they say what becomes of them.
      if (!waiter && isWritten(change)) await store.note(change, problem);
      else await store.forget(change);
      if (waiter) waiter.reject(error);
      else late.push({ change, problem });
      return true;
    }
  }

  async function sendAll(uid: string): Promise<void> {
    const late: LateOutcome[] = [];
    let next: WaitingChange | undefined;
    do {
      next = (await store.list(uid)).find(({ problem }) => problem === null);
    } while (next && (await sendOne(next, late)));
    // Another tab may have sent it, or a newer wish have taken its place; otherwise it waits.
    const left = new Set((await store.list(uid)).map(({ version }) => version));
    for (const version of [...waiters.keys()]) {
      settle(version)?.resolve({ isWaiting: left.has(version) });
    }
    await changed(uid);
    if (late.length > 0) for (const listener of [...lateListeners]) listener(late);
  }

  const sendWaiting = (uid: string) => alone(() => sendAll(uid));

  return {
    async submit(uid, wish) {
      const kept = await store.put(uid, wish);
      if (!kept) {
        const made = { uid, id: '', version: '', order: 0, madeAt: Date.now(), problem: null };
        return { isWaiting: false, answer: await send({ ...made, ...wish }, false) };
      }
      const outcome = new Promise<Outcome>((resolve, reject) => {
        waiters.set(kept.version, { resolve, reject });
      });
      // What fails waits.
      sendWaiting(uid).catch(() => undefined);
      const timer = setTimeout(() => {
        settle(kept.version)?.resolve({ isWaiting: true });
        void changed(uid);
      }, patienceMs);
      return outcome.finally(() => {
        clearTimeout(timer);
      });
    },
    sendWaiting,
    async insist(change) {
      // From now on what is stored is known to its author.
      const kept = await store.put(change.uid, change);
      if (!kept) throw new AppError('unavailable', 'The change cannot be kept');
      waiters.set(kept.version, { resolve: () => undefined, reject: () => undefined });
      await changed(change.uid);
      await sendWaiting(change.uid);
    },
    async discard(change) {
      await store.forget(change);
      await changed(change.uid);
    },
    look,
    waiting: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watchLate(listener) {
      lateListeners.add(listener);
      return () => lateListeners.delete(listener);
    },
  };
}
