import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routePaths } from '#shared/routes.ts';
import { matchSiteRoute } from './site-routes.ts';

it.each(routePaths)('%s is found, also with a trailing slash', (path) => {
  const address = path.replace(/:\w+/g, 'x');
  expect(matchSiteRoute(address).path).toBe(path);
  expect(matchSiteRoute(`${address}/`).path).toBe(path);
});

it('the code of every public screen is preloaded from an existing file', () => {
  const modules = routePaths.flatMap((path) => matchSiteRoute(path).module ?? []);
  expect(modules).toContain('src/features/place-page/screens/place-detail-screen.tsx');
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
});

it.each(['/admin', '/manager/places'])(
  'no code is preloaded for %s, because visitors without access do not need it',
  (address) => {
    expect(matchSiteRoute(address).module).toBeNull();
  },
);

it.each(['/favorites', '/profile'])(
  'for %s only the code of the access check is preloaded',
  (address) => {
    expect(matchSiteRoute(address).module).toBe('src/app/guards/require-session.tsx');
  },
);

it('parameters are decoded, or unchanged if they cannot be decoded', () => {
  expect(matchSiteRoute('/places/caf%C3%A9s/p1-a%20b').parameters).toEqual({
    categorySlug: 'cafés',
    placeId: 'p1-a b',
  });
  expect(matchSiteRoute('/places/%E0%A4%A').parameters).toEqual({ categorySlug: '%E0%A4%A' });
});

it.each(['/nada', '/places', '/admin/nada', '/help/x', '/places/a/b/c', '/Admin'])(
  'no screen is found for %s',
  (address) => {
    expect(matchSiteRoute(address)).toEqual({ path: null, parameters: {}, module: null });
  },
);
