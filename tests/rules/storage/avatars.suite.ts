import { describe, expect, it } from 'vitest';

import type { StorageRequest } from '@guia-da-ilha/local-firebase/rules/ruleset';
import type { RulesValue } from '@guia-da-ilha/local-firebase/rules/values';

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
  const avatar = 'users/member/avatar/me.webp';
  const one = picture(1n, 'image/webp');
  it.each<[string, Actor, StorageRequest['method'], string, boolean]>([
    ['can be read by a visitor', null, 'get', avatar, true],
    ['can be read by other users', 'inactive', 'get', avatar, true],
    ['cannot be listed by their owner', 'member', 'list', 'users/member/avatar', false],
    ['cannot be created by their owner', 'member', 'create', avatar, false],
    ['cannot be replaced by their owner', 'member', 'update', avatar, false],
    ['cannot be deleted by their owner', 'member', 'delete', avatar, false],
    ['cannot be created by another user', 'inactive', 'create', avatar, false],
    ['cannot be created by a visitor', null, 'create', avatar, false],
    ['cannot be deleted by a visitor', null, 'delete', avatar, false],
    ['in a nested folder cannot be read', 'member', 'get', 'users/member/avatar/a/b', false],
  ])('%s', (_name, actor, method, object, expected) => {
    const writes = method === 'create' || method === 'update';
    expect(may(actor, method, object, writes ? one : null)).toBe(expected);
  });
});

describe('all other paths are closed', () => {
  it.each(['users/member/other.png', 'places/open1/1.webp', 'a.png', 'users/member/avatar'])(
    '%s',
    (object) => {
      expect(may('member', 'get', object)).toBe(false);
      expect(may('member', 'create', object, small)).toBe(false);
      expect(may('member', 'delete', object)).toBe(false);
    },
  );
});
