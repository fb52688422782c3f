import type { Page } from '@playwright/test';
import { linkTo, routePaths, routes } from '#shared/routes.ts';
import type { City } from './city.ts';
import { expectAccessible } from './axe.ts';
import { openFilters } from './filters.ts';
import { highlightTitles } from './home-page.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { reviewsOf } from './place-page.ts';

interface Situation {
  name: string;
  address: (city: City) => string;
  /** Opens the page and brings it into the state under test. */
  reach: (page: Page) => Promise<void>;
  /** True if requests fail in this situation. */
  faulty?: boolean;
  /**
   * Marks the pages whose layout differs on a desktop. They run at desktop width in every run; the others only in the
   * full run.
   */
  isKind?: true;
}

const heading = (page: Page, name: string | RegExp, level = 1) =>
  page.getByRole('heading', { level, name });

const place = '/places/:categorySlug/:placeId';

const situations: Situation[] = [
  {
    name: 'home',
    isKind: true,
    address: () => linkTo('/'),
    reach: (page) => expect(highlightTitles(page)).toHaveCount(6),
  },
  {
    name: 'home with suggestions',
    address: () => linkTo('/'),
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Buscar lugares e eventos' }).fill('praia');
      await expect(page.getByRole('option')).toHaveCount(6);
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'categories',
    isKind: true,
    address: () => linkTo('/categories'),
    reach: (page) =>
      expect(page.getByRole('main').getByRole('link', { name: 'Bares' })).toBeVisible(),
  },
  {
    name: 'categories with the position refused',
    address: () => linkTo('/categories'),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Próximo a mim' }).click();
      await expect(page.getByRole('list', { name: 'Bairros' })).toBeVisible();
    },
  },
  {
    name: 'places of a category',
    isKind: true,
    address: () => linkTo('/places/:categorySlug', { categorySlug: 'praias' }),
    reach: (page) => expect(heading(page, 'Praia Mole', 2)).toBeVisible(),
  },
  {
    name: 'a place',
    isKind: true,
    address: (city) =>
      linkTo(place, { categorySlug: 'passeios', placeId: city.place('Ponte Hercílio Luz').id }),
    reach: async (page) => {
      await expect(reviewsOf(page)).toHaveCount(10);
      await expect(page.getByRole('region', { name: 'Lugares parecidos' })).toBeVisible();
    },
  },
  {
    name: 'a place with the share menu open',
    address: (city) =>
      linkTo(place, { categorySlug: 'bares', placeId: city.place('Gim & Maresia').id }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Compartilhar' }).click();
      await expect(page.getByRole('button', { name: 'Copiar link' })).toBeVisible();
    },
  },
  {
    name: 'a place with the map open',
    address: (city) =>
      linkTo(place, { categorySlug: 'praias', placeId: city.place('Praia Mole').id }),
    reach: async (page) => {
      await drawTiles(page);
      await page.getByRole('button', { name: 'Ver mapa' }).click();
      await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
    },
  },
  {
    name: 'a place with its pictures open',
    address: (city) =>
      linkTo(place, { categorySlug: 'passeios', placeId: city.place('Ponte Hercílio Luz').id }),
    reach: async (page) => {
      await page.getByRole('button', { name: /^Ampliar foto 1/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the longest title',
    address: (city) =>
      linkTo(place, {
        categorySlug: 'eventos',
        placeId: city.places.find(({ title }) => title.length > 100)?.id ?? '',
      }),
    reach: (page) => expect(heading(page, /^Encontro Internacional/)).toBeVisible(),
  },
  {
    name: 'the start of the search',
    address: () => linkTo('/search'),
    reach: (page) => expect(heading(page, 'Comece por uma categoria', 2)).toBeVisible(),
  },
  {
    name: 'results with the filters open',
    isKind: true,
    address: () => linkTo('/search', { q: 'lagoa', preco: 'economico' }),
    reach: async (page) => {
      await openFilters(page);
      await expect(page.getByRole('button', { name: 'Pet Friendly' })).toBeVisible();
      await expect(heading(page, /./, 2).first()).toBeVisible();
    },
  },
  {
    name: 'no results',
    address: () => linkTo('/search', { q: 'xilofone', categoria: 'nao-existe' }),
    reach: (page) => expect(heading(page, 'Nenhum lugar encontrado', 2)).toBeVisible(),
  },
  {
    name: 'partial results',
    address: () => linkTo('/search', { q: 'praia' }),
    faulty: true,
    reach: (page) => expect(page.getByText(/os resultados são parciais/)).toBeVisible(),
  },
  {
    name: 'a place that does not exist',
    address: () => linkTo(place, { categorySlug: 'bares', placeId: 'nao-existe' }),
    faulty: true,
    reach: (page) => expect(heading(page, 'Local não encontrado')).toBeVisible(),
  },
  {
    name: 'an address that does not exist',
    isKind: true,
    address: () => '/nao/existe',
    faulty: true,
    reach: (page) => expect(heading(page, 'Página não encontrada')).toBeVisible(),
  },
];

const reached = new Set(['/', '/categories', '/search']);

/**
 * All other routes that look the same to every user. The club routes are checked in the club specs, with plans and
 * offers.
 */
const plainSituations: Situation[] = routePaths
  .filter((path) => routes[path].access === 'anyone' && !/:|^\/(?:club|subscription)/.test(path))
  .filter((path) => !reached.has(path))
  .map((path) => ({
    name: path,
    address: () => path,
    reach: (page) => expect(heading(page, /./)).toBeVisible(),
  }));

/** Runs only at phone width, except in the full run. */
const oneWidth = { tag: '@one-width' };

test.describe('axe finds no violations in light or dark mode, and 320 pixels are wide enough, on', () => {
  for (const { name, address, reach, faulty, isKind } of [...situations, ...plainSituations]) {
    test(name, isKind ? {} : oneWidth, async ({ page, watch, city }) => {
      if (faulty) {
        watch.allow(/Failed to load resource/);
        await page.route('**/api/places/index', (route) => route.abort());
      }
      await page.goto(address(city));
      await reach(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sticksOutOf(page), 'scrolls sideways at 320 pixels').toBe(0);
    });
  }

  test('a screen whose data fails to load', oneWidth, async ({ page, watch, firestoreHost }) => {
    watch.allow(/Failed to load resource|RPC_ERROR/);
    await comeAsShell(page);
    await page.route(`http://${firestoreHost}/**`, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('a screen whose data is loading', oneWidth, async ({ page, firestoreHost }) => {
    await comeAsShell(page);
    await page.route(`http://${firestoreHost}/**`, () => undefined);
    await page.goto('/places/praias');
    await expect(page.getByText('Carregando lugares...')).toBeAttached();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/**
 * Returns by how many pixels the page overflows a window 320 pixels wide. The scroll bar does not take space from the
 * page.
 */
function sticksOutOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - Math.min(clientWidth, 320));
  });
}

test(
  'the check detects an image without alt text and contrast that is too low only in dark mode',
  oneWidth,
  async ({ page }) => {
    await page.goto('/terms');
    await expect(heading(page, 'Termos de uso')).toBeVisible();
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.width = picture.height = 20;
      document.querySelector('main')?.prepend(picture);
    });
    await expect(expectAccessible(page)).rejects.toThrow(/light[^]*image-alt/);
    await page.evaluate(() => {
      document.querySelector('main img')?.remove();
      // Readable on white, barely readable on a dark page.
      document.querySelector('h1')?.style.setProperty('color', '#555');
    });
    await expect(expectAccessible(page)).rejects.toThrow(/dark[^]*color-contrast/);
  },
);

test(
  'the page sets its language, and both colour schemes have their own colours',
  oneWidth,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).not.toBe(light);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
  },
);

test.describe('with reduced motion', oneWidth, () => {
  test('skeletons do not animate; without the setting they do', async ({ page, firestoreHost }) => {
    await comeAsShell(page);
    await page.route(`http://${firestoreHost}/**`, () => undefined);
    await page.goto('/');
    await expect(page.getByText('Carregando destaques...')).toBeAttached();
    const moving = () => page.evaluate(() => document.getAnimations().length);
    expect(await moving()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(moving).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a card opens its place without a view transition', async ({ page }) => {
    await page.addInitScript(() => {
      // The app skips transitions on slow devices, so the test simulates 8 cores.
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        sessionStorage.setItem('transitions', 'yes');
        return start(update);
      };
    });
    const followed = () => page.evaluate(() => sessionStorage.getItem('transitions'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/places/praias');
    await page.getByRole('link', { name: 'Praia Mole', exact: true }).click();
    await expect(heading(page, 'Praia Mole')).toBeVisible();
    expect(await followed()).toBeNull();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goBack();
    await page.getByRole('link', { name: 'Praia Mole', exact: true }).click();
    await expect(heading(page, 'Praia Mole')).toBeVisible();
    expect(await followed()).toBe('yes');
  });
});
