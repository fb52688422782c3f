import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { AppError } from '#shared/app-error.ts';
import {
  adminStatisticsResponse,
  dailyCountsResponse,
  dailyKinds,
} from '#features/statistics/model/statistics-contract.ts';
import type { DailyCountsResponse } from '#features/statistics/model/statistics-contract.ts';
import { BoundedFirestore } from '#server/platform/firestore/bounded-firestore.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createAdminStatistics } from '#server/features/statistics/admin-statistics.ts';
import { createSavingsReader } from '#server/features/club/all-members-savings.ts';
import {
  createPlaceCounter,
  readRatedPlace,
} from '#server/features/statistics/place-statistics.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import { manualClock } from '#support/test-server.ts';
import { indexFile } from './data-fixture.ts';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';

/** 01:30 in Florianópolis on the last day of a month, which is 04:30 in UTC. */
const now = new Date('2026-08-31T04:30:00Z');
const ago = (days: number) => Timestamp.fromMillis(now.getTime() - days * dayMs);

let fixture: Fixture;
let firestore: Firestore;
/** A plain client: the server's client has no recursive delete. */
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

async function store(documents: Record<string, object>): Promise<void> {
  const batch = firestore.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(firestore.doc(path), fields);
  await batch.commit();
}

async function usedReads(): Promise<number> {
  const usage = `${fixture.origin}/emulator/v1/projects/demo-contract/usage`;
  const answer = await fetch(usage);
  await fetch(usage, { method: 'DELETE' });
  return ((await answer.json()) as { documentReads: number }).documentReads;
}

function dashboard(at = now) {
  const clock = manualClock(at.getTime());
  const { readStatistics: read, readDailyCounts } = createAdminStatistics({
    firestore,
    now: () => new Date(clock.now()),
    startStopwatch: clock.startStopwatch,
  });
  return { read, days: readDailyCounts, clock };
}

/** Formats the days with a count above zero: '2026-08-30: 2'. */
const told = ({ days }: DailyCountsResponse) =>
  days.filter(({ count }) => count > 0).map(({ date, count }) => `${date}: ${count}`);

describe('the statistics of the dashboard', () => {
  it('of an empty city are zero, or null without data', async () => {
    const { read, days } = dashboard();
    const figures = await read();
    expect(v.parse(adminStatisticsResponse, figures)).toEqual(figures);
    expect(figures).toMatchObject({
      places: { total: 0, active: 0, growth: null },
      users: { total: 0, members: 0, pending: 0, growth: null },
      reviews: { total: 0, rating: null, ratingChange: null, growth: null },
      club: { activeMembers: 0, churn: null, uses: 0, discountCents: 0, usesGrowth: null },
      revenue: { monthCents: null, growth: null },
      letters: { unknown: 0, failed: 0 },
    });
    for (const kind of dailyKinds) {
      const counted = v.parse(dailyCountsResponse, await days(kind)).days;
      expect(counted).toHaveLength(30);
      expect(counted.at(0)).toEqual({ date: '2026-08-02', count: 0 });
      expect(counted.at(-1)).toEqual({ date: '2026-08-31', count: 0 });
    }
  });

  it('equal the stored data, by days of the brand’s time zone', async () => {
    const person = (role: string, status: string, days: number) => ({
      role,
      status,
      createdAt: ago(days),
    });
    const use = (status: string, days: number, discountCents: number) => ({
      placeId: 'p1',
      status,
      confirmedAt: ago(days),
      discountCents,
    });
    const payment = (days: number, amountCents: number, refundedCents = 0) => ({
      paidAt: ago(days),
      amountCents,
      refundedCents,
    });
    const member = (status: string, days: number) => ({ status, entitledUntil: ago(days) });
    await store({
      'places/p1': { isActive: true, createdAt: ago(3) },
      'places/p2': { isActive: false, createdAt: ago(31) },
      'places/p3': { isActive: true, createdAt: ago(45) },
      'users/a': person('super_admin', 'active', 400),
      'users/b': person('manager', 'active', 35),
      // 23:30 of the day before, local time of Florianópolis.
      'users/c': person('member', 'pending', 2 / 24),
      'users/d': person('member', 'inactive', 0),
      'users/e': person('somebody', 'active', 29),
      'reviews/p1_c': { rating: 5, createdAt: ago(1) },
      'reviews/p1_d': { rating: 4, createdAt: ago(1) },
      'reviews/p1_e': { rating: 3, createdAt: ago(40) },
      'reviews/p3_e': { rating: 1, createdAt: ago(300) },
      'clubRedemptions/r1': use('confirmed', 1, 1_500),
      'clubRedemptions/r2': use('confirmed', 5, 700),
      'clubRedemptions/r3': use('voided', 1, 9_999),
      'clubRedemptions/r4': use('confirmed', 33, 100),
      'clubMembers/c': member('active', -10),
      'clubMembers/d': member('canceled', 4),
      'clubMembers/e': member('canceled', 90),
      'clubMembers/f': member('active', -200),
      'clubMembers/g': member('active', -3),
      'outbox/l1': { state: 'unknown' },
      'outbox/l2': { state: 'unknown' },
      'outbox/l3': { state: 'failed' },
      'outbox/l4': { state: 'waiting' },
      'clubPayments/i1': payment(1, 2_990),
      'clubPayments/i2': payment(20, 29_900, 29_900),
      'clubPayments/i3': payment(30.5, 2_990, 0),
      'clubPayments/i4': payment(50, 2_990, 1_000),
    });
    const { read, days } = dashboard();
    const figures = await read();
    expect(figures).toMatchObject({
      places: { total: 3, active: 2, growth: -0.5 },
      users: { total: 5, members: 3, managers: 1, superAdmins: 1, pending: 1, growth: 2 },
      reviews: { total: 4, rating: 3.25, ratingChange: 1.5, growth: 1 },
      club: { activeMembers: 3, churn: 0.25, uses: 2, discountCents: 2_200, usesGrowth: 1 },
      letters: { unknown: 2, failed: 1 },
    });
    expect(figures.revenue.monthCents).toBe(2_990);
    expect(figures.revenue.growth).toBeCloseTo((2_990 - 4_980) / 4_980);
    expect(told(await days('signUps'))).toEqual([
      '2026-08-02: 1',
      '2026-08-30: 1',
      '2026-08-31: 1',
    ]);
    expect(told(await days('reviews'))).toEqual(['2026-08-30: 2']);
    expect(told(await days('clubUses'))).toEqual(['2026-08-26: 1', '2026-08-30: 1']);
  });

  it('are queried once a minute, and past days only once', async () => {
    await store({ 'reviews/p1_c': { rating: 5, createdAt: ago(9) } });
    const { read, days, clock } = dashboard();
    await usedReads();
    const [first, second] = await Promise.all([read(), read(), days('signUps')]);
    expect(second).toBe(first);
    // The sign-ups by day are part of the statistics, and are not counted again.
    expect(await usedReads()).toBe(52);
    await days('reviews');
    expect(await usedReads()).toBe(30);
    clock.advance(59_000);
    await Promise.all([read(), days('signUps'), days('reviews')]);
    expect(await usedReads()).toBe(0);

    await store({ 'reviews/p1_d': { rating: 4, createdAt: ago(1) } });
    clock.advance(2_000);
    const later = await read();
    expect(await usedReads()).toBe(24);
    expect(later.reviews.total).toBe(2);
    expect(told(await days('reviews'))).toEqual(['2026-08-22: 1', '2026-08-30: 1']);
    expect(await usedReads()).toBe(2);

    // Another day has begun: it is counted, and the day before is counted a last time.
    clock.advance(dayMs);
    const tomorrow = await read();
    expect(await usedReads()).toBe(25);
    expect((await days('signUps')).days.at(-1)?.date).toBe('2026-09-01');
    expect(tomorrow.revenue.monthCents).toBeNull();
  });

  it('are not invented while Firestore does not respond, and return with it', async () => {
    const { read } = dashboard();
    const questions = vi
      .spyOn(BoundedFirestore.prototype, 'within')
      .mockRejectedValue(new AppError('unavailable'));
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    // After the first failure the queued queries were not sent.
    expect(questions.mock.calls.length).toBeLessThan(20);
    questions.mockRestore();
    await expect(read()).resolves.toMatchObject({ success: true });
  });
});

describe('the statistics of a place', () => {
  it('count only its own records, once a minute', async () => {
    await store({
      'places/p1': { rating: 4.5, reviewsCount: 2, createdBy: 'm' },
      'places/odd': { rating: 'x', reviewsCount: -1 },
      'favorites/a_p1': { placeId: 'p1' },
      'favorites/b_p1': { placeId: 'p1' },
      'favorites/b_p2': { placeId: 'p2' },
      'reservations/1': { placeId: 'p1', status: 'pending' },
      'reservations/2': { placeId: 'p1', status: 'confirmed' },
      'reservations/3': { placeId: 'p1', status: 'confirmed' },
      'reservations/4': { placeId: 'p2', status: 'declined' },
      'clubRedemptions/1': { placeId: 'p1', status: 'confirmed', discountCents: 1_250 },
      'clubRedemptions/2': { placeId: 'p1', status: 'voided', discountCents: 800 },
      'clubRedemptions/3': { placeId: 'p2', status: 'confirmed', discountCents: 700 },
    });
    expect(await readRatedPlace(firestore, 'p1')).toEqual({
      createdBy: 'm',
      rating: 4.5,
      reviewsCount: 2,
    });
    expect(await readRatedPlace(firestore, 'odd')).toEqual({
      createdBy: '',
      rating: 0,
      reviewsCount: 0,
    });
    expect(await readRatedPlace(firestore, 'none')).toBeNull();

    await usedReads();
    const countPlace = createPlaceCounter(firestore);
    const [counts] = await Promise.all([countPlace('p1'), countPlace('p1')]);
    expect(counts).toEqual({
      favorites: 2,
      reservations: { pending: 1, confirmed: 2, declined: 0, cancelled: 0, no_show: 0 },
      clubUses: 1,
      clubDiscountCents: 1_250,
    });
    await countPlace('p1');
    expect(await usedReads()).toBe(7);
  });
});

describe('the savings of the members', () => {
  const use = (days: number, discountCents: number, status = 'confirmed') => ({
    confirmedAt: ago(days),
    discountCents,
    status,
  });
  const uses = (count: number, ...of: Parameters<typeof use>) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `clubRedemptions/${of.join('')}x${at}`,
        use(...of),
      ]),
    );
  const reader = () => {
    const clock = manualClock(now.getTime());
    const { startStopwatch } = clock;
    return { clock, read: createSavingsReader({ firestore, now: () => now, startStopwatch }) };
  };

  it('are the sum of twelve months without voided uses, by one aggregation per hour', async () => {
    await store({
      ...uses(20, 1, 1_000),
      ...uses(15, 364, 500),
      ...uses(3, 1, 9_000, 'voided'),
      ...uses(2, 366, 9_000),
    });
    const { clock, read } = reader();
    await usedReads();
    expect(await read()).toEqual({ uses: 35, cents: 27_500 });
    expect(await usedReads()).toBe(1);
    clock.advance(59 * minuteMs);
    expect(await read()).toEqual({ uses: 35, cents: 27_500 });
    expect(await usedReads()).toBe(0);
    await store(uses(1, 2, 700));
    clock.advance(2 * minuteMs);
    expect(await read()).toEqual({ uses: 36, cents: 28_200 });
  });

  it('are hidden until they describe the club instead of a few members', async () => {
    await store(uses(29, 1, 1_000));
    expect(await reader().read()).toBeNull();
    await store(uses(1, 2, 1_000));
    expect(await reader().read()).toEqual({ uses: 30, cents: 30_000 });
  });
});
