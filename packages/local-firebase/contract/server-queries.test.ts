import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  Timestamp,
} from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { collection, collectionGroup, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

let fixture: Fixture;
let projects = 0;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

function freshClient(): Firestore {
  return fixture.server(`demo-queries-${projects++}`);
}

/** Creates the collection 'c' with these documents in a new project. */
async function filled(documents: Record<string, object>) {
  const db = freshClient();
  const batch = db.batch();
  for (const [id, data] of Object.entries(documents)) batch.set(db.doc(`c/${id}`), data);
  await batch.commit();
  return { db, c: db.collection('c') };
}

async function ids(query: FirebaseFirestore.Query): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id);
}

describe('queries of the server client', () => {
  it('page by values and documents in either direction, and from the end', async () => {
    const { db, c } = await filled({
      a: { n: 1, m: 1 },
      b: { n: 1, m: 2 },
      c: { n: 2, m: 1 },
      d: { n: 3, m: 0 },
      e: { m: 3 },
    });
    const b = await db.doc('c/b').get();
    const byN = c.orderBy('n');
    const down = c.orderBy('n', 'desc');
    expect(await ids(byN.limitToLast(2))).toEqual(['c', 'd']);
    expect(await ids(down.limitToLast(2))).toEqual(['b', 'a']);
    expect(await ids(byN.endBefore(3).limitToLast(1))).toEqual(['c']);
    expect(await ids(byN.startAt(b))).toEqual(['b', 'c', 'd']);
    expect(await ids(byN.startAfter(b))).toEqual(['c', 'd']);
    expect(await ids(down.endBefore(b))).toEqual(['d', 'c']);
    expect(await ids(down.endAt(b))).toEqual(['d', 'c', 'b']);
    expect(await ids(byN.orderBy('m', 'desc').startAt(1, 2))).toEqual(['b', 'a', 'c', 'd']);
    expect(await ids(c.where('m', '>', 0).startAfter(b))).toEqual(['e']);
    const byName = c.orderBy(FieldPath.documentId());
    expect(await ids(byName.startAt('b').endBefore('d'))).toEqual(['b', 'c']);
    expect(await ids(c.offset(1).limit(2))).toEqual(['b', 'c']);
    expect(await ids(byN.offset(10))).toEqual([]);
    expect((await byN.limitToLast(2).count().get()).data().count).toBe(2);
    expect((await byN.startAfter(b).count().get()).data().count).toBe(2);
  });

  it('join alternatives without duplicates, ordered by the fields they compare', async () => {
    const { c } = await filled({
      d1: { a: 1, b: 0 },
      d2: { b: 1 },
      d3: { a: 3, b: 2 },
      d4: { a: 1, b: 3 },
      d5: { a: 1, b: 1 },
      d6: { a: 2 },
    });
    const or = (...filters: Filter[]) => Filter.or(...filters);
    const where: typeof Filter.where = (...condition) => Filter.where(...condition);
    const either = c.where(or(where('a', '==', 2), where('b', '==', 1)));
    expect(await ids(either)).toEqual(['d2', 'd5', 'd6']);
    expect(await ids(either.orderBy('b').limitToLast(2))).toEqual(['d2', 'd5']);
    // The compared field becomes part of the order, so that documents without it are excluded.
    expect(await ids(c.where(or(where('a', '>', 2), where('b', '==', 1))))).toEqual(['d5', 'd3']);
    expect(await ids(c.where('a', 'in', [1, 2]).where('b', 'in', [0, 3]))).toEqual(['d1', 'd4']);
    const name = FieldPath.documentId();
    expect(await ids(c.where(name, 'not-in', ['d1', 'd2']).limit(2))).toEqual(['d3', 'd4']);
    expect(await ids(c.where(name, '!=', 'd1').where('a', '==', 1))).toEqual(['d4', 'd5']);
    expect(await ids(c.where(or(where(name, '==', 'd1'), where('a', '==', 3))))).toEqual([
      'd1',
      'd3',
    ]);
    expect(await ids(c.where('a', '==', 1).where('a', '==', 2))).toEqual([]);
  });

  it('find each type of value by equality and limit ranges to one type', async () => {
    const db = freshClient();
    const values = {
      a: new Timestamp(1, 2000),
      b: new GeoPoint(1, 2),
      c: Buffer.from('ab'),
      d: db.doc('c/a'),
      e: [1, { x: 1 }],
      f: { x: { y: 1 } },
      g: FieldValue.vector([1, 2]),
      h: Number.MAX_SAFE_INTEGER,
      i: '',
      j: new Timestamp(-1, 5000),
    };
    const c = db.collection('c');
    for (const [id, v] of Object.entries(values)) await c.doc(id).set({ v });
    for (const [id, v] of Object.entries(values)) {
      expect(await ids(c.where('v', '==', v))).toEqual([id]);
      expect(await ids(c.where('v', 'in', [v]))).toEqual([id]);
    }
    expect((await ids(c.orderBy('v'))).join('')).toBe('hjaicdbegf');
    expect(await ids(c.where('v', '>', new GeoPoint(1, 1)))).toEqual(['b']);
    expect(await ids(c.where('v', '>=', { x: { y: 0 } }))).toEqual(['f']);
    expect(await ids(c.where('v', '<', [2]))).toEqual(['e']);
    expect(await ids(c.orderBy('v').startAt(values.e).endAt(values.g))).toEqual(['e', 'g']);
  });

  it.each([
    [
      '31 values of in',
      (c) =>
        c.where(
          'n',
          'in',
          Array.from({ length: 31 }, (_, i) => i),
        ),
    ],
    [
      '11 values of not-in',
      (c) =>
        c.where(
          'n',
          'not-in',
          Array.from({ length: 11 }, (_, i) => i),
        ),
    ],
    ['not-in combined with in', (c) => c.where('n', 'in', [1]).where('m', 'not-in', [2])],
    ['not-in combined with !=', (c) => c.where('n', '!=', 1).where('m', 'not-in', [2])],
    [
      'two array filters in one AND',
      (c) => c.where('t', 'array-contains', 1).where('t', 'array-contains-any', [2]),
    ],
    [
      'more than 30 alternatives',
      (c) => c.where('n', 'in', [1, 2, 3, 4, 5, 6]).where('m', 'in', [1, 2, 3, 4, 5, 6]),
    ],
  ] satisfies [string, (c: FirebaseFirestore.CollectionReference) => FirebaseFirestore.Query][])(
    'refuse %s with INVALID_ARGUMENT',
    async (_, queryOf) => {
      await expect(queryOf(freshClient().collection('c')).get()).rejects.toMatchObject({ code: 3 });
    },
  );

  it('apply several inequalities to special values like production', async () => {
    const { c } = await filled({
      doc1: { key: 'a', sort: 0, v: 0 },
      doc2: { key: 'b', sort: NaN, v: 1 },
      doc3: { key: 'c', sort: null, v: 3 },
      doc4: { key: 'd', v: 0 },
      doc5: { key: 'e', sort: 1 },
      doc6: { key: 'f', sort: 1, v: 1 },
    });
    const found = async (query: FirebaseFirestore.Query) =>
      (await query.get()).docs.map(({ id }) => id);
    const notA = c.where('key', '!=', 'a').where('sort', '<=', 2);
    expect(await found(notA)).toEqual(['doc5', 'doc6']);
    expect(await found(notA.where('v', '<=', 1))).toEqual(['doc6']);
    const { count, sum } = { count: AggregateField.count(), sum: AggregateField.sum('sort') };
    const totals = await c.where('sort', '<', 9).aggregate({ count, sum }).get();
    expect(totals.data()).toEqual({ count: 3, sum: 2 });
  });

  it('aggregate NaN, empty results and nested fields, with at most five aggregations', async () => {
    const { c } = await filled({
      a: { n: NaN, o: { p: 1 } },
      b: { n: 1, o: { p: 3 } },
      c: { n: null, o: { p: 2 } },
      d: { n: Infinity },
    });
    const all = await c
      .aggregate({
        s: AggregateField.sum('n'),
        a: AggregateField.average('n'),
        c: AggregateField.count(),
      })
      .get();
    expect(all.data()).toEqual({ s: NaN, a: NaN, c: 4 });
    expect(
      (
        await c
          .aggregate({ 'a mean': AggregateField.average('o.p'), c: AggregateField.count() })
          .get()
      ).data(),
    ).toEqual({
      'a mean': 2,
      c: 3,
    });
    const none = c.where('n', '==', 9);
    expect(
      (
        await none.aggregate({ s: AggregateField.sum('n'), a: AggregateField.average('n') }).get()
      ).data(),
    ).toEqual({
      s: 0,
      a: null,
    });
    const six = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`f${i}`, AggregateField.count()]),
    );
    await expect(c.aggregate(six).get()).rejects.toMatchObject({ code: 3 });
  });

  it('stream results one by one, with an explanation on request', async () => {
    const { c } = await filled({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const seen: string[] = [];
    const stream = c.orderBy('n', 'desc').limit(2).stream() as AsyncIterable<unknown>;
    for await (const document of stream) {
      seen.push((document as FirebaseFirestore.QueryDocumentSnapshot).id);
    }
    expect(seen).toEqual(['c', 'b']);
    const { metrics } = await c.where('n', '>', 1).explain({ analyze: true });
    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 2,
      debugStats: { documents_scanned: '3' },
    });
  });

  it('return the explanation with the last document, or alone without results', async () => {
    const { c } = await filled({ a: { n: 1 }, b: { n: 2 }, c: { n: 3 } });
    const parts = async (query: FirebaseFirestore.Query, analyze?: boolean) => {
      const seen: string[] = [];
      const stream = query.explainStream({ analyze }) as AsyncIterable<{
        document?: { id: string };
        metrics?: { executionStats: object | null };
      }>;
      for await (const { document, metrics } of stream) {
        const stats = metrics && (metrics.executionStats ? 'run' : 'plan');
        seen.push([document?.id, stats].filter(Boolean).join(' '));
      }
      return seen;
    };
    expect(await parts(c.where('n', '>', 1), true)).toEqual(['b', 'c run']);
    expect(await parts(c.where('n', '>', 1))).toEqual(['plan']);
    const none = c.where('n', '>', 9);
    expect(await parts(none, true)).toEqual(['run']);
    const { metrics, snapshot } = await none.explain({ analyze: true });
    expect(snapshot?.empty).toBe(true);
    expect(metrics.executionStats?.readOperations).toBe(1);
    const { seconds, nanoseconds } = metrics.executionStats!.executionDuration;
    expect(seconds + nanoseconds).toBeGreaterThan(0);
  });

  it('combine alternatives with not-in, nest them, and use documents as cursors', async () => {
    const { db, c } = await filled({
      a: { kind: 'x', size: 4, age: 1 },
      b: { kind: 'y', size: 2, age: 3 },
      c: { size: 3, age: 2 },
      d: { kind: 'x', size: 1 },
      e: { kind: 'z', size: 2, age: 0 },
    });
    const and = (...parts: Filter[]) => Filter.and(...parts);
    const or = (...parts: Filter[]) => Filter.or(...parts);
    const where = (field: string, op: FirebaseFirestore.WhereFilterOp, value: unknown) =>
      Filter.where(field, op, value);
    expect(
      await ids(c.where(or(where('kind', '==', 'z'), where('age', 'not-in', [1, 3])))),
    ).toEqual(['e', 'c']);
    const nested = or(
      and(where('kind', '==', 'x'), where('size', '<', 4)),
      and(where('kind', '!=', 'x'), or(where('age', '==', 3), where('age', '==', 0))),
    );
    expect(await ids(c.where(nested))).toEqual(['d', 'b', 'e']);
    const b = await db.doc('c/b').get();
    const several = c.where('size', '>', 1).where('kind', '>=', 'x');
    expect(await ids(several)).toEqual(['a', 'b', 'e']);
    expect(await ids(several.startAt(b))).toEqual(['b', 'e']);
    expect(await ids(several.orderBy('age', 'desc'))).toEqual(['b', 'a', 'e']);
    expect(await ids(several.orderBy('age', 'desc').startAfter(b))).toEqual(['a', 'e']);
    const byNameToo = c.where(FieldPath.documentId(), '<', 'e').where('size', '>', 1);
    expect(await ids(byNameToo.where('kind', '!=', 'q').startAt(b))).toEqual(['b']);
    expect((await several.count().get()).data().count).toBe(3);
  });

  it('compute each distance measure of vectors', async () => {
    const { c } = await filled({
      near: { v: FieldValue.vector([1, -0.1]), distance: 'text' },
      far: { v: FieldValue.vector([4, 4]) },
      behind: { v: FieldValue.vector([-1, 0]) },
      list: { v: [1, 0] },
      long: { v: FieldValue.vector([1, 0, 0]) },
    });
    const measured = async (options: object, query: FirebaseFirestore.Query = c) => {
      const found = await query
        .findNearest({
          vectorField: 'v',
          queryVector: [1, 0],
          limit: 5,
          distanceMeasure: 'EUCLIDEAN',
          distanceResultField: 'distance',
          ...options,
        })
        .get();
      return found.docs.map((document) => [document.id, document.get('distance') as unknown]);
    };
    expect(await measured({})).toEqual([
      ['near', 0.1],
      ['behind', 2],
      ['far', 5],
    ]);
    expect(await measured({ distanceThreshold: 2, limit: 1 })).toEqual([['near', 0.1]]);
    expect(await measured({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 0.5 })).toEqual([
      ['far', 4],
      ['near', 1],
    ]);
    expect((await measured({ distanceMeasure: 'COSINE' })).at(-1)).toEqual(['behind', 2]);
    expect((await measured({ limit: 1 }, c.select('distance')))[0]).toEqual(['near', 0.1]);
    expect((await measured({ limit: 1 }, c.select('v')))[0]).toEqual(['near', undefined]);
  });

  it('pass stored data to converters, and store what the converters return', async () => {
    const db = freshClient();
    const shifted: FirebaseFirestore.FirestoreDataConverter<{ v: number }, { stored: number }> = {
      toFirestore: (model) => ({ stored: (model.v as number) + 1 }),
      fromFirestore: (snapshot) => ({ v: (snapshot.get('stored') as number) - 1 }),
    };
    const c = db.collection('c').withConverter(shifted);
    await c.doc('a').set({ v: 1 });
    expect((await db.doc('c/a').get()).data()).toEqual({ stored: 2 });
    expect((await c.where('stored', '==', 2).get()).docs[0]?.data()).toEqual({ v: 1 });
  });

  it('return a document once for each time it is named, in the requested order', async () => {
    const { db } = await filled({ a: { x: 1 } });
    const a = db.doc('c/a');
    const found = await db.getAll(a, db.doc('c/none'), a);
    expect(found.map(({ exists }) => exists)).toEqual([true, false, true]);
  });

  it('split a group into at most the requested number of partitions without losing documents', async () => {
    const db = freshClient();
    const batch = db.batch();
    for (let i = 0; i < 30; i++) batch.set(db.doc(`p/${i}/k/d${i}`), { i });
    await batch.commit();
    for (const [wanted, group, size] of [
      [4, 'k', 30],
      [1, 'k', 30],
      [3, 'none', 0],
    ] as const) {
      let parts = 0;
      let documents = 0;
      for await (const part of db.collectionGroup(group).getPartitions(wanted)) {
        parts++;
        documents += (await part.toQuery().get()).size;
      }
      expect(documents).toBe(size);
      expect(parts).toBeGreaterThanOrEqual(1);
      expect(parts).toBeLessThanOrEqual(wanted);
    }
  });
});

it.each([
  ...['a:commit', 'a:runQuery', 'a b', '100%', '%2F', 'é', 'a?b', 'a#b', '.x', '..x', '`', '"'],
  ...["'", '\\', '\u0001', '(default)', '🏝', '__x', 'x__', '+', '&=', '*', '[0]'],
])('accepts %j as the id of documents and collections, with both clients', async (id) => {
  const project = 'demo-odd-ids';
  const db = fixture.server(project);
  const document = db.collection(id).doc(id);
  await document.set({ id });
  await document.collection('s').doc(id).set({ id });
  expect((await document.get()).get('id')).toBe(id);
  expect(await ids(document.collection('s'))).toEqual([id]);
  expect((await document.listCollections()).map((found) => found.id)).toEqual(['s']);
  expect((await db.collection(id).listDocuments()).map((found) => found.id)).toEqual([id]);
  expect(await ids(db.collection(id).where(FieldPath.documentId(), '==', id))).toEqual([id]);

  const web = fixture.web('owner', project);
  const seen = doc(collection(web, id), id);
  expect((await getDoc(seen)).data()).toEqual({ id });
  expect((await getDocs(collection(seen, 's'))).docs.map((found) => found.id)).toEqual([id]);
  expect((await getDocs(collectionGroup(web, id))).size).toBe(1);
});
