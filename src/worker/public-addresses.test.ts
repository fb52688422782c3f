import { expect, test } from 'vitest';
import { pagePattern, isPublicApiRequest, isCacheable } from './public-addresses.ts';

test.each([
  '/',
  '/estacionamento',
  '/categories',
  '/places/bares/p1-bar?ordem=nota',
  '/profile',
  '/search?q=a.b',
])('%s is a page', (address) => {
  expect(pagePattern.test(address)).toBe(true);
});

test.each([
  '/api/home',
  '/uploads/places/p1/a.webp',
  '/assets/a.js',
  '/sitemap.xml',
  '/agenda.ics',
  '/es',
  '/es/agenda',
  '/en?utm=1',
])('%s is not a page of the Portuguese worker', (address) => {
  expect(pagePattern.test(address)).toBe(false);
});

const asked = (path: string, headers: Record<string, string> = {}) =>
  isPublicApiRequest({ pathname: path }, new Request(`https://guia.example${path}`, { headers }));

test.each([
  '/api/places/index',
  '/api/places/index/descriptions',
  '/api/places/benefits',
  '/api/places/p1/related',
  '/api/home',
  '/api/events/index',
  '/api/club/showcase',
])('%s is public', (path) => {
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
])('%s is never answered from the cache', (path) => {
  expect(asked(path)).toBe(false);
});

test('an authenticated request is never answered from the cache', () => {
  expect(asked('/api/home', { Authorization: 'Bearer token' })).toBe(false);
});

test('public pages are derived from the table of routes', () => {
  expect(['/', '/places/bares', '/agenda/e1', '/club'].filter(isCacheable)).toHaveLength(4);
  expect(['/profile', '/subscription/success', '/admin', '/x'].filter(isCacheable)).toEqual([]);
});

test('pages in another language are cached by the worker of that language', () => {
  expect(['/es', '/en/agenda', '/es/places/bares'].filter(isCacheable)).toEqual([]);
});

test('a list is not cached, because its owner may make it private', () => {
  expect(isCacheable('/listas/abc-praias')).toBe(false);
  expect(asked('/api/lists/abc')).toBe(false);
});
