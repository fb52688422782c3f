import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { WaitingChange } from '#shared/waiting-change.ts';
import { changeKind } from './change-kinds.ts';
import { isFromDevice, markFromDevice } from './from-device.ts';
import type { LateOutcome, Outbox } from './outbox.ts';

/** Whether a change changes the answer to this query. */
function concerns(change: WaitingChange, queryKey: QueryKey): boolean {
  const key = changeKind(change.kind)?.keyOf(change);
  return key?.every((part, position) => part === queryKey[position]) ?? false;
}

/** Whether something waits that changes the answer to this query. */
export function isUnsettled(outbox: Outbox, queryKey: QueryKey): boolean {
  return outbox.waiting().some((change) => concerns(change, queryKey));
}

/**
 * Shows what waits in what is read: an answer of the database, or of this device, knows nothing of it yet.
 * @returns what ends it
 */
export function showWaiting(client: QueryClient, outbox: Outbox): () => void {
  const cache = client.getQueryCache();
  const show = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined) return;
    const waiting = outbox.waiting().filter((change) => concerns(change, query.queryKey));
    const shown = withWaiting(data, waiting);
    if (shown === data) return;
    if (isFromDevice(data)) markFromDevice(shown);
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

function withWaiting(data: unknown, waiting: readonly WaitingChange[]): unknown {
  const kinds = [...new Set(waiting.map(({ kind }) => kind))];
  return kinds.reduce((shown, kind) => {
    const changes = waiting.filter((change) => change.kind === kind);
    const known = changeKind(kind);
    return known ? known.show(shown, changes) : shown;
  }, data);
}

/** What arrived, or was refused, while nobody waited for it is read anew, with what it changed beside it. */
export async function renewAfter(
  client: QueryClient,
  outcomes: readonly LateOutcome[],
): Promise<void> {
  const keys = outcomes.flatMap(({ change }): readonly QueryKey[] => {
    const kind = changeKind(change.kind);
    return kind ? [kind.keyOf(change), ...(kind.alsoStale?.(change) ?? [])] : [];
  });
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
