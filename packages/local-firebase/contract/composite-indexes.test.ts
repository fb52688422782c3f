import {
  average,
  collection,
  collectionGroup,
  documentId,
  getAggregate,
  getCount,
  getDocs,
  or,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore/lite';
import type { Query, QueryConstraint } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const descending = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const index = (collectionGroupId: string, ...fields: object[]) => ({
  collectionGroup: collectionGroupId,
  queryScope: 'COLLECTION',
  fields,
});

const vector = (fieldPath: string, dimension: number) => ({
  fieldPath,
  vectorConfig: { dimension, flat: {} },
});

const indexes = {
  indexes: [
    index('c', ascending('a'), descending('n')),
    index('c', ascending('b'), descending('n')),
    index('c', { fieldPath: 'tags', arrayConfig: 'CONTAINS' }, ascending('n')),
    index('c', ascending('x'), ascending('y')),
    index('c', descending('d'), ascending('n')),
    { ...index('c', ascending('a'), ascending('m')), queryScope: 'COLLECTION_GROUP' },
    index('c', ascending('n'), descending('weight')),
    index('c', ascending('a'), ascending('tall'), descending('wide')),
    index('c', ascending('hidden'), ascending('n')),
    index('c', ascending('a'), vector('v', 2)),
  ],
  fieldOverrides: [
    { collectionGroup: 'c', fieldPath: 'hidden', indexes: [] },
    { collectionGroup: 'c', fieldPath: 'meta', indexes: [] },
    {
      collectionGroup: 'c',
      fieldPath: 'meta.kept',
      indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
    },
    {
      collectionGroup: 'c',
      fieldPath: 'groupTags',
      indexes: [{ queryScope: 'COLLECTION_GROUP', arrayConfig: 'CONTAINS' }],
    },
    { collectionGroup: 'quiet', fieldPath: '*', indexes: [] },
    {
      collectionGroup: 'quiet',
      fieldPath: 'heard',
      indexes: [{ queryScope: 'COLLECTION', order: 'DESCENDING' }],
    },
    {
      collectionGroup: 'c',
      fieldPath: 'grouped',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
  ],
};

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture({ indexes });
});
afterAll(() => fixture.close());

const c = (...constraints: QueryConstraint[]) =>
  query(collection(fixture.web('owner'), 'c'), ...constraints);
const group = (...constraints: QueryConstraint[]) =>
  query(collectionGroup(fixture.web('owner'), 'c'), ...constraints);

const quiet = (...constraints: QueryConstraint[]) =>
  query(collection(fixture.web('owner'), 'quiet'), ...constraints);

const served: [string, () => Query][] = [
  [
    'only equality filters',
    () => c(where('a', '==', 1), where('z', '==', 2), where('tags', 'array-contains', 3)),
  ],
  ['a range on one field', () => c(where('n', '>', 1), where('n', '<', 5), orderBy('n', 'desc'))],
  ['one order', () => c(orderBy('n', 'desc'))],
  ['equalities and a range of names', () => c(where('a', '==', 1), where(documentId(), '>', 'x'))],
  ['an equality with the order of its index', () => c(where('a', '==', 1), orderBy('n', 'desc'))],
  ['an equality on a field in descending order', () => c(where('d', '==', 1), orderBy('n'))],
  [
    'equalities on a field in either direction',
    () => c(where('a', '==', 1), where('d', '==', 1), where('z', '==', 1)),
  ],
  ['two indexes merged', () => c(where('a', '==', 1), where('b', '==', 1), orderBy('n', 'desc'))],
  ['an array and an order', () => c(where('tags', 'array-contains', 1), orderBy('n'))],
  ['in and an order', () => c(where('a', 'in', [1, 2]), orderBy('n', 'desc'))],
  ['two inequalities', () => c(where('x', '>', 1), where('y', '>', 1))],
  ['an order on a field with an equality filter', () => c(where('a', '==', 1), orderBy('a'))],
  ['a collection group without filters', () => group()],
  ['a collection group ordered by descending name', () => group(orderBy(documentId(), 'desc'))],
  [
    'a collection group filtered by an array field with a group index',
    () => group(where('groupTags', 'array-contains', 1)),
  ],
  [
    'a composite index of a field without single-field indexes',
    () => c(where('hidden', '==', 1), orderBy('n')),
  ],
  ['a re-enabled field of a map without single-field indexes', () => c(where('meta.kept', '>', 1))],
  [
    'a re-enabled field of a collection without single-field indexes',
    () => quiet(orderBy('heard', 'desc')),
  ],
  ['an equality on a field with only a descending index', () => quiet(where('heard', '==', 1))],
  [
    'array and equality indexes that are merged',
    () => c(where('tags', 'array-contains', 1), where('d', '==', 1), orderBy('n')),
  ],
  ['array-contains-any', () => c(where('tags', 'array-contains-any', [1, 2]), orderBy('n'))],
  [
    'an explicit order by name after the last order',
    () => c(where('a', '==', 1), orderBy('n', 'desc'), orderBy(documentId(), 'desc')),
  ],
  [
    'a collection group with a composite index of group scope',
    () => group(where('a', '==', 1), orderBy('m')),
  ],
  [
    'a collection group filtered by a field with a group index',
    () => group(where('grouped', '==', 1)),
  ],
  [
    'OR branches that each have an index',
    () => query(c(), or(where('a', '==', 1), where('b', '==', 2))),
  ],
];

const override = (group: string, fieldPath: string, mode: object) => ({
  fieldOverrides: [
    {
      collectionGroup: group,
      fieldPath,
      indexes: [{ queryScope: 'COLLECTION', ...mode }],
    },
  ],
});

const refused: [string, () => Query, unknown][] = [
  [
    'an order without index',
    () => c(where('z', '==', 1), orderBy('n')),
    index('c', ascending('z'), ascending('n')),
  ],
  [
    'an equality that no merged index covers',
    () => c(where('a', '==', 1), where('z', '==', 1), orderBy('n', 'desc')),
    index('c', ascending('a'), ascending('z'), descending('n')),
  ],
  [
    'an order against the direction of its index',
    () => c(where('a', '==', 1), orderBy('n')),
    index('c', ascending('a'), ascending('n')),
  ],
  [
    'a range against the direction of its index',
    () => c(where('a', '==', 1), where('n', '>', 1)),
    index('c', ascending('a'), ascending('n')),
  ],
  [
    'two orders against both directions of their index',
    () => c(orderBy('x', 'desc'), orderBy('y', 'desc')),
    index('c', descending('x'), descending('y')),
  ],
  [
    'names against the direction of their index',
    () => c(where('a', '==', 1), orderBy('n', 'desc'), orderBy(documentId())),
    index('c', ascending('a'), descending('n'), ascending('__name__')),
  ],
  [
    'indexes of different directions, which cannot be merged',
    () => c(where('a', '==', 1), where('d', '==', 1), orderBy('n', 'desc')),
    index('c', ascending('a'), ascending('d'), descending('n')),
  ],
  [
    'an order against the only indexed direction',
    () => quiet(orderBy('heard')),
    override('quiet', 'heard', { order: 'ASCENDING' }),
  ],
  ['two orders', () => c(orderBy('n'), orderBy('m')), index('c', ascending('n'), ascending('m'))],
  [
    'inequalities in an order that the index does not have',
    () => c(where('x', '>', 1), where('y', '>', 1), orderBy('y')),
    index('c', ascending('y'), ascending('x')),
  ],
  [
    'names in the opposite direction of the order',
    () => c(orderBy('n'), orderBy(documentId(), 'desc')),
    index('c', ascending('n'), descending('__name__')),
  ],
  [
    'an OR branch without an index',
    () => query(c(orderBy('n', 'desc')), or(where('a', '==', 1), where('z', '==', 2))),
    index('c', ascending('z'), descending('n')),
  ],
  [
    'a collection group filtered by a field without a group index',
    () => group(where('z', '==', 1)),
    {
      fieldOverrides: [
        {
          collectionGroup: 'c',
          fieldPath: 'z',
          indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
        },
      ],
    },
  ],
  [
    'a field of a map without single-field indexes',
    () => c(where('meta.lost', '==', 1)),
    override('c', 'meta.lost', { order: 'ASCENDING' }),
  ],
  [
    'a field of a collection without single-field indexes',
    () => quiet(where('muted', 'array-contains', 1)),
    override('quiet', 'muted', { arrayConfig: 'CONTAINS' }),
  ],
  [
    'an array and an order against the direction of its index',
    () => c(where('tags', 'array-contains', 1), orderBy('n', 'desc')),
    index('c', { fieldPath: 'tags', arrayConfig: 'CONTAINS' }, descending('n')),
  ],
  [
    'three inequalities, in the order of their fields',
    () => c(where('z', '>', 1), where('x', '>', 1), where('y', '!=', 1)),
    index('c', ascending('x'), ascending('y'), ascending('z')),
  ],
  [
    'not-in combined with an equality',
    () => c(where('z', 'not-in', [1]), where('a', '==', 1)),
    index('c', ascending('a'), ascending('z')),
  ],
  [
    'a field without a single-field index',
    () => c(where('hidden', '==', 1)),
    {
      fieldOverrides: [
        {
          collectionGroup: 'c',
          fieldPath: 'hidden',
          indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
        },
      ],
    },
  ],
];

describe('composite indexes', () => {
  it.each(served)('are not required by %s', async (_, make) => {
    expect((await getDocs(make())).empty).toBe(true);
  });

  it.each(refused)('are required for %s, with the JSON to add', async (_, make, missing) => {
    const error = await getDocs(make()).then(
      () => null,
      (reason: unknown) => reason as { code: string; message: string },
    );
    expect(error?.code).toBe('failed-precondition');
    const json = error?.message.split('add to firestore.indexes.json: ')[1] ?? '';
    expect(JSON.parse(json)).toEqual(missing);
    expect(error?.message).toMatch(/index.*https:\/\/console\.firebase\.google\.com/);
  });

  it('are required for aggregations over another field than the filter', async () => {
    expect((await getCount(c(where('a', '==', 1)))).data().count).toBe(0);
    expect((await getAggregate(c(), { n: sum('n') })).data().n).toBe(0);
    expect((await getAggregate(c(where('a', '==', 1)), { n: sum('n') })).data().n).toBe(0);
    await expect(getAggregate(c(where('z', '==', 1)), { n: average('n') })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('serve aggregations in any order and direction of the aggregated fields', async () => {
    const sums = { tall: sum('tall'), wide: average('wide') };
    expect((await getAggregate(c(where('a', '==', 1)), sums)).data().tall).toBe(0);
    const weights = { weight: sum('weight') };
    expect((await getAggregate(c(orderBy('n')), weights)).data().weight).toBe(0);
    expect((await getAggregate(c(where('n', '>', 1)), { n: sum('n') })).data().n).toBe(0);
    await expect(getAggregate(c(), sums)).rejects.toMatchObject({ code: 'failed-precondition' });
    await expect(getAggregate(c(orderBy('m')), weights)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('are required for vectors, with the exact dimension', async () => {
    const nearest = (a: number | null, queryVector: number[]) => {
      const all = fixture.server().collection('c');
      const some = a === null ? all : all.where('a', '==', a);
      return some
        .findNearest({ vectorField: 'v', queryVector, limit: 1, distanceMeasure: 'COSINE' })
        .get();
    };
    expect((await nearest(1, [1, 0])).empty).toBe(true);
    await expect(nearest(1, [1, 0, 0])).rejects.toThrow(
      JSON.stringify(index('c', ascending('a'), vector('v', 3))),
    );
    await expect(nearest(null, [1, 0])).rejects.toMatchObject({ code: 9 });
  });
});
