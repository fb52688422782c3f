import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Favorite } from '#features/favorites/model/favorite.ts';

import { createQueryClient } from '#platform/query-client.ts';
import { favoriteKeys, favoriteMutation, favoritesQuery } from './favorite-queries.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorite-store.ts';

vi.mock('./favorite-store.ts', () => ({
  listFavorites: vi.fn(),
  addFavorite: vi.fn(),
  removeFavorite: vi.fn(),
}));

const saved = (placeId: string): Favorite => ({ placeId, createdAt: new Date(0) });

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

function start() {
  const client = createQueryClient();
  const observer = new MutationObserver(client, favoriteMutation(client));
  const shown = () =>
    client.getQueryData<Favorite[]>(favoriteKeys.list('ana'))?.map(({ placeId }) => placeId);
  const change = (placeId: string, isSaved: boolean) =>
    observer.mutate({ uid: 'ana', placeId, saved: isSaved });
  return { client, shown, change };
}

beforeEach(() => {
  vi.mocked(listFavorites).mockReset().mockResolvedValue([]);
  vi.mocked(addFavorite).mockReset().mockResolvedValue();
  vi.mocked(removeFavorite).mockReset().mockResolvedValue();
});

describe('a place saved right after signing in', () => {
  it('is added to a list that was read before the write finished', async () => {
    const { client, shown, change } = start();
    const storing = pendingWrite();
    vi.mocked(addFavorite).mockReturnValue(storing.promise);
    const done = change('a', true);
    await vi.waitFor(() => {
      expect(addFavorite).toHaveBeenCalled();
    });
    await client.fetchQuery(favoritesQuery('ana'));
    expect(shown()).toEqual([]);
    storing.end();
    await done;
    expect(shown()).toEqual(['a']);
  });

  it('restarts a read of the list that is still running', async () => {
    const { client, shown, change } = start();
    const storing = pendingWrite();
    vi.mocked(addFavorite).mockReturnValue(storing.promise);
    const done = change('a', true);
    await vi.waitFor(() => {
      expect(addFavorite).toHaveBeenCalled();
    });
    vi.mocked(listFavorites).mockReturnValueOnce(new Promise(() => undefined));
    const stop = new QueryObserver(client, favoritesQuery('ana')).subscribe(() => undefined);
    await vi.waitFor(() => {
      expect(listFavorites).toHaveBeenCalledOnce();
    });
    vi.mocked(listFavorites).mockResolvedValue([saved('a'), saved('b')]);
    storing.end();
    await done;
    stop();
    expect(shown()).toEqual(['a', 'b']);
  });
});

it('quick changes of one place end in the last state without flickering back', async () => {
  const { client, shown, change } = start();
  client.setQueryData(favoriteKeys.list('ana'), [saved('b')]);
  const storing = pendingWrite();
  vi.mocked(addFavorite).mockReturnValue(storing.promise);
  const first = change('a', true);
  await vi.waitFor(() => {
    expect(shown()).toEqual(['a', 'b']);
  });
  const second = change('a', false);
  await vi.waitFor(() => {
    expect(shown()).toEqual(['b']);
  });
  const seen: unknown[] = [];
  const stop = client.getQueryCache().subscribe(() => {
    seen.push(shown());
  });
  storing.end();
  await Promise.all([first, second]);
  stop();
  expect(shown()).toEqual(['b']);
  expect(seen.every((list) => JSON.stringify(list) === '["b"]')).toBe(true);
});
