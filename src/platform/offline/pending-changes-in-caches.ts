import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PendingChange } from '#shared/pending-change.ts';
import { changeHandlers } from './change-kinds.ts';
import { isFromCache, markFromCache } from './from-cache.ts';
import type { BackgroundResult, Outbox } from './outbox.ts';

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
export function applyPendingChanges(client: QueryClient, outbox: Outbox): () => void {
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
export async function refetchAffectedQueries(
  client: QueryClient,
  outcomes: readonly BackgroundResult[],
): Promise<void> {
  const queryKeys = outcomes.flatMap(({ change }): readonly QueryKey[] => {
    const handlers = changeHandlers(change.kind);
    return handlers ? [handlers.keyOf(change), ...(handlers.relatedKeysOf?.(change) ?? [])] : [];
  });
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
