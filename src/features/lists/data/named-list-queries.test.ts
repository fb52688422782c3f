import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import { maxListItems } from '#features/lists/model/named-list.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { toNamedList } from '#features/lists/model/stored-named-list.ts';

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
  let end = () => undefined as void;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    promise,
    end: () => {
      end();
    },
  };
}

function start(lists: NamedList[] | undefined = [list('a'), list('b')]) {
  const client = createQueryClient();
  client.setQueryData(queryKey, lists);
  const observer = new MutationObserver(client, listMutation(client, 'ana'));
  const known = () => client.getQueryData<NamedList[]>(queryKey);
  const itemsOf = (id: string) =>
    known()
      ?.find((one) => one.id === id)
      ?.items.map(({ placeId }) => placeId);
  return { client, known, itemsOf, act: (action: ListAction) => observer.mutate(action) };
}

const add = (placeId: string): ListAction => ({
  kind: 'change',
  id: 'a',
  change: { kind: 'add', placeId },
});

beforeEach(() => {
  for (const write of [createList, deleteList]) vi.mocked(write).mockReset().mockResolvedValue();
  vi.mocked(changeList).mockReset().mockResolvedValue(list('a'));
  vi.mocked(listOwnLists).mockReset().mockResolvedValue([]);
});

it('a change is optimistic and rolled back on failure', async () => {
  const { itemsOf, act } = start();
  const write = pendingWrite();
  vi.mocked(changeList).mockImplementation(async () => {
    await write.promise;
    throw new AppError('unavailable');
  });
  const ended = act(add('p3'));
  await vi.waitFor(() => {
    expect(itemsOf('a')).toEqual(['p1', 'p2', 'p3']);
  });
  write.end();
  await expect(ended).rejects.toMatchObject({ code: 'unavailable' });
  expect(itemsOf('a')).toEqual(['p1', 'p2']);
});

it('a new list comes first, and a deleted list stays until the deletion succeeds', async () => {
  const { known, act } = start();
  await act({
    kind: 'create',
    list: { id: 'n', name: 'Nova', note: '', isPublic: false, items: [] },
  });
  expect(known()?.map(({ id }) => id)).toEqual(['n', 'a', 'b']);
  const write = pendingWrite();
  vi.mocked(deleteList).mockReturnValue(write.promise);
  const ended = act({ kind: 'delete', id: 'b' });
  await vi.waitFor(() => {
    expect(deleteList).toHaveBeenCalledExactlyOnceWith('ana', 'b');
  });
  expect(known()?.map(({ id }) => id)).toEqual(['n', 'a', 'b']);
  write.end();
  await ended;
  expect(known()?.map(({ id }) => id)).toEqual(['n', 'a']);
});

it('refuses the 101st place and a list without a name before anything is sent', async () => {
  const full = list(
    'a',
    Array.from({ length: maxListItems }, (_, at) => `p${at}`),
  );
  const { act } = start([full]);
  await expect(act(add('more'))).rejects.toMatchObject({ code: 'too-many-items' });
  const unnamed = { kind: 'describe', name: ' ', note: '' } as const;
  await expect(act({ kind: 'change', id: 'a', change: unnamed })).rejects.toMatchObject({
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
  const { client, itemsOf } = start();
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
  const ended = Promise.allSettled([
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
  const outcomes = await ended;
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(itemsOf('a')).toEqual(['p1', 'p2']);
});

it('a deleted list does not return when a pending change fails', async () => {
  const { client, known, itemsOf } = start();
  const write = pendingWrite();
  vi.mocked(deleteList).mockReturnValue(write.promise);
  vi.mocked(changeList).mockRejectedValue(new AppError('unavailable'));
  vi.mocked(listOwnLists).mockRejectedValue(new AppError('timeout'));
  const change = (action: ListAction) =>
    new MutationObserver(client, listMutation(client, 'ana')).mutate(action);
  const ended = Promise.allSettled([change({ kind: 'delete', id: 'b' }), change(add('p3'))]);
  await vi.waitFor(() => {
    expect(itemsOf('a')).toContain('p3');
  });
  write.end();
  await ended;
  expect(known()?.map(({ id }) => id)).toEqual(['a']);
  expect(itemsOf('a')).toEqual(['p1', 'p2']);
});
