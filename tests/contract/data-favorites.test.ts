import { beforeEach, describe, expect, it } from 'vitest';

import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from '#features/favorites/data/favorite-store.ts';
import { getUser } from '#features/account/data/user-store.ts';

import { randomFor } from '../../seed/random.ts';
import { dataFixtureOfFile } from './data-fixture.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';
import { losesCommits, signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';

const { as, commits } = signedRequests();

const fixture = dataFixtureOfFile();

const placeIds = ['p1', 'p2', 'p3'];

beforeEach(async () => {
  await fixture.store(Object.fromEntries(placeIds.map((id) => [`places/${id}`, aStoredPlace()])));
});

const savedBy = async (uid: string) =>
  (await as(uid, () => listFavorites(uid))).map(({ placeId }) => placeId).sort();
const countOf = async (uid: string) => (await as(uid, () => getUser(uid)))?.statistics.favorites;

describe('removing a favourite', () => {
  it('reads no document', async () => {
    await fixture.store({ 'users/ana': aPerson('ana') });
    await as('ana', () => addFavorite('ana', 'p1'));
    await fixture.resetReads();
    await as('ana', () => removeFavorite('ana', 'p1'));
    expect(await fixture.reads()).toBe(0);
    expect([await savedBy('ana'), await countOf('ana')]).toEqual([[], 0]);
  });

  it('from two tabs at the same moment decrements the count once', async () => {
    await fixture.store({ 'users/bia': aPerson('bia') });
    await as('bia', () => addFavorite('bia', 'p1'));
    await as('bia', () => addFavorite('bia', 'p2'));
    await Promise.all([1, 2, 3].map(() => as('bia', () => removeFavorite('bia', 'p1'))));
    expect([await savedBy('bia'), await countOf('bia')]).toEqual([['p2'], 1]);
  });

  it('succeeds again after the response was lost', async () => {
    await fixture.store({ 'users/caio': aPerson('caio') });
    await as('caio', () => addFavorite('caio', 'p1'));
    const loseAnswer = (address: string): Fate =>
      address.includes(':commit') ? 'answer-lost' : 'sent';
    const lost = as('caio', () => removeFavorite('caio', 'p1'), loseAnswer);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await as('caio', () => removeFavorite('caio', 'p1'));
    expect([await savedBy('caio'), await countOf('caio')]).toEqual([[], 0]);
  });

  it('is refused to users who may only browse', async () => {
    await fixture.store({
      'users/duda': aPerson('duda', {
        status: 'pending',
        statistics: { favorites: 1, views: 0, reviews: 0 },
      }),
      'favorites/duda_p1': { userId: 'duda', placeId: 'p1', createdAt: new Date(0) },
    });
    const removing = as('duda', () => removeFavorite('duda', 'p1'));
    await expect(removing).rejects.toMatchObject({ code: 'permission-denied' });
    expect([await savedBy('duda'), await countOf('duda')]).toEqual([['p1'], 1]);
  });
});

describe('the count of favourites', () => {
  const seeds = Array.from({ length: 12 }, (_, position) => position + 1);

  it.each(seeds)(
    'equals the number of favourites after any changes of two tabs with faults, seed %i',
    async (seed) => {
      const random = randomFor(`favorites ${seed}`);
      const uid = `person${seed}`;
      await fixture.store({ [`users/${uid}`]: aPerson(uid) });
      const fateOf = losesCommits(random);
      /** Taps one after the other. A failed tap is repeated once or dropped. */
      const tab = async () => {
        for (let step = 0; step < 12; step += 1) {
          const placeId = random.pick(placeIds);
          const change = random.chance(0.55) ? addFavorite : removeFavorite;
          const tap = () => as(uid, () => change(uid, placeId), fateOf);
          await tap().catch(() => (random.chance(0.5) ? tap().catch(() => undefined) : undefined));
        }
      };
      await Promise.all([tab(), tab()]);
      expect(commits()).toBeGreaterThan(12);
      expect(await countOf(uid)).toBe((await savedBy(uid)).length);
    },
  );
});
