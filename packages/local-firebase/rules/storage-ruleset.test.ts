import { describe, expect, it } from 'vitest';
import type { DocumentReader } from './contract.ts';
import { loadStorageRules } from './storage-ruleset.ts';
import type { StorageRequest } from './storage-ruleset.ts';
import { RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

const reader: DocumentReader = {
  before: (path) => (path[1] === 'ana' ? new Map([['status', 'active']]) : null),
  after: () => null,
};

function decide(body: string, change: Partial<StorageRequest>, version = '2'): boolean {
  const ruleset = loadStorageRules(
    `rules_version = '${version}'; service firebase.storage { match /b/{bucket}/o { ${body} } }`,
  );
  const request: StorageRequest = {
    method: 'get',
    bucket: 'photos',
    object: 'users/ana/a.png',
    time: new RulesTimestamp(0n, 0),
    auth: { uid: 'ana', token: new Map() },
    before: null,
    after: null,
    ...change,
  };
  return ruleset.check(request, reader).allowed;
}

const upload = new Map<string, RulesValue>([
  ['size', 10n],
  ['contentType', 'image/png'],
]);

describe('Storage rules', () => {
  it.each([
    [
      'a path with wildcards',
      "match /users/{uid}/{file} { allow get: if uid == request.auth.uid && file == 'a.png'; }",
      {},
      true,
    ],
    ['another bucket', "match /users/{uid}/{file} { allow get: if bucket == 'other'; }", {}, false],
    ['an object below the matched path', 'match /users/{uid} { allow get; }', {}, false],
    [
      'metadata before the write',
      'match /{all=**} { allow get: if resource.size == 10; }',
      { before: upload },
      true,
    ],
    [
      'metadata of a missing object',
      'match /{all=**} { allow get: if resource.size == 10; }',
      {},
      false,
    ],
    [
      'metadata after the write',
      "match /{all=**} { allow create: if request.resource.contentType == 'image/png'; }",
      { method: 'create', after: upload },
      true,
    ],
    [
      'no metadata after a delete',
      'match /{all=**} { allow delete: if request.resource == null; }',
      { method: 'delete', before: upload },
      true,
    ],
    [
      'get does not grant list',
      'match /{all=**} { allow get; }',
      { method: 'list', object: 'users' },
      false,
    ],
    [
      'read grants list',
      'match /{all=**} { allow read; }',
      { method: 'list', object: 'users' },
      true,
    ],
    [
      'a list of the whole bucket',
      'match /{all=**} { allow list; }',
      { method: 'list', object: '' },
      true,
    ],
    [
      'a Firestore document',
      "match /{all=**} { allow get: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.status == 'active'; }",
      {},
      true,
    ],
    [
      'a missing Firestore document',
      'match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/users/bia); }',
      {},
      false,
    ],
  ] as const)('%s', (_name, body, change, expected) => {
    expect(decide(body, change)).toBe(expected);
  });

  it('never allow list in version 1', () => {
    expect(decide('match /{all=**} { allow read; }', { method: 'list' }, '1')).toBe(false);
  });

  it('read at most two Firestore documents', () => {
    const exists = (id: string): string =>
      `!firestore.exists(/databases/(default)/documents/users/${id})`;
    const rule = (ids: string[]): string =>
      `match /{all=**} { allow get: if ${ids.map(exists).join(' && ')}; }`;
    expect(decide(rule(['a', 'b', 'a']), {})).toBe(true);
    expect(decide(rule(['a', 'b', 'c']), {})).toBe(false);
  });
});
