import { describe, expect, it } from 'vitest';

import type { StorageRequest } from '#emulator/rules/ruleset.ts';
import type { RulesValue } from '#emulator/rules/values.ts';

import { askStorage } from '../project-rules.ts';
import { now } from '../world.ts';
import type { Actor } from '../world.ts';

const people = new Map([
  ['users/member', new Map([['status', 'active']])],
  ['users/inactive', new Map([['status', 'inactive']])],
]);

function picture(size: bigint, contentType: string): Map<string, RulesValue> {
  return new Map<string, RulesValue>([
    ['size', size],
    ['contentType', contentType],
  ]);
}

const small = picture(1000n, 'image/png');

function may(
  actor: Actor,
  method: StorageRequest['method'],
  object: string,
  after: Map<string, RulesValue> | null = null,
): boolean {
  const auth = actor === null ? null : { uid: actor, token: new Map<string, RulesValue>() };
  const before = method === 'create' ? null : small;
  return askStorage({
    kind: 'storage',
    method,
    object,
    time: now,
    auth,
    before,
    after,
    documents: people,
  });
}

describe('avatars', () => {
  const avatar = 'users/member/avatar/me.png';
  it.each<
    [string, Actor, StorageRequest['method'], string, Map<string, RulesValue> | null, boolean]
  >([
    ['are seen by everyone', null, 'get', avatar, null, true],
    ['are written by their owner', 'member', 'create', avatar, small, true],
    ['are replaced by their owner', 'member', 'update', avatar, small, true],
    ['are removed by their owner', 'member', 'delete', avatar, null, true],
    [
      'of the largest size are written',
      'member',
      'create',
      avatar,
      picture(5_242_880n, 'image/webp'),
      true,
    ],
    [
      'beyond 5 MB are refused',
      'member',
      'create',
      avatar,
      picture(5_242_881n, 'image/webp'),
      false,
    ],
    ['of one byte are written', 'member', 'create', avatar, picture(1n, 'image/webp'), true],
    ['that are JPEG are written', 'member', 'create', avatar, picture(10n, 'image/jpeg'), true],
    ['of an unknown type are refused', 'member', 'create', avatar, picture(10n, 'unknown'), false],
    ['of no bytes are refused', 'member', 'create', avatar, picture(0n, 'image/webp'), false],
    [
      'that are drawings with scripts are refused',
      'member',
      'create',
      avatar,
      picture(10n, 'image/svg+xml'),
      false,
    ],
    ['that are pages are refused', 'member', 'update', avatar, picture(10n, 'text/html'), false],
    ['of another are refused', 'member', 'create', 'users/inactive/avatar/me.png', small, false],
    [
      'of an inactive person are refused',
      'inactive',
      'create',
      'users/inactive/avatar/me.png',
      small,
      false,
    ],
    [
      'of an inactive person stay',
      'inactive',
      'delete',
      'users/inactive/avatar/me.png',
      null,
      false,
    ],
    [
      'of a person without a record are refused',
      'nobody',
      'create',
      'users/nobody/avatar/me.png',
      small,
      false,
    ],
    ['of a visitor are refused', null, 'create', avatar, small, false],
    ['are not removed by another', 'inactive', 'delete', avatar, null, false],
    ['are not listed', 'member', 'list', 'users/member/avatar', null, false],
    [
      'deeper than their folder are refused',
      'member',
      'create',
      'users/member/avatar/a/b.png',
      small,
      false,
    ],
  ])('%s', (_name, actor, method, object, after, expected) => {
    expect(may(actor, method, object, after)).toBe(expected);
  });
});

describe('everything else is closed', () => {
  it.each(['users/member/other.png', 'places/open1/1.webp', 'a.png', 'users/member/avatar'])(
    '%s',
    (object) => {
      expect(may('member', 'get', object)).toBe(false);
      expect(may('member', 'create', object, small)).toBe(false);
      expect(may('member', 'delete', object)).toBe(false);
    },
  );
});
