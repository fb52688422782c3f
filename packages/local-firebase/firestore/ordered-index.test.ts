import { expect, it, vi } from 'vitest';
import type { StoredDocument } from './document.ts';
import { decodeQuery } from './query.ts';
import * as match from './query-match.ts';
import { runQuery } from './query-run.ts';
import { DocumentStore } from './store.ts';
import type { Value } from './value.ts';

vi.mock('./query-match.ts', { spy: true });

const id = { project: 'p', database: '(default)' };

function storeOf(size: number): DocumentStore {
  const store = new DocumentStore(id);
  const changes = Array.from({ length: size }, (_, i) => {
    const path = `places/p${i}`;
    const fields = new Map<string, Value>([
      ['category', `c${i % 10}`],
      ['rating', BigInt((i * 7919) % size)],
      ['tags', [`t${i % 100}`]],
    ]);
    const after: StoredDocument = {
      path,
      fields,
      createTime: 1,
      updateTime: 1,
      fieldsJson: null,
      wireJson: null,
    };
    return { path, after };
  });
  store.apply(changes, 1);
  return store;
}

const equal = (fieldPath: string, op: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
});
const byRating = [{ field: { fieldPath: 'rating' }, direction: 'DESCENDING' }];
const from = [{ collectionId: 'places' }];

it.each([
  [
    'an equality, an order and a limit',
    { from, where: equal('category', 'EQUAL', 'c3'), orderBy: byRating, limit: 20 },
    20,
  ],
  ['an order and a limit', { from, orderBy: byRating, limit: 20 }, 20],
  ['an array element', { from, where: equal('tags', 'ARRAY_CONTAINS', 't5'), limit: 20 }, 20],
  [
    'a page after a cursor',
    {
      from,
      orderBy: byRating,
      startAt: { before: false, values: [{ integerValue: '500' }] },
      limit: 20,
    },
    20,
  ],
  [
    'a range in the middle',
    {
      from,
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            {
              fieldFilter: {
                field: { fieldPath: 'rating' },
                op: 'GREATER_THAN',
                value: { integerValue: '100' },
              },
            },
            {
              fieldFilter: {
                field: { fieldPath: 'rating' },
                op: 'LESS_THAN',
                value: { integerValue: '111' },
              },
            },
          ],
        },
      },
    },
    10,
  ],
])('answers %s without reading more documents than it returns', (_, json, expected) => {
  const store = storeOf(10_000);
  const query = decodeQuery('', json);
  vi.mocked(match.inScope).mockClear();
  expect([...runQuery(id, store, query)]).toHaveLength(expected);
  expect(match.inScope).toHaveBeenCalledTimes(expected);
});
