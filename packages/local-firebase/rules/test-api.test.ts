import { describe, expect, it } from 'vitest';
import { FirestoreError } from '../firestore/errors.ts';
import { runRulesTest } from './test-api.ts';
import { RulesTimestamp } from './values.ts';

const firestore = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
const storage = (body: string): string =>
  `rules_version = '2';\nservice firebase.storage {\nmatch /b/{bucket}/o {\n${body}\n}\n}`;

type Case = Record<string, unknown>;

function run(content: string, ...testCases: Case[]) {
  return runRulesTest(
    { source: { files: [{ name: 'firestore.rules', content }] }, testSuite: { testCases } },
    new RulesTimestamp(1_700_000_000n, 0),
  );
}

const path = '/databases/(default)/documents/users/alice';
const get: Case = { expectation: 'ALLOW', request: { method: 'get', path } };

function allowed(content: string, testCase: Case): boolean {
  const [result] = run(content, { ...testCase, expectation: 'ALLOW' }).testResults ?? [];
  return result?.state === 'SUCCESS';
}

describe('verdicts', () => {
  /** Offset of a condition that starts in column 35 of the match's first line. */
  const prefix = firestore('').lastIndexOf('\n\n') + 35;

  it('are relative to the expectation, one per case, in order', () => {
    const content = firestore("match /users/{id} { allow get: if id == 'alice'; }");
    const other = { method: 'get', path: '/databases/(default)/documents/users/bia' };
    const response = run(
      content,
      get,
      { ...get, expectation: 'DENY' },
      { expectation: 'ALLOW', request: other },
      { expectation: 'DENY', request: other },
    );
    expect(response.testResults?.map((result) => result.state)).toEqual([
      'SUCCESS',
      'FAILURE',
      'FAILURE',
      'SUCCESS',
    ]);
    expect(response.issues).toBeUndefined();
  });

  it('include the message and position of an evaluation error', () => {
    const response = run(
      firestore('match /users/{id} { allow get: if resource.data.missing == 1; }'),
      {
        ...get,
        resource: { data: {} },
      },
    );
    expect(response.testResults).toEqual([
      {
        state: 'FAILURE',
        debugMessages: [
          'Error: firestore.rules line [4], column [35]. Property missing is undefined on object.',
        ],
        errorPosition: {
          fileName: 'firestore.rules',
          line: 4,
          column: 35,
          currentOffset: prefix,
          endOffset: prefix + 'resource.data.missing'.length,
        },
      },
    ]);
  });

  it('are replaced by issues when the file does not load', () => {
    expect(run(firestore('match /users/{id} { allow get: if ; }'), get)).toEqual({
      issues: [
        {
          sourcePosition: {
            fileName: 'firestore.rules',
            line: 4,
            column: 35,
            currentOffset: prefix,
            endOffset: prefix + 1,
          },
          description: "Unexpected ';': expected an expression.",
          severity: 'ERROR',
        },
      ],
    });
  });

  it('accept enums by number', () => {
    const content = firestore('match /users/{id} { allow get; }');
    expect(run(content, { ...get, expectation: 1 }).testResults).toEqual([{ state: 'SUCCESS' }]);
    expect(run(content, { ...get, expectation: 2 }).testResults).toEqual([{ state: 'FAILURE' }]);
  });

  it('use the file that contains the service of the path', () => {
    const storageName = {
      name: 'storage.rules',
      content: storage('match /{all=**} { allow get: if all.x; }'),
    };
    const response = runRulesTest({
      source: {
        files: [
          { name: 'a.rules', content: firestore('match /users/{id} { allow get; }') },
          storageName,
        ],
      },
      testSuite: {
        testCases: [get, { expectation: 'DENY', request: { method: 'get', path: '/b/x/o/y' } }],
      },
    });
    expect(response.testResults?.map(({ state }) => state)).toEqual(['SUCCESS', 'SUCCESS']);
    expect(response.testResults?.[1]?.debugMessages?.[0]).toContain('storage.rules line [4]');
  });

  it('are absent without test cases', () => {
    expect(run(firestore(''))).toEqual({ testResults: [] });
  });
});

describe('the request of a Firestore case', () => {
  const condition = (text: string): string =>
    firestore(`match /users/{id} { allow read, write: if ${text}; }`);
  it.each([
    ['an omitted auth', 'request.auth != null', { request: { method: 'get', path } }, false],
    [
      'an omitted auth, which also fails a null check',
      'request.auth == null',
      { request: { method: 'get', path } },
      false,
    ],
    [
      'an auth of null',
      'request.auth == null',
      { request: { method: 'get', path, auth: null } },
      true,
    ],
    [
      'an auth with a uid',
      "request.auth.uid == 'alice'",
      { request: { method: 'get', path, auth: { uid: 'alice' } } },
      true,
    ],
    [
      'a claim',
      'request.auth.token.admin == true',
      { request: { method: 'get', path, auth: { uid: 'a', token: { admin: true } } } },
      true,
    ],
    [
      'an absent token',
      'request.auth.token.admin == true',
      { request: { method: 'get', path, auth: { uid: 'a' } } },
      false,
    ],
    [
      'a whole number',
      'resource.data.n is int',
      { request: { method: 'get', path }, resource: { data: { n: 1 } } },
      true,
    ],
    [
      'a fraction',
      'resource.data.n is float',
      { request: { method: 'get', path }, resource: { data: { n: 1.5 } } },
      true,
    ],
    [
      'a date in data stays a string',
      'resource.data.t is string',
      { request: { method: 'get', path }, resource: { data: { t: '2026-01-01T00:00:00Z' } } },
      true,
    ],
    [
      'the time',
      'request.time == timestamp.date(2026, 1, 1)',
      { request: { method: 'get', path, time: '2026-01-01T00:00:00Z' } },
      true,
    ],
    [
      'a time with nanoseconds and a zone',
      'request.time.nanos() == 123456789 && request.time.hours() == 3',
      { request: { method: 'get', path, time: '2026-01-01T00:00:00.123456789-03:00' } },
      true,
    ],
    [
      'the time of a case without one',
      'request.time == timestamp.value(1700000000000)',
      { request: { method: 'get', path } },
      true,
    ],
    ['the path', 'request.path is path', { request: { method: 'get', path } }, true],
    [
      'the resource after a write',
      'request.resource.data.n == 2',
      {
        request: { method: 'update', path, resource: { data: { n: 2 } } },
        resource: { data: { n: 1 } },
      },
      true,
    ],
    [
      'no resource after a write',
      'request.resource.data.n == 2',
      { request: { method: 'delete', path } },
      false,
    ],
    ['no stored resource', 'resource == null', { request: { method: 'get', path } }, false],
    [
      'no id of the resource',
      "resource.id == 'alice'",
      { request: { method: 'get', path }, resource: { data: {} } },
      false,
    ],
    [
      'the query',
      'request.query.limit <= 10',
      { request: { method: 'list', path, query: { limit: 10 } } },
      true,
    ],
    ['no query', 'request.query.limit <= 10', { request: { method: 'list', path } }, false],
    [
      'clauses that the query does not set',
      "request.query.offset == null && 'orderBy' in request.query",
      { request: { method: 'list', path, query: { limit: 10 } } },
      true,
    ],
    [
      'no query for a method other than list',
      'request.query.limit == 10 || request.query == null',
      { request: { method: 'get', path, query: { limit: 10 } } },
      false,
    ],
    [
      'a percent-encoded path',
      "id == 'ação/1'",
      {
        request: { method: 'get', path: '/databases/(default)/documents/users/a%C3%A7%C3%A3o%2F1' },
      },
      true,
    ],
    [
      'a plain path',
      "id == '100%25'",
      {
        request: { method: 'get', path: '/databases/(default)/documents/users/100%25' },
        pathEncoding: 'PLAIN',
      },
      true,
    ],
    [
      'a path without its first slash',
      "id == 'alice' && request.path[4] == 'alice'",
      { request: { method: 'get', path: 'databases/(default)/documents/users/alice' } },
      true,
    ],
    [
      'another database',
      "request.path[1] == 'other'",
      { request: { method: 'get', path: '/databases/other/documents/users/alice' } },
      true,
    ],
    [
      'a path without a database',
      'true',
      { request: { method: 'get', path: '/users/alice' } },
      false,
    ],
    [
      'additional request keys',
      "request.origin.name == 'web'",
      { request: { method: 'get', path, origin: { name: 'web' } } },
      true,
    ],
    [
      'a whole number outside the int range',
      'resource.data.n is float',
      { request: { method: 'get', path }, resource: { data: { n: 1e300 } } },
      true,
    ],
    [
      'a list of the collection',
      'true',
      { request: { method: 'list', path: '/databases/(default)/documents/users' } },
      true,
    ],
    [
      'the id within a list of the collection',
      "id == 'alice'",
      { request: { method: 'list', path: '/databases/(default)/documents/users' } },
      false,
    ],
    ['an unknown method', 'true', { request: { method: 'peek', path } }, false],
    ['no path', 'true', { request: { method: 'get' } }, false],
  ])('%s: %s', (_name, text, testCase, expected) => {
    expect(allowed(condition(text), testCase)).toBe(expected);
  });
});

describe('function mocks', () => {
  const target = '/databases/(default)/documents/roles/alice';
  const mock = (name: string, result: unknown, args: unknown = [{ exactValue: target }]): Case => ({
    ...get,
    functionMocks: [{ function: name, args, result }],
  });
  const isAdmin = firestore(
    'match /users/{id} { allow get: if get(/databases/$(database)/documents/roles/$(id)).data.admin == true; }',
  );
  const custom = firestore('match /users/{id} { allow get: if isOpen(id); }');
  const isListed = firestore(
    'match /users/{id} { allow get: if exists(/databases/$(database)/documents/roles/$(id)); }',
  );
  it.each([
    ['a mocked document', isAdmin, mock('get', { value: { data: { admin: true } } }), true],
    ['a mocked document with other fields', isAdmin, mock('get', { value: { data: {} } }), false],
    [
      'any argument',
      isAdmin,
      mock('get', { value: { data: { admin: true } } }, [{ anyValue: {} }]),
      true,
    ],
    [
      'another path',
      isAdmin,
      mock('get', { value: { data: { admin: true } } }, [
        { exactValue: '/databases/(default)/documents/roles/bia' },
      ]),
      false,
    ],
    ['no mock', isAdmin, get, false],
    ['an undefined result', isAdmin, mock('get', { undefined: {} }), false],
    ['a mocked existence', isListed, mock('exists', { value: true }), true],
    ['a mocked absence', isListed, mock('exists', { value: false }), false],
    ['no mocked existence', isListed, get, false],
    ['a mock of another function', isListed, mock('get', { value: { data: {} } }), false],
    ['a mock without arguments', isListed, mock('exists', { value: true }, undefined), true],
    [
      'a mock of more arguments',
      isListed,
      mock('exists', { value: true }, [{ anyValue: {} }, { anyValue: {} }]),
      false,
    ],
    [
      'a function that is only declared by a mock',
      custom,
      mock('isOpen', { value: true }, [{ exactValue: 'alice' }]),
      true,
    ],
    [
      'the same with another argument',
      custom,
      mock('isOpen', { value: true }, [{ exactValue: 'bia' }]),
      false,
    ],
    [
      'the same mock without a result',
      custom,
      mock('isOpen', { undefined: {} }, [{ anyValue: {} }]),
      false,
    ],
  ])('%s', (_name, content, testCase, expected) => {
    expect(allowed(content, testCase)).toBe(expected);
  });

  it.each(['getAfter', 'existsAfter', 'debug'])('are the only definition of %s()', (name) => {
    const content = firestore(
      `match /users/{id} { allow get: if ${name}(/databases/(default)/documents/roles/alice) != 7; }`,
    );
    const [result] = run(content, get).testResults ?? [];
    expect(result?.state).toBe('FAILURE');
    expect(result?.debugMessages?.[0]).toContain(`Function not found error: Name: [${name}].`);
    expect(result?.functionCalls).toEqual([{ function: name, args: [target] }]);
    expect(allowed(content, mock(name, { value: 1 }))).toBe(true);
  });

  it('are limited to ten documents', () => {
    const content = (count: number): string =>
      firestore(
        `match /users/{id} { allow get: if ${Array.from(
          { length: count },
          (_, at) => `!exists(/databases/$(database)/documents/roles/r${at})`,
        ).join(' && ')} || true; }`,
      );
    expect(allowed(content(10), get)).toBe(true);
    expect(allowed(content(11), get)).toBe(false);
  });

  it('are listed when called', () => {
    const [result] = run(isListed, mock('exists', { value: true })).testResults ?? [];
    expect(result?.functionCalls).toEqual([{ function: 'exists', args: [target] }]);
  });
});

describe('Storage cases', () => {
  const object = '/b/my-bucket/o/images/photo.png';
  const create = (resource: unknown): Case => ({
    request: { method: 'create', path: object, resource, auth: { uid: 'ana' } },
  });
  const images = (text: string): string =>
    storage(`match /images/{name} { allow read, create: if ${text}; }`);
  it.each([
    [
      'the size as a number',
      'request.resource.size < 5 * 1024 * 1024',
      create({ size: 100 }),
      true,
    ],
    ['the size as a string', 'request.resource.size == 100', create({ size: '100' }), true],
    ['a size too large', 'request.resource.size < 50', create({ size: '100' }), false],
    [
      'the content type',
      "request.resource.contentType.matches('image/.*')",
      create({ contentType: 'image/png' }),
      true,
    ],
    [
      'custom metadata',
      "request.resource.metadata.owner == 'ana'",
      create({ metadata: { owner: 'ana' } }),
      true,
    ],
    ['absent custom metadata', "request.resource.metadata.owner == 'ana'", create({}), false],
    [
      'no metadata derived from the path',
      "request.resource.name == 'images/photo.png'",
      create({}),
      false,
    ],
    [
      'a timestamp',
      'resource.timeCreated < request.time',
      {
        request: { method: 'get', path: object, time: '2026-01-02T00:00:00Z' },
        resource: { timeCreated: '2026-01-01T00:00:00Z' },
      },
      true,
    ],
    [
      'the bucket and the name',
      "bucket == 'my-bucket' && name == 'photo.png'",
      { request: { method: 'get', path: object } },
      true,
    ],
    [
      'another folder',
      'true',
      { request: { method: 'get', path: '/b/my-bucket/o/other/photo.png' } },
      false,
    ],
  ])('%s', (_name, text, testCase, expected) => {
    expect(allowed(images(text), testCase)).toBe(expected);
  });

  const lookup = (id: string): string =>
    `firestore.exists(/databases/(default)/documents/users/${id})`;
  const mocks = ['a', 'b', 'c'].map((id) => ({
    function: 'firestore.exists',
    args: [{ exactValue: `/databases/(default)/documents/users/${id}` }],
    result: { value: true },
  }));
  it.each([
    ['two documents', `${lookup('a')} && ${lookup('b')}`, true],
    ['the same twice', `${lookup('a')} && ${lookup('b')} && ${lookup('a')}`, true],
    ['a third document', `${lookup('a')} && ${lookup('b')} && ${lookup('c')}`, false],
    [
      'a third document that is not read',
      `${lookup('a')} && ${lookup('b')} && (true || ${lookup('c')})`,
      true,
    ],
    ['plain get()', 'exists(/databases/(default)/documents/users/a)', false],
  ])('read Firestore: %s', (_name, text, expected) => {
    const testCase = { request: { method: 'get', path: object }, functionMocks: mocks };
    expect(allowed(images(text), testCase)).toBe(expected);
  });

  it('allow list only in version 2', () => {
    const content = storage('match /{all=**} { allow list; }');
    const list = { request: { method: 'list', path: '/b/my-bucket/o/images' } };
    expect(allowed(content, list)).toBe(true);
    expect(allowed(content.replace("'2'", "'1'"), list)).toBe(false);
  });
});

describe('malformed bodies are refused', () => {
  const source = { files: [{ content: 'service cloud.firestore {}' }] };
  const suite = (testSuite: unknown): unknown => ({ source, testSuite });
  const testCase = (fields: Case): unknown => suite({ testCases: [fields] });
  it.each([
    [null],
    ['text'],
    [{}],
    [{ source: { files: [] } }],
    [{ source: { files: [{ name: 'x' }] } }],
    [{ source: { files: [{ name: 1, content: '' }] } }],
    [suite([])],
    [testCase({ expectation: 'MAYBE' })],
    [testCase({ expectation: 3 })],
    [testCase({ request: 'get' })],
    [testCase({ pathEncoding: 'BASE64' })],
    [testCase({ expressionReportLevel: 'SOME' })],
    [testCase({ functionMocks: {} })],
    [testCase({ functionMocks: [{}] })],
    [testCase({ functionMocks: [{ function: 'get', args: {} }] })],
    [testCase({ functionMocks: [{ function: 'get', args: [{}] }] })],
    [testCase({ functionMocks: [{ function: 'get', result: true }] })],
    [
      {
        source: { files: [{ content: 'service cloud.firestore {}' }] },
        testSuite: { testCases: 1 },
      },
    ],
    [
      {
        source: { files: [{ content: 'service cloud.firestore {}' }] },
        testSuite: { testCases: [1] },
      },
    ],
  ])('%j', (body) => {
    expect(() => runRulesTest(body)).toThrow(FirestoreError);
  });
});
