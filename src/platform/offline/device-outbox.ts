import { deviceOutbox } from './outbox-store.ts';
import { createOutbox } from './outbox.ts';
import { withAuthUser } from '#platform/firestore/with-auth.ts';
import { AppError } from '#shared/app-error.ts';
import type { PendingChange } from '#shared/pending-change.ts';
import { changeHandlers } from './change-kinds.ts';

const outboxName = 'guia-changes';

/**
 * Fallback for browsers without Web Locks: each tab sends one change at a time. Two tabs may send at the same time, but
 * all changes are idempotent.
 */
let lastTask: Promise<void> = Promise.resolve();

function withLock(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return locks.request(outboxName, task);
  lastTask = lastTask.then(task, task);
  return lastTask;
}

const tabChannel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(outboxName) : null;

/** The pending changes of this browser. */
export const outbox = createOutbox({
  store: deviceOutbox,
  sendChange,
  runExclusive: withLock,
  notifyTabs: () => tabChannel?.postMessage(null),
});

/** Calls `listener` when another tab modifies the pending changes. */
export function syncTabs(listener: () => void): void {
  tabChannel?.addEventListener('message', listener);
}

/**
 * Applies a change with the handlers of its kind.
 * @throws AppError 'not-initialized' for a kind that is not registered; errors of requireUser() and
 *   ChangeHandlers.send()
 */
async function sendChange(change: PendingChange, wasPending: boolean): Promise<unknown> {
  const handlers = changeHandlers(change.kind);
  if (!handlers)
    throw new AppError('not-initialized', `No change of the kind ${change.kind} is known`);
  if (wasPending) await requireUser(change.uid);
  return handlers.send(change, wasPending);
}

/**
 * Waits until Auth has restored the user: security rules would refuse a write that is sent too early.
 * @throws AppError 'unauthenticated' unless this user is signed in; errors of withAuthUser()
 */
function requireUser(uid: string): Promise<void> {
  return withAuthUser((user) =>
    user.uid === uid
      ? Promise.resolve()
      : Promise.reject(new AppError('unauthenticated', 'Somebody else is signed in')),
  );
}
