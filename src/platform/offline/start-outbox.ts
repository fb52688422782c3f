import type { QueryClient, Query, QueryKey } from '@tanstack/react-query';
import type { PendingChange } from '#shared/pending-change.ts';
import { outbox, syncTabs } from './device-outbox.ts';
import { changeHandlers } from './change-kinds.ts';
import { isFromCache, markFromCache } from './from-cache.ts';
import type { BackgroundResult, Outbox } from './outbox.ts';

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

/** Returns true if a change affects the data of this query. */
function affectsQuery(change: PendingChange, queryKey: QueryKey): boolean {
  const key = changeHandlers(change.kind)?.keyOf(change);
  return key?.every((part, position) => part === queryKey[position]) ?? false;
}

/** Returns true if a pending change affects the data of this query. */
export function hasPendingChange(outbox: Outbox, queryKey: QueryKey): boolean {
  return outbox.pendingChanges().some((change) => affectsQuery(change, queryKey));
}

/**
 * Applies pending changes to query data whenever either of them changes: answers of the database or of the offline copy
 * do not contain them yet.
 * @returns a function that stops it
 */
function applyPendingChanges(client: QueryClient, outbox: Outbox): () => void {
  const cache = client.getQueryCache();
  const applyToQuery = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined) return;
    const pendingChanges = outbox
      .pendingChanges()
      .filter((change) => affectsQuery(change, query.queryKey));
    const dataWithChanges = withPendingChanges(data, pendingChanges);
    if (dataWithChanges === data) return;
    if (isFromCache(data)) markFromCache(dataWithChanges);
    client.setQueryData(query.queryKey, dataWithChanges, { updatedAt: dataUpdatedAt });
  };
  const unsubscribers = [
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success')
        applyToQuery(event.query as Query);
    }),
    outbox.subscribe(() => {
      for (const query of cache.getAll()) applyToQuery(query);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

function withPendingChanges(data: unknown, pendingChanges: readonly PendingChange[]): unknown {
  const kinds = [...new Set(pendingChanges.map(({ kind }) => kind))];
  return kinds.reduce((dataWithChanges, kind) => {
    const changes = pendingChanges.filter((change) => change.kind === kind);
    const handlers = changeHandlers(kind);
    return handlers ? handlers.applyPending(dataWithChanges, changes) : dataWithChanges;
  }, data);
}

/**
 * Refetches the queries affected by changes that were applied or refused in the background, and their related queries.
 */
async function refetchAffectedQueries(
  client: QueryClient,
  outcomes: readonly BackgroundResult[],
): Promise<void> {
  const queryKeys = outcomes.flatMap(({ change }): readonly QueryKey[] => {
    const handlers = changeHandlers(change.kind);
    return handlers ? [handlers.keyOf(change), ...(handlers.relatedKeysOf?.(change) ?? [])] : [];
  });
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
