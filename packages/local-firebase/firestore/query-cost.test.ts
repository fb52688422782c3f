import { beforeAll, expect, it } from 'vitest';
import { owner } from './auth-token.ts';
import { FirestoreEngine } from './engine.ts';
import type { DatabaseService } from './database-service.ts';
import { decodeQuery } from './query.ts';
import { decodeFields } from './value-codec.ts';

const total = 10_000;
let service: DatabaseService;

/** Documents in ten categories. One in ten is inactive, ratings are unique and every other score is NaN. */
beforeAll(() => {
  const engine = new FirestoreEngine({
    rulesLanguage: {
      load: () => {
        throw new Error('No rules here.');
      },
      createBudget: () => ({ kind: 'access-budget' }),
      test: () => ({}),
    },
  });
  service = engine.database({ project: 'demo-cost', database: '(default)' });
  const changes = Array.from({ length: total }, (_, i) => {
    const path = `places/p${String(i).padStart(5, '0')}`;
    const fields = decodeFields({
      active: { booleanValue: i % 10 !== 3 },
      category: { stringValue: `c${i % 7}` },
      rating: { integerValue: String((i * 7919) % total) },
      score: { doubleValue: i % 2 === 0 ? i : 'NaN' },
      tags: { arrayValue: { values: [{ stringValue: `t${i % 100}` }, { stringValue: 'all' }] } },
    });
    return {
      path,
      after: { path, fields, createTime: 1, updateTime: 1, fieldsJson: null, wireJson: null },
    };
  });
  service.store.restore(changes, 1);
});

const field = (fieldPath: string) => ({ fieldPath });
const is = (name: string, op: string, value: object) => ({
  fieldFilter: { field: field(name), op, value },
});
const active = is('active', 'EQUAL', { booleanValue: true });
const inCategory = is('category', 'EQUAL', { stringValue: 'c2' });
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const byRating = [{ field: field('rating'), direction: 'DESCENDING' }];

interface Case {
  name: string;
  query: Record<string, unknown>;
  /** Documents that may be read in addition to those returned. */
  extra?: number;
}

const cases: Case[] = [
  { name: 'equality, order and limit', query: { where: active, orderBy: byRating, limit: 20 } },
  {
    name: 'two equalities, order and limit',
    query: { where: all(active, inCategory), orderBy: byRating, limit: 20 },
  },
  {
    name: 'a page in the middle',
    query: {
      where: active,
      orderBy: byRating,
      startAt: { values: [{ integerValue: '5000' }], before: false },
      limit: 20,
    },
  },
  {
    name: 'a range, reading one entry after its end',
    query: {
      where: all(
        active,
        is('rating', 'GREATER_THAN_OR_EQUAL', { integerValue: '9000' }),
        is('rating', 'LESS_THAN', { integerValue: '9100' }),
      ),
    },
    extra: 1,
  },
  {
    name: 'a range without a lower bound, skipping NaN values',
    query: { where: is('score', 'LESS_THAN', { doubleValue: 200 }) },
    extra: 1,
  },
  {
    name: 'array-contains with an order',
    query: {
      where: all(active, is('tags', 'ARRAY_CONTAINS', { stringValue: 't17' })),
      orderBy: byRating,
    },
    extra: 1,
  },
  {
    name: 'in, reading one entry ahead in each stream',
    query: {
      where: is('category', 'IN', {
        arrayValue: { values: [{ stringValue: 'c1' }, { stringValue: 'c5' }] },
      }),
      orderBy: byRating,
      limit: 20,
    },
    extra: 2,
  },
  {
    name: 'names',
    query: {
      where: is('__name__', 'IN', {
        arrayValue: {
          values: ['p00007', 'p09999', 'gone'].map((id) => ({
            referenceValue: `projects/demo-cost/databases/(default)/documents/places/${id}`,
          })),
        },
      }),
    },
  },
];

it.each(cases)(
  'reads only the documents it returns among 10,000: $name',
  ({ query, extra = 0 }) => {
    const decoded = decodeQuery('', { from: [{ collectionId: 'places' }], ...query });
    const { documents, cost } = service.query(owner, decoded);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.length).toBeLessThanOrEqual(150);
    expect(cost.lookedAt).toBeLessThanOrEqual(documents.length + extra);
  },
);
