import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PendingChange } from '#shared/pending-change.ts';
import { changeKind } from './change-kinds.ts';
import { isFromCache, markFromCache } from './from-cache.ts';
import type { BackgroundResult, Outbox } from './outbox.ts';

/** Returns true if a change affects the data of this query. */
function concerns(change: PendingChange, queryKey: QueryKey): boolean {
  const key = changeKind(change.kind)?.keyOf(change);
  return key?.every((part, position) => part === queryKey[position]) ?? false;
}

/** Returns true if a pending change affects the data of this query. */
export function hasPendingChange(outbox: Outbox, queryKey: QueryKey): boolean {
  return outbox.waiting().some((change) => concerns(change, queryKey));
}

/**
 * Applies pending changes to query data: answers of the database or of the offline copy do not contain them yet.
 * @returns a function that stops it
 */
export function applyPendingChanges(client: QueryClient, outbox: Outbox): () => void {
  const cache = client.getQueryCache();
  const show = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined) return;
    const waiting = outbox.waiting().filter((change) => concerns(change, query.queryKey));
    const shown = withWaiting(data, waiting);
    if (shown === data) return;
    if (isFromCache(data)) markFromCache(shown);
    client.setQueryData(query.queryKey, shown, { updatedAt: dataUpdatedAt });
  };
  const endings = [
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') show(event.query as Query);
    }),
    outbox.subscribe(() => {
      for (const query of cache.getAll()) show(query);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

function withWaiting(data: unknown, waiting: readonly PendingChange[]): unknown {
  const kinds = [...new Set(waiting.map(({ kind }) => kind))];
  return kinds.reduce((shown, kind) => {
    const changes = waiting.filter((change) => change.kind === kind);
    const known = changeKind(kind);
    return known ? known.show(shown, changes) : shown;
  }, data);
}

/**
 * Refetches the queries affected by changes that were applied or refused in the background, and their related queries.
 */
export async function refetchAfter(
  client: QueryClient,
  outcomes: readonly BackgroundResult[],
): Promise<void> {
  const keys = outcomes.flatMap(({ change }): readonly QueryKey[] => {
    const kind = changeKind(change.kind);
    return kind ? [kind.keyOf(change), ...(kind.alsoStale?.(change) ?? [])] : [];
  });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
