import type { QueryClient } from '@tanstack/react-query';

import { outbox, syncTabs } from './device-outbox.ts';
import { refetchAffectedQueries, applyPendingChanges } from './pending-changes-in-caches.ts';

/** Retry interval for pending changes, in ms, in case no event reports that the network is back. */
const retryIntervalMs = 60_000;

/** Minimum interval between sends triggered by query answers, in ms. */
const minSendIntervalMs = 5_000;

/**
 * Sends pending changes: after sign-in, when the browser goes online, when the user returns to the page, after any
 * query is answered, and every minute. Runs for the lifetime of the page.
 * @param getUid returns the signed-in user; null if there is none
 * @returns a function to call whenever the signed-in user may have changed
 */
export function startOutbox(client: QueryClient, getUid: () => string | null): () => void {
  let currentUid: string | null = null;
  let sentAt = 0;

  const sendPendingChanges = () => {
    const ownerUid = getUid();
    const hasUnsentChange = outbox.pendingChanges().some(({ problem }) => problem === null);
    if (ownerUid === null || !hasUnsentChange) return;
    sentAt = Date.now();
    // The error is ignored: a change that was not sent stays pending.
    outbox.sendPending(ownerUid).catch(() => undefined);
  };
  const reloadIfUserChanged = () => {
    const ownerUid = getUid();
    if (ownerUid === currentUid) return;
    currentUid = ownerUid;
    void outbox.reload(ownerUid).then(sendPendingChanges);
  };

  applyPendingChanges(client, outbox);
  outbox.watchBackgroundResults((outcomes) => void refetchAffectedQueries(client, outcomes));
  syncTabs(() => void outbox.reload(getUid()));
  client.getQueryCache().subscribe((event) => {
    const isQuerySuccess =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    // The absolute difference also works if the device clock was put back.
    if (isQuerySuccess && Math.abs(Date.now() - sentAt) > minSendIntervalMs) sendPendingChanges();
  });
  window.addEventListener('online', sendPendingChanges);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendPendingChanges();
  });
  setInterval(sendPendingChanges, retryIntervalMs);
  reloadIfUserChanged();
  return reloadIfUserChanged;
}
