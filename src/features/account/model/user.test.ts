import { describe, expect, it } from 'vitest';

import { Timestamp } from '#support/stored-values.ts';
import { newUserRecord, toUser, userSearchFields } from './user.ts';

describe('toUser', () => {
  it('parses a complete record', () => {
    const user = toUser('ana', {
      email: 'ana@x.test',
      emailVerified: true,
      displayName: 'Ana Souza',
      photoURL: 'https://fotos.test/ana.jpg',
      phone: '+5548999990000',
      role: 'manager',
      status: 'active',
      statistics: { favorites: 3, views: 10, reviews: 1 },
      preferences: {
        theme: 'dark',
        language: 'es',
        marketingConsent: true,
        reviewerProfile: true,
        noLetters: ['low_review', 'x', 1],
      },
      managedPlaces: ['p1', 'p2'],
      permissions: ['x'],
      createdAt: Timestamp.fromMillis(1000),
      updatedAt: Timestamp.fromMillis(2000),
    });
    expect(user).toEqual({
      uid: 'ana',
      email: 'ana@x.test',
      emailVerified: true,
      displayName: 'Ana Souza',
      photoURL: 'https://fotos.test/ana.jpg',
      olderPhone: '+5548999990000',
      role: 'manager',
      status: 'active',
      statistics: { favorites: 3, views: 10, reviews: 1 },
      preferences: {
        theme: 'dark',
        language: 'es',
        marketingConsent: true,
        reviewerProfile: true,
        noLetters: ['low_review'],
      },
      managedPlaces: ['p1', 'p2'],
      permissions: ['x'],
      createdAt: new Date(1000),
      updatedAt: new Date(2000),
    });
  });

  it.each([[undefined], [null], [{}], ['x'], [{ role: 'root', status: 'enabled', statistics: 7 }]])(
    'parses %j as an inactive member',
    (data) => {
      expect(toUser('ana', data)).toMatchObject({
        displayName: 'Usuário',
        role: 'member',
        status: 'inactive',
        statistics: { favorites: 0, views: 0, reviews: 0 },
        managedPlaces: [],
      });
    },
  );

  it('rejects script addresses as images and limits lists', () => {
    const user = toUser('ana', {
      photoURL: 'javascript:alert(1)',
      displayName: 'a'.repeat(9_000),
      managedPlaces: Array.from({ length: 900 }, (_, position) => `p${position}`),
    });
    expect(user.photoURL).toBe('');
    expect(user.displayName).toHaveLength(80);
    expect(user.managedPlaces).toHaveLength(200);
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
      preferences: { theme: 'system', language: 'pt', marketingConsent: false },
    });
  });

  it('uses a default name if the account has none', () => {
    const namelessAccount = { ...account, displayName: '\u200b ' };
    const record = newUserRecord(namelessAccount, { role: 'member', status: 'active' });
    expect(record.displayName).toBe('Usuário');
  });
});
