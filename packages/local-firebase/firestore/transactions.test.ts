import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from './store.ts';
import { Transactions } from './transactions.ts';

const put = (store: DocumentStore, path: string, time: number) =>
  store.apply(
    [
      {
        path,
        after: {
          path,
          fields: new Map(),
          createTime: time,
          updateTime: time,
          fieldsJson: null,
          wireJson: null,
        },
      },
    ],
    time,
  );

describe('transactions', () => {
  let now = 0;
  let transactions = new Transactions(() => now);
  beforeEach(() => {
    now = 1_000_000;
    transactions = new Transactions(() => now);
  });

  it('expire after a minute without use', () => {
    const { id } = transactions.begin({ readOnly: false });
    now += 59_000;
    expect(transactions.use(id).id).toBe(id);
    now += 61_000;
    expect(() => transactions.use(id)).toThrow('expired');
  });

  it('expire after four and a half minutes in any case', () => {
    const { id } = transactions.begin({ readOnly: false });
    for (let i = 0; i < 5; i++) {
      now += 50_000;
      transactions.use(id);
    }
    now += 21_000;
    expect(() => transactions.use(id)).toThrow('expired');
  });

  it('accept the id in both base64 alphabets', () => {
    for (let i = 0; i < 20; i++) {
      const { id } = transactions.begin({ readOnly: false });
      expect(transactions.use(id.replaceAll('+', '-').replaceAll('/', '_')).id).toBe(id);
    }
  });

  it('advance their snapshot until a document they read changes', () => {
    const store = new DocumentStore({ project: 'p', database: '(default)' });
    put(store, 'c/1', 10);
    const transaction = transactions.begin({ readOnly: false });
    expect(transaction.snapshotTime(store, 20)).toBe(20);
    transaction.noteDocument('c/1', store.get('c/1'));
    put(store, 'c/2', 30);
    expect(transaction.snapshotTime(store, 40)).toBe(40);
    put(store, 'c/1', 50);
    expect(transaction.snapshotTime(store, 60)).toBe(40);
    expect(store.at(40).get('c/1')?.updateTime).toBe(10);
    expect(transaction.isCurrent(store)).toBe(false);
  });
});

describe('reading the past', () => {
  it('returns collections in their earlier state, including documents deleted since', () => {
    const store = new DocumentStore({ project: 'p', database: '(default)' });
    put(store, 'c/1', 10);
    put(store, 'c/2', 20);
    store.apply([{ path: 'c/1', after: null }], 30);
    put(store, 'c/3', 40);
    const paths = (time: number) =>
      Array.from(store.at(time).collection('c'), ({ path }) => path).sort();
    expect([10, 20, 30, 40].map(paths)).toEqual([['c/1'], ['c/1', 'c/2'], ['c/2'], ['c/2', 'c/3']]);
    expect(store.at(20).indexed({ path: 'c' })).toBeNull();
    expect(store.at(20).indexed({ path: 'other' })).not.toBeNull();
    expect(store.at(20).indexed({ groupId: 'c' })).toBeNull();
  });

  it('is refused for times before the history', () => {
    const store = new DocumentStore({ project: 'p', database: '(default)' });
    for (let time = 1; time <= 20_001; time++) put(store, 'c/1', time);
    expect(store.at(20_000).get('c/1')?.updateTime).toBe(20_000);
    expect(() => store.at(5_000)).toThrow('too old');
  });
});
