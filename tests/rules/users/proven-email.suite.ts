import { describe, expect, it } from 'vitest';

import { aCity, aStandingEntry, aUserRecord } from '../city.ts';
import { fresh, set, update } from '../commits.ts';
import type { Fields, Plain, Write } from '../world.ts';

/** The e-mail claims of a token. The e-mail itself is that of the user. */
const proven = { email_verified: true };
const unproven = { email_verified: false };

describe('the verified e-mail in the own record', () => {
  const email = 'ana@guiadailha.test';
  const old = 'old@guiadailha.test';
  const other = { ...proven, email: old };

  it.each<[name: string, claims: Fields, emailVerified: Plain, expected: boolean]>([
    ['proven by a token that says so', proven, true, true],
    ['not proven although the token says so', proven, false, true],
    ['proven by a token that denies it', unproven, true, false],
    ['proven by a token without a word of it', {}, true, false],
    ['proven by a token that says it in a text', { email_verified: 'true' }, true, false],
    ['proven by a text', proven, 'true', false],
    ['not proven by a token that denies it', unproven, false, true],
  ])('is created as %s: %j', (_name, claims, emailVerified, expected) => {
    const record = aUserRecord('ana', { ...fresh, emailVerified });
    const world = aCity().claiming(claims);
    expect(world.mayCommit('ana', set('users/ana', record))).toBe(expected);
  });

  it.each<[name: string, claims: Fields, stored: Fields, fields: Fields, expected: boolean]>([
    ['comes with the token', proven, {}, { emailVerified: true }, true],
    [
      'comes with the token while pending',
      proven,
      { status: 'pending' },
      { emailVerified: true },
      true,
    ],
    ['comes without the token', unproven, {}, { emailVerified: true }, false],
    ['comes with no claim at all', {}, {}, { emailVerified: true }, false],
    ['comes from the token of another address', other, {}, { emailVerified: true }, false],
    [
      'stays while the address does',
      unproven,
      { emailVerified: true },
      { displayName: 'Ana' },
      true,
    ],
    ['may be taken back', unproven, { emailVerified: true }, { emailVerified: false }, true],
    [
      'comes with a new address',
      proven,
      { email: old, emailVerified: false },
      { email, emailVerified: true },
      true,
    ],
    [
      'stays with a new address that is proven too',
      proven,
      { email: old, emailVerified: true },
      { email },
      true,
    ],
    [
      'does not stay with an address that is not proven',
      unproven,
      { email: old, emailVerified: true },
      { email },
      false,
    ],
    [
      'goes with an address that is not proven',
      unproven,
      { email: old, emailVerified: true },
      { email, emailVerified: false },
      true,
    ],
    [
      'does not come with an address that is not proven',
      unproven,
      { email: old, emailVerified: false },
      { email, emailVerified: true },
      false,
    ],
  ])('%s', (_name, claims, stored, fields, expected) => {
    const world = aCity().claiming(claims);
    world.put('users/ana', aUserRecord('ana', stored));
    expect(world.mayCommit('ana', update('users/ana', fields))).toBe(expected);
  });
});

describe('a role set by a super admin', () => {
  const change = (stored: Fields, fields: Fields): Write[] => {
    const record = aUserRecord('ana', stored);
    const changed = { ...fields, auditId: 'new1' };
    return [update('users/ana', changed), aStandingEntry('ana', record, { ...record, ...changed })];
  };

  it.each<[name: string, stored: Fields, fields: Fields, expected: boolean]>([
    ['manager, proven', { emailVerified: true }, { role: 'manager' }, true],
    ['super admin, proven', { emailVerified: true }, { role: 'super_admin' }, true],
    ['manager, not proven', { emailVerified: false }, { role: 'manager' }, false],
    ['super admin, not proven', { emailVerified: false }, { role: 'super_admin' }, false],
    ['manager, of an older record without a word of it', {}, { role: 'manager' }, false],
    ['manager, proven in the same breath', {}, { role: 'manager', emailVerified: true }, false],
    ['super admin, of a manager not proven', { role: 'manager' }, { role: 'super_admin' }, false],
    ['member, of a manager not proven', { role: 'manager' }, { role: 'member' }, true],
    [
      'active, of a manager not proven',
      { role: 'manager', status: 'inactive' },
      { status: 'active' },
      true,
    ],
    ['places, of a manager not proven', { role: 'manager' }, { managedPlaces: ['open1'] }, true],
  ])('%s', (_name, stored, fields, expected) => {
    const world = aCity();
    world.put('users/ana', aUserRecord('ana', stored));
    expect(world.mayCommit('admin', ...change(stored, fields))).toBe(expected);
  });
});
