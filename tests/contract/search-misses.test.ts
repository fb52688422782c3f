import type { Firestore } from '@google-cloud/firestore';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { maxMissesADay } from '#features/search/model/search-miss.ts';
import { createSearchMisses } from '#server/features/search/search-misses.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';

let fixture: DataFixture;
let firestore: Firestore;
/** Late in the evening in Florianópolis, when the next day has begun in London. */
const now = new Date('2026-03-11T01:30:00Z');

beforeAll(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
});
afterAll(async () => {
  await firestore.terminate();
  await fixture.close();
});
beforeEach(async () => {
  await firestore.recursiveDelete(firestore.collection('searchMisses'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const counting = (database = firestore) =>
  createSearchMisses({ firestore: database, logger: pino({ level: 'silent' }), now: () => now });

/** Advances ten seconds and waits until the results are written. */
async function later(isWritten: () => Promise<boolean>): Promise<void> {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await vi.waitFor(async () => {
    expect(await isWritten()).toBe(true);
  });
}

const day = async (date = '2026-03-10') =>
  (await firestore.doc(`searchMisses/${date}`).get()).data() as
    { misses: { words: string; count: number }[] } | undefined;

it('collects search terms and adds them to the local day, without other data', async () => {
  await firestore.doc('searchMisses/2026-03-10').set({
    misses: [
      { words: 'rafting', count: 2 },
      { words: 'balao', count: 2 },
    ],
  });
  const misses = counting();
  for (const words of ['rafting', 'alpaca', 'rafting']) misses.count(words);
  await later(async () => (await day())?.misses.length === 3);
  expect(await day()).toEqual({
    misses: [
      { words: 'rafting', count: 4 },
      { words: 'balao', count: 2 },
      { words: 'alpaca', count: 1 },
    ],
  });
});

it('limits the terms of a day and keeps the first ones', async () => {
  const full = Array.from({ length: maxMissesADay - 1 }, (_, at) => ({
    words: `w${at}`,
    count: 1,
  }));
  await firestore.doc('searchMisses/2026-03-10').set({ misses: full });
  const misses = counting();
  for (let at = 0; at < 1_000; at += 1) misses.count(`flood ${at}`);
  misses.count('w7');
  await later(async () => (await day())?.misses.length === maxMissesADay);
  const words = (await day())?.misses.map((miss) => miss.words);
  expect(words).toEqual(expect.arrayContaining(['w0', 'w298', 'flood 0']));
});

it('deletes days after ninety', async () => {
  await fixture.store({
    'searchMisses/2025-12-09': { misses: [] },
    'searchMisses/2025-12-10': { misses: [] },
  });
  const misses = counting();
  misses.count('rafting');
  await later(async () => (await day('2025-12-09')) === undefined);
  expect(await day('2025-12-10')).toEqual({ misses: [] });
});

it('continues to count after the database did not respond', async () => {
  const transaction = vi
    .spyOn(firestore, 'runTransaction')
    .mockRejectedValueOnce(new Error('away'));
  const misses = counting();
  misses.count('lost');
  await later(() => Promise.resolve(transaction.mock.results.length === 1));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  misses.count('kept');
  await later(async () => (await day()) !== undefined);
  expect((await day())?.misses).toEqual([{ words: 'kept', count: 1 }]);
});
