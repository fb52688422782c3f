import {
  and,
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  getDocs,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore, Query, QueryConstraint } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let projects = 0;
async function stored(documents: Record<string, object>): Promise<Firestore> {
  const db = fixture.web('owner', `demo-queries-${projects++}`);
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  await batch.commit();
  return db;
}

async function ids(found: Query): Promise<string[]> {
  return (await getDocs(found)).docs.map(({ id }) => id);
}

/** Returns the ids that a query over collection 'c' finds. */
function idsOf(db: Firestore, ...constraints: QueryConstraint[]): Promise<string[]> {
  return ids(query(collection(db, 'c'), ...constraints));
}

const mixed = {
  'c/nan': { v: NaN },
  'c/int': { v: 1 },
  'c/text': { v: '1' },
  'c/list': { v: [1] },
  'c/map': { v: { n: 1 } },
  'c/null': { v: null },
  'c/none': { other: 1 },
};

describe('queries of the web client', () => {
  it('orders values of different types as production does', async () => {
    const db = await stored({ ...mixed, 'c/true': { v: true }, 'c/false': { v: false } });
    expect(await idsOf(db, orderBy('v'))).toEqual([
      'null',
      'false',
      'true',
      'nan',
      'int',
      'text',
      'list',
      'map',
    ]);
    expect(await idsOf(db, orderBy('v', 'desc'), limit(2))).toEqual(['map', 'list']);
  });

  it('returns for != and not-in only documents that have the field, and never null', async () => {
    const db = await stored(mixed);
    expect(await idsOf(db, where('v', '!=', 1))).toEqual(['nan', 'text', 'list', 'map']);
    expect(await idsOf(db, where('v', '!=', null))).toEqual(['nan', 'int', 'text', 'list', 'map']);
    expect(await idsOf(db, where('v', '!=', NaN))).toEqual(['int', 'text', 'list', 'map']);
    expect(await idsOf(db, where('v', 'not-in', [1, [1]]))).toEqual(['nan', 'text', 'map']);
    expect(await idsOf(db, where('v', 'not-in', [NaN, 1]))).toEqual(['text', 'list', 'map']);
    expect(await idsOf(db, where('v', 'not-in', [null]))).toEqual([]);
  });

  it('finds null and NaN only by equality', async () => {
    const db = await stored(mixed);
    expect(await idsOf(db, where('v', '==', null))).toEqual(['null']);
    expect(await idsOf(db, where('v', '==', NaN))).toEqual(['nan']);
    expect(await idsOf(db, where('v', 'in', [null, NaN, 1, [1], { n: 1 }]))).toEqual([
      'int',
      'list',
      'map',
    ]);
    expect(await idsOf(db, where('v', 'in', [null]))).toEqual([]);
  });

  it('excludes null and NaN from every range, as value and as operand', async () => {
    const db = await stored({ ...mixed, 'c/low': { v: -Infinity }, 'c/high': { v: Infinity } });
    expect(await idsOf(db, where('v', '<', 2))).toEqual(['low', 'int']);
    expect(await idsOf(db, where('v', '<=', 1), orderBy('v', 'desc'))).toEqual(['int', 'low']);
    expect(await idsOf(db, where('v', '>=', -Infinity))).toEqual(['low', 'int', 'high']);
    for (const op of ['<', '<=', '>', '>='] as const) {
      expect(await idsOf(db, where('v', op, NaN))).toEqual([]);
      expect(await idsOf(db, where('v', op, null))).toEqual([]);
    }
    expect(await idsOf(db, where('v', '<', 2), where('v', '!=', 1))).toEqual(['low']);
    const either = or(where('v', '<', 1), where('v', '==', NaN));
    expect(await ids(query(collection(db, 'c'), either))).toEqual(['nan', 'low']);
  });

  it('places a cursor at null or NaN according to the value order', async () => {
    const db = await stored(mixed);
    expect(await idsOf(db, orderBy('v'), startAt(null), endAt(NaN))).toEqual(['null', 'nan']);
    expect(await idsOf(db, orderBy('v'), startAfter(NaN), limit(1))).toEqual(['int']);
    expect(await idsOf(db, orderBy('v', 'desc'), startAfter(1))).toEqual(['nan', 'null']);
    expect(await idsOf(db, where('v', '<', 2), orderBy('v'), startAt(NaN))).toEqual(['int']);
  });

  it('searches arrays for elements of any type', async () => {
    const db = await stored({
      'c/a': { l: [42] },
      'c/b': { l: ['a', 42] },
      'c/c': { l: ['42', { a: 42 }] },
      'c/d': { l: 42 },
      'c/e': { l: [null, NaN] },
    });
    expect(await idsOf(db, where('l', 'array-contains', 42))).toEqual(['a', 'b']);
    expect(await idsOf(db, where('l', 'array-contains', { a: 42 }))).toEqual(['c']);
    expect(await idsOf(db, where('l', 'array-contains-any', ['a', '42', null, NaN]))).toEqual([
      'b',
      'c',
    ]);
    expect(await idsOf(db, where('l', 'array-contains', null))).toEqual([]);
  });

  it('nests AND and OR without duplicates and in order', async () => {
    const db = await stored({
      'c/1': { a: 1, b: 0 },
      'c/2': { a: 2, b: 1 },
      'c/3': { a: 3, b: 2 },
      'c/4': { a: 1, b: 3 },
      'c/5': { a: 1, b: 1 },
    });
    const c = collection(db, 'c');
    const either = or(where('a', '==', 1), where('b', '==', 1));
    expect(await ids(query(c, either))).toEqual(['1', '2', '4', '5']);
    expect(await ids(query(c, either, orderBy('b', 'desc'), limit(2)))).toEqual(['4', '5']);
    expect(
      await ids(
        query(
          c,
          and(
            or(where('a', '==', 2), where('b', '==', 2)),
            or(where('a', '==', 3), where('b', '==', 3)),
          ),
        ),
      ),
    ).toEqual(['3']);
    expect(
      await ids(
        query(c, or(where('a', 'in', [2, 3]), and(where('a', '<', 2), where('b', '>', 1)))),
      ),
    ).toEqual(['4', '2', '3']);
  });

  it('orders by every inequality field, then by name', async () => {
    const db = await stored({
      'c/1': { a: 1, b: 9 },
      'c/2': { a: 2, b: 1 },
      'c/3': { a: 1, b: 5 },
      'c/4': { b: 7 },
      'c/5': { a: 1, b: 5 },
    });
    expect(await idsOf(db, where('b', '>', 0), where('a', '>', 0))).toEqual(['3', '5', '1', '2']);
    expect(await idsOf(db, where('b', '>', 0), where('a', '>', 0), orderBy('b', 'desc'))).toEqual([
      '1',
      '5',
      '3',
      '2',
    ]);
  });

  it('pages with cursors of values and of documents, from either end', async () => {
    const documents: Record<string, object> = {};
    for (let i = 0; i < 100; i++)
      documents[`c/${String(i).padStart(3, '0')}`] = { n: i % 10, k: i };
    const db = await stored(documents);
    const c = collection(db, 'c');
    expect(await idsOf(db, orderBy('n'), startAt(9), limit(2))).toEqual(['009', '019']);
    expect(await idsOf(db, orderBy('n'), startAfter(8), limit(1))).toEqual(['009']);
    expect(await idsOf(db, orderBy('k'), endBefore(2))).toEqual(['000', '001']);
    expect(await idsOf(db, orderBy('k'), startAt(97), endAt(98))).toEqual(['097', '098']);
    expect(await idsOf(db, orderBy('k'), limitToLast(2))).toEqual(['098', '099']);
    expect(await idsOf(db, orderBy('n'), endAt(0), limitToLast(2))).toEqual(['080', '090']);

    const all: string[] = [];
    let last: QueryConstraint[] = [];
    for (;;) {
      const page = await getDocs(query(c, orderBy('n', 'desc'), ...last, limit(7)));
      all.push(...page.docs.map(({ id }) => id));
      const end = page.docs.at(-1);
      if (end === undefined) break;
      last = [startAfter(end)];
    }
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
    expect(all[0]).toBe('099');
  });

  it('compares document names', async () => {
    const db = await stored({ 'c/aa': {}, 'c/ab': {}, 'c/ba': {}, 'c/a-': {} });
    expect(await idsOf(db, where(documentId(), '>', 'aa'))).toEqual(['ab', 'ba']);
    expect(await idsOf(db, where(documentId(), '!=', 'aa'))).toEqual(['a-', 'ab', 'ba']);
    expect(await idsOf(db, where(documentId(), 'not-in', ['aa', 'ab']))).toEqual(['a-', 'ba']);
    expect(await idsOf(db, where(documentId(), '==', doc(db, 'c/ab')))).toEqual(['ab']);
    expect(await idsOf(db, orderBy(documentId(), 'desc'), limit(1))).toEqual(['ba']);
  });

  it('finds a collection group at every depth, limited by cursors on names', async () => {
    const db = await stored({
      'a/a/g/1': {},
      'a/b/a/b/g/2': {},
      'a/b/g/3': {},
      'a/b/c/d/g/4': {},
      'a/c/g/5': {},
      'g/6': {},
      'a/b/nope/nope': {},
      'xg/7': {},
    });
    const group = collectionGroup(db, 'g');
    expect(await ids(group)).toEqual(['1', '2', '3', '4', '5', '6'].sort(byPath));
    expect(await ids(query(group, orderBy(documentId()), startAt('a/b'), endAt('a/b0')))).toEqual([
      '2',
      '4',
      '3',
    ]);
    expect(
      await ids(query(group, where(documentId(), '>', 'a/b'), where(documentId(), '<', 'a/b/g/3'))),
    ).toEqual(['2', '4']);
  });

  it.each([
    [
      '31 disjunctions',
      [
        where(
          'a',
          'in',
          Array.from({ length: 16 }, (_, i) => i),
        ),
        where('b', 'in', [1, 2]),
      ],
    ],
    ['two not-in', [where('a', 'not-in', [1]), where('b', 'not-in', [1])]],
  ])('refuses %s', async (_, constraints) => {
    const db = await stored({ 'c/1': {} });
    await expect(
      (async () => getDocs(query(collection(db, 'c'), ...constraints)))(),
    ).rejects.toMatchObject({ name: 'FirebaseError' });
  });
});

/** Paths sort by segment: a/a/g, a/b/a/b/g, a/b/c/d/g, a/b/g, a/c/g, g. */
function byPath(a: string, b: string): number {
  const order = ['1', '2', '4', '3', '5', '6'];
  return order.indexOf(a) - order.indexOf(b);
}
