import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { AppError, errorCode } from '#shared/app-error.ts';

import type { Outcome } from '#platform/offline/outbox.ts';

/** What somebody saved, and when. */
interface Mark {
  createdAt: Date | null;
}

/** One change of a person's list: `saved` is what shall be true after it. */
interface MarkChange {
  uid: string;
  saved: boolean;
  /** When it was saved first, for a removal that is undone: it returns to its position. */
  createdAt?: Date | null;
}

/** A list of marks that belong to a person. */
interface MarkList<Of, One extends Mark & Of> {
  /** Of its mutations: they run one after the other. */
  name: string;
  queryKey: (of: Of & { uid: string }) => QueryKey;
  /** What is marked, alike in a mark and in a change. */
  idOf: (of: Of) => string;
  toMark: (of: Of, createdAt: Date) => One;
  inOrder: (marks: readonly One[]) => One[];
  most: number;
  store: (change: MarkChange & Of) => Promise<Outcome>;
}

/**
 * Sets or takes off a mark; the cached list changes at once and changes back on failure. Changes run one
 * after the other, so that the last tap wins.
 * @throws AppError 'too-many-items' for more than the list takes; what `store` throws
 */
export function markMutation<Of, One extends Mark & Of>(
  client: QueryClient,
  { name, queryKey: keyOf, idOf, toMark, inOrder, most, store }: MarkList<Of, One>,
) {
  const mutationKey = [name];

  /** The list with this mark of the thing, or without any; unknown stays unknown. */
  const withMark = (list: readonly One[] | undefined, of: Of, mark: One | false) => {
    if (!list) return undefined;
    const others = list.filter((item) => idOf(item) !== idOf(of));
    return mark ? inOrder([...others, mark]) : others;
  };

  return mutationOptions({
    mutationKey,
    scope: { id: name },
    mutationFn: (change: MarkChange & Of) => {
      // The list holds the new one already.
      const count = client.getQueryData<One[]>(keyOf(change))?.length ?? 0;
      if (change.saved && count > most) {
        return Promise.reject<Outcome>(new AppError('too-many-items', `Too many ${name}`));
      }
      return store(change);
    },
    onMutate: async (change: MarkChange & Of) => {
      const queryKey = keyOf(change);
      // An answer on its way knows nothing of this change.
      await client.cancelQueries({ queryKey });
      const before = client
        .getQueryData<One[]>(queryKey)
        ?.find((mark) => idOf(mark) === idOf(change));
      const after = change.saved && toMark(change, change.createdAt ?? new Date());
      // It is as old as it was.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
      client.setQueryData<One[]>(queryKey, (list) => withMark(list, change, after), { updatedAt });
      return { before, after };
    },
    onSuccess: async ({ isWaiting }, change, { after }) => {
      // What waits is shown as it was wished, and read when it has arrived.
      if (isWaiting) return;
      // The last of several changes speaks for all.
      if (client.isMutating({ mutationKey }) > 1) return;
      const queryKey = keyOf(change);
      if (!client.getQueryData(queryKey) || client.isFetching({ queryKey }) > 0) {
        // Not known yet, as right after signing in, or on its way since before this change: read it anew.
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
        return;
      }
      // A list that came meanwhile may be from before this change.
      client.setQueryData<One[]>(queryKey, (list) => withMark(list, change, after));
    },
    onError: (error, change, context) => {
      const queryKey = keyOf(change);
      // What is saved already is as it was wanted.
      if (errorCode(error) !== 'conflict') {
        client.setQueryData<One[]>(queryKey, (list) =>
          withMark(list, change, context?.before ?? false),
        );
      }
      // What another tab did meanwhile may be why it failed.
      void client.invalidateQueries({ queryKey });
    },
  });
}
