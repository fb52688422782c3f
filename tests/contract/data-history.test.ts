import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { recordPlaceVisit } from '#features/places/data/place-visit.ts';
import { clearRecentPlaces, listRecentPlaces } from '#features/places/data/recent-place-store.ts';
import { countView } from '#features/statistics/data/view-counter.ts';
import { toPlace } from '#features/places/model/place.ts';
import { getUser } from '#features/account/data/user-store.ts';
import { hourMs } from '#shared/time-units.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as, commits } = signedRequests();
const now = new Date('2026-03-20T15:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * hourMs);

/** Stubs the storage and locks that all tabs of the device share. */
function stubDevice({ locks }: { locks: boolean }) {
  const kept = new Map<string, string>();
  let turn: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const request = (_name: string, work: () => Promise<void>) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', locks ? { locks: { request } } : {});
}

const fixture = dataFixtureOfFile();
beforeEach(async () => {
  stubDevice({ locks: true });
  await fixture.store({
    'users/ana': aPerson('ana'),
    'users/bia': aPerson('bia', { status: 'pending' }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (placeId: string, at = now) => as('ana', () => countView('ana', placeId, at));
const views = async () => (await as('ana', () => getUser('ana')))?.statistics.views;

describe('views of places', () => {
  it.each([[true], [false]])(
    'count once per place and day, also if several tabs open it simultaneously (locks: %s)',
    async (locks) => {
      stubDevice({ locks });
      await Promise.all([open('p1'), open('p1'), open('p2'), open('p1')]);
      await open('p2', hoursLater(2));
      expect(await views()).toBe(2);
      expect(commits()).toBe(2);
    },
  );

  it("count again after midnight in the brand's time zone, not in UTC", async () => {
    await open('p1');
    await open('p1', hoursLater(11));
    expect(await views()).toBe(1);
    await open('p1', hoursLater(13));
    expect(await views()).toBe(2);
  });

  it('that could not be written are written with the next opened place', async () => {
    const lost = as(
      'ana',
      () => countView('ana', 'p1', now),
      () => 'lost',
    );
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await open('p2', hoursLater(24));
    expect(await views()).toBe(2);
    await open('p2', hoursLater(25));
    expect(await views()).toBe(2);
  });

  it('read no document', async () => {
    await fixture.resetReads();
    await open('p1');
    expect(await fixture.reads()).toBe(0);
  });

  it('are not written without storage on the device', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    await expect(open('p1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(commits()).toBe(0);
  });
});

describe('an opened place', () => {
  const place = toPlace('p1', { title: 'Bar', neighborhood: 'Centro', isActive: true });

  it('is remembered for this user only, and can be deleted', async () => {
    await as('ana', () => recordPlaceVisit({ uid: 'ana', status: 'active' }, place, 'Bares', now));
    expect(listRecentPlaces('ana')).toEqual([
      {
        placeId: 'p1',
        title: 'Bar',
        categoryName: 'Bares',
        neighborhood: 'Centro',
        cover: null,
        seenAt: now,
      },
    ]);
    expect(listRecentPlaces('bia')).toEqual([]);
    clearRecentPlaces('ana');
    expect(listRecentPlaces('ana')).toEqual([]);
    await open('p1');
    expect(await views()).toBe(1);
  });

  it('is remembered but not counted for a pending user', async () => {
    await as('bia', () => recordPlaceVisit({ uid: 'bia', status: 'pending' }, place, 'Bares', now));
    expect(listRecentPlaces('bia')).toHaveLength(1);
    expect(commits()).toBe(0);
  });
});
