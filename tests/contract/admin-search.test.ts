import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { foldText } from '#shared/text/fold-text.ts';
import { createWordIndex } from '#server/features/search/word-index.ts';
import type { WordIndex } from '#server/features/search/word-index.ts';
import { dayMs } from '#shared/time-units.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import { manualClock } from '#support/test-server.ts';
import type { ManualClock } from '#support/test-server.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';

let fixture: DataFixture;
let firestore: Firestore;
let clock: ManualClock;
let index: WordIndex<null>;

const indexOf = (changes: { maxDocuments?: number; firestore?: Firestore } = {}) =>
  createWordIndex({
    collection: 'places',
    fields: ['title'],
    toEntry: ({ title }) => {
      const text = foldText(String(title));
      return { text, key: text, facts: null };
    },
    maxDocuments: 1_000,
    firestore,
    startStopwatch: clock.startStopwatch,
    pageSize: 7,
    ...changes,
  });
const find = (text: string, by: WordIndex<null> = index) =>
  by.find({ text, accepts: () => true, after: null, limit: 500 });
const long = new Date(Date.now() - dayMs);

beforeAll(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
});
afterAll(async () => {
  await firestore.terminate();
  await fixture.close();
});
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  await fixture.store(
    Object.fromEntries(
      Array.from({ length: 40 }, (_, number) => [
        `places/p${number}`,
        { title: `Bar ${number} da Ponte`, updatedAt: long },
      ]),
    ),
  );
  clock = manualClock();
  index = indexOf();
  await fixture.resetReads();
});

it('counts and reads each document once, then one document per search plus the changed ones', async () => {
  expect((await find('ponte bar')).count).toBe(40);
  expect(await fixture.reads()).toBe(41);
  await fixture.resetReads();
  await find('ponte');
  await find('bar 7');
  expect(await fixture.reads()).toBe(2);
  await fixture.store({ 'places/p1': { title: 'Café do Farol', updatedAt: new Date() } });
  await fixture.resetReads();
  expect(await find('farol')).toMatchObject({ ids: ['p1'], count: 1, next: null });
  expect((await find('ponte')).count).toBe(39);
  expect(await fixture.reads()).toBe(2);
});

it('reads more than one page of changes, and documents written during a reading', async () => {
  await find('bar');
  const writing = Array.from({ length: 20 }, (_, number) =>
    fixture.store({
      [`places/new${number}`]: { title: `Trilha ${number}`, updatedAt: new Date() },
    }),
  );
  const searching = Array.from({ length: 10 }, () => find('trilha'));
  await Promise.all(writing);
  expect((await find('trilha')).count).toBe(20);
  await Promise.all(searching);
});

it('drops deleted documents with the next full reading, a day later', async () => {
  await find('bar');
  await firestore.doc('places/p1').delete();
  await firestore.doc('places/p2').update({ title: 'Sem data' });
  expect((await find('bar')).count).toBe(40);
  clock.advance(dayMs);
  expect((await find('bar')).count).toBe(38);
  expect((await find('sem data')).ids).toEqual(['p2']);
});

it('refuses more documents than its bound and works again after a failure', async () => {
  const small = indexOf({ maxDocuments: 40 });
  expect((await find('bar', small)).count).toBe(40);
  await fixture.store({ 'places/more': { title: 'Bar', updatedAt: new Date() } });
  const over = indexOf({ maxDocuments: 40 });
  await fixture.resetReads();
  await expect(find('bar', over)).rejects.toMatchObject({ code: 'unavailable' });
  // One read for the count, none for the documents.
  expect(await fixture.reads()).toBe(1);
  await firestore.doc('places/more').delete();
  expect((await find('bar', over)).count).toBe(40);
});

it('returns every document once, page by page, in key order', async () => {
  const whole = await find('bar');
  const seen: string[] = [];
  let after: Awaited<ReturnType<typeof find>>['next'] = null;
  do {
    const page: Awaited<ReturnType<typeof find>> = await index.find({
      text: 'bar',
      accepts: () => true,
      after,
      limit: 3,
    });
    expect(page.count).toBe(40);
    seen.push(...page.ids);
    after = page.next;
  } while (after);
  expect(seen).toEqual(whole.ids);
  expect(new Set(seen).size).toBe(40);
});

describe('a database response with missing documents', () => {
  const wrong = (['empty', 'nothing'] as const).flatMap((fault) =>
    [0, 1, 2, 3].map((through) => ({ fault, through })),
  );

  it.each(wrong)('$fault after $through responses hides no document for a day', async (sample) => {
    const proxy = await startFaultyProxy(`127.0.0.1:${fixture.port}`);
    const behind = localServerClient(proxy.port, 'demo-guia');
    try {
      let asked = 0;
      proxy.isMeant = () => (asked += 1) === sample.through + 1;
      proxy.mode = sample.fault;
      const ill = indexOf({ firestore: behind });
      await find('bar', ill).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'unavailable' });
      });
      expect(proxy.met).toBe(1);
      expect((await find('bar', ill)).count).toBe(40);
    } finally {
      await behind.terminate();
      await proxy.close();
    }
  });

  it('does not cache an empty result or a count of zero', async () => {
    const proxy = await startFaultyProxy(`127.0.0.1:${fixture.port}`);
    const behind = localServerClient(proxy.port, 'demo-guia');
    try {
      proxy.mode = 'nothing';
      const ill = indexOf({ firestore: behind });
      expect((await find('bar', ill)).count).toBe(0);
      proxy.mode = 'through';
      expect((await find('bar', ill)).count).toBe(40);
    } finally {
      await behind.terminate();
      await proxy.close();
    }
  });
});
