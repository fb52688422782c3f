import * as newest from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import * as admin from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture, withEmulatorHost } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

/** The names that the tests use, which both packages export. */
type Client = Pick<
  typeof admin,
  'AggregateField' | 'FieldPath' | 'FieldValue' | 'GeoPoint' | 'Timestamp'
>;

const clients: [string, Client, (projectId: string) => [admin.Firestore, () => Promise<void>]][] = [
  [
    'firebase-admin',
    admin,
    (projectId) => {
      const app = initializeApp({ projectId }, projectId);
      return [admin.getFirestore(app), () => deleteApp(app)];
    },
  ],
  [
    '@google-cloud/firestore',
    newest,
    (projectId) => {
      const client = new newest.Firestore({ projectId });
      return [client, () => client.terminate()];
    },
  ],
];

describe.each(clients)('%s, which knows only FIRESTORE_EMULATOR_HOST,', (name, client, connect) => {
  const { AggregateField, FieldPath, FieldValue, GeoPoint, Timestamp } = client;
  let db: admin.Firestore;
  let close: () => Promise<void>;
  beforeAll(() => {
    const project = name.replaceAll(/\W/g, '-').replace(/^-/, '');
    [db, close] = withEmulatorHost(fixture.running.port, () => connect(project));
    db.settings({ useBigInt: true });
  });
  afterAll(() => close());

  it('writes and reads every type exactly', async () => {
    const data = {
      text: 'pão de açúcar 🏝️\u0000',
      empty: '',
      int: -42n,
      max: 9_223_372_036_854_775_807n,
      min: -9_223_372_036_854_775_808n,
      beyond: 9_007_199_254_740_993n,
      double: 1.5,
      nan: NaN,
      negativeZero: -0,
      infinite: -Infinity,
      yes: true,
      no: false,
      nothing: null,
      bytes: Buffer.from([0, 255, 128]),
      noBytes: Buffer.alloc(0),
      at: new Timestamp(1_700_000_000, 123_456_000),
      first: new Timestamp(-62_135_596_800, 1000),
      last: new Timestamp(253_402_300_799, 999_999_000),
      where: new GeoPoint(-27.6, 0),
      other: db.doc('types/other'),
      list: [1n, 'two', { three: 3n }],
      emptyList: [],
      map: { inner: { deep: [null] }, 'a.b': 1n, '`tick`': 2n, constructor: 3n },
      emptyMap: {},
      vector: FieldValue.vector([1, 2.5, -3]),
    };
    await db.doc('types/all').set(data);
    const read = (await db.doc('types/all').get()).data();
    expect(read).toEqual(data);
    expect(read).toMatchObject({ negativeZero: -0 });
  });

  it('truncates timestamps to microseconds like production', async () => {
    await db.doc('types/time').set({ at: new Timestamp(-1, 123_456_789) });
    const read = (await db.doc('types/time').get()).get('at') as admin.Timestamp;
    expect([read.seconds, read.nanoseconds]).toEqual([-1, 123_456_000]);
  });

  it('updates and filters by field paths with backticks, dots and Unicode', async () => {
    const path = new FieldPath('`tick`', 'a.b', 'ação 🏝️');
    const collection = db.collection('paths');
    await collection.doc('a').set({ keep: true });
    await collection.doc('a').update(path, 1n);
    const found = await collection.where(path, '==', 1n).select(path).get();
    expect(found.docs.map((document) => document.data())).toEqual([
      { '`tick`': { 'a.b': { 'ação 🏝️': 1n } } },
    ]);
  });

  it('fails a duplicate create with ALREADY_EXISTS and a missing update with NOT_FOUND', async () => {
    await db.doc('ação/é 100%').create({ x: 1 });
    await expect(db.doc('ação/é 100%').create({ x: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('ação/é 101%').update({ x: 2 })).rejects.toMatchObject({
      code: 5,
      message: expect.stringContaining('ação/é 101%') as string,
    });
  });

  it('queries, aggregates, and reads many documents at once', async () => {
    const collection = db.collection('many');
    const batch = db.batch();
    for (let i = 0; i < 400; i++) batch.set(collection.doc(`d${i}`), { n: i, even: i % 2 === 0 });
    await batch.commit();
    const page = await collection.where('even', '==', true).orderBy('n', 'desc').limit(3).get();
    expect(page.docs.map((document) => document.get('n') as bigint)).toEqual([398n, 396n, 394n]);
    expect((await collection.get()).size).toBe(400);
    const totals = await collection
      .where('n', '<', 4)
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum('n'),
        average: AggregateField.average('n'),
      })
      .get();
    expect(totals.data()).toEqual({ count: 4n, sum: 6n, average: 1.5 });
    const all = await db.getAll(collection.doc('d7'), collection.doc('missing'));
    expect(all.map((document) => document.get('n') as unknown)).toEqual([7n, undefined]);
    const reads = await Promise.all(
      Array.from({ length: 400 }, (_, i) => collection.doc(`d${i}`).get()),
    );
    expect(reads.map((document) => document.get('n') as bigint)).toEqual(
      Array.from({ length: 400 }, (_, i) => BigInt(i)),
    );
  });

  it('retries a transaction after a conflict, and rolls back one that throws', async () => {
    const document = db.doc('counters/a');
    await document.set({ n: 0 });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      attempts++;
      const n = (await transaction.get(document)).get('n') as bigint;
      if (attempts === 1) await document.update({ n: 10 });
      transaction.update(document, { n: n + 1n });
    });
    expect(attempts).toBe(2);
    const failed = db.runTransaction(async (transaction) => {
      await transaction.get(document);
      transaction.update(document, { n: 0 });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await document.get()).get('n')).toBe(11n);
  });

  it('lists documents and collections', async () => {
    await db.doc('tree/parent/leaves/a').set({ x: 1 });
    const documents = await db.collection('tree').listDocuments();
    expect(documents.map(({ path }) => path)).toEqual(['tree/parent']);
    const collections = await db.doc('tree/parent').listCollections();
    expect(collections.map(({ id }) => id)).toEqual(['leaves']);
  });

  it('reports the result of each write of a BulkWriter', async () => {
    await db.doc('bulk/taken').set({});
    const writer = db.bulkWriter();
    const codes: unknown[] = [];
    writer.onWriteError((error) => {
      codes.push(error.code);
      return false;
    });
    const writes = Array.from({ length: 50 }, (_, i) => writer.set(db.doc(`bulk/${i}`), { i }));
    const duplicate = expect(writer.create(db.doc('bulk/taken'), {})).rejects.toMatchObject({
      code: 6,
    });
    await writer.close();
    await duplicate;
    expect(await Promise.all(writes)).toHaveLength(50);
    expect(codes).toEqual([6]);
    expect((await db.collection('bulk').count().get()).data().count).toBe(51n);
  });
});
