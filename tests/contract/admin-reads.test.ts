import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listDocumentNames } from '#features/audit/data/audit-name-store.ts';
import { auditPageSize, listAuditEntries } from '#features/audit/data/audit-store.ts';
import { listNewestPlaces } from '#features/places/data/place-store.ts';
import { listSearchMisses } from '#features/search/data/search-miss-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { listNewestUsers } from '#features/users/data/admin-user-store.ts';
import { createFolderPlaceFinder } from '#server/features/pictures/folder-places.ts';
import { createAdminStatistics } from '#server/features/statistics/admin-statistics.ts';
import { minuteMs } from '#shared/time-units.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as } = signedRequests();

/** Maximum number of document reads of one page load. */
const mostReads = 200;
const people = 50_000;
const places = 10_000;
const entries = 5_000;
const now = new Date('2026-03-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);

let fixture: DataFixture;
let firestore: Firestore;

/** A large guide, stored a few thousand documents at a time. */
beforeAll(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
  const chunk = 5_000;
  const fill = async (count: number, path: string, document: (position: number) => object) => {
    for (let start = 0; start < count; start += chunk) {
      const size = Math.min(chunk, count - start);
      const made = Array.from({ length: size }, (_, at) => start + at);
      await fixture.store(Object.fromEntries(made.map((at) => [`${path}${at}`, document(at)])));
    }
  };
  await fill(people, 'users/u', (at) => aPerson(`u${at}`, { createdAt: minutesAgo(at) }));
  await fill(places, 'places/p', (at) =>
    aStoredPlace({ isActive: at % 50 !== 0, createdAt: minutesAgo(at) }),
  );
  await fill(entries, 'auditLog/e', (at) => ({
    action: at % 2 ? 'place.update' : 'user.update',
    target: at % 2 ? `places/p${at}` : `users/u${at}`,
    before: {},
    after: {},
    // As many different users as a page has lines: the maximum number of names that a page looks up.
    actorId: `u${at % 60}`,
    createdAt: minutesAgo(at),
  }));
  await fixture.store({ 'users/admin': aPerson('admin', { role: 'super_admin' }) });
}, 120_000);

afterAll(async () => {
  await firestore.terminate();
  await fixture.close();
});

const readsOf = async (open: () => Promise<unknown>): Promise<number> => {
  await fixture.resetReads();
  await open();
  return fixture.reads();
};

describe('with 50,000 users and 10,000 places', () => {
  it('the dashboard reads a bounded number of documents, and fewer in the next minute', async () => {
    let clock = 0;
    const statistics = createAdminStatistics({
      firestore,
      now: () => now,
      startStopwatch: () => {
        const started = clock;
        return () => clock - started;
      },
    });
    const dashboard = () =>
      Promise.all([
        statistics.readStatistics(),
        statistics.readDailyCounts('signUps'),
        as('admin', () => listNewestPlaces(5)),
        as('admin', () => listNewestUsers(5)),
        as('admin', () => listSearchMisses(20, now)),
      ]);
    // 50 aggregations. Those over all users and all places are billed per thousand documents.
    const first = await readsOf(dashboard);
    expect(first, 'reads of the first load').toBeLessThanOrEqual(mostReads);
    // The daily counts of the other charts, which are only read when the chart is opened.
    expect(await readsOf(() => statistics.readDailyCounts('reviews'))).toBe(30);
    expect(await readsOf(() => statistics.readDailyCounts('clubUses'))).toBe(30);
    clock += 61_000;
    expect(await readsOf(dashboard)).toBeLessThan(first);
    expect((await statistics.readStatistics()).users).toMatchObject({
      total: people + 1,
      superAdmins: 1,
    });
  }, 90_000);

  it('a page of the log reads its lines and the names in them', async () => {
    const page = async (actions: ('place.update' | 'user.update')[]) => {
      const { items } = await as('admin', () => listAuditEntries(actions, null));
      expect(items).toHaveLength(auditPageSize);
      const named = items.flatMap(({ actorId, target }) => [actorId, target.split('/')[1] ?? '']);
      const uids = [...new Set(named.filter((uid) => uid.startsWith('u')))];
      for (let from = 0; from < uids.length; from += 30) {
        await as('admin', () => listDocumentNames('users', uids.slice(from, from + 30)));
      }
    };
    expect(await readsOf(() => page([]))).toBeLessThan(mostReads);
    expect(await readsOf(() => page(['user.update']))).toBeLessThan(mostReads);
  });

  it('the folders of all places read a bounded number of places', async () => {
    const ids = Array.from({ length: places }, (_, at) => `p${at}`);
    const read = () => createFolderPlaceFinder({ firestore })(ids);
    expect(await readsOf(read)).toBeLessThan(mostReads);
  });

  it('the searches without a result read a week, one document per day', async () => {
    const misses = (at: number) => [
      { words: 'rafting', count: at },
      { words: `of day ${at}`, count: 1 },
    ];
    const days = Array.from({ length: 20 }, (_, at) => [
      `searchMisses/2026-03-${String(at + 1).padStart(2, '0')}`,
      { misses: misses(at + 1) },
    ]);
    await fixture.store(Object.fromEntries(days) as Record<string, object>);
    const week = () => as('admin', () => listSearchMisses(3, now));
    expect(await readsOf(week)).toBeLessThanOrEqual(8);
    expect(await week()).toEqual([
      { words: 'rafting', count: 14 + 15 + 16 + 17 + 18 + 19 + 20 },
      { words: 'of day 14', count: 1 },
      { words: 'of day 15', count: 1 },
    ]);
    await expect(as('u1', () => listSearchMisses(3, now))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('the settings read one document', async () => {
    expect(await readsOf(getPublicSettings)).toBe(1);
  });
});
