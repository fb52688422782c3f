import type { QueryClient } from '@tanstack/react-query';

import { outbox, syncTabs } from './device-outbox.ts';
import { refetchAfter, applyPendingChanges } from './pending-changes-in-caches.ts';

/** Retry interval for pending changes, in ms, in case no event reports that the network is back. */
const retryMs = 60_000;

/** Minimum interval between sends triggered by query answers, in ms. */
const restMs = 5_000;

/**
 * Sends pending changes: after sign-in, when the browser goes online, when the user returns to the page, after any
 * query is answered, and every minute. Runs for the lifetime of the page.
 * @param uid returns the signed-in user; null if there is none
 * @returns a function to call whenever the signed-in user may have changed
 */
export function attachOutbox(client: QueryClient, uid: () => string | null): () => void {
  let known: string | null = null;
  let sentAt = 0;

  const send = () => {
    const owner = uid();
    const isAny = outbox.waiting().some(({ problem }) => problem === null);
    if (owner === null || !isAny) return;
    sentAt = Date.now();
    // A failed change stays pending.
    outbox.sendWaiting(owner).catch(() => undefined);
  };
  const follow = () => {
    const owner = uid();
    if (owner === known) return;
    known = owner;
    void outbox.look(owner).then(send);
  };

  applyPendingChanges(client, outbox);
  outbox.watchLate((outcomes) => void refetchAfter(client, outcomes));
  syncTabs(() => void outbox.look(uid()));
  client.getQueryCache().subscribe((event) => {
    const isAnswer =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    // The absolute difference also works if the device clock was put back.
    if (isAnswer && Math.abs(Date.now() - sentAt) > restMs) send();
  });
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
  });
  setInterval(send, retryMs);
  follow();
  return follow;
}
