import { Timestamp } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lookedAtOffers } from '#data/offers/offer-place-store.ts';
import { loadPartialSearch } from '#data/places/partial-search-store.ts';
import { noFilters } from '#domain/place-filters.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { aStoredPlace } from './stored-documents.ts';

const bars = Array.from({ length: 40 }, (_, at) => `bar${String(at).padStart(2, '0')}`);
const places = Object.fromEntries(
  bars.map((id) => [`places/${id}`, aStoredPlace({ title: `Bar ${id}`, rating: 4 })]),
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

const inMinutes = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);

function offer(placeId: string, fields: object = {}): object {
  return { placeId, isActive: true, validUntil: inMinutes(10_000), ...fields };
}

/** The ids found, and the documents read for them. */
async function found(query = ''): Promise<{ ids: string[]; reads: number }> {
  await fixture.resetReads();
  const search = await loadPartialSearch(wanted, []);
  const reads = await fixture.reads();
  const ids = search.search({ query, filters }).slice(0);
  return { ids: ids.map(({ id }) => id).sort(), reads };
}

describe('loadPartialSearch for places with a benefit', () => {
  it('finds none, and asks for no place, while the club has no offer', async () => {
    // An empty answer counts as one.
    expect(await found()).toEqual({ ids: [], reads: 1 });
  });

  it('finds the active places whose offers are not over, however they are rated', async () => {
    await fixture.store({
      'clubOffers/one': offer('bar00'),
      'clubOffers/another': offer('bar00', { validUntil: inMinutes(1) }),
      'clubOffers/cafe': offer('cafe'),
      'clubOffers/off': offer('bar01', { isActive: false }),
      'clubOffers/over': offer('bar02', { validUntil: inMinutes(-1) }),
      'clubOffers/hidden': offer('fechado'),
      'clubOffers/gone': offer('nobody'),
      'clubOffers/odd': offer('no/such place'),
    });
    // Six offers, two places.
    expect(await found()).toEqual({ ids: ['bar00', 'cafe'], reads: 6 + 2 });
    expect(await found('praça')).toMatchObject({ ids: ['cafe'] });
  });

  it('stays within its bound: a page of offers and their places', async () => {
    const offers = bars.map((id, at) => [
      `clubOffers/${id}`,
      offer(id, { validUntil: inMinutes(10 + at) }),
    ]);
    await fixture.store(Object.fromEntries(offers) as Record<string, object>);
    expect(await found()).toEqual({
      ids: bars.slice(0, lookedAtOffers),
      reads: lookedAtOffers + lookedAtOffers,
    });
  });

  it('says of no place that it has a benefit where nobody asked for one', async () => {
    await fixture.store({ 'clubOffers/one': offer('bar00') });
    const search = await loadPartialSearch({ ...wanted, withBenefit: false }, []);
    expect(search.search({ query: '', filters: noFilters }).count).toBeGreaterThan(0);
    expect(search.search({ query: '', filters }).count).toBe(0);
  });
});
