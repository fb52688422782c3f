import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MutationState, QueryClient } from '@tanstack/react-query';

import { applyListChange, sortByLastChange } from '#features/lists/model/named-list.ts';
import type { ListChange, NamedList } from '#features/lists/model/named-list.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { NewList } from './named-list-store.ts';

const loadStore = lazyStore(() => import('./named-list-store.ts'));

const ownListsKey = (uid: string) => [...memberKeys.of(uid), 'lists'] as const;

/** Returns the query of all lists of a user, last changed first. All screens and dialogs share it. */
export function ownListsQuery(uid: string) {
  return queryOptions({
    queryKey: ownListsKey(uid),
    queryFn: async () => (await loadStore()).listOwnLists(uid),
    staleTime: 60_000,
  });
}

/** Action of a user on one of their lists. */
export type ListAction =
  | { kind: 'create'; list: NewList }
  | { kind: 'change'; id: string; change: ListChange }
  | { kind: 'delete'; id: string };

/** Mutation context of an action. */
interface RollbackContext {
  /** Lists before the action. */
  listsBefore: readonly NamedList[] | undefined;
}

/**
 * Returns the mutation that creates, changes or deletes a list (named-list-store.ts). Actions run one after the other.
 * The cache is updated optimistically, except that a deleted list stays until the deletion succeeds. If an action
 * fails, the pending actions are applied again without it. The lists are read again after the last action.
 * @throws AppError errors of createList(), changeList() and deleteList(); 'too-many-items' and 'invalid-input' before
 * anything is sent
 */
export function listMutation(client: QueryClient, uid: string) {
  const queryKey = ownListsKey(uid);
  const mutationKey = ['lists', uid];

  /** Pending mutations with their optimistic contexts. */
  const pendingActions = () =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state as MutationState<void, Error, ListAction, RollbackContext>);

  /**
   * Returns the lists without a failed action: the lists from before it, with all pending actions applied. Also updates
   * the contexts of the pending actions, so that a rollback of one of them does not restore the failed action.
   */
  const replayWithoutFailed = (failedContext: RollbackContext) => {
    let lists = failedContext.listsBefore;
    for (const { context, variables } of pendingActions()) {
      if (!context || !variables || context === failedContext) continue;
      context.listsBefore = lists;
      lists = lists && applyPendingAction(lists, uid, variables);
    }
    return lists;
  };

  return mutationOptions({
    mutationKey,
    scope: { id: 'lists' },
    mutationFn: async (action: ListAction) => {
      const { changeList, createList, deleteList } = await loadStore();
      if (action.kind === 'create') await createList(uid, action.list);
      else if (action.kind === 'delete') await deleteList(uid, action.id);
      else await changeList(action.id, action.change);
    },
    onMutate: async (action: ListAction) => {
      // The response to a running request does not contain this action and would overwrite the optimistic update.
      await client.cancelQueries({ queryKey });
      const listsBefore = client.getQueryData<NamedList[]>(queryKey);
      client.setQueryData<readonly NamedList[]>(
        queryKey,
        listsBefore && applyAction(listsBefore, uid, action),
      );
      return { listsBefore } satisfies RollbackContext;
    },
    onSuccess: (_outcome, action) => {
      if (action.kind !== 'delete') return;
      const dropDeleted = (lists: readonly NamedList[] | undefined) =>
        lists?.filter(({ id }) => id !== action.id);
      client.setQueryData<readonly NamedList[]>(queryKey, dropDeleted);
      // The deleted list is also removed from the rollback contexts of the pending actions.
      for (const { context } of pendingActions())
        if (context) context.listsBefore = dropDeleted(context.listsBefore);
    },
    onError: (_error, _action, failedContext) => {
      // The action failed before the optimistic update.
      if (!failedContext) return;
      client.setQueryData(queryKey, replayWithoutFailed(failedContext));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Returns the lists with an action applied. A pending action that is invalid without the failed action changes nothing.
 */
function applyPendingAction(
  lists: readonly NamedList[],
  uid: string,
  action: ListAction,
): readonly NamedList[] {
  try {
    return applyAction(lists, uid, action);
  } catch {
    // The store refuses the action as well and reports the error.
    return lists;
  }
}

function applyAction(
  lists: readonly NamedList[],
  uid: string,
  action: ListAction,
): readonly NamedList[] {
  // A list is removed only after the deletion succeeds.
  if (action.kind === 'delete') return lists;
  if (action.kind === 'change') {
    return lists.map((list) =>
      list.id === action.id ? applyListChange(list, action.change) : list,
    );
  }
  const otherLists = lists.filter(({ id }) => id !== action.list.id);
  const newListFields = { userId: uid, createdAt: null, updatedAt: null };
  return sortByLastChange([...otherLists, { ...action.list, ...newListFields }]);
}
