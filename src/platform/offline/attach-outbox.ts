import type { QueryClient } from '@tanstack/react-query';

import { outbox, syncTabs } from './device-outbox.ts';
import { refetchAfter, applyPendingChanges } from './pending-changes-in-caches.ts';

/** Retry interval for pending changes, in ms, in case no event reports that the network is back. */
const retryMs = 60_000;

/** Minimum interval between sends triggered by query answers, in ms. */
const minSendIntervalMs = 5_000;

/**
 * Sends pending changes: after sign-in, when the browser goes online, when the user returns to the page, after any
 * query is answered, and every minute. Runs for the lifetime of the page.
 * @param getUid returns the signed-in user; null if there is none
 * @returns a function to call whenever the signed-in user may have changed
 */
export function startOutbox(client: QueryClient, getUid: () => string | null): () => void {
  let currentOwner: string | null = null;
  let sentAt = 0;

  const sendPendingChanges = () => {
    const owner = getUid();
    const hasUnsentChange = outbox.pendingChanges().some(({ problem }) => problem === null);
    if (owner === null || !hasUnsentChange) return;
    sentAt = Date.now();
    // A failed change stays pending.
    outbox.sendPending(owner).catch(() => undefined);
  };
  const reloadIfUserChanged = () => {
    const owner = getUid();
    if (owner === currentOwner) return;
    currentOwner = owner;
    void outbox.reload(owner).then(sendPendingChanges);
  };

  applyPendingChanges(client, outbox);
  outbox.watchBackgroundResults((outcomes) => void refetchAfter(client, outcomes));
  syncTabs(() => void outbox.reload(getUid()));
  client.getQueryCache().subscribe((event) => {
    const isAnswer =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    // The absolute difference also works if the device clock was put back.
    if (isAnswer && Math.abs(Date.now() - sentAt) > minSendIntervalMs) sendPendingChanges();
  });
  window.addEventListener('online', sendPendingChanges);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendPendingChanges();
  });
  setInterval(sendPendingChanges, retryMs);
  reloadIfUserChanged();
  return reloadIfUserChanged;
}
