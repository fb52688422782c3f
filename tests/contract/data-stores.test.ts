import { GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';

import { listCategories } from '#features/categories/data/category-store.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { listHighlights } from '#features/home/data/highlight-store.ts';
import { categoryPlacesQuery } from '#features/places/data/place-queries.ts';
import { loadPartialSearch } from '#features/search/data/partial-search-store.ts';
import {
  getPlace,
  listPlacesByTitlePrefix,
  listPlacesOfCategory,
  listTopPlaces,
} from '#features/places/data/place-store.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { listReviews } from '#features/reviews/data/review-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { reviewOrders, sortReviews } from '#features/reviews/model/review-order.ts';

import { toPlaceRecord } from '#server/search-index/cached-records.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';

import { dataFixtureOfFile } from './data-fixture.ts';

/** A timestamp some microseconds after a fixed one. Firestore stores microseconds, a Date does not. */
function instant(microseconds: number): Timestamp {
  return new Timestamp(1_750_000_000 + Math.floor(microseconds / 1e6), (microseconds % 1e6) * 1000);
}

function place(title: string, fields: object = {}): object {
  const searchTitle = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const defaults = {
    category: 'bares',
    isActive: true,
    rating: 3,
    description: '',
    location: 'Centro',
  };
  return { title, searchTitle, createdAt: instant(0), ...defaults, ...fields };
}

/** 60 bars in groups of five that were created at the same instant. */
const bars = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [
    `bar${String(i).padStart(2, '0')}`,
    place(`Bar ${i}`, { createdAt: instant(Math.floor(i / 5) * 3), rating: (i % 40) / 10 }),
  ]),
);

const others: Record<string, object> = {
  hidden: place('Bar Fechado', { isActive: false, rating: 5, createdAt: instant(9e9) }),
  best: place('Ostras da Baía', {
    category: 'restaurantes',
    rating: 5,
    createdAt: instant(10),
    description: 'Ostras frescas do Ribeirão',
    geo: new GeoPoint(-27.7, -48.56),
  }),
  older: place('Óleo e Sal', { category: 'restaurantes', rating: 5, createdAt: instant(5) }),
  legacy1: place('Casa Antiga', {
    category: 'legacy',
    createdAt: 'ontem',
    hours: 'Seg a Sex: 9h às 18h',
  }),
  legacy2: place('Casa Velha', { category: 'legacy', createdAt: 12, hours: 'Em dias de show' }),
  legacy3: place('Casa Nova', { category: 'legacy', createdAt: null }),
};

const categories: Record<string, object> = {
  bares: { name: 'Bares', order: 1, icon: 'Wine', isActive: true },
  shows: { name: 'Shows', order: 2, icon: 'Music', isActive: true },
  cafes: { name: 'Cafés', order: 2, isActive: true },
  restaurantes: { name: 'Restaurantes', order: 0, isActive: true },
  antigos: { name: 'Antigos', order: 0, isActive: false },
};

const reviews = Object.fromEntries(
  Array.from({ length: 23 }, (_, i) => [
    `best_user${i}`,
    { placeId: 'best', userId: `user${i}`, rating: 5, text: `n.º ${i}`, createdAt: instant(i) },
  ]),
);

/** Two dozen reviews of mixed ratings, two at each instant, some by visitors of the place. */
const mixed = Object.fromEntries(
  Array.from({ length: 24 }, (_, i) => [
    `older_user${String(i).padStart(2, '0')}`,
    {
      placeId: 'older',
      userId: `user${i}`,
      rating: 1 + ((i * 7) % 5),
      text: `n.º ${i}`,
      createdAt: instant(Math.floor(i / 2) * 1_000),
      verifiedVisit: i % 3 === 0,
    },
  ]),
);

const inCollection = (name: string, documents: Record<string, object>) =>
  Object.fromEntries(Object.entries(documents).map(([id, data]) => [`${name}/${id}`, data]));

const fixture = dataFixtureOfFile();

beforeAll(async () => {
  await fixture.store({
    ...inCollection('places', { ...bars, ...others }),
    ...inCollection('categories', categories),
    ...inCollection('reviews', {
      ...reviews,
      ...mixed,
      hidden_user1: { placeId: 'hidden', userId: 'user1', rating: 1, createdAt: instant(1) },
    }),
  });
});

/** Loads the items of every page. Each cursor is serialized to JSON and back, as in a URL. */
async function allPages<T>(
  load: (cursor: PageCursor | null) => Promise<Page<T>>,
): Promise<{ items: T[]; sizes: number[] }> {
  const items: T[] = [];
  const sizes: number[] = [];
  let cursor: PageCursor | null = null;
  do {
    const page: Page<T> = await load(cursor);
    items.push(...page.items);
    sizes.push(page.items.length);
    cursor = JSON.parse(JSON.stringify(page.nextCursor)) as PageCursor | null;
  } while (cursor !== null && sizes.length < 50);
  return { items, sizes };
}

async function readsOf(work: () => Promise<unknown>): Promise<number> {
  await fixture.resetReads();
  await work();
  return fixture.reads();
}

describe('getPlace', () => {
  it('reads an active place', async () => {
    const found = await getPlace('best');
    expect(found).toMatchObject({
      id: 'best',
      title: 'Ostras da Baía',
      category: 'restaurantes',
      rating: 5,
    });
    expect(found.geo).toEqual({ latitude: -27.7, longitude: -48.56 });
    expect(found.createdAt).toEqual(instant(10).toDate());
  });

  it('does not distinguish an inactive place from a missing one', async () => {
    await expect(getPlace('hidden')).rejects.toMatchObject({ name: 'AppError', code: 'not-found' });
    await expect(getPlace('nobody')).rejects.toMatchObject({ name: 'AppError', code: 'not-found' });
  });
});

describe('listTopPlaces', () => {
  it('returns the best rated active places, newer first among equals', async () => {
    const top = await listTopPlaces(4);
    expect(top.map(({ id }) => id)).toEqual(['best', 'older', 'bar39', 'bar38']);
  });

  it('reads as many documents as it returns', async () => {
    expect(await readsOf(() => listTopPlaces(6))).toBe(6);
  });
});

describe('listHighlights', () => {
  const shown = async (past: Promise<readonly string[]>) =>
    (await listHighlights(past)).map(({ id }) => id);
  const best = ['best', 'older', 'bar39', 'bar38', 'bar37', 'bar36'];

  it('replaces a past event by the next best place', async () => {
    expect(await shown(Promise.resolve(['older']))).toEqual([
      ...best.filter((id) => id !== 'older'),
      'bar35',
    ]);
  });

  it('omits nothing, and reads six, if none of them is past or the server is unavailable', async () => {
    expect(await shown(Promise.resolve(['bar00']))).toEqual(best);
    expect(await shown(Promise.reject(new Error('away')))).toEqual(best);
    expect(await readsOf(() => shown(Promise.resolve([])))).toBe(6);
  });
});

describe('listPlacesOfCategory', () => {
  it.each([24, 7, 5, 20, 50])(
    'pages by %i without gaps or duplicates, newest first',
    async (pageSize) => {
      const { items, sizes } = await allPages((cursor) =>
        listPlacesOfCategory({ categoryId: 'bares', pageSize, cursor }),
      );
      const expected = Object.keys(bars).sort((a, b) => {
        const group = (id: string) => Math.floor(Number(id.slice(3)) / 5);
        return group(b) - group(a) || (a < b ? 1 : -1);
      });
      expect(items.map(({ id }) => id)).toEqual(expected);
      expect(sizes.slice(0, -1).every((size) => size === pageSize)).toBe(true);
    },
  );

  it('reads one page of documents, 24 by default', async () => {
    expect(await readsOf(() => listPlacesOfCategory({ categoryId: 'bares' }))).toBe(24);
  });

  it('continues after dates of older records that are no timestamps', async () => {
    const { items } = await allPages((cursor) =>
      listPlacesOfCategory({ categoryId: 'legacy', pageSize: 1, cursor }),
    );
    expect(items.map(({ id }) => id)).toEqual(['legacy1', 'legacy2', 'legacy3']);
  });

  it('has the same hours of older records as a list from the server', async () => {
    const { items } = await listPlacesOfCategory({ categoryId: 'legacy' });
    const shownHours = items.map((item) => placeSummary(item, []).hours);
    expect(shownHours).toEqual(
      items.map(({ id }) => toListedPlace(toPlaceRecord(id, others[id])).hours),
    );
    expect(shownHours.map(({ kind }) => kind)).toEqual(['structured', 'text', 'unknown']);
  });

  it('loads all pages as a cached query', async () => {
    const client = createQueryClient();
    const query = { ...categoryPlacesQuery('bares'), pages: 9 };
    const { pages } = await client.fetchInfiniteQuery(query);
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 12]);
    client.clear();
  });

  it('is refused above the page size that the rules allow', async () => {
    const page = listPlacesOfCategory({ categoryId: 'bares', pageSize: 51 });
    await expect(page).rejects.toMatchObject({ name: 'AppError', code: 'permission-denied' });
  });

  it('is empty without a cursor for an unknown category', async () => {
    const page = await listPlacesOfCategory({ categoryId: 'nada' });
    expect(page).toEqual({ items: [], nextCursor: null });
  });
});

describe('listPlacesByTitlePrefix', () => {
  it('finds folded beginnings of titles, active places only', async () => {
    const ids = async (prefix: string) =>
      (await listPlacesByTitlePrefix(prefix, 10)).map(({ id }) => id);
    expect(await ids('ostras')).toEqual(['best']);
    expect(await ids('o')).toEqual(['older', 'best']);
    expect(await ids('bar f')).toEqual([]);
    expect(await ids('baia')).toEqual([]);
  });
});

describe('loadPartialSearch', () => {
  it('searches the places it could read with the rules of the full search', async () => {
    const shown = await listCategories();
    const search = await loadPartialSearch({ query: 'ÓSTRAS', categorySlugs: [] }, shown);
    const found = search.search({ query: 'ÓSTRAS', filters: noFilters });
    expect(found.slice(0).map(({ id, categoryName }) => [id, categoryName])).toEqual([
      ['best', 'Restaurantes'],
    ]);
    expect(search.suggest('ribeirao')).toMatchObject([{ place: { id: 'best' } }]);
  });

  it('reads the selected categories and stays within its bound', async () => {
    const shown = await listCategories();
    const request = { query: 'bar', categorySlugs: ['bares', 'restaurantes', 'nada'] };
    let count = 0;
    const reads = await readsOf(async () => {
      const search = await loadPartialSearch(request, shown);
      count = search.search({
        query: '',
        filters: { ...noFilters, categories: ['restaurantes'] },
      }).count;
    });
    expect(count).toBe(2);
    expect(reads).toBe(24 + 24 + 2);
  });
});

describe('listCategories', () => {
  it('returns the active ones by order, then by name', async () => {
    const listed = await listCategories();
    expect(listed.map(({ slug }) => slug)).toEqual(['restaurantes', 'bares', 'cafes', 'shows']);
  });
});

describe('listReviews', () => {
  it('pages through all reviews of a place, newest first', async () => {
    const { items, sizes } = await allPages((cursor) => listReviews('best', { cursor }));
    expect(items.map(({ text }) => text)).toEqual(
      Array.from({ length: 23 }, (_, i) => `n.º ${22 - i}`),
    );
    expect(sizes).toEqual([10, 10, 3]);
  });

  it('reads one page of documents', async () => {
    // The read of the place by the rule is counted separately.
    expect(await readsOf(() => listReviews('best'))).toBe(10);
  });

  it.each(reviewOrders)(
    'pages through the order %s as if all reviews were sorted at once',
    async (order) => {
      const all = await allPages((cursor) => listReviews('older', { cursor }));
      expect(all.items).toHaveLength(24);
      const { items, sizes } = await allPages((cursor) => listReviews('older', { cursor, order }));
      expect(items.map(({ id }) => id)).toEqual(sortReviews(all.items, order).map(({ id }) => id));
      expect(sizes).toEqual(order === 'visited' ? [8] : [10, 10, 4]);
    },
  );

  it('is refused for an inactive place', async () => {
    await expect(listReviews('hidden')).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('getPublicSettings', () => {
  it('returns defaults until settings are stored', async () => {
    expect(await getPublicSettings()).toMatchObject({ clubEnabled: true, requireApproval: false });
    await fixture.store({
      'settings/public': { clubEnabled: false, maintenanceMessage: 'Já voltamos.' },
    });
    expect(await getPublicSettings()).toMatchObject({
      clubEnabled: false,
      maintenanceMessage: 'Já voltamos.',
    });
  });
});
