import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { AppError, errorCode } from '#shared/app-error.ts';
import { maxMarks, offlineMarks, sortMarksByNewest } from '#features/marks/model/mark.ts';
import type { Mark, MarkChange, MarkItem, OfflineMarkKind } from '#features/marks/model/mark.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { SubmitResult } from '#platform/offline/outbox.ts';
import { minuteMs } from '#shared/time-units.ts';

const loadOutbox = lazyStore(() => import('#platform/offline/device-outbox.ts'));

/** One change of a user's list; `saved` is the state after the change. */
export interface MarkUpdate {
  uid: string;
  saved: boolean;
  /** Original creation time. Undoing a removal passes it, so that the mark returns to its old position. */
  createdAt?: Date | null;
}

type Owner = Pick<MarkUpdate, 'uid'>;

/**
 * A list of marks that belongs to a user.
 * @template Target fields that identify the marked item
 * @template Scope fields of the target that select one of several lists
 */
export interface MarkList<ItemField extends string, Target extends MarkItem<ItemField>, Scope> {
  /** Scope of the mutations: mutations with the same name run one after the other. */
  name: string;
  /** Field with the id of the marked item. */
  itemField: ItemField;
  queryKey: (owner: Owner & Scope) => QueryKey;
  toMark: (target: Target, createdAt: Date) => Target & Mark;
  readMarks: (owner: Owner & Scope) => Promise<(Target & Mark)[]>;
  saveChange: (client: QueryClient, change: MarkUpdate & Target) => Promise<SubmitResult>;
}

/** Returns the list of the marks of a kind whose changes go through the outbox. */
export function offlineMarkList<Kind extends OfflineMarkKind>(
  kind: Kind,
  readMarks: (uid: string) => Promise<(OfflineTarget<Kind> & Mark)[]>,
): MarkList<OfflineItemField<Kind>, OfflineTarget<Kind>, object> {
  const { list: name, itemField } = offlineMarks[kind];
  const idOf = (target: OfflineTarget<Kind>) => target[itemField as OfflineItemField<Kind>];
  return {
    name,
    itemField,
    queryKey: ({ uid }) => [...memberKeys.of(uid), name],
    toMark: (target, createdAt) =>
      ({ [itemField]: idOf(target), createdAt }) as unknown as OfflineTarget<Kind> & Mark,
    readMarks: ({ uid }) => readMarks(uid),
    saveChange: async (_client, change) => {
      const { outbox } = await loadOutbox();
      const { uid, saved } = change;
      return outbox.submit<MarkChange>(uid, { kind, target: idOf(change), saved });
    },
  };
}

type OfflineItemField<Kind extends OfflineMarkKind> = (typeof offlineMarks)[Kind]['itemField'];
type OfflineTarget<Kind extends OfflineMarkKind> = MarkItem<OfflineItemField<Kind>>;

/** Returns the query of a list of marks. All buttons of a page share it. */
export function marksQuery<ItemField extends string, Target extends MarkItem<ItemField>, Scope>(
  { queryKey, readMarks }: MarkList<ItemField, Target, Scope>,
  owner: Owner & Scope,
) {
  return queryOptions({
    queryKey: queryKey(owner),
    queryFn: () => readMarks(owner),
    staleTime: 5 * minuteMs,
  });
}

/**
 * Returns the mutation that saves or removes a mark. The cached list is updated optimistically and rolled back on
 * failure. Changes run one after the other, so that the last tap wins.
 * @throws AppError 'too-many-items' if the list is full; errors of `saveChange`
 */
export function markMutation<
  ItemField extends string,
  Target extends MarkItem<ItemField> & Scope,
  Scope,
>(
  client: QueryClient,
  { name, itemField, queryKey: queryKeyOf, toMark, saveChange }: MarkList<ItemField, Target, Scope>,
) {
  type ListedMark = Target & Mark;
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
    const otherMarks = list.filter((item) => item[itemField] !== target[itemField]);
    return mark ? sortMarksByNewest([...otherMarks, mark], itemField) : otherMarks;
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
      return saveChange(client, change);
    },
    onMutate: async (change: MarkUpdate & Target) => {
      const queryKey = queryKeyOf(change);
      // The response to a running request does not contain this change and would overwrite the optimistic update.
      await client.cancelQueries({ queryKey });
      const previousMark = client
        .getQueryData<ListedMark[]>(queryKey)
        ?.find((mark) => mark[itemField] === change[itemField]);
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
