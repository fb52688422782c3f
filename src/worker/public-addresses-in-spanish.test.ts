import { expect, test, vi } from 'vitest';
import { isCacheable, pagePattern } from './public-addresses.ts';

vi.mock('#shared/language.ts', () => import('#shared/language.es.ts'));

test('the Spanish worker caches the pages below its prefix, and no others', () => {
  expect(['/es', '/es/places/bares', '/es/agenda/e1'].filter(isCacheable)).toHaveLength(3);
  expect(['/', '/agenda', '/en/agenda', '/es/profile', '/es/listas/a'].filter(isCacheable)).toEqual(
    [],
  );
});

test('the Spanish worker answers the pages below its prefix', () => {
  expect(['/es', '/es/', '/es/search?q=a.b'].every((path) => pagePattern.test(path))).toBe(true);
  expect(['/en/agenda', '/api/home', '/es/agenda.ics'].some((path) => pagePattern.test(path))).toBe(
    false,
  );
});
