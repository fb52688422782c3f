import { Timestamp } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadPartialSearch } from '#features/search/data/partial-search-store.ts';
import type { PartialSearchRequest } from '#features/search/data/search-keys.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { minuteMs } from '#shared/time-units.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { aStoredPlace } from './stored-documents.ts';

const bars = Array.from({ length: 40 }, (_, at) => `bar${String(at).padStart(2, '0')}`);
const places = Object.fromEntries(
  bars.map((id) => [
    `places/${id}`,
    aStoredPlace({ title: `Bar ${id}`, searchTitle: `bar ${id}`, rating: 4 }),
  ]),
);

const wanted = { query: 'bar', categorySlugs: ['bares'], withBenefit: true };
const filters = { ...noFilters, withBenefit: true };

let fixture: DataFixture;

beforeEach(async () => {
  fixture = await startDataFixture();
  await fixture.store({
    ...places,
    'places/cafe': aStoredPlace({ title: 'Café da Praça', rating: 1, category: 'cafes' }),
    'places/fechado': aStoredPlace({ title: 'Bar Fechado', isActive: false }),
  });
});
afterEach(() => fixture.close());

const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * minuteMs);

function offer(placeId: string, fields: object = {}): object {
  return { placeId, isActive: true, validUntil: inMinutes(10_000), ...fields };
}

/** Returns the ids found and the number of documents read. */
async function found(request: PartialSearchRequest): Promise<{ ids: string[]; reads: number }> {
  await fixture.resetReads();
  const search = await loadPartialSearch(request, []);
  const reads = await fixture.reads();
  const ids = search.search({ query: '', filters }).slice(0);
  return { ids: ids.map(({ id }) => id).sort(), reads };
}

describe('loadPartialSearch for places with a benefit', () => {
  const top = { query: '', categorySlugs: [], withBenefit: true };

  it('finds none while the club has no offer', async () => {
    expect((await found(top)).ids).toEqual([]);
  });

  it('finds the active places it reads whose offers have not ended', async () => {
    await fixture.store({
      'clubOffers/one': offer('bar00'),
      'clubOffers/another': offer('bar00', { validUntil: inMinutes(1) }),
      'clubOffers/off': offer('bar01', { isActive: false }),
      'clubOffers/over': offer('bar02', { validUntil: inMinutes(-1) }),
      'clubOffers/hidden': offer('fechado'),
      'clubOffers/gone': offer('nobody'),
    });
    expect((await found({ ...top, query: 'bar bar00' })).ids).toEqual(['bar00']);
    expect((await found({ ...top, query: 'bar fechado' })).ids).toEqual([]);
  });

  it('stays within its bound: two dozen places and one offer of each', async () => {
    const offers = bars.map((id) => [`clubOffers/${id}`, offer(id)]);
    await fixture.store(Object.fromEntries(offers) as Record<string, object>);
    const { ids, reads } = await found(top);
    expect(ids).toHaveLength(24);
    expect(reads).toBe(24 + 24);
  });

  it('marks no place as having a benefit if the filter is off', async () => {
    await fixture.store({ 'clubOffers/one': offer('bar00') });
    const search = await loadPartialSearch({ ...wanted, withBenefit: false }, []);
    expect(search.search({ query: '', filters: noFilters }).count).toBeGreaterThan(0);
    expect(search.search({ query: '', filters }).count).toBe(0);
  });
});
