import { describe, expect, it } from 'vitest';
import type { DocumentReader, ListQuery, QueryFilter, QueryOperator } from './contract.ts';
import { loadFirestoreRules } from './ruleset.ts';
import { RulesPath, RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

const now = new RulesTimestamp(1_700_000_000n, 0);
const later = new RulesTimestamp(1_700_000_001n, 0);
const earlier = new RulesTimestamp(1_699_999_999n, 0);

const reader: DocumentReader = {
  before: (path) => (path.join('/') === 'places/p1' ? new Map([['isActive', true]]) : null),
  after: () => null,
};

function where(field: string, op: QueryOperator, value: RulesValue): QueryFilter {
  return { kind: 'field', field: field.split('.'), op, value };
}

function all(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'and', filters };
}

function any(...filters: QueryFilter[]): QueryFilter {
  return { kind: 'or', filters };
}

function lists(
  condition: string,
  filter: QueryFilter | null,
  change: Partial<ListQuery> = {},
): boolean {
  return listsWith(`match /posts/{id} { allow list: if ${condition}; }`, filter, change);
}

function listsWith(
  body: string,
  filter: QueryFilter | null,
  change: Partial<ListQuery> = {},
): boolean {
  const ruleset = loadFirestoreRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`,
  );
  const query: ListQuery = {
    parent: [],
    collectionId: 'posts',
    allDescendants: false,
    where: filter,
    orderBy: [],
    limit: null,
    offset: null,
    ...change,
  };
  const auth = { uid: 'ana', token: new Map<string, RulesValue>() };
  return ruleset.checkList({ method: 'list', query, time: now, auth }, reader).allowed;
}

const data = 'resource.data';

describe('equality filters pin a field', () => {
  it.each([
    ['the pinned value', `${data}.open == true`, where('open', 'EQUAL', true), true],
    ['another value', `${data}.open == true`, where('open', 'EQUAL', false), false],
    ['no filter', `${data}.open == true`, null, false],
    ['a filter on another field', `${data}.open == true`, where('closed', 'EQUAL', true), false],
    [
      'the signed-in user',
      `${data}.owner == request.auth.uid`,
      where('owner', 'EQUAL', 'ana'),
      true,
    ],
    ['another user', `${data}.owner == request.auth.uid`, where('owner', 'EQUAL', 'bia'), false],
    [
      'the reverse order',
      `request.auth.uid == ${data}.owner`,
      where('owner', 'EQUAL', 'ana'),
      true,
    ],
    ['by index', `${data}['owner'] == 'ana'`, where('owner', 'EQUAL', 'ana'), true],
    ['inequality', `${data}.owner != 'bia'`, where('owner', 'EQUAL', 'ana'), true],
    ['a list of values', `${data}.state in ['a', 'b']`, where('state', 'EQUAL', 'b'), true],
    ['a number', `${data}.n == 1`, where('n', 'EQUAL', 1n), true],
    ['a number by bounds', `${data}.n > 0 && ${data}.n <= 1`, where('n', 'EQUAL', 1n), true],
    ['an int compared with a float', `${data}.n == 1.0`, where('n', 'EQUAL', 1n), true],
    ['whether a number is an int', `${data}.n is int`, where('n', 'EQUAL', 1n), false],
    ['whether a number is a number', `${data}.n is number`, where('n', 'EQUAL', 1n), true],
    ['null', `${data}.n == null`, where('n', 'EQUAL', null), true],
    ['a nested field', `${data}.a.b == 1`, where('a.b', 'EQUAL', 1n), true],
    [
      'a nested field of a pinned map',
      `${data}.a.b == 1`,
      where('a', 'EQUAL', new Map([['b', 1n]])),
      true,
    ],
    ['a string method', `${data}.s.matches('x+')`, where('s', 'EQUAL', 'xx'), true],
    [
      'a number in a list, which distinguishes ints from floats',
      `${data}.n in [1, 2]`,
      where('n', 'EQUAL', 1n),
      false,
    ],
    ['a number in a set', `${data}.n in [1, 2].toSet()`, where('n', 'EQUAL', 1n), true],
    ['a number in no list', `!(${data}.n in [3, 4])`, where('n', 'EQUAL', 1n), true],
    [
      'a list with a number, which may be stored as a float',
      `${data}.l == [1]`,
      where('l', 'EQUAL', [1n]),
      false,
    ],
    [
      'a field of a map with a number',
      `${data}.m.s == 'x' && ${data}.m.n == 1`,
      where(
        'm',
        'EQUAL',
        new Map<string, RulesValue>([
          ['n', 1n],
          ['s', 'x'],
        ]),
      ),
      true,
    ],
    ['presence', `'s' in ${data}`, where('s', 'EQUAL', 'xx'), true],
    ['absence', `!('s' in ${data})`, null, false],
    ['presence of an unknown field', `'t' in ${data}`, where('s', 'EQUAL', 'xx'), false],
    ['get with a default', `${data}.get('s', 'none') == 'xx'`, where('s', 'EQUAL', 'xx'), true],
    [
      'get of an unknown field',
      `${data}.get('t', 'none') == 'none'`,
      where('s', 'EQUAL', 'xx'),
      false,
    ],
    ['all keys', `${data}.keys().hasOnly(['s'])`, where('s', 'EQUAL', 'xx'), false],
    ['the whole data map', `${data} == {'s': 'xx'}`, where('s', 'EQUAL', 'xx'), false],
    ['that the data is a map', `${data} is map && resource != null`, null, true],
    ['an opposite condition', `!(${data}.open == true)`, where('open', 'EQUAL', false), true],
    ['a negated unknown condition', `!(${data}.open == true)`, null, false],
  ] as const)('%s', (_name, condition, filter, expected) => {
    expect(lists(condition, filter)).toBe(expected);
  });
});

describe('operators absorb an unknown value only when the result does not depend on it', () => {
  it.each([
    [`${data}.x == 1 || true`, true],
    [`true || ${data}.x == 1`, true],
    [`${data}.x == 1 && false`, false],
    [`${data}.x == 1 || ${data}.x != 1`, false],
    [`${data}.x == ${data}.x`, false],
    [`${data}.x ? true : true`, false],
    [`[${data}.x].size() == 1`, false],
    ['true', true],
    ["request.auth.uid == 'ana'", true],
    ["resource.id == 'p'", false],
    ["id == 'p'", false],
    ["id == 'p' || true", true],
  ])('%s is %s', (condition, expected) => {
    expect(lists(condition, null)).toBe(expected);
  });
});

describe('every alternative must be allowed', () => {
  const own = `${data}.owner == 'ana' || ${data}.open == true`;
  it.each([
    ['both allowed', any(where('owner', 'EQUAL', 'ana'), where('open', 'EQUAL', true)), true],
    ['one refused', any(where('owner', 'EQUAL', 'ana'), where('open', 'EQUAL', false)), false],
    [
      'a condition over both',
      all(where('open', 'EQUAL', true), any(where('a', 'EQUAL', 1n), where('b', 'EQUAL', 2n))),
      true,
    ],
    ['in with allowed values', where('owner', 'IN', ['ana']), true],
    ['in with one value that is not allowed', where('owner', 'IN', ['ana', 'bia']), false],
    [
      'nested alternatives',
      any(
        all(where('open', 'EQUAL', true), where('x', 'EQUAL', 1n)),
        any(where('owner', 'EQUAL', 'ana')),
      ),
      true,
    ],
    [
      'more alternatives than Firestore accepts',
      where('owner', 'IN', Array<string>(31).fill('ana')),
      false,
    ],
    [
      'alternatives whose product exceeds the limit',
      all(
        where('owner', 'IN', Array<string>(10).fill('ana')),
        where('b', 'IN', Array<bigint>(10).fill(1n)),
      ),
      false,
    ],
  ] as const)('%s', (_name, filter, expected) => {
    expect(lists(own, filter)).toBe(expected);
  });

  it('may be allowed by a different clause each', () => {
    const body = `match /posts/{id} { allow list: if ${data}.k == 'a'; allow list: if ${data}.k == 'b'; }`;
    expect(listsWith(body, where('k', 'IN', ['a', 'b']))).toBe(true);
    expect(listsWith(body, where('k', 'IN', ['a', 'b', 'c']))).toBe(false);
  });
});

describe('ranges are bounds', () => {
  it.each([
    ['later than now', `${data}.until > request.time`, where('until', 'GREATER_THAN', now), true],
    [
      'later than later',
      `${data}.until > request.time`,
      where('until', 'GREATER_THAN', later),
      true,
    ],
    [
      'later than earlier',
      `${data}.until > request.time`,
      where('until', 'GREATER_THAN', earlier),
      false,
    ],
    [
      'at or after now',
      `${data}.until > request.time`,
      where('until', 'GREATER_THAN_OR_EQUAL', now),
      false,
    ],
    [
      'at or after later',
      `${data}.until > request.time`,
      where('until', 'GREATER_THAN_OR_EQUAL', later),
      true,
    ],
    [
      'the reverse order',
      `request.time < ${data}.until`,
      where('until', 'GREATER_THAN', now),
      true,
    ],
    ['lower bound', `${data}.n >= 18`, where('n', 'GREATER_THAN_OR_EQUAL', 18n), true],
    ['exclusive lower bound', `${data}.n >= 18`, where('n', 'GREATER_THAN', 18n), true],
    ['upper bound', `${data}.n <= 18`, where('n', 'LESS_THAN', 10n), true],
    ['below', `${data}.n < 18`, where('n', 'LESS_THAN', 18n), true],
    ['below, inclusive', `${data}.n < 18`, where('n', 'LESS_THAN_OR_EQUAL', 18n), false],
    ['the opposite direction', `${data}.n < 18`, where('n', 'GREATER_THAN', 1n), false],
    ['outside the range', `${data}.n != 5`, where('n', 'GREATER_THAN', 5n), true],
    ['inside the range', `${data}.n != 6`, where('n', 'GREATER_THAN', 5n), false],
    ['a refuted condition', `!(${data}.n > 10)`, where('n', 'LESS_THAN_OR_EQUAL', 10n), true],
    ['bools', `${data}.open >= true`, where('open', 'GREATER_THAN_OR_EQUAL', true), false],
    ['a refuted bool', `!(${data}.open < true)`, where('open', 'GREATER_THAN', false), false],
    ['another type', `${data}.n > 'a'`, where('n', 'GREATER_THAN', 5n), false],
    ['the type', `${data}.n is number`, where('n', 'GREATER_THAN', 5n), true],
    [
      'a string prefix',
      `${data}.s >= 'a' && ${data}.s < 'b'`,
      all(where('s', 'GREATER_THAN_OR_EQUAL', 'a'), where('s', 'LESS_THAN', 'b')),
      true,
    ],
    [
      'two bounds, of which the narrower applies',
      `${data}.n > 5`,
      all(where('n', 'GREATER_THAN', 3n), where('n', 'GREATER_THAN', 7n)),
      true,
    ],
    ['arithmetic on an unknown value', `${data}.n + 1 > 5`, where('n', 'GREATER_THAN', 7n), false],
    ['not equal', `${data}.state != 'gone'`, where('state', 'NOT_EQUAL', 'gone'), true],
    ['not equal to another', `${data}.state != 'gone'`, where('state', 'NOT_EQUAL', 'x'), false],
    ['not in', `!(${data}.state in ['a', 'b'])`, where('state', 'NOT_IN', ['a', 'b', 'c']), true],
    [
      'not in a shorter list',
      `!(${data}.state in ['a', 'b'])`,
      where('state', 'NOT_IN', ['a']),
      false,
    ],
  ] as const)('%s', (_name, condition, filter, expected) => {
    expect(lists(condition, filter)).toBe(expected);
  });
});

describe('array-contains gives one known member', () => {
  it.each([
    [
      'membership',
      `request.auth.uid in ${data}.members`,
      where('members', 'ARRAY_CONTAINS', 'ana'),
      true,
    ],
    [
      'another member',
      `request.auth.uid in ${data}.members`,
      where('members', 'ARRAY_CONTAINS', 'bia'),
      false,
    ],
    [
      'absence of a member',
      `!('bia' in ${data}.members)`,
      where('members', 'ARRAY_CONTAINS', 'ana'),
      false,
    ],
    [
      'hasAny, which a list query cannot prove',
      `${data}.members.hasAny(['ana', 'x'])`,
      where('members', 'ARRAY_CONTAINS', 'ana'),
      false,
    ],
    [
      'hasAll of one member, which a list query cannot prove',
      `${data}.members.hasAll(['ana'])`,
      where('members', 'ARRAY_CONTAINS', 'ana'),
      false,
    ],
    [
      'a number, which may be stored as a float',
      `1 in ${data}.members`,
      where('members', 'ARRAY_CONTAINS', 1n),
      false,
    ],
    [
      'hasOnly',
      `${data}.members.hasOnly(['ana'])`,
      where('members', 'ARRAY_CONTAINS', 'ana'),
      false,
    ],
    ['the type', `${data}.members is list`, where('members', 'ARRAY_CONTAINS', 'ana'), true],
    [
      'any of several',
      `'ana' in ${data}.members`,
      where('members', 'ARRAY_CONTAINS_ANY', ['ana', 'bia']),
      false,
    ],
    [
      'any of one',
      `'ana' in ${data}.members`,
      where('members', 'ARRAY_CONTAINS_ANY', ['ana']),
      true,
    ],
    ['the size', `${data}.members.size() > 0`, where('members', 'ARRAY_CONTAINS', 'ana'), false],
  ] as const)('%s', (_name, condition, filter, expected) => {
    expect(lists(condition, filter)).toBe(expected);
  });
});

describe('the clauses of the query', () => {
  it.each([
    ['a limit within bounds', 'request.query.limit <= 10', { limit: 10n }, true],
    ['a limit out of bounds', 'request.query.limit <= 10', { limit: 11n }, false],
    ['no limit', 'request.query.limit <= 10', {}, false],
    ['an offset', 'request.query.offset <= 5', { offset: 5n }, true],
    ['no offset', 'request.query.offset <= 5', {}, false],
    [
      'an order',
      "request.query.orderBy == 'createdAt DESC'",
      { orderBy: [{ field: ['createdAt'], direction: 'DESC' }] },
      true,
    ],
    [
      'presence of an ordered field',
      `'createdAt' in ${data}`,
      { orderBy: [{ field: ['createdAt'], direction: 'DESC' }] },
      true,
    ],
    [
      'the value of an ordered field',
      `${data}.createdAt == null`,
      { orderBy: [{ field: ['createdAt'], direction: 'DESC' }] },
      false,
    ],
    ['the method', "request.method == 'list'", {}, true],
    ['request.resource', 'request.resource == null', {}, false],
  ] as const)('%s', (_name, condition, change, expected) => {
    expect(lists(condition, null, change)).toBe(expected);
  });
});

describe('lookups with pinned fields', () => {
  const placeIsActive =
    'get(/databases/$(database)/documents/places/$(resource.data.placeId)).data.isActive == true';
  it.each([
    ['an active place', where('placeId', 'EQUAL', 'p1'), true],
    ['a missing place', where('placeId', 'EQUAL', 'p2'), false],
    ['no place', null, false],
    ['one of two places missing', where('placeId', 'IN', ['p1', 'p2']), false],
    ['a place matched by a prefix of its id', where('placeId', 'GREATER_THAN', 'p'), false],
  ] as const)('%s', (_name, filter, expected) => {
    expect(lists(placeIsActive, filter)).toBe(expected);
  });
});

describe('paths of lists', () => {
  const groups = { allDescendants: true, collectionId: 'comments' };
  const name = (id: string): QueryFilter =>
    where('__name__', 'EQUAL', new RulesPath(['databases', '(default)', 'documents', 'posts', id]));
  it.each([
    ['get does not grant list', 'match /posts/{id} { allow get; }', {}, null, false],
    ['read grants list', 'match /posts/{id} { allow read; }', {}, null, true],
    ['a literal document grants no list', 'match /posts/first { allow list; }', {}, null, false],
    ['another collection', 'match /other/{id} { allow list; }', {}, null, false],
    ['a recursive wildcard', 'match /{all=**} { allow list; }', {}, null, true],
    [
      'a subcollection',
      'match /posts/{id}/comments/{c} { allow list: if id == "p"; }',
      { parent: ['posts', 'p'], collectionId: 'comments' },
      null,
      true,
    ],
    [
      'a collection group with a plain match',
      'match /comments/{c} { allow list; }',
      groups,
      null,
      false,
    ],
    [
      'a collection group with a nested match',
      'match /posts/{id}/comments/{c} { allow list; }',
      groups,
      null,
      false,
    ],
    ['a collection group', 'match /{path=**}/comments/{c} { allow list; }', groups, null, true],
    ['another collection group', 'match /{path=**}/posts/{c} { allow list; }', groups, null, false],
    ['a collection group everywhere', 'match /{all=**} { allow list; }', groups, null, true],
    [
      'the unknown path of a collection group',
      'match /{path=**}/comments/{c} { allow list: if path[0] == "posts"; }',
      groups,
      null,
      false,
    ],
    [
      'an equality filter on the document id',
      'match /posts/{id} { allow list: if id == "p"; }',
      {},
      name('p'),
      true,
    ],
    [
      'an equality filter on another document id',
      'match /posts/{id} { allow list: if id == "p"; }',
      {},
      name('q'),
      false,
    ],
    [
      'an equality filter on the id, read as resource.id',
      'match /posts/{id} { allow list: if resource.id == "p"; }',
      {},
      name('p'),
      true,
    ],
    [
      'a literal document with an equality filter on the id',
      'match /posts/first { allow list; }',
      {},
      name('first'),
      true,
    ],
  ] as const)('%s', (_name, body, change, filter, expected) => {
    expect(listsWith(body, filter, change)).toBe(expected);
  });

  it('needs a recursive wildcard of version 2 for groups at the root', () => {
    const ruleset = loadFirestoreRules(
      'service cloud.firestore { match /databases/{d}/documents/{all=**} { allow list; } }',
    );
    const query: ListQuery = {
      parent: [],
      collectionId: 'posts',
      allDescendants: false,
      where: null,
      orderBy: [],
      limit: null,
      offset: null,
    };
    expect(
      ruleset.checkList({ method: 'list', query, time: now, auth: null }, reader).allowed,
    ).toBe(true);
  });
});
