import { describe, expect, it, vi } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { encodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

import { addPlaceDetails, loadPlaceIndex } from './place-index-store.ts';

const categories = [{ id: 'c1', name: 'Bares', slug: 'bares' }];

function aRow(id: string, title: string, description: string) {
  const summary: PlaceSummary = {
    id,
    title,
    location: 'Rua Um, Florianópolis',
    neighborhood: 'Centro',
    geo: null,
    categoryId: 'c1',
    categoryName: 'Bares',
    categorySlug: 'bares',
    rating: 4,
    reviewsCount: 1,
    price: 'Médio',
    amenities: [],
    cover: null,
    hours: { kind: 'unknown' },
    createdAt: 1000,
  };
  return { summary, description };
}

function files(version: string, rows = [aRow('p1', 'Bar do Boni', 'Ostras frescas')]) {
  return encodePlaceIndex(rows, { version, builtAt: '2026-01-01T00:00:00Z', categories });
}

/** Answers each path from its list and repeats the last answer. Records the requests. */
function serve(answers: Record<string, unknown[]>) {
  const fetch = vi.fn((address: string, _init: RequestInit) => {
    const queue = answers[address] ?? [];
    const body = queue.length > 1 ? queue.shift() : queue[0];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { headers }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const indexPath = '/api/places/index';
const descriptionsPath = '/api/places/index/descriptions';

ownBackend();

describe('loadPlaceIndex', () => {
  it('requests the snapshot on each call and makes the places searchable', async () => {
    const fetch = serve({ [indexPath]: [files('v1').index] });
    const { version, search } = await loadPlaceIndex();
    expect(version).toBe('v1');
    expect(search.suggest('boni')[0]).toMatchObject({ place: { id: 'p1' } });
    expect(fetch.mock.calls[0]?.[1].cache).toBe('no-cache');
  });

  it('returns the same object for the same version and a new one for a new version', async () => {
    serve({ [indexPath]: [files('v1').index, files('v1').index, files('v2', []).index] });
    const first = await loadPlaceIndex();
    expect(await loadPlaceIndex(first)).toBe(first);
    const next = await loadPlaceIndex(first);
    expect(next.version).toBe('v2');
    expect(next.search.suggest('boni').filter(({ kind }) => kind === 'place')).toEqual([]);
  });

  it('rejects a snapshot of another format', async () => {
    serve({ [indexPath]: [{ ...files('v1').index, format: 2 }] });
    await expect(loadPlaceIndex()).rejects.toMatchObject({ name: 'AppError', code: 'unknown' });
  });
});

describe('addPlaceDetails', () => {
  it('returns a new search object that finds words of descriptions', async () => {
    serve({ [indexPath]: [files('v1').index], [descriptionsPath]: [files('v1').descriptions] });
    const loaded = await loadPlaceIndex();
    expect(loaded.search.suggest('ostras')).toEqual([]);
    const search = await addPlaceDetails(loaded, ['descriptions']);
    expect(search).not.toBe(loaded.search);
    expect(search.hasDescriptions).toBe(true);
    expect(search.suggest('ostras')).toMatchObject([{ place: { id: 'p1' } }]);
  });

  it('retries once without caches if the version differs', async () => {
    const fetch = serve({
      [indexPath]: [files('v2').index],
      [descriptionsPath]: [files('v1').descriptions, files('v2').descriptions],
    });
    const search = await addPlaceDetails(await loadPlaceIndex(), ['descriptions']);
    expect(search.hasDescriptions).toBe(true);
    expect(fetch.mock.calls.at(-1)?.[1].cache).toBe('reload');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('fails with a conflict after two attempts instead of mixing versions', async () => {
    const fetch = serve({
      [indexPath]: [files('v1').index],
      [descriptionsPath]: [files('v2').descriptions],
    });
    const loaded = await loadPlaceIndex();
    await expect(addPlaceDetails(loaded, ['descriptions'])).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(loaded.search.hasDescriptions).toBe(false);
  });

  it.each([[{}], [{ format: 1, version: 'v1', description: [1] }], [null], [[]]])(
    'rejects the file %j',
    async (body) => {
      serve({ [indexPath]: [files('v1').index], [descriptionsPath]: [body] });
      await expect(addPlaceDetails(await loadPlaceIndex(), ['descriptions'])).rejects.toMatchObject(
        {
          code: 'unknown',
        },
      );
    },
  );
});
