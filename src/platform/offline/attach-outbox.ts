import type { QueryClient } from '@tanstack/react-query';

import { outbox, watchTabs } from './device-outbox.ts';
import { renewAfter, showWaiting } from './outbox-in-caches.ts';

/** What waits is tried again so often, where nothing tells that the network is back. */
const retryMs = 60_000;

/** Answers that come in a row say the same once. */
const restMs = 5_000;

/**
 * Sends what waits: when somebody is known, when the browser is online again, when one comes back to the page, when
 * anything is answered, and every minute. Lives as long as the page.
 * @param uid who is signed in; null for nobody
 * @returns to be called whenever that may have changed
 */
export function attachOutbox(client: QueryClient, uid: () => string | null): () => void {
  let known: string | null = null;
  let sentAt = 0;

  const send = () => {
    const owner = uid();
    const isAny = outbox.waiting().some(({ problem }) => problem === null);
    if (owner === null || !isAny) return;
    sentAt = Date.now();
    // What fails waits.
    outbox.sendWaiting(owner).catch(() => undefined);
  };
  const follow = () => {
    const owner = uid();
    if (owner === known) return;
    known = owner;
    void outbox.look(owner).then(send);
  };

  showWaiting(client, outbox);
  outbox.watchLate((outcomes) => void renewAfter(client, outcomes));
  watchTabs(() => void outbox.look(uid()));
  client.getQueryCache().subscribe((event) => {
    const isAnswer =
      event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    // A clock that was put back does not hold it up.
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
