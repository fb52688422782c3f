import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFixture } from './firestore-fixture.ts';
import type { Fixture } from './firestore-fixture.ts';

const project = 'demo-rest';
const root = `projects/${project}/databases/(default)/documents`;
let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  const emulator = `${fixture.origin}/emulator/v1/projects/${project}`;
  await fetch(`${emulator}/databases/(default)/documents`, { method: 'DELETE' });
  await fetch(`${emulator}/usage`, { method: 'DELETE' });
});

interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: 'Bearer owner' },
): Promise<Answer> {
  const response = await fetch(`${fixture.origin}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

const text = (stringValue: string) => ({ stringValue });
const int = (n: number) => ({ integerValue: String(n) });

describe('documents by plain HTTP methods', () => {
  it('creates, gets, patches and deletes', async () => {
    const created = await call('POST', `/v1/${root}/c?documentId=a`, {
      fields: { x: int(1), y: int(2) },
    });
    expect(created).toMatchObject({
      status: 200,
      json: { name: `${root}/c/a`, fields: { x: int(1) } },
    });
    expect(await call('POST', `/v1/${root}/c?documentId=a`, {})).toMatchObject({
      status: 409,
      json: { error: { code: 409, status: 'ALREADY_EXISTS' } },
    });
    const patched = await call(
      'PATCH',
      `/v1/${root}/c/a?updateMask.fieldPaths=x&updateMask.fieldPaths=z&mask.fieldPaths=x`,
      { fields: { x: int(5), ignored: int(6) } },
    );
    expect(patched.json).toMatchObject({ fields: { x: int(5) } });
    expect((await call('GET', `/v1/${root}/c/a`)).json).toMatchObject({
      fields: { x: int(5), y: int(2) },
    });
    expect((await call('DELETE', `/v1/${root}/c/a`)).json).toEqual({});
    expect(await call('GET', `/v1/${root}/c/a`)).toMatchObject({
      status: 404,
      json: { error: { code: 404, status: 'NOT_FOUND' } },
    });
    expect((await call('DELETE', `/v1/${root}/c/a?currentDocument.exists=true`)).status).toBe(404);
  });

  it('generates an id when none is given', async () => {
    const { json } = await call('POST', `/v1/${root}/c`, { fields: {} });
    expect((json as { name: string }).name).toMatch(/\/c\/[A-Za-z0-9]{20}$/);
  });

  it('lists pages in order, also ordered by a field, with each document once', async () => {
    for (const [id, n] of [
      ['a', 3],
      ['b', 1],
      ['c', 2],
    ] as const) {
      await call('PATCH', `/v1/${root}/c/${id}`, { fields: { n: int(n) } });
    }
    interface Listing {
      documents: { name: string }[];
      nextPageToken?: string;
    }
    const first = (await call('GET', `/v1/${root}/c?pageSize=2&orderBy=n%20desc`)).json as Listing;
    const path = `/v1/${root}/c?pageSize=2&orderBy=n%20desc&pageToken=${first.nextPageToken}`;
    const second = (await call('GET', path)).json as Listing;
    const names = [...first.documents, ...second.documents].map(({ name }) => name.slice(-1));
    expect(names).toEqual(['a', 'c', 'b']);
    expect(second.nextPageToken).toBeUndefined();
    expect((await call('GET', `/v1/${root}/c?pageToken=nonsense`)).status).toBe(400);
  });

  it('includes missing parents on request, without timestamps', async () => {
    await call('PATCH', `/v1/${root}/c/ghost/sub/x`, { fields: {} });
    expect((await call('GET', `/v1/${root}/c`)).json).toEqual({ documents: [] });
    expect((await call('GET', `/v1/${root}/c?showMissing=true`)).json).toEqual({
      documents: [{ name: `${root}/c/ghost` }],
    });
  });

  it('does not decode slashes inside ids, and accepts an encoded database id', async () => {
    expect((await call('GET', `/v1/${root}/c/a%2Fb`)).status).toBe(400);
    expect((await call('GET', `/v1/${root}/c/%zz`)).status).toBe(400);
    const encoded = `/v1/projects/${project}/databases/%28default%29/documents`;
    await call('PATCH', `${encoded}/c/a%3Acommit`, { fields: { x: int(1) } });
    const { json } = await call('POST', `${encoded}:batchGet`, {
      documents: [`${root}/c/a:commit`],
    });
    expect(json).toMatchObject([{ found: { fields: { x: int(1) } } }]);
  });
});

describe('limits of production', () => {
  const write = (fields: object, id = 'a') =>
    call('POST', `/v1/${root}:commit`, {
      writes: [{ update: { name: `${root}/c/${id}`, fields } }],
    });
  const nested = (levels: number): object =>
    levels === 0 ? int(1) : { mapValue: { fields: { m: nested(levels - 1) } } };

  it.each([
    ['a document over 1 MiB', { big: text('x'.repeat(1_048_576)) }],
    ['maps nested 21 deep', { m: nested(21) }],
    ['an array in an array', { l: { arrayValue: { values: [{ arrayValue: {} }] } } }],
    ['a reserved field name', { __x__: int(1) }],
    ['an empty field name', { '': int(1) }],
    ['a field name over 1,500 bytes', { ['n'.repeat(1501)]: int(1) }],
    ['an integer beyond 64 bits', { n: { integerValue: '9223372036854775808' } }],
    ['a fractional integer', { n: { integerValue: 1.5 } }],
    ['two types in one value', { n: { integerValue: '1', stringValue: 'x' } }],
    ['an unknown type', { n: { wordValue: 'x' } }],
    ['a latitude of 91', { g: { geoPointValue: { latitude: 91 } } }],
    ['a malformed timestamp', { t: { timestampValue: '2026-02-30T00:00:00Z' } }],
    ['a reference without a full path', { r: { referenceValue: 'places/x' } }],
    ['an unpaired surrogate', { s: text('\ud800') }],
    [
      'an empty vector',
      { v: { mapValue: { fields: { __type__: text('__vector__'), value: { arrayValue: {} } } } } },
    ],
  ])('refuses %s', async (_, fields) => {
    expect(await write(fields)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  it('accepts requests just within the limits', async () => {
    expect((await write({ big: text('x'.repeat(1_048_400)) })).status).toBe(200);
    expect((await write({ m: nested(20) })).status).toBe(200);
    expect((await write({ ['n'.repeat(1500)]: int(1) })).status).toBe(200);
  });

  it.each(['.', '..', '__reserved__', 'i'.repeat(1501)])(
    'refuses the document id %s',
    async (id) => {
      expect((await write({}, id)).status).toBe(400);
    },
  );

  it('refuses more than 500 transforms of one document', async () => {
    const updateTransforms = Array.from({ length: 501 }, (_, i) => ({
      fieldPath: `f${i}`,
      setToServerValue: 'REQUEST_TIME',
    }));
    const { status } = await call('POST', `/v1/${root}:commit`, {
      writes: [{ update: { name: `${root}/c/a` }, updateTransforms }],
    });
    expect(status).toBe(400);
  });

  it('refuses a body over the limit and continues to serve requests', async () => {
    const { status, json } = await call('POST', `/v1/${root}:commit`, 'x'.repeat(11_534_337));
    expect({ status, json }).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
    expect((await call('GET', '/')).status).toBe(200);
  });

  it.each([
    ['a body that is not JSON', 'hello'],
    ['a list', []],
    ['writes that are not a list', { writes: 1 }],
    ['an empty write', { writes: [{}] }],
    ['a write of two kinds', { writes: [{ delete: `${root}/c/a`, verify: `${root}/c/a` }] }],
    ['another project', { writes: [{ delete: 'projects/x/databases/(default)/documents/c/a' }] }],
    ['a collection', { writes: [{ delete: `${root}/c` }] }],
  ])('refuses a commit of %s', async (_, body) => {
    expect(await call('POST', `/v1/${root}:commit`, body)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });
});

describe('transforms on the wire', () => {
  const transformed = async (start: object | undefined, transform: object) => {
    const name = `${root}/t/a`;
    const writes = [
      { update: { name, fields: start === undefined ? {} : { f: start } } },
      {
        update: { name },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'f', ...transform }],
      },
    ];
    const answer = await call('POST', `/v1/${root}:commit`, { writes });
    const { json } = await call('GET', `/v1/${root}/t/a`);
    const result = (answer.json as { writeResults: { transformResults?: unknown[] }[] })
      .writeResults[1];
    return [(json as { fields: { f: unknown } }).fields.f, result?.transformResults?.[0]];
  };
  const max = { integerValue: '9223372036854775807' };
  const min = { integerValue: '-9223372036854775808' };

  it.each([
    ['saturates upwards', max, { increment: int(1) }, max],
    ['saturates downwards', min, { increment: int(-1) }, min],
    ['becomes a double', int(1), { increment: { doubleValue: 0.5 } }, { doubleValue: 1.5 }],
    ['replaces text', text('x'), { increment: int(2) }, int(2)],
    ['starts a missing field', undefined, { increment: int(2) }, int(2)],
    ['keeps 3 over 3.0', int(3), { maximum: { doubleValue: 3 } }, int(3)],
    ['sets a larger maximum', int(3), { maximum: int(4) }, int(4)],
    ['sets a smaller minimum', int(3), { minimum: { doubleValue: 2.5 } }, { doubleValue: 2.5 }],
    ['results in NaN', int(3), { minimum: { doubleValue: 'NaN' } }, { doubleValue: 'NaN' }],
  ])('%s', async (_, start, transform, expected) => {
    expect(await transformed(start, transform)).toEqual([expected, expected]);
  });

  it('adds and removes array elements by value, reporting null', async () => {
    const list = (...values: object[]) => ({ arrayValue: { values } });
    const start = list(int(1), { doubleValue: 2 });
    const append = { appendMissingElements: { values: [{ doubleValue: 1 }, int(3), int(3)] } };
    expect(await transformed(start, append)).toEqual([
      list(int(1), { doubleValue: 2 }, int(3)),
      { nullValue: null },
    ]);
    const remove = { removeAllFromArray: { values: [int(2)] } };
    expect(await transformed(start, remove)).toEqual([list(int(1)), { nullValue: null }]);
  });
});

describe('transactions on the wire', () => {
  const begin = async (options?: object) =>
    (await call('POST', `/v1/${root}:beginTransaction`, { options })).json as {
      transaction: string;
    };

  it('commits a transaction without reads only once', async () => {
    const { transaction } = await begin();
    const body = { transaction, writes: [{ update: { name: `${root}/c/a`, fields: {} } }] };
    expect((await call('POST', `/v1/${root}:commit`, body)).status).toBe(200);
    expect(await call('POST', `/v1/${root}:commit`, body)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  it('aborts when the data it read has changed', async () => {
    const { transaction } = await begin();
    await call('POST', `/v1/${root}:batchGet`, { transaction, documents: [`${root}/c/a`] });
    await call('PATCH', `/v1/${root}/c/a`, { fields: { x: int(1) } });
    const writes = [{ update: { name: `${root}/c/b`, fields: {} } }];
    expect(await call('POST', `/v1/${root}:commit`, { transaction, writes })).toMatchObject({
      status: 409,
      json: { error: { status: 'ABORTED' } },
    });
    expect((await call('GET', `/v1/${root}/c/b`)).status).toBe(404);
  });

  it('refuses writes in a read-only transaction', async () => {
    const { transaction } = await begin({ readOnly: {} });
    const writes = [{ delete: `${root}/c/a` }];
    expect((await call('POST', `/v1/${root}:commit`, { transaction, writes })).status).toBe(400);
  });

  it('gives a read-only transaction one snapshot', async () => {
    await call('PATCH', `/v1/${root}/c/a`, { fields: { x: int(1) } });
    const { transaction } = await begin({ readOnly: {} });
    const read = () =>
      call('POST', `/v1/${root}:batchGet`, { transaction, documents: [`${root}/c/a`] });
    await read();
    await call('PATCH', `/v1/${root}/c/a`, { fields: { x: int(2) } });
    expect((await read()).json).toMatchObject([{ found: { fields: { x: int(1) } } }]);
  });

  it('accepts a rollback of a finished transaction', async () => {
    const { transaction } = await begin();
    expect((await call('POST', `/v1/${root}:rollback`, { transaction })).json).toEqual({});
    expect((await call('POST', `/v1/${root}:rollback`, { transaction })).json).toEqual({});
    const { status } = await call('POST', `/v1/${root}:commit`, { transaction, writes: [] });
    expect(status).toBe(400);
  });
});

describe('requirements of browsers', () => {
  const origin = 'http://localhost:5173';

  it('answers a preflight with the requested headers', async () => {
    const response = await fetch(`${fixture.origin}/v1/${root}:batchGet`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-goog-api-client',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-goog-api-client',
    );
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('allows the origin on error responses too', async () => {
    const refused = await call('GET', `/v1/${root}/c/a`, undefined, { origin });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    const unknown = await call('GET', '/nowhere', undefined, { origin });
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('reads JSON sent as text/plain', async () => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'text/plain' };
    const { json } = await call(
      'POST',
      `/v1/${root}:batchGet`,
      { documents: [`${root}/c/a`] },
      headers,
    );
    expect(json).toMatchObject([{ missing: `${root}/c/a` }]);
  });
});

describe('identity', () => {
  const token = (payload: object, signature = '') =>
    [{ alg: 'none', typ: 'JWT' }, payload]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .concat(signature)
      .join('.');

  it.each([
    ['a malformed token', 'Bearer nonsense'],
    ['a signature', `Bearer ${token({ sub: 'a' }, 'c2ln')}`],
    ['no subject', `Bearer ${token({ email: 'a@b' })}`],
    ['another project', `Bearer ${token({ sub: 'a', aud: 'other' })}`],
    ['another scheme', 'Basic b3duZXI6'],
  ])('refuses a token with %s as unauthenticated', async (_, authorization) => {
    expect(await call('GET', `/v1/${root}/c/a`, undefined, { authorization })).toMatchObject({
      status: 401,
      json: { error: { status: 'UNAUTHENTICATED' } },
    });
  });

  it('allows only the owner when no rules are loaded', async () => {
    expect((await call('GET', `/v1/${root}/c/a`, undefined, {})).status).toBe(403);
    const authorization = `Bearer ${token({ sub: 'ana', aud: project })}`;
    expect((await call('GET', `/v1/${root}/c/a`, undefined, { authorization })).status).toBe(403);
  });
});

describe('usage', () => {
  it('counts like production billing: one read for an empty result, one for 1,000 counted documents', async () => {
    const writes = Array.from({ length: 5 }, (_, i) => ({
      update: { name: `${root}/c/${i}`, fields: { n: int(i) } },
    }));
    await call('POST', `/v1/${root}:commit`, { writes });
    const from = [{ collectionId: 'c' }];
    await call('POST', `/v1/${root}:runQuery`, { structuredQuery: { from, limit: 3 } });
    await call('POST', `/v1/${root}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'none' }] },
    });
    await call('POST', `/v1/${root}:runAggregationQuery`, {
      structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ count: {} }] },
    });
    await call('POST', `/v1/${root}:batchGet`, { documents: [`${root}/c/1`, `${root}/c/missing`] });
    const usage = `/emulator/v1/projects/${project}/usage`;
    expect((await call('GET', usage)).json).toMatchObject({
      documentReads: 7,
      rulesReads: 0,
      documentWrites: 5,
      byCollection: { c: 6, none: 1 },
    });
    await call('DELETE', usage);
    expect((await call('GET', usage)).json).toMatchObject({ documentReads: 0, byCollection: {} });
  });
});

it('answers an unknown path in the usual error form, and an unserved one with 501', async () => {
  expect((await call('GET', '/v1/projects/p/locations')).json).toMatchObject({
    error: { code: 404 },
  });
  expect((await call('PUT', `/v1/${root}/c/a`, {})).status).toBe(501);
});

it.each(['listen', 'write', 'executePipeline'])('reports that %s is not served', async (verb) => {
  expect((await call('POST', `/v1/${root}:${verb}`, {})).json).toMatchObject({
    error: { code: 501, status: 'UNIMPLEMENTED' },
  });
});

it('requires backticks around unusual field names in every place', async () => {
  const invalid = { error: { code: 400, status: 'INVALID_ARGUMENT' } };
  const path = `/v1/${root}/odd/a`;
  const fields = { 'a-b': { integerValue: '1' } };
  expect((await call('PATCH', `${path}?updateMask.fieldPaths=a-b`, { fields })).json).toMatchObject(
    invalid,
  );
  await call('PATCH', `${path}?updateMask.fieldPaths=%60a-b%60`, { fields });
  expect((await call('GET', `${path}?mask.fieldPaths=a-b`)).json).toMatchObject(invalid);
  expect((await call('GET', `${path}?mask.fieldPaths=%60a-b%60`)).json).toMatchObject({ fields });
  const from = [{ collectionId: 'odd' }];
  const ordered = (fieldPath: string) =>
    call('POST', `/v1/${root}:runQuery`, {
      structuredQuery: { from, orderBy: [{ field: { fieldPath } }] },
    });
  expect((await ordered('a-b')).json).toMatchObject(invalid);
  expect((await ordered('`a-b`')).json).toMatchObject([{ document: { fields } }]);
});

it('survives a client that disconnects in the middle of a body', async () => {
  await new Promise<void>((resolve) => {
    const hangingUp = httpRequest(`${fixture.origin}/v1/${root}:commit`, {
      method: 'POST',
      headers: { 'content-length': 1000 },
    });
    hangingUp.on('error', () => resolve());
    hangingUp.write('{');
    setTimeout(() => hangingUp.destroy(new Error('gone')), 20);
  });
  expect((await call('GET', '/')).status).toBe(200);
});
