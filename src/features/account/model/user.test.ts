import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  canManagePlace,
  cleanDisplayName,
  isManager,
  hasMemberRole,
  isSuperAdmin,
  newUserRecord,
  userRoles,
  userSearchFields,
  userStatuses,
} from './user.ts';

describe('cleanDisplayName', () => {
  it.each([
    ['  Ana   Maria\n Souza ', 'Ana Maria Souza'],
    ['Ana \u202Eazuos', 'Ana azuos'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['\u200B\u2066 \u2069', ''],
    ['João \u0000 d’Ávila', 'João d’Ávila'],
  ])('cleans %j to %j', (text, name) => {
    expect(cleanDisplayName(text)).toBe(name);
  });

  it('keeps at most 80 characters and does not split a surrogate pair', () => {
    expect([...cleanDisplayName('🌊'.repeat(200))]).toEqual(Array.from({ length: 80 }, () => '🌊'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const name = cleanDisplayName(text);
        expect(cleanDisplayName(name)).toBe(name);
        expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});

describe('roles', () => {
  const roleStatusPairs = userRoles.flatMap((role) =>
    userStatuses.map((status) => ({ role, status })),
  );

  it('grant access only to active users', () => {
    expect(roleStatusPairs.filter(isSuperAdmin)).toEqual([
      { role: 'super_admin', status: 'active' },
    ]);
    expect(roleStatusPairs.filter(isManager)).toEqual([{ role: 'manager', status: 'active' }]);
    expect(new Set(roleStatusPairs.filter(hasMemberRole).map(({ role }) => role))).toEqual(
      new Set(['member']),
    );
  });

  it('let a super admin manage every place, and a manager assigned and created places', () => {
    const canManage = (
      role: (typeof userRoles)[number],
      status: (typeof userStatuses)[number] = 'active',
    ) => {
      const user = { uid: 'ana', role, status, managedPlaces: ['meu'] };
      return [
        canManagePlace(user, 'meu'),
        canManagePlace(user, 'criado', 'ana'),
        canManagePlace(user, 'alheio', 'bia'),
        canManagePlace(user, 'alheio'),
      ];
    };
    expect(canManage('super_admin')).toEqual([true, true, true, true]);
    expect(canManage('manager')).toEqual([true, true, false, false]);
    expect(canManage('member')).toEqual([false, false, false, false]);
    expect(canManage('manager', 'pending')).toEqual([false, false, false, false]);
    expect(canManage('super_admin', 'inactive')).toEqual([false, false, false, false]);
  });
});

it('folds the name for the search, and only lower-cases the e-mail, as the rules require', () => {
  expect(userSearchFields({ displayName: 'Érica LÚ', email: 'Érica@Mar.test' })).toEqual({
    searchName: 'erica lu',
    searchEmail: 'érica@mar.test',
  });
});

describe('newUserRecord', () => {
  const account = {
    uid: 'ana',
    email: 'Ana@x.test',
    emailVerified: true,
    displayName: ' Ana  Á ',
    photoURL: '',
  };

  it('has search fields for the cleaned name and the e-mail, and zero statistics', () => {
    expect(newUserRecord(account, { role: 'member', status: 'pending' })).toEqual({
      uid: 'ana',
      email: 'Ana@x.test',
      emailVerified: true,
      displayName: 'Ana Á',
      photoURL: '',
      searchName: 'ana a',
      searchEmail: 'ana@x.test',
      role: 'member',
      status: 'pending',
      statistics: { favorites: 0, views: 0, reviews: 0 },
      preferences: { theme: 'system', marketingConsent: false },
    });
  });

  it('uses a default name if the account has none', () => {
    const namelessAccount = { ...account, displayName: '\u200b ' };
    const record = newUserRecord(namelessAccount, { role: 'member', status: 'active' });
    expect(record.displayName).toBe('Usuário');
  });
});
