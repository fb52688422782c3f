import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { matchSiteRoute } from '#server/site/site-routes.ts';
import { manifest as manifestIn } from './brand-plugin.ts';

const manifest = manifestIn('pt');

it('links from the icon of the installed app to the search, the agenda and the club card', () => {
  const names = manifest.shortcuts.map(({ name }) => name);
  expect(names).toEqual(['Buscar', 'Agenda', 'Minha carteirinha']);
  const paths = manifest.shortcuts.map(({ url }) => matchSiteRoute(url).path);
  expect(paths).toEqual(['/search', '/agenda', '/profile']);
});

it('opens the installed app of another language in that language', () => {
  const { lang, start_url: start, scope, shortcuts } = manifestIn('es');
  expect({ lang, start, scope }).toEqual({ lang: 'es-AR', start: '/es', scope: '/es' });
  expect(shortcuts.map(({ url }) => url)).toEqual(['/es/search', '/es/agenda', '/es/profile']);
});

const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];

it.each([...icons, ...manifest.screenshots])(
  'declares the actual type and size of $src',
  async (picture) => {
    const { format, width, height } = await sharp(`public${picture.src}`).metadata();
    expect(picture.type).toMatch(new RegExp(`^image/${format}\\b`));
    if (picture.sizes !== 'any') expect(picture.sizes).toBe(`${width}x${height}`);
  },
);

it('lists screenshots for narrow and wide screens in an image format that all browsers support', async () => {
  const shapes = new Map<string, Set<number>>();
  for (const { src, sizes, form_factor: form } of manifest.screenshots) {
    const [width = 0, height = 0] = sizes.split('x').map(Number);
    const [shorter = 0, longer = 0] = [width, height].toSorted((one, other) => one - other);
    expect(shorter).toBeGreaterThanOrEqual(320);
    expect(longer).toBeLessThanOrEqual(3840);
    expect(longer / shorter).toBeLessThanOrEqual(2.3);
    shapes.set(form, (shapes.get(form) ?? new Set()).add(width / height));
    expect((await stat(`public${src}`)).size).toBeLessThan(100_000);
  }
  expect([...shapes].map(([form, ratios]) => [form, ratios.size])).toEqual([
    ['narrow', 1],
    ['wide', 1],
  ]);
});
