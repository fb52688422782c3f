import { expect, test } from 'vitest';
import { isPage, isPublicAnswer, mayBeKept } from './public-addresses.ts';

test.each(['/', '/categories', '/places/bares/p1-bar?ordem=nota', '/profile', '/search?q=a.b'])(
  '%s is a page',
  (address) => {
    expect(isPage.test(address)).toBe(true);
  },
);

test.each([
  '/api/home',
  '/uploads/places/p1/a.webp',
  '/assets/a.js',
  '/sitemap.xml',
  '/agenda.ics',
])('%s is none', (address) => {
  expect(isPage.test(address)).toBe(false);
});

const asked = (path: string, headers: Record<string, string> = {}) =>
  isPublicAnswer({ pathname: path }, new Request(`https://guia.example${path}`, { headers }));

test.each([
  '/api/places/index',
  '/api/places/index/descriptions',
  '/api/places/benefits',
  '/api/places/p1/related',
  '/api/home',
  '/api/events/index',
  '/api/club/showcase',
])('%s is for everybody', (path) => {
  expect(asked(path)).toBe(true);
});

test.each([
  '/api/account',
  '/api/account/photo',
  '/api/reservations',
  '/api/club/redemptions',
  '/api/checkout-session/cs_1',
  '/api/admin/users',
  '/api/manager/statistics',
  '/api/privacy/export',
  '/api/places/p1/images',
])('%s is never answered from what is kept', (path) => {
  expect(asked(path)).toBe(false);
});

test('what is asked in somebody’s name is never answered from what is kept', () => {
  expect(asked('/api/home', { Authorization: 'Bearer token' })).toBe(false);
});

test('pages that are the same for everybody are known by the table of addresses', () => {
  expect(['/', '/places/bares', '/agenda/e1', '/club'].filter(mayBeKept)).toHaveLength(4);
  expect(['/profile', '/subscription/success', '/admin', '/x'].filter(mayBeKept)).toEqual([]);
});

test('a list is not kept: its owner may close it to others', () => {
  expect(mayBeKept('/listas/abc-praias')).toBe(false);
  expect(asked('/api/lists/abc')).toBe(false);
});
