import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MutationState, QueryClient } from '@tanstack/react-query';

import { changedList, lastChangedFirst } from '#features/lists/model/named-list.ts';
import type { ListChange, NamedList } from '#features/lists/model/named-list.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { NewList } from './named-list-store.ts';

const store = lazyStore(() => import('./named-list-store.ts'));

const ownKey = (uid: string) => [...memberKeys.of(uid), 'lists'] as const;

/** Every list of a person, last changed first; its screens and dialogs share it. */
export function ownListsQuery(uid: string) {
  return queryOptions({
    queryKey: ownKey(uid),
    queryFn: async () => (await store()).listOwnLists(uid),
    staleTime: 60_000,
  });
}

/** What somebody does with one of their lists. */
export type ListAction =
  | { kind: 'create'; list: NewList }
  | { kind: 'change'; id: string; change: ListChange }
  | { kind: 'delete'; id: string };

/** What the mutation of an action remembers. */
interface Shown {
  /** What was shown without it. */
  before: readonly NamedList[] | undefined;
}

/**
 * Creates, changes or deletes a list (named-list-store.ts), one action after the other. What is shown changes at once,
 * and goes when it is deleted; where one fails, what waits behind it is shown without it. It is read again when the last
 * of several actions has ended.
 * @throws AppError what createList(), changeList() and deleteList() throw; also 'too-many-items' and 'invalid-input'
 *   before anything is sent
 */
export function listMutation(client: QueryClient, uid: string) {
  const queryKey = ownKey(uid);
  const mutationKey = ['lists', uid];

  /** What was shown over what is being stored. */
  const waiting = () =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state as MutationState<void, Error, ListAction, Shown>);

  /**
   * What is shown where an action failed. Those that wait began from what it had changed: they begin from what was there
   * before it, so that their own failure does not bring it back.
   */
  const withoutFailed = (failed: Shown) => {
    let lists = failed.before;
    for (const { context, variables } of waiting()) {
      if (!context || !variables || context === failed) continue;
      context.before = lists;
      lists = lists && afterWaiting(lists, uid, variables);
    }
    return lists;
  };

  return mutationOptions({
    mutationKey,
    scope: { id: 'lists' },
    mutationFn: async (action: ListAction) => {
      const { changeList, createList, deleteList } = await store();
      if (action.kind === 'create') await createList(uid, action.list);
      else if (action.kind === 'delete') await deleteList(uid, action.id);
      else await changeList(action.id, action.change);
    },
    onMutate: async (action: ListAction) => {
      // An answer on its way knows nothing of this action.
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NamedList[]>(queryKey);
      client.setQueryData<readonly NamedList[]>(
        queryKey,
        before && afterAction(before, uid, action),
      );
      return { before } satisfies Shown;
    },
    onSuccess: (_outcome, action) => {
      if (action.kind !== 'delete') return;
      const others = (lists: readonly NamedList[] | undefined) =>
        lists?.filter(({ id }) => id !== action.id);
      client.setQueryData<readonly NamedList[]>(queryKey, others);
      // Nor does it come back where one that waits fails.
      for (const { context } of waiting()) if (context) context.before = others(context.before);
    },
    onError: (_error, _action, shown) => {
      // Refused before it was shown.
      if (!shown) return;
      client.setQueryData(queryKey, withoutFailed(shown));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) <= 1) void client.invalidateQueries({ queryKey });
    },
  });
}

/** What is shown with an action; one that is refused without the action before it changes nothing. */
function afterWaiting(
  lists: readonly NamedList[],
  uid: string,
  action: ListAction,
): readonly NamedList[] {
  try {
    return afterAction(lists, uid, action);
  } catch {
    // The store refuses it too, when its turn comes, and then that is told.
    return lists;
  }
}

function afterAction(
  lists: readonly NamedList[],
  uid: string,
  action: ListAction,
): readonly NamedList[] {
  // It goes when it is deleted.
  if (action.kind === 'delete') return lists;
  if (action.kind === 'change') {
    return lists.map((list) => (list.id === action.id ? changedList(list, action.change) : list));
  }
  const others = lists.filter(({ id }) => id !== action.list.id);
  const isNew = { userId: uid, createdAt: null, updatedAt: null };
  return lastChangedFirst([...others, { ...action.list, ...isNew }]);
}
