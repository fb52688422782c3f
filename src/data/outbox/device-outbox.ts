import { deviceOutbox } from './outbox-store.ts';
import { createOutbox } from './outbox.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const sending = lazyStore(() => import('./send-change.ts'));

const name = 'guia-changes';

/** Where the browser has no locks one tab at least sends one change at a time; all of them are idempotent. */
let turn: Promise<void> = Promise.resolve();

function alone(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks) return locks.request(name, task);
  turn = turn.then(task, task);
  return turn;
}

const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;

/** The changes of this browser that wait to be sent. */
export const outbox = createOutbox({
  store: deviceOutbox,
  send: async (change, hasWaited) => (await sending()).sendChange(change, hasWaited),
  alone,
  tell: () => tabs?.postMessage(null),
});

/** Calls `listener` when another tab changed what waits. */
export function watchTabs(listener: () => void): void {
  tabs?.addEventListener('message', listener);
}
