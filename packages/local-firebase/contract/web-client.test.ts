import {
  addDoc,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  count,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  Timestamp,
  updateDoc,
  vector,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { DocumentReference } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let projects = 0;
function freshClient() {
  return fixture.web('owner', `demo-web-${projects++}`);
}

describe('the web client', () => {
  it('writes and reads every type exactly', async () => {
    const db = freshClient();
    const data = {
      text: 'pão 🏝️',
      int: 42,
      double: 1.5,
      negativeZero: -0,
      nan: NaN,
      infinite: Infinity,
      yes: true,
      nothing: null,
      bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 128])),
      at: new Timestamp(1_700_000_000, 123_456_000),
      where: new GeoPoint(-27.6, -48.5),
      other: doc(db, 'types/other'),
      list: [1, 'two', { three: [3] }],
      map: { 'a.b': { deep: [null] } },
      vector: vector([1, 2.5]),
    };
    await setDoc(doc(db, 'types/all'), data);
    const stored = (await getDoc(doc(db, 'types/all'))).data();
    expect(Object.keys(stored ?? {}).sort()).toEqual(Object.keys(data).sort());
    expect(Object.is(stored?.['negativeZero'], -0)).toBe(true);
    const { other, bytes, ...plain } = data;
    expect(stored).toMatchObject(plain);
    expect((stored?.['other'] as DocumentReference | undefined)?.path).toBe(other.path);
    expect((stored?.['bytes'] as Bytes | undefined)?.isEqual(bytes)).toBe(true);
  });

  it('truncates timestamps to microseconds', async () => {
    const db = freshClient();
    await setDoc(doc(db, 'a/1'), { at: new Timestamp(1, 123_456_789) });
    expect((await getDoc(doc(db, 'a/1'))).get('at')).toEqual(new Timestamp(1, 123_456_000));
  });

  it('merges, updates and deletes fields', async () => {
    const db = freshClient();
    const document = doc(db, 'a/1');
    await setDoc(document, { keep: 1, gone: 1, map: { x: 1, z: 1 } });
    await setDoc(document, { gone: deleteField(), map: { z: 2 } }, { merge: true });
    await setDoc(document, { map: { x: 9 }, ignored: 1 }, { mergeFields: ['map.x'] });
    await updateDoc(document, { 'map.y': 3 });
    expect((await getDoc(document)).data()).toEqual({ keep: 1, map: { x: 9, y: 3, z: 2 } });
    await deleteDoc(document);
    await deleteDoc(document);
    expect((await getDoc(document)).exists()).toBe(false);
  });

  it('accepts a mask that names a field twice and a part of it, and an empty one', async () => {
    const db = freshClient();
    const document = doc(db, 'a/1');
    await setDoc(document, { title: 'old', owner: { name: 'Ana', email: 'a@x' } });
    await setDoc(
      document,
      { title: 'new', owner: { name: 'Bia' } },
      { mergeFields: ['owner.name', 'owner', 'owner'] },
    );
    expect((await getDoc(document)).data()).toEqual({ title: 'old', owner: { name: 'Bia' } });
    await setDoc(document, { title: 'new' }, { mergeFields: [] });
    expect((await getDoc(document)).get('title')).toBe('old');
    await updateDoc(document, 'n', 100, new FieldPath('n'), 200);
    expect((await getDoc(document)).get('n')).toBe(200);
  });

  it('refuses to update a missing document', async () => {
    const db = freshClient();
    await expect(updateDoc(doc(db, 'a/none'), { x: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('applies transforms with and without other fields', async () => {
    const db = freshClient();
    const document = doc(db, 'a/1');
    await setDoc(document, { n: 1, tags: ['a'], untouched: true });
    await updateDoc(document, {
      n: increment(41),
      tags: arrayUnion('b', 'a'),
      at: serverTimestamp(),
    });
    await updateDoc(document, { tags: arrayRemove('a') });
    const data = (await getDoc(document)).data();
    expect(data).toMatchObject({ n: 42, tags: ['b'], untouched: true });
    expect(data?.['at']).toBeInstanceOf(Timestamp);
    await setDoc(doc(db, 'a/new'), { n: increment(5) }, { merge: true });
    expect((await getDoc(doc(db, 'a/new'))).data()).toEqual({ n: 5 });
  });

  it('applies a batch in order, all or nothing', async () => {
    const db = freshClient();
    const one = doc(db, 'a/1');
    await writeBatch(db).set(one, { x: 1 }).update(one, { y: 2 }).set(doc(db, 'a/2'), {}).commit();
    expect((await getDoc(one)).data()).toEqual({ x: 1, y: 2 });
    const failing = writeBatch(db).delete(one).update(doc(db, 'a/none'), { x: 1 }).commit();
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDoc(one)).exists()).toBe(true);
  });

  it('adds documents with generated ids', async () => {
    const db = freshClient();
    const added = await addDoc(collection(db, 'a'), { x: 1 });
    expect(added.id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect((await getDoc(added)).data()).toEqual({ x: 1 });
  });

  it('runs transactions of reads, writes and checks', async () => {
    const db = freshClient();
    await setDoc(doc(db, 'a/read'), { x: 1 });
    const seen = await runTransaction(db, async (transaction) => {
      const read = await transaction.get(doc(db, 'a/read'));
      const missing = await transaction.get(doc(db, 'a/missing'));
      transaction.set(doc(db, 'a/written'), { x: read.get('x') as number });
      return missing.exists();
    });
    expect(seen).toBe(false);
    expect((await getDoc(doc(db, 'a/written'))).data()).toEqual({ x: 1 });
  });

  it.each([
    ['changed', async (db: ReturnType<typeof freshClient>) => setDoc(doc(db, 'a/1'), { n: 10 })],
    ['deleted', async (db: ReturnType<typeof freshClient>) => deleteDoc(doc(db, 'a/1'))],
  ])('retries a transaction whose document was %s by another write', async (_, interfere) => {
    const db = freshClient();
    await setDoc(doc(db, 'a/1'), { n: 1 });
    let attempts = 0;
    await runTransaction(db, async (transaction) => {
      const before = await transaction.get(doc(db, 'a/1'));
      if (++attempts === 1) await interfere(db);
      transaction.set(doc(db, 'a/1'), { n: ((before.get('n') as number | undefined) ?? 0) + 1 });
    });
    expect(attempts).toBe(2);
    expect((await getDoc(doc(db, 'a/1'))).get('n')).toBe(
      attempts === 2 && _ === 'deleted' ? 1 : 11,
    );
  });

  it('retries a read-only transaction whose document changed, and one that read a missing one', async () => {
    const db = freshClient();
    let attempts = 0;
    const exists = await runTransaction(db, async (transaction) => {
      const read = await transaction.get(doc(db, 'a/1'));
      if (++attempts === 1) await setDoc(doc(db, 'a/1'), { n: 1 });
      return read.exists();
    });
    expect({ attempts, exists }).toEqual({ attempts: 2, exists: true });
  });

  it('writes one document several times in a transaction, in order', async () => {
    const db = freshClient();
    const read = doc(db, 'a/read');
    await setDoc(read, { x: 1 });
    await runTransaction(db, async (transaction) => {
      const missing = doc(db, 'a/missing');
      await transaction.get(read);
      await transaction.get(missing);
      transaction.set(missing, { a: 1 }).update(missing, { b: increment(2) });
      transaction.update(read, { x: 2 }).delete(read);
    });
    expect((await getDoc(doc(db, 'a/missing'))).data()).toEqual({ a: 1, b: 2 });
    expect((await getDoc(read)).exists()).toBe(false);
  });

  it('stops retrying a transaction after its last attempt, with the error of that attempt', async () => {
    const db = freshClient();
    const contended = doc(db, 'a/1');
    await setDoc(contended, { n: 0 });
    let attempts = 0;
    const losing = runTransaction(
      db,
      async (transaction) => {
        await transaction.get(contended);
        await setDoc(contended, { n: ++attempts });
        transaction.update(contended, { lost: true });
      },
      { maxAttempts: 2 },
    );
    await expect(losing).rejects.toMatchObject({ code: 'failed-precondition' });
    expect((await getDoc(contended)).data()).toEqual({ n: 2 });
    let updates = 0;
    const blind = runTransaction(db, (transaction) => {
      updates++;
      transaction.update(doc(db, 'a/none'), { x: 1 });
      return Promise.resolve();
    });
    await expect(blind).rejects.toMatchObject({ code: 'not-found' });
    expect(updates).toBe(1);
  });

  it('accepts any alias for aggregates and nested fields', async () => {
    const db = freshClient();
    const c = collection(db, 'c');
    for (let i = 0; i < 3; i++) await setDoc(doc(c, String(i)), { m: { 'x.y': i } });
    const odd = new FieldPath('m', 'x.y');
    const result = await getAggregate(query(c, where(odd, '<', 2)), {
      'total of it': sum(odd),
      mean: average(odd),
    });
    expect(result.data()).toEqual({ 'total of it': 1, mean: 0.5 });
  });

  it('gives commits within one millisecond different update times', async () => {
    const db = freshClient();
    await Promise.all(Array.from({ length: 20 }, (_, i) => setDoc(doc(db, `a/${i}`), { i })));
    const { engine } = fixture.running;
    const id = { project: `demo-web-${projects - 1}`, database: '(default)' };
    const times = Array.from(engine.database(id).store.all(), ({ updateTime }) => updateTime);
    expect(new Set(times).size).toBe(20);
  });

  it('aggregates documents that have every field', async () => {
    const db = freshClient();
    await setDoc(doc(db, 'c/1'), { n: 100, m: 1 });
    await setDoc(doc(db, 'c/2'), { n: 50, m: 3 });
    await setDoc(doc(db, 'c/3'), { n: 7 });
    const c = collection(db, 'c');
    const both = await getAggregate(c, { n: sum('n'), m: average('m'), all: count() });
    expect(both.data()).toEqual({ n: 150, m: 2, all: 2 });
    const none = query(c, where('n', '<', 0));
    expect((await getAggregate(none, { n: sum('n'), m: average('n') })).data()).toEqual({
      n: 0,
      m: null,
    });
    expect((await getCount(none)).data().count).toBe(0);
    expect((await getDocs(none)).empty).toBe(true);
  });

  it('adds integers exactly and turns an overflowing sum into a double', async () => {
    const db = freshClient();
    await setDoc(doc(db, 'c/1'), { n: Number.MAX_SAFE_INTEGER });
    await setDoc(doc(db, 'c/2'), { n: 1 });
    await setDoc(doc(db, 'c/3'), { n: -101 });
    const total = await getAggregate(collection(db, 'c'), { n: sum('n') });
    expect(total.data().n).toBe(Number.MAX_SAFE_INTEGER - 100);
    await setDoc(doc(db, 'c/4'), { n: NaN });
    const nan = await getAggregate(collection(db, 'c'), { n: sum('n'), m: average('n') });
    expect(nan.data()).toEqual({ n: NaN, m: NaN });
  });

  it('accepts ids with spaces, percent signs, colons and accents', async () => {
    const db = freshClient();
    for (const id of ['a b', '100%', 'a:commit', 'ção', 'a?b#c', "it's", '(x)']) {
      await setDoc(doc(db, 'odd ids', id), { id });
      await setDoc(doc(db, 'odd ids', id, 'sub', 'x'), { id });
      expect((await getDoc(doc(db, 'odd ids', id))).get('id')).toBe(id);
      const below = await getDocs(collection(db, 'odd ids', id, 'sub'));
      expect(below.docs.map((document) => document.get('id') as string)).toEqual([id]);
    }
  });
});
