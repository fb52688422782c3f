import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Favorite } from '#features/favorites/model/favorite.ts';

import { createQueryClient } from '#platform/query-client.ts';
import { markMutation } from '#features/marks/data/mark-mutation.ts';
import { favoriteList, favoritesQuery } from './favorite-queries.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorite-store.ts';

vi.mock('./favorite-store.ts', () => ({
  listFavorites: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
}));

const aFavorite = (placeId: string): Favorite => ({ placeId, createdAt: new Date(0) });

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

function startMutation() {
  const client = createQueryClient();
  const observer = new MutationObserver(client, markMutation(client, favoriteList));
  const cachedIds = () =>
    client.getQueryData(favoritesQuery('ana').queryKey)?.map(({ placeId }) => placeId);
  const change = (placeId: string, isSaved: boolean) =>
    observer.mutate({ uid: 'ana', placeId, saved: isSaved });
  return { client, shown: cachedIds, change };
}

beforeEach(() => {
  vi.mocked(listFavorites).mockReset().mockResolvedValue([]);
  vi.mocked(addFavorite).mockReset().mockResolvedValue();
  vi.mocked(removeFavorite).mockReset().mockResolvedValue();
});

describe('a place saved right after signing in', () => {
  it('is added to a list that was read before the write finished', async () => {
    const { client, shown: cachedIds, change } = startMutation();
    const pendingSave = pendingWrite();
    vi.mocked(addFavorite).mockReturnValue(pendingSave.promise);
    const done = change('a', true);
    await vi.waitFor(() => {
      expect(addFavorite).toHaveBeenCalled();
    });
    await client.fetchQuery(favoritesQuery('ana'));
    expect(cachedIds()).toEqual([]);
    pendingSave.end();
    await done;
    expect(cachedIds()).toEqual(['a']);
  });

  it('restarts a read of the list that is still running', async () => {
    const { client, shown: cachedIds, change } = startMutation();
    const pendingSave = pendingWrite();
    vi.mocked(addFavorite).mockReturnValue(pendingSave.promise);
    const done = change('a', true);
    await vi.waitFor(() => {
      expect(addFavorite).toHaveBeenCalled();
    });
    vi.mocked(listFavorites).mockReturnValueOnce(new Promise(() => undefined));
    const stop = new QueryObserver(client, favoritesQuery('ana')).subscribe(() => undefined);
    await vi.waitFor(() => {
      expect(listFavorites).toHaveBeenCalledOnce();
    });
    vi.mocked(listFavorites).mockResolvedValue([aFavorite('a'), aFavorite('b')]);
    pendingSave.end();
    await done;
    stop();
    expect(cachedIds()).toEqual(['a', 'b']);
  });
});

it('quick changes of one place end in the last state without flickering back', async () => {
  const { client, shown: cachedIds, change } = startMutation();
  client.setQueryData(favoritesQuery('ana').queryKey, [aFavorite('b')]);
  const pendingSave = pendingWrite();
  vi.mocked(addFavorite).mockReturnValue(pendingSave.promise);
  const first = change('a', true);
  await vi.waitFor(() => {
    expect(cachedIds()).toEqual(['a', 'b']);
  });
  const second = change('a', false);
  await vi.waitFor(() => {
    expect(cachedIds()).toEqual(['b']);
  });
  const cacheUpdates: unknown[] = [];
  const stop = client.getQueryCache().subscribe(() => {
    cacheUpdates.push(cachedIds());
  });
  pendingSave.end();
  await Promise.all([first, second]);
  stop();
  expect(cachedIds()).toEqual(['b']);
  expect(cacheUpdates.every((list) => JSON.stringify(list) === '["b"]')).toBe(true);
});
