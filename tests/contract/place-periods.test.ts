import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { placePeriodResponse } from '#features/statistics/model/statistics-contract.ts';
import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { statisticsPeriods } from '#features/statistics/model/statistics-period.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { withinBudget } from '#server/platform/http/request-budget.ts';
import { createPlaceViewCounter } from '#server/features/statistics/place-views.ts';
import { createPeriodReader } from '#server/features/statistics/place-period.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';

import { indexFile } from './data-fixture.ts';

/** 01:30 in Florianópolis on the last day of a month, which is 04:30 in UTC. */
const now = new Date('2026-08-31T04:30:00Z');
/** Florianópolis has had no daylight saving time since 2019. */
const offsetMs = 3 * hourMs;

let fixture: Fixture;
let firestore: Firestore;
let cleaner: Firestore;

beforeAll(async () => {
  fixture = await startFixture({ indexes: indexFile });
  cleaner = fixture.server();
  firestore = createFirestore({
    projectId: 'demo-contract',
    emulators: { firestore: new URL(fixture.origin).host, auth: null, storage: null },
  });
});
afterAll(async () => {
  await firestore.terminate();
  await fixture.close();
});
beforeEach(async () => {
  for (const collection of await cleaner.listCollections()) {
    await cleaner.recursiveDelete(collection);
  }
});
afterEach(() => {
  vi.useRealTimers();
});

type Fields = Record<string, unknown>;

async function store(documents: Record<string, Fields>): Promise<void> {
  const all = Object.entries(documents);
  for (let from = 0; from < all.length; from += 400) {
    const batch = firestore.batch();
    for (const [path, fields] of all.slice(from, from + 400)) {
      batch.set(firestore.doc(path), fields);
    }
    await batch.commit();
  }
}

async function usedReads(): Promise<number> {
  const usage = `${fixture.origin}/emulator/v1/projects/demo-contract/usage`;
  const answer = await fetch(usage);
  await fetch(usage, { method: 'DELETE' });
  return ((await answer.json()) as { documentReads: number }).documentReads;
}

/** Returns a deterministic pseudo-random generator (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Creates a city of some places, with records of up to eight hundred days, many of them around midnight. */
function someCity(seed: number, records: number): Record<string, Fields> {
  const random = randomFrom(seed);
  const instant = () => {
    const days = random(random(3) === 0 ? 800 : 60);
    const sharp = random(2) === 0 ? 0 : random(24 * 60) * minuteMs;
    const midnight = Date.UTC(2026, 7, 31) + offsetMs - days * dayMs;
    return Timestamp.fromMillis(Math.min(midnight + sharp - random(2), now.getTime()));
  };
  const date = () => new Date(Date.UTC(2026, 8, 5) - random(700) * dayMs);
  const pick = <T>(...of: T[]) => of[random(of.length)] as T;
  const city: Record<string, Fields> = { 'placeViews/since': { date: '2026-06-10' } };
  for (let at = 0; at < records; at += 1) {
    const placeId = pick('p1', 'p1', 'p2');
    city[`favorites/u${at}_${placeId}`] = { placeId, createdAt: instant() };
    city[`reservations/${placeId}_u${at}`] = {
      placeId,
      createdAt: instant(),
      date: date().toISOString().slice(0, 10),
      status: pick('pending', 'confirmed', 'declined', 'cancelled', 'no_show'),
    };
    city[`clubRedemptions/r${at}`] = {
      placeId,
      userId: `u${random(records / 4)}`,
      status: pick('confirmed', 'confirmed', 'voided', 'issued'),
      confirmedAt: instant(),
      discountCents: random(5_000),
    };
    const day = new Date(Math.max(date().getTime(), Date.UTC(2026, 5, 10))).toISOString();
    const month = `placeViews/${placeId}_${day.slice(0, 7)}`;
    const known = (city[month]?.['days'] ?? {}) as Record<string, number>;
    city[month] = { placeId, days: { ...known, [day.slice(8, 10)]: 1 + random(20) } };
  }
  return city;
}

/** Computes the expected statistics between two days from every record. */
function naive(city: Record<string, Fields>, first: string, last: string): PeriodStatistics {
  const of = (collection: string) =>
    Object.entries(city).flatMap(([path, fields]) =>
      path.startsWith(`${collection}/`) && fields['placeId'] === 'p1' ? [fields] : [],
    );
  const dayOf = (stored: unknown) =>
    new Date((stored as Timestamp).toMillis() - offsetMs).toISOString().slice(0, 10);
  const isIn = (day: string) => first <= day && day <= last;
  const made = (collection: string) =>
    of(collection).filter((one) => isIn(dayOf(one['createdAt'])));
  const kept = (...statuses: string[]) =>
    of('reservations').filter(
      (one) => statuses.includes(String(one['status'])) && isIn(String(one['date'])),
    ).length;
  const standing = of('clubRedemptions').filter(({ status }) => status === 'confirmed');
  const uses = standing.filter((one) => isIn(dayOf(one['confirmedAt'])));
  const guests = [...new Set(uses.map(({ userId }) => userId))];
  const cameBefore = (guest: unknown) =>
    standing.some((one) => one['userId'] === guest && dayOf(one['confirmedAt']) < first);
  let views = 0;
  for (const [path, { days }] of Object.entries(city)) {
    if (!path.startsWith('placeViews/p1_')) continue;
    for (const [day, count] of Object.entries(days as Record<string, number>)) {
      if (isIn(`${path.slice(-7)}-${day}`)) views += count;
    }
  }
  return {
    views: last < '2026-06-10' ? null : views,
    saves: made('favorites').length,
    asked: made('reservations').length,
    confirmed: kept('confirmed', 'no_show'),
    noShows: kept('no_show'),
    uses: uses.length,
    discountCents: uses.reduce((sum, one) => sum + Number(one['discountCents']), 0),
    newGuests: guests.filter((guest) => !cameBefore(guest)).length,
    returningGuests: guests.filter(cameBefore).length,
  };
}

const told = ({ current, previous, buckets }: PlacePeriodResponse) => [
  current,
  previous,
  ...buckets,
];

describe('the statistics of a place by period', () => {
  it.each([1, 2])('equal a naive count of all stored records, city %i', async (seed) => {
    const city = someCity(seed, 80);
    await store(city);
    const periodOf = createPeriodReader(firestore, () => now);
    for (const period of statisticsPeriods) {
      const answer = await periodOf('p1', period);
      expect(v.parse(placePeriodResponse, answer)).toEqual(answer);
      for (const { first, last, figures } of told(answer)) {
        const counted = naive(city, first, last);
        const isHalf = first === answer.previous.first && first < '2026-06-10';
        expect({ first, last, ...figures }).toEqual({
          first,
          last,
          ...counted,
          views: isHalf ? null : counted.views,
        });
      }
    }
  });

  it('of a place without records are zero, and unknown before anything was counted', async () => {
    await usedReads();
    const periodOf = createPeriodReader(firestore, () => now);
    const answer = await periodOf('p1', '12m');
    const nothing = {
      ...{ views: null, saves: 0, asked: 0, confirmed: 0, noShows: 0 },
      ...{ uses: 0, discountCents: 0, newGuests: 0, returningGuests: 0 },
    };
    for (const { figures } of told(answer)) expect(figures).toEqual(nothing);
    expect(answer.viewsSince).toBeNull();
    // Eight totals, twenty-five missing documents of views, and a query of uses.
    expect(await usedReads()).toBe(34);
  });

  it('cost reads per day instead of per record, except for uses, which are read once', async () => {
    // More uses than one query returns.
    const city = someCity(7, 400);
    for (let at = 0; at < 1_200; at += 1) {
      city[`clubRedemptions/more${at}`] = {
        ...{ placeId: 'p1', userId: `m${at}`, status: 'confirmed', discountCents: 100 },
        confirmedAt: Timestamp.fromMillis(now.getTime() - at * 9 * hourMs),
      };
    }
    await store(city);
    const uses = Object.values(city).filter(
      (one) => one['placeId'] === 'p1' && one['status'] === 'confirmed' && 'discountCents' in one,
    ).length;
    const periodOf = createPeriodReader(firestore, () => now);
    const reads = async (period: (typeof statisticsPeriods)[number]) => {
      await usedReads();
      await Promise.all([periodOf('p1', period), periodOf('p1', period)]);
      return usedReads();
    };
    expect((await reads('12m')) - uses).toBeLessThanOrEqual(4 * (2 * 3 + 12) + 25 + 1);
    const recent = Object.values(city).filter(
      (one) =>
        one['placeId'] === 'p1' &&
        one['status'] === 'confirmed' &&
        one['confirmedAt'] instanceof Timestamp &&
        one['confirmedAt'].toMillis() >= now.getTime() - 25 * hourMs,
    ).length;
    expect((await reads('30d')) - recent).toBeLessThanOrEqual(4 * (2 + 30) + 4 + 1);
    expect((await reads('90d')) - recent).toBeLessThanOrEqual(4 * (2 + 14) + 8 + 1);
    expect((await reads('7d')) - recent).toBeLessThanOrEqual(4 * (2 + 7) + 3 + 1);
    expect(await reads('7d')).toBe(0);
    const year = naive(city, '2025-09-01', '2026-08-31');
    expect((await periodOf('p1', '12m')).current.figures).toMatchObject({
      ...{ uses: year.uses, newGuests: year.newGuests, returningGuests: year.returningGuests },
    });
  });

  it('include uses confirmed since, and exclude uses voided in between', async () => {
    const use = (userId: string, hours: number, status = 'confirmed') => ({
      ...{ placeId: 'p1', userId, status, discountCents: 500 },
      confirmedAt: Timestamp.fromMillis(now.getTime() + hours * hourMs),
    });
    await store({
      'clubRedemptions/r1': use('ana', -50),
      'clubRedemptions/r2': use('bia', -20),
    });
    let at = now.getTime();
    const periodOf = createPeriodReader(firestore, () => new Date(at));
    expect((await periodOf('p1', '7d')).current.figures).toMatchObject({ uses: 2, newGuests: 2 });
    await store({
      'clubRedemptions/r2': use('bia', -20, 'voided'),
      'clubRedemptions/r3': use('ana', 1),
    });
    at += 2 * hourMs;
    expect((await periodOf('p1', '30d')).current.figures).toMatchObject({
      ...{ uses: 2, discountCents: 1_000, newGuests: 1, returningGuests: 0 },
    });
    // After six hours everything is read again, because an erased member has another name.
    await store({ 'clubRedemptions/r1': use('pseudonym', -50) });
    at += 7 * hourMs;
    expect((await periodOf('p1', '90d')).current.figures).toMatchObject({ newGuests: 2 });
  });

  it('include every counted view of the page, each on its day', async () => {
    await store({ 'placeViews/p1_2026-08': { placeId: 'p1', days: { '30': 2, '31': 'x' } } });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let at = new Date('2026-08-31T02:59:00Z');
    const views = createPlaceViewCounter({
      firestore,
      logger: pino({ level: 'silent' }),
      now: () => at,
    });
    // The request budget is over when its count is written.
    withinBudget(() => {
      for (const placeId of ['p1', 'p2', 'p1']) views.count(placeId);
    }, 0);
    at = now;
    views.count('p1');
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await vi.waitFor(async () => {
      const stored = await firestore.doc('placeViews/p1_2026-08').get();
      expect(stored.get('days')).toEqual({ '30': 4, '31': 1 });
    });
    expect((await firestore.doc('placeViews/p2_2026-08').get()).data()).toEqual({
      placeId: 'p2',
      days: { '30': 1 },
    });
    expect((await firestore.doc('placeViews/since').get()).data()).toEqual({ date: '2026-08-30' });
    const answer = await createPeriodReader(firestore, () => now)('p1', '7d');
    expect(answer.buckets.map(({ figures }) => figures.views)).toEqual([
      ...[null, null, null, null, null, 4, 1],
    ]);
    expect(answer.current.figures.views).toBe(5);
    expect(answer.previous.figures.views).toBeNull();
    expect(answer.viewsSince).toBe('2026-08-30');
  });
});
