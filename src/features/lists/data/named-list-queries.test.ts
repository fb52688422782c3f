import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import { maxListItems, toNamedList } from '#features/lists/model/named-list.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';

import { createQueryClient } from '#platform/query-client.ts';
import { listMutation, ownListsQuery } from './named-list-queries.ts';
import type { ListAction } from './named-list-queries.ts';
import { changeList, createList, deleteList, listOwnLists } from './named-list-store.ts';

vi.mock('./named-list-store.ts');

const { queryKey } = ownListsQuery('ana');
const list = (id: string, items: unknown[] = ['p1', 'p2']) =>
  toNamedList(id, { userId: 'ana', name: id, items, updatedAt: new Date(0) });

/** Returns a write that stays pending until the test calls `end`. */
function pendingWrite() {
  let finish = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    promise,
    end: () => {
      finish();
    },
  };
}

function startMutation(lists: NamedList[] | undefined = [list('a'), list('b')]) {
  const client = createQueryClient();
  client.setQueryData(queryKey, lists);
  const observer = new MutationObserver(client, listMutation(client, 'ana'));
  const cachedLists = () => client.getQueryData<NamedList[]>(queryKey);
  const itemsOf = (id: string) =>
    cachedLists()
      ?.find((one) => one.id === id)
      ?.items.map(({ placeId }) => placeId);
  return {
    client,
    known: cachedLists,
    itemsOf,
    act: (action: ListAction) => observer.mutate(action),
  };
}

const add = (placeId: string): ListAction => ({
  kind: 'change',
  id: 'a',
  change: { kind: 'add', placeId },
});

beforeEach(() => {
  for (const pendingChange of [createList, deleteList])
    vi.mocked(pendingChange).mockReset().mockResolvedValue();
  vi.mocked(changeList).mockReset().mockResolvedValue(list('a'));
  vi.mocked(listOwnLists).mockReset().mockResolvedValue([]);
});

it('a change is optimistic and rolled back on failure', async () => {
  const { itemsOf, act: runAction } = startMutation();
  const pendingChange = pendingWrite();
  vi.mocked(changeList).mockImplementation(async () => {
    await pendingChange.promise;
    throw new AppError('unavailable');
  });
  const outcome = runAction(add('p3'));
  await vi.waitFor(() => {
    expect(itemsOf('a')).toEqual(['p1', 'p2', 'p3']);
  });
  pendingChange.end();
  await expect(outcome).rejects.toMatchObject({ code: 'unavailable' });
  expect(itemsOf('a')).toEqual(['p1', 'p2']);
});

it('a new list comes first, and a deleted list stays until the deletion succeeds', async () => {
  const { known: cachedLists, act: runAction } = startMutation();
  await runAction({
    kind: 'create',
    list: { id: 'n', name: 'Nova', note: '', language: 'pt', isPublic: false, items: [] },
  });
  expect(cachedLists()?.map(({ id }) => id)).toEqual(['n', 'a', 'b']);
  const pendingChange = pendingWrite();
  vi.mocked(deleteList).mockReturnValue(pendingChange.promise);
  const outcome = runAction({ kind: 'delete', id: 'b' });
  await vi.waitFor(() => {
    expect(deleteList).toHaveBeenCalledExactlyOnceWith('ana', 'b');
  });
  expect(cachedLists()?.map(({ id }) => id)).toEqual(['n', 'a', 'b']);
  pendingChange.end();
  await outcome;
  expect(cachedLists()?.map(({ id }) => id)).toEqual(['n', 'a']);
});

it('refuses the 101st place and a list without a name before anything is sent', async () => {
  const full = list(
    'a',
    Array.from({ length: maxListItems }, (_, at) => `p${at}`),
  );
  const { act: runAction } = startMutation([full]);
  await expect(runAction(add('more'))).rejects.toMatchObject({ code: 'too-many-items' });
  const unnamed = { kind: 'describe', name: ' ', note: '', language: 'pt' } as const;
  await expect(runAction({ kind: 'change', id: 'a', change: unnamed })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  expect(changeList).not.toHaveBeenCalled();
});

it('a cache without lists stays empty after a change', async () => {
  const client = createQueryClient();
  const observer = new MutationObserver(client, listMutation(client, 'ana'));
  await observer.mutate(add('p3'));
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(changeList).toHaveBeenCalledExactlyOnceWith('a', { kind: 'add', placeId: 'p3' });
});

it('rolls back each failed change and keeps pending changes visible', async () => {
  const { client, itemsOf } = startMutation();
  const [first, second] = [pendingWrite(), pendingWrite()];
  vi.mocked(changeList).mockImplementationOnce(async () => {
    await first.promise;
    throw new AppError('unavailable');
  });
  vi.mocked(changeList).mockImplementationOnce(async () => {
    await second.promise;
    throw new AppError('unavailable');
  });
  // The refetch fails too.
  vi.mocked(listOwnLists).mockRejectedValue(new AppError('timeout'));
  const change = (action: ListAction) =>
    new MutationObserver(client, listMutation(client, 'ana')).mutate(action);
  const outcome = Promise.allSettled([
    change(add('p3')),
    change({ kind: 'change', id: 'a', change: { kind: 'remove', placeId: 'p1' } }),
  ]);
  await vi.waitFor(() => {
    expect(itemsOf('a')).toEqual(['p2', 'p3']);
  });
  first.end();
  await vi.waitFor(() => {
    expect(itemsOf('a')).toEqual(['p2']);
  });
  second.end();
  const outcomes = await outcome;
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(itemsOf('a')).toEqual(['p1', 'p2']);
});

it('a deleted list does not return when a pending change fails', async () => {
  const { client, known: cachedLists, itemsOf } = startMutation();
  const pendingChange = pendingWrite();
  vi.mocked(deleteList).mockReturnValue(pendingChange.promise);
  vi.mocked(changeList).mockRejectedValue(new AppError('unavailable'));
  vi.mocked(listOwnLists).mockRejectedValue(new AppError('timeout'));
  const change = (action: ListAction) =>
    new MutationObserver(client, listMutation(client, 'ana')).mutate(action);
  const outcome = Promise.allSettled([change({ kind: 'delete', id: 'b' }), change(add('p3'))]);
  await vi.waitFor(() => {
    expect(itemsOf('a')).toContain('p3');
  });
  pendingChange.end();
  await outcome;
  expect(cachedLists()?.map(({ id }) => id)).toEqual(['a']);
  expect(itemsOf('a')).toEqual(['p1', 'p2']);
});
