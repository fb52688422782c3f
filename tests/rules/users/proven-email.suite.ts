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
    ['verified with a token that says verified', proven, true, true],
    ['unverified with a token that says verified', proven, false, true],
    ['verified with a token that says unverified', unproven, true, false],
    ['verified with a token without the claim', {}, true, false],
    ['verified with a token with a string as claim', { email_verified: 'true' }, true, false],
    ['verified with a string', proven, 'true', false],
    ['unverified with a token that says unverified', unproven, false, true],
  ])('is created as %s: %j', (_name, claims, emailVerified, expected) => {
    const record = aUserRecord('ana', { ...fresh, emailVerified });
    const world = aCity().claiming(claims);
    expect(world.mayCommit('ana', set('users/ana', record))).toBe(expected);
  });

  it.each<[name: string, claims: Fields, stored: Fields, fields: Fields, expected: boolean]>([
    ['can be set with a verified token', proven, {}, { emailVerified: true }, true],
    ['can be set by a pending user', proven, { status: 'pending' }, { emailVerified: true }, true],
    ['cannot be set with an unverified token', unproven, {}, { emailVerified: true }, false],
    ['cannot be set without the claim', {}, {}, { emailVerified: true }, false],
    ['cannot be set with the token of another address', other, {}, { emailVerified: true }, false],
    [
      'can stay if the address is unchanged',
      unproven,
      { emailVerified: true },
      { displayName: 'Ana' },
      true,
    ],
    ['can be reset', unproven, { emailVerified: true }, { emailVerified: false }, true],
    [
      'can be set with a new address',
      proven,
      { email: old, emailVerified: false },
      { email, emailVerified: true },
      true,
    ],
    [
      'can stay with a new verified address',
      proven,
      { email: old, emailVerified: true },
      { email },
      true,
    ],
    [
      'cannot stay with a new unverified address',
      unproven,
      { email: old, emailVerified: true },
      { email },
      false,
    ],
    [
      'can be reset with a new unverified address',
      unproven,
      { email: old, emailVerified: true },
      { email, emailVerified: false },
      true,
    ],
    [
      'cannot be set with a new unverified address',
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
    ['manager, verified e-mail', { emailVerified: true }, { role: 'manager' }, true],
    ['super admin, verified e-mail', { emailVerified: true }, { role: 'super_admin' }, true],
    ['manager, unverified e-mail', { emailVerified: false }, { role: 'manager' }, false],
    ['super admin, unverified e-mail', { emailVerified: false }, { role: 'super_admin' }, false],
    ['manager, older record without the field', {}, { role: 'manager' }, false],
    ['manager, verified in the same write', {}, { role: 'manager', emailVerified: true }, false],
    [
      'super admin, manager with an unverified e-mail',
      { role: 'manager' },
      { role: 'super_admin' },
      false,
    ],
    ['member, manager with an unverified e-mail', { role: 'manager' }, { role: 'member' }, true],
    [
      'active, manager with an unverified e-mail',
      { role: 'manager', status: 'inactive' },
      { status: 'active' },
      true,
    ],
    [
      'places, manager with an unverified e-mail',
      { role: 'manager' },
      { managedPlaces: ['open1'] },
      true,
    ],
  ])('%s', (_name, stored, fields, expected) => {
    const world = aCity();
    world.put('users/ana', aUserRecord('ana', stored));
    expect(world.mayCommit('admin', ...change(stored, fields))).toBe(expected);
  });
});
