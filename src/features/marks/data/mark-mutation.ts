import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { AppError, errorCode } from '#shared/app-error.ts';

import type { SubmitResult } from '#platform/offline/outbox.ts';

/** Saved item with the time of saving. */
interface Mark {
  createdAt: Date | null;
}

/** One change of a user's list; `saved` is the state after the change. */
interface MarkUpdate {
  uid: string;
  saved: boolean;
  /** Original creation time. Undoing a removal passes it, so that the mark returns to its old position. */
  createdAt?: Date | null;
}

/** Definition of a list of marks that belongs to a user. */
interface MarkListOptions<Target, ListedMark extends Mark & Target> {
  /** Scope of the mutations: mutations with the same name run one after the other. */
  name: string;
  queryKey: (target: Target & { uid: string }) => QueryKey;
  /** Id of the marked item; works for marks and for changes. */
  idOf: (target: Target) => string;
  toMark: (target: Target, createdAt: Date) => ListedMark;
  sortMarks: (marks: readonly ListedMark[]) => ListedMark[];
  maxMarks: number;
  saveChange: (change: MarkUpdate & Target) => Promise<SubmitResult>;
}

/**
 * Returns the mutation that saves or removes a mark. The cached list is updated optimistically and rolled back on
 * failure. Changes run one after the other, so that the last tap wins.
 * @throws AppError 'too-many-items' if the list is full; errors of `saveChange`
 */
export function markMutation<Target, ListedMark extends Mark & Target>(
  client: QueryClient,
  {
    name,
    queryKey: queryKeyOf,
    idOf,
    toMark,
    sortMarks,
    maxMarks,
    saveChange,
  }: MarkListOptions<Target, ListedMark>,
) {
  const mutationKey = [name];

  /**
   * Returns the list with `mark` as the only mark of the item, or without the item if `mark` is false. Returns
   * undefined if the list is not loaded.
   */
  const withMark = (
    list: readonly ListedMark[] | undefined,
    target: Target,
    mark: ListedMark | false,
  ) => {
    if (!list) return undefined;
    const otherMarks = list.filter((item) => idOf(item) !== idOf(target));
    return mark ? sortMarks([...otherMarks, mark]) : otherMarks;
  };

  return mutationOptions({
    mutationKey,
    scope: { id: name },
    mutationFn: (change: MarkUpdate & Target) => {
      // The optimistic update has already added the new mark to the list.
      const count = client.getQueryData<ListedMark[]>(queryKeyOf(change))?.length ?? 0;
      if (change.saved && count > maxMarks) {
        return Promise.reject<SubmitResult>(new AppError('too-many-items', `Too many ${name}`));
      }
      return saveChange(change);
    },
    onMutate: async (change: MarkUpdate & Target) => {
      const queryKey = queryKeyOf(change);
      // The response to a running request does not contain this change and would overwrite the optimistic update.
      await client.cancelQueries({ queryKey });
      const previousMark = client
        .getQueryData<ListedMark[]>(queryKey)
        ?.find((mark) => idOf(mark) === idOf(change));
      const newMark = change.saved && toMark(change, change.createdAt ?? new Date());
      // The optimistic update must not make the cached list look fresher than it is.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
      client.setQueryData<ListedMark[]>(queryKey, (list) => withMark(list, change, newMark), {
        updatedAt,
      });
      return { before: previousMark, after: newMark };
    },
    onSuccess: async ({ isWaiting }, change, { after: newMark }) => {
      // A queued change stays visible; the list is read after the change was sent.
      if (isWaiting) return;
      // Only the last of several changes refreshes the list.
      if (client.isMutating({ mutationKey }) > 1) return;
      const queryKey = queryKeyOf(change);
      if (!client.getQueryData(queryKey) || client.isFetching({ queryKey }) > 0) {
        // The list is not loaded yet (for example right after signing in), or its request started before this change:
        // read it again.
        await client.cancelQueries({ queryKey });
        await client.invalidateQueries({ queryKey });
        return;
      }
      // A list that was loaded during the change may lack the change.
      client.setQueryData<ListedMark[]>(queryKey, (list) => withMark(list, change, newMark));
    },
    onError: (error, change, context) => {
      const queryKey = queryKeyOf(change);
      // On 'conflict' the item is already saved, so the optimistic update is kept.
      if (errorCode(error) !== 'conflict') {
        client.setQueryData<ListedMark[]>(queryKey, (list) =>
          withMark(list, change, context?.before ?? false),
        );
      }
      // Refetches, because a change in another tab may be the cause of the failure.
      void client.invalidateQueries({ queryKey });
    },
  });
}
