import { describe, expect, it } from 'vitest';
import type { DocumentReader, DocumentRequest, RulesMap } from './contract.ts';
import { createAccessBudget, loadFirestoreRules, RulesSyntaxError } from './ruleset.ts';
import { RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

const time = new RulesTimestamp(1_700_000_000n, 0);
const noDocuments: DocumentReader = { before: () => null, after: () => null };

function map(fields: Record<string, RulesValue>): RulesMap {
  return new Map(Object.entries(fields));
}

function rules(body: string, version = '2') {
  return loadFirestoreRules(
    `rules_version = '${version}'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`,
  );
}

function request(path: string, change: Partial<DocumentRequest> = {}): DocumentRequest {
  const segments = path.split('/');
  return { method: 'get', path: segments, time, auth: null, before: null, after: null, ...change };
}

function allows(body: string, path: string, change: Partial<DocumentRequest> = {}, version = '2') {
  return rules(body, version).check(request(path, change), noDocuments).allowed;
}

describe('matching', () => {
  it.each([
    ['a literal path', 'match /a/b { allow get; }', 'a/b', true],
    ['another document', 'match /a/b { allow get; }', 'a/c', false],
    ['a longer path', 'match /a/{b} { allow get; }', 'a/b/c/d', false],
    ['nested matches', 'match /a/{b} { match /c/{d} { allow get; } }', 'a/b/c/d', true],
    ['the parent of a nested match', 'match /a/{b} { match /c/{d} { allow get; } }', 'a/b', false],
    ['no match', 'match /a/{b} { }', 'a/b', false],
    ['a recursive wildcard at the root', 'match /{all=**} { allow get; }', 'a/b/c/d', true],
    ['a recursive wildcard below', 'match /a/{all=**} { allow get; }', 'a/b/c/d', true],
    ['a recursive wildcard in the middle', 'match /{p=**}/c/{d} { allow get; }', 'a/b/c/d', true],
    [
      'a recursive wildcard that matches no segment',
      'match /{p=**}/c/{d} { allow get; }',
      'c/d',
      true,
    ],
    [
      'a recursive wildcard with another last segment',
      'match /{p=**}/c/{d} { allow get; }',
      'a/b/x/d',
      false,
    ],
    ['zero segments at the end', 'match /a/{b} { match /{rest=**} { allow get; } }', 'a/b', true],
    [
      'a value of a recursive wildcard',
      "match /a/{x=**} { allow get: if x[0] == 'b' && x == /b/c/d; }",
      'a/b/c/d',
      true,
    ],
    [
      'the string value of a wildcard',
      "match /a/{b} { allow get: if b == 'z' && b is string; }",
      'a/z',
      true,
    ],
    [
      'an inner wildcard of the same name',
      "match /a/{x} { match /b/{x} { allow get: if x == '2'; } }",
      'a/1/b/2',
      true,
    ],
    [
      'a function that sees wildcards of its match',
      "match /a/{x} { function f() { return x == '1'; } match /b/{y} { allow get: if f(); } }",
      'a/1/b/2',
      true,
    ],
    [
      'a function that cannot see wildcards of its caller',
      "function f() { return y == '2'; } match /a/{x} { match /b/{y} { allow get: if f(); } }",
      'a/1/b/2',
      false,
    ],
  ])('%s', (_name, body, path, expected) => {
    expect(allows(body, path)).toBe(expected);
  });

  it('requires at least one segment for a recursive wildcard in version 1', () => {
    const body = 'match /a/{b} { match /{rest=**} { allow get; } }';
    expect(allows(body, 'a/b', {}, '1')).toBe(false);
    expect(allows(body, 'a/b/c/d', {}, '1')).toBe(true);
  });

  it.each([
    ['read', ['get']],
    ['write', ['create', 'update', 'delete']],
    ['create', ['create']],
    ['get, delete', ['get', 'delete']],
  ] as const)('allow %s grants exactly its methods', (granted, expected) => {
    const all = ['get', 'create', 'update', 'delete'] as const;
    const body = `match /a/{b} { allow ${granted}; }`;
    expect(all.filter((method) => allows(body, 'a/b', { method, after: map({}) }))).toEqual(
      expected,
    );
  });

  it('grants when any clause of any match grants, whatever the result of the others', () => {
    const body = `match /a/{b} { allow get: if resource.data.x; allow get: if false; }
      match /{all=**} { allow get: if 1 / 0 == 1; allow get: if true; }`;
    expect(allows(body, 'a/b')).toBe(true);
  });
});

describe('request and resource', () => {
  const stored = map({ n: 1n });
  it.each([
    ['no stored document', 'resource.data.n == 1', { before: null }, false],
    ['a stored document', 'resource.data.n == 1', { before: stored }, true],
    ['the id of a stored document', "resource.id == 'b'", { before: stored }, true],
    [
      'the name of a stored document',
      'resource.__name__ == /databases/(default)/documents/a/b',
      { before: stored },
      true,
    ],
    ['no signed-in user', 'request.auth == null', {}, true],
    ['no signed-in user, by uid', "request.auth.uid == 'ana'", {}, false],
    [
      'a signed-in user',
      "request.auth.uid == 'ana' && request.auth.token.role == 'x'",
      { auth: { uid: 'ana', token: map({ role: 'x' }) } },
      true,
    ],
    [
      'a claim that is absent',
      "request.auth.token.role == 'x'",
      { auth: { uid: 'ana', token: map({}) } },
      false,
    ],
    ['the method', "request.method == 'get'", {}, true],
    ['the path', 'request.path == /databases/(default)/documents/a/b', {}, true],
    ['the path by index', "request.path[4] == 'b'", {}, true],
    ['the time', 'request.time == timestamp.value(1700000000000)', {}, true],
    ['request.resource on a read', 'request.resource == null', {}, false],
    ['request.query on a get', 'request.query.limit <= 10', {}, false],
    ['the database', "database == '(default)'", {}, true],
  ] as const)('%s', (_name, condition, change, expected) => {
    expect(allows(`match /a/{b} { allow get: if ${condition}; }`, 'a/b', change)).toBe(expected);
  });

  it('provides the whole document after a write', () => {
    const body =
      'match /a/{b} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"]); }';
    const change = { method: 'update', before: map({ n: 1n, m: 1n }) } as const;
    expect(allows(body, 'a/b', { ...change, after: map({ n: 2n, m: 1n }) })).toBe(true);
    expect(allows(body, 'a/b', { ...change, after: map({ n: 2n, m: 2n }) })).toBe(false);
    expect(allows(body, 'a/b', { ...change, after: map({ n: 2n }) })).toBe(false);
  });

  it('has no request.resource on a delete', () => {
    const body = 'match /a/{b} { allow delete: if request.resource.data.n == 1; }';
    expect(allows(body, 'a/b', { method: 'delete', before: map({ n: 1n }) })).toBe(false);
  });
});

describe('document access', () => {
  const lookups = (count: number, from = 0): string =>
    Array.from(
      { length: count },
      (_, index) => `!exists(/databases/$(database)/documents/x/d${from + index})`,
    ).join(' && ');

  it('allows 10 documents for one operation and refuses the 11th', () => {
    expect(allows(`match /a/{b} { allow get: if ${lookups(10)}; }`, 'a/b')).toBe(true);
    expect(allows(`match /a/{b} { allow get: if ${lookups(11)}; }`, 'a/b')).toBe(false);
  });

  it('is refused above the limit, and no operator absorbs or bypasses the refusal', () => {
    const absorbed = `match /a/{b} { allow get: if (${lookups(11)}) || true; }`;
    const bypassed = `match /a/{b} { allow get: if ${lookups(11)}; allow get: if true; }`;
    expect(allows(absorbed, 'a/b')).toBe(false);
    expect(allows(bypassed, 'a/b')).toBe(false);
  });

  it('counts a repeated document once, and a skipped access not at all', () => {
    const repeated = `match /a/{b} { allow get: if ${lookups(10)} && ${lookups(10)}; }`;
    const skipped = `match /a/{b} { allow get: if true || (${lookups(20)}); }`;
    expect(allows(repeated, 'a/b')).toBe(true);
    expect(allows(skipped, 'a/b')).toBe(true);
  });

  it('shares 20 documents between the operations of one request', () => {
    const ruleset = rules(
      `match /a/{b} { allow get: if ${lookups(8)}; }
       match /b/{b} { allow get: if ${lookups(8, 8)}; }
       match /c/{b} { allow get: if ${lookups(8, 16)}; }`,
    );
    const budget = createAccessBudget();
    const check = (path: string) => ruleset.check(request(path), noDocuments, budget).allowed;
    expect(check('a/1')).toBe(true);
    expect(check('b/1')).toBe(true);
    expect(check('a/2')).toBe(true);
    expect(check('c/1')).toBe(false);
    expect(ruleset.check(request('c/1'), noDocuments).allowed).toBe(true);
  });

  it('distinguishes the state before and after the commit', () => {
    const reader: DocumentReader = {
      before: () => map({ n: 1n }),
      after: (path) => (path[1] === 'gone' ? null : map({ n: 2n })),
    };
    const ruleset = rules(`match /a/{b} { allow create: if
      get(/databases/$(database)/documents/x/y).data.n == 1 &&
      getAfter(/databases/$(database)/documents/x/y).data.n == 2 &&
      exists(/databases/$(database)/documents/x/gone) &&
      !existsAfter(/databases/$(database)/documents/x/gone); }`);
    const write = request('a/b', { method: 'create', after: map({}) });
    expect(ruleset.check(write, reader).allowed).toBe(true);
  });

  it.each([
    '/databases/other/documents/x/y',
    '/databases/$(database)/documents/x',
    '/databases/$(database)/documents',
    '/x/y',
  ])('fails for %s, which is not a document path', (path) => {
    expect(
      allows(`match /a/{b} { allow get: if exists(${path}) || !exists(${path}); }`, 'a/b'),
    ).toBe(false);
  });

  it('counts the expressions of all evaluated clauses together', () => {
    const long = (size: number): string => `[${Array(size).fill('1').join(', ')}].size() == 0`;
    const body = (size: number): string =>
      `match /a/{b} { allow get: if ${long(490)}; allow get: if ${long(size)} || true; }`;
    expect(allows(body(480), 'a/b')).toBe(true);
    expect(allows(body(510), 'a/b')).toBe(false);
  });

  it('evaluates no further clause above the expression limit', () => {
    const long = `[${Array(1001).fill('1').join(', ')}].size() == 0`;
    expect(allows(`match /a/{b} { allow get: if ${long}; allow get: if true; }`, 'a/b')).toBe(
      false,
    );
  });
});

describe('loading', () => {
  it('refuses a file without rules for Firestore', () => {
    const load = () => loadFirestoreRules('service firebase.storage { }');
    expect(load).toThrow(RulesSyntaxError);
  });

  it('reports why each clause denied, with its position', () => {
    const ruleset = loadFirestoreRules(
      'service cloud.firestore {\n  match /{d=**} {\n    allow get: if resource.data.x;\n    allow get: if 1 == 2;\n  }\n}',
    );
    expect(ruleset.check(request('a/b', { before: map({}) }), noDocuments)).toEqual({
      allowed: false,
      reasons: [
        {
          line: 3,
          column: 19,
          start: 62,
          end: 77,
          message: 'Property x is undefined on object.',
          kind: 'error',
        },
        { line: 4, column: 19, start: 97, end: 103, message: "false for 'get'", kind: 'false' },
      ],
    });
  });

  it('does not count a namespace as an expression', () => {
    const ruleset = loadFirestoreRules(
      'service cloud.firestore { match /{d=**} { allow get: if math.abs(1) == 1; } }',
      { coverage: true },
    );
    ruleset.check(request('a/b'), noDocuments);
    const report = ruleset.coverageReport?.() ?? [];
    expect(report).toHaveLength(4);
    expect(report.every((entry) => entry.values.length === 1)).toBe(true);
  });

  it('records the values of every subexpression on request', () => {
    const ruleset = loadFirestoreRules(
      'service cloud.firestore { match /{d=**} { allow get: if resource.data.x == 1 || false; } }',
      { coverage: true },
    );
    ruleset.check(request('a/b', { before: map({ x: 1n }) }), noDocuments);
    ruleset.check(request('a/b', { before: map({ x: 2n }) }), noDocuments);
    ruleset.check(request('a/b', { before: map({}) }), noDocuments);
    const report = ruleset.coverageReport?.() ?? [];
    const values = report.map((entry) => entry.values);
    expect(report.map((entry) => entry.position.column)).toEqual([57, 57, 57, 57, 57, 76, 81]);
    expect(values[0]).toEqual([
      { value: 'true', count: 1 },
      { value: 'false', count: 1 },
      { value: 'error: Property x is undefined on object.', count: 1 },
    ]);
    expect(values[6]).toEqual([{ value: 'false', count: 2 }]);
  });
});
