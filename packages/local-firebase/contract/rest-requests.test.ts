import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

const project = 'demo-requests';
const root = `projects/${project}/databases/(default)/documents`;
let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  const documents = `${fixture.origin}/emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(documents, { method: 'DELETE' });
});

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${fixture.origin}/v1/${root}${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as unknown };
}

const invalid = { status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } };
const int = (n: number) => ({ integerValue: String(n) });
const name = `${root}/c/a`;
const from = [{ collectionId: 'c' }];
const foreign = 'projects/other/databases/(default)/documents/c/a';
const compare = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const list = (...values: object[]) => ({ arrayValue: { values } });
const commit = (...writes: object[]) => call('POST', ':commit', { writes });
const fieldsOf = async (path: string) =>
  ((await call('GET', path)).json as { fields: Record<string, unknown> }).fields;
const found = async (structuredQuery: object) => {
  const { status, json } = await call('POST', ':runQuery', { structuredQuery });
  expect({ status, json }).toMatchObject({ status: 200 });
  return (json as { document?: { name: string } }[]).flatMap(({ document }) =>
    document ? [document.name.slice(root.length + 3)] : [],
  );
};

describe('names that a request does not have', () => {
  it.each([
    [':commit', { write: [] }, '"write": Cannot find field.'],
    [':commit', { writes: [{ remove: name }] }, `"remove" at 'writes[0]': Cannot find field.`],
    [
      ':commit',
      { writes: [{ update: { name, values: {} } }] },
      `"values" at 'writes[0].update': Cannot find field.`,
    ],
    [
      ':commit',
      { writes: [{ update: { name, fields: { x: { textValue: 'a' } } } }] },
      `"textValue" at 'value': Cannot find field.`,
    ],
    [
      ':commit',
      { writes: [{ update: { name, fields: { x: { arrayValue: { items: [] } } } } }] },
      `"items" at 'value': Cannot find field.`,
    ],
    [':batchGet', { names: [name] }, '"names": Cannot find field.'],
    [
      ':runQuery',
      { structuredQuery: { from, filter: {} } },
      `"filter" at 'structured_query': Cannot find field.`,
    ],
    [
      ':runQuery',
      { structuredQuery: { from, orderBy: [{ fieldPath: 'x' }] } },
      `"fieldPath" at 'structured_query.order_by[0]': Cannot find field.`,
    ],
    [
      ':runAggregationQuery',
      { structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ max: {} }] } },
      `"max" at 'structured_aggregation_query.aggregations[0]': Cannot find field.`,
    ],
    [':beginTransaction', { readOnly: {} }, '"readOnly": Cannot find field.'],
    [':rollback', { id: 'x' }, '"id": Cannot find field.'],
    [':listCollectionIds', { limit: 1 }, '"limit": Cannot find field.'],
    ['/c?documentId=a', { data: {} }, `"data" at 'document': Cannot find field.`],
  ])('are refused in %s %j', async (path, body, message) => {
    const answer = await call('POST', path, body);
    expect(answer).toMatchObject(invalid);
    expect(JSON.stringify(answer.json)).toContain(
      JSON.stringify(`Invalid JSON payload received. Unknown name ${message}`).slice(1, -1),
    );
  });

  it.each([
    ['GET', '/c/a?masks.fieldPaths=x'],
    ['GET', '/c?limit=2'],
    ['PATCH', '/c/a?exists=true'],
    ['POST', '/c?id=a'],
    ['DELETE', '/c/a?updateMask.fieldPaths=x'],
  ])('are refused as parameters: %s %s', async (method, path) => {
    const answer = await call(method, path, method === 'GET' ? undefined : {});
    expect(answer).toMatchObject(invalid);
    expect(JSON.stringify(answer.json)).toContain('Cannot bind query parameter');
  });

  it('are accepted under their protocol buffer names', async () => {
    const writes = [
      {
        update: { name, fields: { x: { integer_value: '1' }, l: { array_value: {} } } },
        current_document: { exists: false },
        update_transforms: [{ field_path: 't', set_to_server_value: 'REQUEST_TIME' }],
      },
    ];
    expect((await call('POST', ':commit', { writes })).status).toBe(200);
    expect(await fieldsOf('/c/a?mask.field_paths=x')).toEqual({ x: int(1) });
    const { json } = await call('POST', ':runQuery', {
      structured_query: {
        from: [{ collection_id: 'c' }],
        where: { field_filter: { field: { field_path: 'x' }, op: 'EQUAL', value: int(1) } },
        order_by: [{ field: { field_path: 'x' } }],
      },
    });
    expect(json).toMatchObject([{ document: { name } }]);
    expect(
      (await call('GET', '/c?page_size=1&key=any&alt=json&prettyPrint=false')).json,
    ).toMatchObject({ documents: [{ name }] });
  });
});

it.each([
  ['POST', ':runQuery', { structuredQuery: { from, startAt: { values: [], before: 'yes' } } }],
  ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: 'c', allDescendants: 1 }] } }],
  ['POST', ':runQuery', { structuredQuery: { from }, explainOptions: { analyze: 'all' } }],
  ['GET', '/c?showMissing=yes', undefined],
  ['DELETE', '/c/a?currentDocument.exists=1', undefined],
])('refuses a non-boolean value: %s %s %j', async (method, path, body) => {
  expect(await call(method, path, body)).toMatchObject(invalid);
});

describe('values on the wire', () => {
  it.each([
    ['no type', {}],
    ['a null type', { stringValue: null }],
    ['two types', { stringValue: 'a', integerValue: '1' }],
    ['null next to a type', { nullValue: null, booleanValue: true }],
    ['a double given as a string', { doubleValue: 'one' }],
    ['a reference to a collection', { referenceValue: `${root}/c` }],
    ['bytes with a single base64 character', { bytesValue: 'AAAAA' }],
    ['bytes with incomplete padding', { bytesValue: 'AA=' }],
    ['a map with an unknown property', { mapValue: { values: {} } }],
    ['a point with an altitude', { geoPointValue: { latitude: 1, longitude: 2, altitude: 3 } }],
    ['the year 10000', { timestampValue: '10000-01-01T00:00:00Z' }],
    ['the year 0', { timestampValue: '0000-12-31T23:59:59Z' }],
    ['a second of 60', { timestampValue: '2026-06-30T23:59:60Z' }],
    ['ten fractional digits of a second', { timestampValue: '2026-06-30T23:59:59.1234567890Z' }],
  ])('refuse %s', async (_, value) => {
    expect(await commit({ update: { name, fields: { x: value } } })).toMatchObject(invalid);
  });

  it.each([
    [{ stringValue: 'a', integerValue: null }, { stringValue: 'a' }],
    [{ bytesValue: 'AA' }, { bytesValue: 'AA==' }],
    [{ bytesValue: '__8=' }, { bytesValue: '//8=' }],
    [
      { timestampValue: '2026-01-01T01:00:00.9999999+01:00' },
      { timestampValue: '2026-01-01T00:00:00.999999Z' },
    ],
    [{ timestampValue: '0001-01-01T00:00:00Z' }, { timestampValue: '0001-01-01T00:00:00Z' }],
    [
      { timestampValue: '9999-12-31T23:59:59.999999999Z' },
      { timestampValue: '9999-12-31T23:59:59.999999Z' },
    ],
  ])('keep %j as %j', async (value, kept) => {
    await commit({ update: { name, fields: { x: value } } });
    expect(await fieldsOf('/c/a')).toEqual({ x: kept });
  });
});

describe('writes on the wire', () => {
  it('take a mask that names a field and the map around it, as the web client sends it', async () => {
    await commit({ update: { name, fields: { m: { mapValue: { fields: { old: int(1) } } } } } });
    const map = { mapValue: { fields: { x: int(2), y: int(3) } } };
    await commit({
      update: { name, fields: { m: map, z: int(4) } },
      updateMask: { fieldPaths: ['m.x', 'm', 'm'] },
    });
    expect(await fieldsOf('/c/a')).toEqual({ m: map });
  });

  it.each([
    ['of a reserved field', { fieldPath: '__x__', increment: int(1) }],
    ['of the name', { fieldPath: '__name__', increment: int(1) }],
    ['by a string', { fieldPath: 'x', increment: { stringValue: '1' } }],
    ['of two kinds', { fieldPath: 'x', increment: int(1), maximum: int(1) }],
    ['without a kind', { fieldPath: 'x' }],
    ['to an unknown server value', { fieldPath: 'x', setToServerValue: 'COMMIT_TIME' }],
    ['22 maps deep', { fieldPath: Array<string>(22).fill('m').join('.'), increment: int(1) }],
    [
      'of a list 21 deep',
      {
        fieldPath: Array<string>(21).fill('m').join('.'),
        appendMissingElements: { values: [int(1)] },
      },
    ],
  ])('refuse a transform %s', async (_, transform) => {
    const updateTransforms = [transform];
    expect(await commit({ update: { name }, updateTransforms })).toMatchObject(invalid);
  });

  it('take a transform at the maximum nesting depth of a document', async () => {
    const fieldPath = Array<string>(21).fill('m').join('.');
    const updateTransforms = [{ fieldPath, increment: int(1) }];
    expect((await commit({ update: { name }, updateTransforms })).status).toBe(200);
  });

  it('refuse a document with more than 40,000 index entries', async () => {
    const elements = (count: number) => list(...Array.from({ length: count }, (_, i) => int(i)));
    const refused = await commit({ update: { name, fields: { l: elements(40_001) } } });
    expect(refused).toMatchObject(invalid);
    expect(JSON.stringify(refused.json)).toContain('too many index entries for entity');
    expect((await commit({ update: { name, fields: { l: elements(40_000) } } })).status).toBe(200);
    const numbers = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, int(i)]));
    expect(await commit({ update: { name, fields: numbers(20_001) } })).toMatchObject(invalid);
    const map = { mapValue: { fields: numbers(20_000) } };
    expect((await commit({ update: { name, fields: { map } } })).status).toBe(200);
  });

  it('refuse an explicit name in a created document', async () => {
    expect(await call('POST', '/c?documentId=a', { name, fields: {} })).toMatchObject(invalid);
  });

  it('refuse two writes of the same document in a batch of independent writes', async () => {
    const writes = [{ delete: name }, { delete: name }];
    expect(await call('POST', ':batchWrite', { writes })).toMatchObject(invalid);
  });

  it('report for each independent write whether it succeeded', async () => {
    const writes = [
      { update: { name, fields: {} }, currentDocument: { exists: true } },
      { update: { name: `${root}/c/b`, fields: {} } },
    ];
    expect((await call('POST', ':batchWrite', { writes, labels: {} })).json).toMatchObject({
      writeResults: [{}, { updateTime: expect.any(String) as string }],
      status: [{ code: 5 }, { code: 0 }],
    });
  });
});

describe('queries on the wire', () => {
  beforeEach(() =>
    commit(
      ...[1, 2, 3].map((n) => ({ update: { name: `${root}/c/d${n}`, fields: { n: int(n) } } })),
    ),
  );

  const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
  const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
  const many = (count: number) => list(...Array.from({ length: count }, (_, i) => int(i)));

  it.each<[string, object]>([
    [
      'not-in combined with in',
      { where: and(compare('n', 'NOT_IN', many(1)), compare('m', 'IN', many(1))) },
    ],
    ['not-in of 11', { where: compare('n', 'NOT_IN', many(11)) }],
    ['in of 31', { where: compare('n', 'IN', many(31)) }],
    ['in of an empty list', { where: compare('n', 'IN', list()) }],
    ['in of a value that is not a list', { where: compare('n', 'IN', int(1)) }],
    [
      '6 times 6 alternatives',
      { where: and(compare('n', 'IN', many(6)), compare('m', 'IN', many(6))) },
    ],
    [
      'two array-contains',
      {
        where: and(compare('n', 'ARRAY_CONTAINS', int(1)), compare('m', 'ARRAY_CONTAINS', int(1))),
      },
    ],
    [
      '101 filters',
      { where: and(...Array.from({ length: 101 }, () => compare('n', 'EQUAL', int(1)))) },
    ],
    [
      'a filter of two kinds',
      {
        where: {
          ...compare('n', 'EQUAL', int(1)),
          unaryFilter: { field: { fieldPath: 'n' }, op: 'IS_NULL' },
        },
      },
    ],
    ['an empty filter', { where: and() }],
    ['an unknown operator', { where: compare('n', 'LIKE', int(1)) }],
    [
      'a name compared with a string',
      { where: compare('__name__', 'EQUAL', { stringValue: 'd1' }) },
    ],
    [
      'a name of another project',
      { where: compare('__name__', 'IN', list({ referenceValue: foreign })) },
    ],
    [
      'a cursor in another project',
      {
        orderBy: [{ field: { fieldPath: 'n' } }],
        startAt: { values: [int(1), { referenceValue: foreign }] },
      },
    ],
    ['a negative limit', { limit: -1 }],
    ['a negative offset', { offset: -1 }],
    ['a fractional limit', { limit: 1.5 }],
    [
      'more values than orders',
      {
        orderBy: [{ field: { fieldPath: 'n' } }],
        startAt: { values: [int(1), { referenceValue: `${root}/c/d1` }, int(2)] },
      },
    ],
    ['a name cursor given as a string', { startAt: { values: [{ stringValue: 'd1' }] } }],
    [
      'two orders by the same field',
      {
        orderBy: [
          { field: { fieldPath: 'n' } },
          { field: { fieldPath: 'n' }, direction: 'DESCENDING' },
        ],
      },
    ],
    ['an unknown direction', { orderBy: [{ field: { fieldPath: 'n' }, direction: 'UP' }] }],
    ['a field path with an empty part', { orderBy: [{ field: { fieldPath: 'n..m' } }] }],
    ['two collections', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }],
    ['a reserved collection', { from: [{ collectionId: '__c__' }] }],
  ])('refuse %s', async (_, query) => {
    const structuredQuery = { from, ...query };
    expect(await call('POST', ':runQuery', { structuredQuery })).toMatchObject(invalid);
  });

  it('take 30 disjunctions, with not-in among them', async () => {
    expect(await found({ from, where: compare('n', 'IN', many(30)) })).toEqual(['d1', 'd2', 'd3']);
    const where = or(compare('n', 'EQUAL', int(2)), compare('n', 'NOT_IN', list(int(2), int(3))));
    expect(await found({ from, where })).toEqual(['d1', 'd2']);
  });

  it('take operators and directions by their numbers', async () => {
    expect(
      await found({
        from,
        where: {
          compositeFilter: {
            op: 1,
            filters: [
              { fieldFilter: { field: { fieldPath: 'n' }, op: 3, value: int(1) } },
              { unaryFilter: { field: { fieldPath: 'n' }, op: 5 } },
            ],
          },
        },
        orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }],
        limit: { value: 1 },
      }),
    ).toEqual(['d3']);
  });

  it('return whole documents for an empty projection and only the name for __name__', async () => {
    const selected = async (fields: object[]) => {
      const structuredQuery = { from, limit: 1, select: { fields } };
      const { json } = await call('POST', ':runQuery', { structuredQuery });
      return (json as { document: { fields: object } }[])[0]?.document.fields;
    };
    expect(await selected([])).toEqual({ n: int(1) });
    expect(await selected([{ fieldPath: '__name__' }])).toEqual({});
  });

  it('return nothing for a limit of 0', async () => {
    expect(await found({ from, limit: 0 })).toEqual([]);
  });
});

describe('transactions on the wire', () => {
  const begin = async (options: object = {}) =>
    ((await call('POST', ':beginTransaction', { options })).json as { transaction: string })
      .transaction;

  it.each(['AAAA', 'no id'])('refuse the unknown id %j', async (transaction) => {
    expect(await call('POST', ':commit', { transaction, writes: [] })).toMatchObject(invalid);
  });

  it('treat an empty id as absent', async () => {
    expect((await call('POST', ':commit', { transaction: '', writes: [] })).status).toBe(200);
  });

  it('refuse a read with both a transaction and a read time', async () => {
    const transaction = await begin();
    const readTime = new Date().toISOString();
    expect(
      await call('POST', ':batchGet', { documents: [name], transaction, readTime }),
    ).toMatchObject(invalid);
  });

  it('refuse a read time in the future or before the retained history', async () => {
    const read = (readTime: Date) =>
      call('POST', ':batchGet', { documents: [name], readTime: readTime.toISOString() });
    expect(await read(new Date(Date.now() + 60_000))).toMatchObject(invalid);
    expect(await read(new Date(Date.now() - 2 * 3_600_000))).toMatchObject({
      status: 400,
      json: { error: { status: 'FAILED_PRECONDITION' } },
    });
  });

  it('start with a read, and return the id first', async () => {
    const { json } = await call('POST', ':batchGet', {
      documents: [name],
      newTransaction: { readWrite: {} },
    });
    const [first, second] = json as { transaction?: string; missing?: string }[];
    expect(first?.transaction).toBeTruthy();
    expect(second?.missing).toBe(name);
    const { status } = await call('POST', ':commit', { transaction: first?.transaction });
    expect(status).toBe(200);
  });
});

describe('partitions on the wire', () => {
  const group = [{ collectionId: 'c', allDescendants: true }];
  const byName = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
  const partition = (structuredQuery: object, rest: object = {}) =>
    call('POST', ':partitionQuery', { structuredQuery, partitionCount: '4', ...rest });

  it('are returned in pages, with each cursor once', async () => {
    await commit(
      ...Array.from({ length: 20 }, (_, i) => ({
        update: { name: `${root}/c/d${i}`, fields: {} },
      })),
    );
    interface Page {
      partitions: { values: { referenceValue: string }[] }[];
      nextPageToken?: string;
    }
    const cursors: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await partition({ from: group, orderBy: byName }, { pageSize: 3, pageToken });
      const { partitions, nextPageToken } = page.json as Page;
      expect(partitions.length).toBeLessThanOrEqual(3);
      cursors.push(...partitions.map(({ values }) => values[0]!.referenceValue));
      pageToken = nextPageToken;
    } while (pageToken !== undefined);
    expect(cursors).toHaveLength(4);
    expect(cursors).toEqual([...new Set(cursors)].sort());
  });

  it.each<[string, object, object]>([
    ['one collection', { from, orderBy: byName }, {}],
    [
      'a collection group with a filter',
      { from: group, orderBy: byName, where: compare('n', 'EQUAL', int(1)) },
      {},
    ],
    ['a collection group with a limit', { from: group, orderBy: byName, limit: 3 }, {}],
    ['another order', { from: group, orderBy: [{ field: { fieldPath: 'n' } }] }, {}],
    ['no parts', { from: group, orderBy: byName }, { partitionCount: '0' }],
  ])('are refused for %s', async (_, query, rest) => {
    expect(await partition(query, rest)).toMatchObject(invalid);
  });
});
