import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { AppError, errorCode } from '#shared/app-error.ts';

import type { SubmitResult } from '#platform/offline/outbox.ts';

/** Saved item with the time of saving. */
interface Mark {
  createdAt: Date | null;
}

/** One change of a user's list; `saved` is the state after the change. */
interface MarkChange {
  uid: string;
  saved: boolean;
  /** Original creation time. Undoing a removal passes it, so that the mark returns to its old position. */
  createdAt?: Date | null;
}

/** Definition of a list of marks that belongs to a user. */
interface MarkList<Of, One extends Mark & Of> {
  /** Scope of the mutations: mutations with the same name run one after the other. */
  name: string;
  queryKey: (of: Of & { uid: string }) => QueryKey;
  /** Id of the marked item; works for marks and for changes. */
  idOf: (of: Of) => string;
  toMark: (of: Of, createdAt: Date) => One;
  inOrder: (marks: readonly One[]) => One[];
  most: number;
  store: (change: MarkChange & Of) => Promise<SubmitResult>;
}

/**
 * Returns the mutation that saves or removes a mark. The cached list is updated optimistically and rolled back on
 * failure. Changes run one after the other, so that the last tap wins.
 * @throws AppError 'too-many-items' if the list is full; errors of `store`
 */
export function markMutation<Of, One extends Mark & Of>(
  client: QueryClient,
  { name, queryKey: keyOf, idOf, toMark, inOrder, most, store }: MarkList<Of, One>,
) {
  const mutationKey = [name];

  /**
   * Returns the list with `mark` as the only mark of the item, or without the item if `mark` is false. Returns
   * undefined if the list is not loaded.
   */
  const withMark = (list: readonly One[] | undefined, of: Of, mark: One | false) => {
    if (!list) return undefined;
    const others = list.filter((item) => idOf(item) !== idOf(of));
    return mark ? inOrder([...others, mark]) : others;
  };

  return mutationOptions({
    mutationKey,
    scope: { id: name },
    mutationFn: (change: MarkChange & Of) => {
      // The optimistic update has already added the new mark to the list.
      const count = client.getQueryData<One[]>(keyOf(change))?.length ?? 0;
      if (change.saved && count > most) {
        return Promise.reject<SubmitResult>(new AppError('too-many-items', `Too many ${name}`));
      }
      return store(change);
    },
    onMutate: async (change: MarkChange & Of) => {
      const queryKey = keyOf(change);
      // The response to a running request does not contain this change.
      await client.cancelQueries({ queryKey });
      const before = client
        .getQueryData<One[]>(queryKey)
        ?.find((mark) => idOf(mark) === idOf(change));
      const after = change.saved && toMark(change, change.createdAt ?? new Date());
      // The optimistic update must not make the cached list look fresher than it is.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
      client.setQueryData<One[]>(queryKey, (list) => withMark(list, change, after), { updatedAt });
      return { before, after };
    },
    onSuccess: async ({ isWaiting }, change, { after }) => {
      // A queued change stays visible; the list is read after the change was sent.
      if (isWaiting) return;
      // Only the last of several changes refreshes the list.
      if (client.isMutating({ mutationKey }) > 1) return;
      const queryKey = keyOf(change);
      if (!client.getQueryData(queryKey) || client.isFetching({ queryKey }) > 0) {
        // The list is not loaded yet (for example right after signing in), or its request started before this change:
        // read it again.
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
        return;
      }
      // A list that was loaded during the change may not contain it.
      client.setQueryData<One[]>(queryKey, (list) => withMark(list, change, after));
    },
    onError: (error, change, context) => {
      const queryKey = keyOf(change);
      // On 'conflict' the item is already saved, so the optimistic update is kept.
      if (errorCode(error) !== 'conflict') {
        client.setQueryData<One[]>(queryKey, (list) =>
          withMark(list, change, context?.before ?? false),
        );
      }
      // Refetches, because a change in another tab may be the cause of the failure.
      void client.invalidateQueries({ queryKey });
    },
  });
}
