import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  Timestamp,
} from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let projects = 0;
/** Creates a client with a separate project, so that tests do not share data. */
function freshClient() {
  return fixture.server(`demo-server-${projects++}`);
}

describe('the server client', () => {
  it('writes and reads every type exactly', async () => {
    const db = freshClient();
    const document = db.doc('types/all');
    const data = {
      text: 'pão de açúcar 🏝️',
      int: 42,
      double: 1.5,
      nan: NaN,
      infinite: -Infinity,
      yes: true,
      nothing: null,
      bytes: Buffer.from([0, 255, 128]),
      at: new Timestamp(1_700_000_000, 123_456_000),
      where: new GeoPoint(-27.6, -48.5),
      other: db.doc('types/other'),
      list: [1, 'two', { three: 3 }],
      map: { inner: { deep: [null] }, 'a.b': 1, '`tick`': 2 },
      vector: FieldValue.vector([1, 2.5, -3]),
    };
    await document.set(data);
    expect((await document.get()).data()).toEqual(data);
  });

  it('distinguishes 64-bit integers beyond 2^53', async () => {
    const db = freshClient();
    db.settings({ useBigInt: true });
    await db.doc('n/a').set({ n: 9_223_372_036_854_775_807n, m: 9_007_199_254_740_993n });
    expect((await db.doc('n/a').get()).data()).toEqual({
      n: 9_223_372_036_854_775_807n,
      m: 9_007_199_254_740_993n,
    });
  });

  it('fails a duplicate create immediately, and an update of a missing document with not-found', async () => {
    const db = freshClient();
    await db.doc('a/1').create({ x: 1 });
    await expect(db.doc('a/1').create({ x: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('a/none').update({ x: 2 })).rejects.toMatchObject({ code: 5 });
    await expect(db.doc('a/none').delete({ exists: true })).rejects.toMatchObject({ code: 5 });
    expect((await db.doc('a/1').get()).data()).toEqual({ x: 1 });
  });

  it('checks lastUpdateTime preconditions', async () => {
    const db = freshClient();
    const first = await db.doc('a/1').set({ x: 1 });
    const second = await db.doc('a/1').update({ x: 2 }, { lastUpdateTime: first.writeTime });
    expect(second.writeTime.valueOf() > first.writeTime.valueOf()).toBe(true);
    await expect(
      db.doc('a/1').update({ x: 3 }, { lastUpdateTime: first.writeTime }),
    ).rejects.toMatchObject({ code: 9 });
  });

  it('merges nested fields and deletes single ones', async () => {
    const db = freshClient();
    await db.doc('a/1').set({ keep: 1, map: { x: 1, y: 2 }, 'odd.name': 1 });
    await db.doc('a/1').set({ map: { y: FieldValue.delete(), z: 3 } }, { merge: true });
    await db.doc('a/1').update(new FieldPath('odd.name'), 2, 'map.w', 4);
    expect((await db.doc('a/1').get()).data()).toEqual({
      keep: 1,
      map: { x: 1, z: 3, w: 4 },
      'odd.name': 2,
    });
  });

  it('applies transforms on the server', async () => {
    const db = freshClient();
    const before = Timestamp.now().toMillis();
    await db.doc('a/1').set({
      at: FieldValue.serverTimestamp(),
      n: FieldValue.increment(2),
      tags: FieldValue.arrayUnion('a', 'b', 'a'),
    });
    await db.doc('a/1').update({
      n: FieldValue.increment(0.5),
      tags: FieldValue.arrayRemove('a'),
      low: FieldValue.minimum(3),
      high: FieldValue.maximum(7),
    });
    const data = (await db.doc('a/1').get()).data();
    expect(data).toMatchObject({ n: 2.5, tags: ['b'], low: 3, high: 7 });
    expect((data?.['at'] as Timestamp | undefined)?.toMillis()).toBeGreaterThanOrEqual(before);
  });

  it('answers every operator, nesting, cursors, select and offset', async () => {
    const db = freshClient();
    const batch = db.batch();
    for (let i = 0; i < 60; i++) {
      batch.set(db.doc(`c/${String(i).padStart(2, '0')}`), {
        n: i,
        even: i % 2 === 0,
        tags: [`t${i % 3}`, `u${i % 5}`],
        ...(i % 10 === 0 ? { nothing: null } : {}),
      });
    }
    await batch.commit();
    const c = db.collection('c');
    const numbers = async (query: FirebaseFirestore.Query) =>
      (await query.get()).docs.map((document) => document.get('n') as number);

    expect(await numbers(c.where('n', '<', 3))).toEqual([0, 1, 2]);
    expect(await numbers(c.where('n', '>=', 57).orderBy('n', 'desc'))).toEqual([59, 58, 57]);
    expect(await numbers(c.where('n', 'in', [5, 3, 99]))).toEqual([3, 5]);
    expect(await numbers(c.where('n', 'not-in', [0, 1]).limit(2))).toEqual([2, 3]);
    expect(await numbers(c.where('n', '!=', 0).limit(1))).toEqual([1]);
    expect(await numbers(c.where('tags', 'array-contains', 't2').limit(2))).toEqual([2, 5]);
    expect(await numbers(c.where('tags', 'array-contains-any', ['t1', 'u0']).limit(4))).toEqual([
      0, 1, 4, 5,
    ]);
    expect(await numbers(c.where('nothing', '==', null).offset(4))).toEqual([40, 50]);
    expect(
      await numbers(
        c.where(
          Filter.or(
            Filter.and(Filter.where('even', '==', true), Filter.where('n', '<', 4)),
            Filter.where('n', '>', 58),
          ),
        ),
      ),
    ).toEqual([0, 2, 59]);
    expect(await numbers(c.where('n', '>', 10).where('even', '==', true).limit(2))).toEqual([
      12, 14,
    ]);
    expect(await numbers(c.orderBy('n').startAt(5).endBefore(8))).toEqual([5, 6, 7]);
    expect(await numbers(c.orderBy('n').limitToLast(2))).toEqual([58, 59]);
    const cursor = await c.doc('20').get();
    expect(await numbers(c.orderBy('even').startAfter(cursor).limit(2))).toEqual([22, 24]);
    expect(await numbers(c.where(FieldPath.documentId(), '>', '57'))).toEqual([58, 59]);
    expect(await numbers(c.where(FieldPath.documentId(), 'in', ['03', '01', 'zz']))).toEqual([
      1, 3,
    ]);
    const selected = await c.select('n').limit(1).get();
    expect(selected.docs[0]?.data()).toEqual({ n: 0 });
    expect((await c.select().limit(1).get()).docs[0]?.data()).toEqual({});
  });

  it('queries collection groups and splits them into partitions', async () => {
    const db = freshClient();
    for (let i = 0; i < 6; i++) await db.doc(`p/${i}/kids/k${i}`).set({ i });
    await db.doc('kids/top').set({ i: 99 });
    await db.doc('p/1/others/x').set({ i: 1 });
    const group = db.collectionGroup('kids');
    expect(
      (await group.where('i', '>', 4).get()).docs.map((document) => document.ref.path),
    ).toEqual(['p/5/kids/k5', 'kids/top']);
    const seen: string[] = [];
    for await (const partition of group.getPartitions(3)) {
      for (const document of (await partition.toQuery().get()).docs) seen.push(document.id);
    }
    expect(seen).toEqual(['top', 'k0', 'k1', 'k2', 'k3', 'k4', 'k5']);
  });

  it('counts, sums and averages', async () => {
    const db = freshClient();
    await db.doc('c/1').set({ n: 1 });
    await db.doc('c/2').set({ n: 2.5 });
    await db.doc('c/3').set({ other: true });
    expect((await db.collection('c').count().get()).data().count).toBe(3);
    expect((await db.collection('c').limit(2).count().get()).data().count).toBe(2);
    const result = await db
      .collection('c')
      .aggregate({ total: AggregateField.sum('n'), mean: AggregateField.average('n') })
      .get();
    expect(result.data()).toEqual({ total: 3.5, mean: 1.75 });
  });

  it.each([
    ['EUCLIDEAN', ['b', 'a', 'c'], 0],
    ['COSINE', ['b', 'c', 'a'], 0],
    ['DOT_PRODUCT', ['c', 'b', 'a'], 2],
  ] as const)('finds the nearest vectors by %s', async (distanceMeasure, expected, bestOfB) => {
    const db = freshClient();
    const vectors = { a: [1, 0], b: [1, 1], c: [5, 6], other: [1, 2, 3] };
    for (const [id, vector] of Object.entries(vectors)) {
      await db.doc(`c/${id}`).set({ v: FieldValue.vector(vector) });
    }
    await db.doc('c/none').set({ x: 1 });
    const found = await db
      .collection('c')
      .findNearest({
        vectorField: 'v',
        queryVector: [1, 1],
        limit: 10,
        distanceMeasure,
        distanceResultField: 'd',
      })
      .get();
    expect(found.docs.map(({ id }) => id)).toEqual(expected);
    expect(found.docs.find(({ id }) => id === 'b')?.get('d')).toBeCloseTo(bestOfB);
    const closest = await db
      .collection('c')
      .findNearest({ vectorField: 'v', queryVector: [1, 1], limit: 1, distanceMeasure })
      .get();
    expect(closest.docs.map(({ id }) => id)).toEqual(expected.slice(0, 1));
  });

  it('explains queries, with and without running them', async () => {
    const db = freshClient();
    for (let i = 0; i < 3; i++) await db.doc(`c/${i}`).set({ on: true, n: i });
    const query = db.collection('c').where('on', '==', true).orderBy('n', 'desc');
    const plan = await query.explain();
    expect(plan.snapshot).toBeNull();
    expect(plan.metrics.executionStats).toBeNull();
    expect(plan.metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(on ASC, n DESC, __name__ DESC)' },
    ]);
    const run = await query.explain({ analyze: true });
    expect(run.snapshot?.size).toBe(3);
    expect(run.metrics.executionStats).toMatchObject({ resultsReturned: 3, readOperations: 3 });
    const counted = await query.count().explain({ analyze: true });
    expect(counted.snapshot?.data().count).toBe(3);
    expect(counted.metrics.executionStats?.resultsReturned).toBe(1);
  });

  it('runs transactions, and retries one after a conflict', async () => {
    const db = freshClient();
    const counter = db.doc('c/counter');
    await counter.set({ n: 0 });
    let attempts = 0;
    let markBothRead = () => {};
    const bothRead = new Promise<void>((resolve) => (markBothRead = resolve));
    const increment = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(counter)).get('n') as number;
        if (++attempts === 2) markBothRead();
        await bothRead;
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all([increment(), increment()]);
    expect((await counter.get()).get('n')).toBe(2);
    expect(attempts).toBe(3);
  });

  it('aborts a transaction whose query has a new result', async () => {
    const db = freshClient();
    await db.doc('c/1').set({ on: true });
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const { size } = await transaction.get(db.collection('c').where('on', '==', true));
      if (++attempts === 1) await db.doc('c/2').set({ on: true });
      transaction.set(db.doc('total/c'), { size });
    });
    expect(attempts).toBe(2);
    expect((await db.doc('total/c').get()).data()).toEqual({ size: 2 });
  });

  it('rolls back a transaction that throws', async () => {
    const db = freshClient();
    const failed = db.runTransaction(async (transaction) => {
      await transaction.get(db.doc('c/1'));
      transaction.set(db.doc('c/1'), { x: 1 });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await db.doc('c/1').get()).exists).toBe(false);
  });

  it('reads the past in read-only transactions', async () => {
    const db = freshClient();
    const document = db.doc('c/1');
    const { writeTime } = await document.set({ version: 1 });
    await document.set({ version: 2 });
    await db.doc('c/2').set({ version: 1 });
    const [past, size] = await db.runTransaction(
      async (transaction) => [
        await transaction.get(document),
        (await transaction.get(db.collection('c'))).size,
      ],
      { readOnly: true, readTime: writeTime },
    );
    expect(past.get('version')).toBe(1);
    expect(size).toBe(1);
  });

  it('reports the result of each write of a BulkWriter separately', async () => {
    const db = freshClient();
    await db.doc('c/taken').set({ x: 1 });
    const writer = db.bulkWriter();
    writer.onWriteError(() => false);
    const good = writer.create(db.doc('c/new'), { x: 1 });
    const bad = writer.create(db.doc('c/taken'), { x: 2 });
    const outcome = Promise.allSettled([good, bad]);
    await writer.close();
    const [first, second] = await outcome;
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 6 } });
  });

  it('lists documents with missing parents, and collections', async () => {
    const db = freshClient();
    await db.doc('q/b/sub/x').set({ x: 1 });
    await db.doc('q/a').set({ x: 1 });
    const documents = await db.collection('q').listDocuments();
    expect(documents.map(({ id }) => id)).toEqual(['a', 'b']);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['q']);
    expect((await db.doc('q/b').listCollections()).map(({ id }) => id)).toEqual(['sub']);
  });

  it('deletes recursively', async () => {
    const db = freshClient();
    await db.doc('q/a').set({ x: 1 });
    await db.doc('q/a/sub/x').set({ x: 1 });
    await db.doc('q/a/sub/x/deeper/y').set({ x: 1 });
    await db.doc('q2/stays').set({ x: 1 });
    await db.recursiveDelete(db.collection('q'));
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(['q2']);
  });

  it('reads many documents at once, with a field mask', async () => {
    const db = freshClient();
    await db.doc('c/1').set({ a: 1, b: 2 });
    const [found, missing] = await db.getAll(db.doc('c/1'), db.doc('c/2'), { fieldMask: ['b'] });
    expect(found?.data()).toEqual({ b: 2 });
    expect(missing?.exists).toBe(false);
  });

  it('isolates projects from each other', async () => {
    const one = freshClient();
    const two = freshClient();
    await one.doc('c/1').set({ x: 1 });
    expect((await two.doc('c/1').get()).exists).toBe(false);
  });
});
