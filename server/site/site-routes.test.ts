import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routePaths } from '#shared/routes.ts';
import { matchSiteRoute } from './site-routes.ts';

it.each(routePaths)('%s is found, also with a slash behind it', (path) => {
  const address = path.replace(/:\w+/g, 'x');
  expect(matchSiteRoute(address).path).toBe(path);
  expect(matchSiteRoute(`${address}/`).path).toBe(path);
});

it('announces the code of every screen that anyone may see, from a file that exists', () => {
  const modules = routePaths.flatMap((path) => matchSiteRoute(path).module ?? []);
  expect(modules).toContain('src/features/place-page/screens/place-detail-screen.tsx');
  expect(modules.filter((module) => !existsSync(module))).toEqual([]);
});

it.each(['/admin', '/manager/places'])(
  'announces no code for %s: whoever may not see it needs none',
  (address) => {
    expect(matchSiteRoute(address).module).toBeNull();
  },
);

it.each(['/favorites', '/profile'])(
  'announces for %s only the code that tells who may see it',
  (address) => {
    expect(matchSiteRoute(address).module).toBe('src/app/guards/require-session.tsx');
  },
);

it('answers the parameters decoded, and as they came where that cannot be done', () => {
  expect(matchSiteRoute('/places/caf%C3%A9s/p1-a%20b').parameters).toEqual({
    categorySlug: 'cafés',
    placeId: 'p1-a b',
  });
  expect(matchSiteRoute('/places/%E0%A4%A').parameters).toEqual({ categorySlug: '%E0%A4%A' });
});

it.each(['/nada', '/places', '/admin/nada', '/help/x', '/places/a/b/c', '/Admin'])(
  'knows no screen for %s',
  (address) => {
    expect(matchSiteRoute(address)).toEqual({ path: null, parameters: {}, module: null });
  },
);
