import { FieldPath, FieldValue, Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
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
  return fixture.server(`demo-writes-${projects++}`);
}

describe('fields and documents by the server client', () => {
  it('writes, masks, queries and deletes fields of any name', async () => {
    const db = freshClient();
    const document = db.doc('c/a');
    const odd = { '!.\\`': { '!.\\`': 'v' }, '0a': 1, 'ç ã': 2, '🏝': 3, 'a/b': 4, '*~[]': 5 };
    await document.set(odd);
    const deep = new FieldPath('!.\\`', '!.\\`');
    const stored = await document.get();
    expect(stored.data()).toEqual(odd);
    expect(stored.get(deep)).toBe('v');

    const palm = new FieldPath('🏝');
    const slash = new FieldPath('a/b');
    await document.update(deep, 'w', palm, FieldValue.delete(), slash, FieldValue.increment(1));
    expect((await document.get()).data()).toEqual({
      ...{ '!.\\`': { '!.\\`': 'w' }, '0a': 1, 'ç ã': 2, 'a/b': 5, '*~[]': 5 },
    });
    const c = db.collection('c');
    expect((await c.where(deep, '==', 'w').get()).size).toBe(1);
    expect((await c.orderBy(new FieldPath('0a')).get()).size).toBe(1);
    expect((await c.select(slash, deep).get()).docs[0]?.data()).toEqual({
      'a/b': 5,
      '!.\\`': { '!.\\`': 'w' },
    });
    const [masked] = await db.getAll(document, { fieldMask: [new FieldPath('ç ã')] });
    expect(masked?.data()).toEqual({ 'ç ã': 2 });
  });

  it('merges empty maps, replaces scalars by maps and keeps fields outside the mask', async () => {
    const db = freshClient();
    const document = db.doc('c/a');
    const data = async () => (await document.get()).data();
    await document.set({ a: { b: { c: 1 } }, k: 1 });
    await document.set({ a: { b: {} } }, { merge: true });
    await document.set({}, { merge: true });
    expect(await data()).toEqual({ a: { b: {} }, k: 1 });
    await document.update({ 'k.l': 1 });
    expect(await data()).toEqual({ a: { b: {} }, k: { l: 1 } });
    await document.update({ a: FieldValue.delete(), 'k.l': FieldValue.delete() });
    expect(await data()).toEqual({ k: {} });
    const given = { x: FieldValue.serverTimestamp(), y: { z: FieldValue.increment(1), left: 1 } };
    await document.set(given, { mergeFields: ['y.z'] });
    expect(await data()).toEqual({ k: {}, y: { z: 1 } });
    await document.set({ only: FieldValue.serverTimestamp() });
    expect(Object.keys((await data()) ?? {})).toEqual(['only']);
    await db.doc('c/empty').set({}, { merge: true });
    expect((await db.doc('c/empty').get()).exists).toBe(true);
  });

  it('adds array elements by value, including maps, without duplicates', async () => {
    const document = freshClient().doc('c/a');
    await document.set({ list: FieldValue.arrayUnion({ a: 1 }, { a: 1 }, 2) });
    await document.update({ list: FieldValue.arrayUnion({ a: 1 }, 3) });
    await document.update({ list: FieldValue.arrayRemove({ a: 1 }, 9) });
    expect((await document.get()).get('list')).toEqual([2, 3]);
  });

  it('reports consistent times for reads and writes', async () => {
    const db = freshClient();
    const document = db.doc('c/a');
    const first = await document.set({ a: 1 });
    const second = await document.set({ a: 2 });
    const stored = await document.get();
    expect(stored.createTime?.isEqual(first.writeTime)).toBe(true);
    expect(stored.updateTime?.isEqual(second.writeTime)).toBe(true);
    expect(stored.readTime.valueOf() >= second.writeTime.valueOf()).toBe(true);
    // A write without changes keeps the update time.
    expect((await document.set({ a: 2 })).writeTime.isEqual(second.writeTime)).toBe(true);
    const [one, two] = await db.batch().set(document, { a: 3 }).set(db.doc('c/b'), {}).commit();
    expect(one?.writeTime.isEqual(two!.writeTime)).toBe(true);
  });

  it('deletes only the version named by the precondition', async () => {
    const document = freshClient().doc('c/a');
    const first = await document.set({ a: 1 });
    const second = await document.set({ a: 2 });
    const stale = { lastUpdateTime: first.writeTime };
    await expect(document.delete(stale)).rejects.toMatchObject({ code: 9 });
    await document.delete({ lastUpdateTime: second.writeTime });
    await expect(document.delete({ lastUpdateTime: second.writeTime })).rejects.toMatchObject({
      code: 9,
    });
  });

  it('refuses reserved and overlong names with INVALID_ARGUMENT', async () => {
    const db = freshClient();
    const refused = [
      db.doc('c/__id__').set({}),
      db.doc('__id__/x').get(),
      db.doc('c/x').set({ __field__: 1 }),
      db.doc(`c/${'x'.repeat(1501)}`).set({}),
      db.doc('c/x').set({ text: 'x'.repeat(1_048_580) }),
    ];
    for (const result of await Promise.allSettled(refused)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 3 } });
    }
  });
});

describe('many writes by the server client', () => {
  it('bulk-writes every kind of operation, each with its time', async () => {
    const db = freshClient();
    await db.doc('c/a').set({ x: 1 });
    const writer = db.bulkWriter();
    const results = [
      writer.create(db.doc('c/1'), { a: 1 }),
      writer.update(db.doc('c/a'), { x: 2 }),
      writer.delete(db.doc('c/none')),
      writer.set(db.doc('c/a'), { k: 1 }, { merge: true }),
      writer.set(db.doc('c/a'), { m: 1, left: 1 }, { mergeFields: ['m'] }),
    ];
    for (let i = 0; i < 120; i++) void writer.set(db.doc(`big/${i}`), { i });
    await writer.close();
    for (const { writeTime } of await Promise.all(results)) {
      expect(writeTime).toBeInstanceOf(Timestamp);
    }
    expect((await db.collection('big').count().get()).data().count).toBe(120);
    expect((await db.doc('c/a').get()).data()).toEqual({ x: 2, k: 1, m: 1 });
  });

  it('lets a BulkWriter retry failed writes as often as it requests', async () => {
    const db = freshClient();
    const writer = db.bulkWriter();
    const codes: number[] = [];
    writer.onWriteError(({ code, failedAttempts }) => {
      codes.push(code);
      return failedAttempts < 2;
    });
    const failed = expect(writer.update(db.doc('c/none'), { a: 1 })).rejects.toMatchObject({
      code: 5,
    });
    await writer.close();
    await failed;
    expect(codes).toEqual([5, 5]);
  });

  it('deletes hundreds of documents recursively, below one document only', async () => {
    const db = freshClient();
    const batch = db.batch();
    for (let i = 0; i < 400; i++) batch.set(db.doc(`q/${i}/s/x`), { i });
    await batch.commit();
    expect(await db.collection('q').listDocuments()).toHaveLength(400);
    await db.recursiveDelete(db.doc('q/5'));
    expect(await db.collection('q').listDocuments()).toHaveLength(399);
    await db.recursiveDelete(db.collection('q'));
    expect(await db.listCollections()).toEqual([]);
  });

  it('loses no update among concurrent transactions and increments', async () => {
    const db = freshClient();
    const counter = db.doc('c/counter');
    await counter.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(counter)).get('n') as number;
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all([add(), add(), add()]);
    await Promise.all(
      Array.from({ length: 30 }, () => counter.update({ n: FieldValue.increment(1) })),
    );
    expect((await counter.get()).get('n')).toBe(33);
  });
});

describe('transactions of the server client', () => {
  it('read documents with a mask and aggregations, and support every kind of write', async () => {
    const db = freshClient();
    await db.doc('c/a').set({ x: 1, y: 2 });
    await db.doc('c/b').set({ x: 2 });
    await db.runTransaction(async (transaction) => {
      const [masked, missing] = await transaction.getAll(db.doc('c/a'), db.doc('c/none'), {
        fieldMask: ['y'],
      });
      expect(masked?.data()).toEqual({ y: 2 });
      expect(missing?.exists).toBe(false);
      expect((await transaction.get(db.collection('c').count())).data().count).toBe(2);
      transaction.create(db.doc('c/new'), { z: 1 });
      transaction.update(db.doc('c/b'), { x: FieldValue.increment(1) });
      transaction.delete(db.doc('c/a'));
    });
    const { docs } = await db.collection('c').get();
    expect(docs.map((document) => [document.id, document.data()])).toEqual([
      ['b', { x: 3 }],
      ['new', { z: 1 }],
    ]);
  });

  it('fail immediately for errors that a retry cannot fix', async () => {
    const db = freshClient();
    await db.doc('c/taken').set({});
    let attempts = 0;
    const creating = db.runTransaction((transaction) => {
      attempts++;
      transaction.create(db.doc('c/taken'), {});
      return Promise.resolve();
    });
    await expect(creating).rejects.toMatchObject({ code: 6 });
    const updating = db.runTransaction((transaction) => {
      attempts++;
      transaction.update(db.doc('c/none'), { a: 1 });
      return Promise.resolve();
    });
    await expect(updating).rejects.toMatchObject({ code: 5 });
    expect(attempts).toBe(2);
  });

  it('abort when the documents they counted have changed', async () => {
    const db = freshClient();
    let attempts = 0;
    await db.runTransaction(async (transaction) => {
      const { count } = (await transaction.get(db.collection('c').count())).data();
      if (++attempts === 1) await db.doc('c/new').set({});
      transaction.set(db.doc('totals/c'), { count });
    });
    expect(attempts).toBe(2);
    expect((await db.doc('totals/c').get()).get('count')).toBe(1);
  });
});
