import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { changedList, lastChangedFirst } from '#domain/named-list.ts';
import type { ListChange, NamedList } from '#domain/named-list.ts';

import { memberKeys } from '../firestore/member-keys.ts';
import { lazyStore } from '../lazy-store.ts';
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

/**
 * Creates, changes or deletes a list (named-list-store.ts), one action after the other. What is shown changes at once,
 * and goes when it is deleted; it is read again when the last of several actions has ended, or when one failed.
 * @throws AppError what createList(), changeList() and deleteList() throw; also 'too-many-items' and 'invalid-input'
 *   before anything is sent
 */
export function listMutation(client: QueryClient, uid: string) {
  const queryKey = ownKey(uid);
  const mutationKey = ['lists', uid];
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
      if (action.kind !== 'delete') {
        client.setQueryData<NamedList[]>(queryKey, before && afterAction(before, uid, action));
      }
      return before;
    },
    onSuccess: (_outcome, action) => {
      if (action.kind !== 'delete') return;
      client.setQueryData<NamedList[]>(queryKey, (lists) =>
        lists?.filter(({ id }) => id !== action.id),
      );
    },
    onError: (_error, _action, before) => {
      // Where it cannot be read again now, it is as it was.
      client.setQueryData<NamedList[]>(queryKey, before);
    },
    onSettled: (_outcome, error) => {
      const isLast = client.isMutating({ mutationKey }) <= 1;
      if (isLast || error) void client.invalidateQueries({ queryKey });
    },
  });
}

function afterAction(
  lists: readonly NamedList[],
  uid: string,
  action: Exclude<ListAction, { kind: 'delete' }>,
): NamedList[] {
  if (action.kind === 'change') {
    return lists.map((list) => (list.id === action.id ? changedList(list, action.change) : list));
  }
  const others = lists.filter(({ id }) => id !== action.list.id);
  const isNew = { userId: uid, createdAt: null, updatedAt: null };
  return lastChangedFirst([...others, { ...action.list, ...isNew }]);
}
