import type { Page } from '@playwright/test';
import type { City } from './city.ts';
import { highlightTitles } from './home-page.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { enterAsNewPerson } from './people.ts';
import { reviewsOf } from './place-page.ts';
import {
  renderedVisits,
  trueAddress,
  waitUntilHydrated,
  waitUntilRendered,
} from './rendered-visits.ts';
import { kilobytes, watchDownloads, watchReads, watchScripts } from './traffic.ts';

/**
 * Budgets of DESIGN section 8, in kB of 1,000 bytes as they are received: of pages that the server renders until they
 * react, of others until they can be used.
 */
const budget = { home: 108, rendered: 122, others: 190, styles: 12 };

/** What stands in code that nobody needs before its time. */
const heavy = /identitytoolkit|firebasestorage\.googleapis|leaflet-container|js\.stripe\.com/;

/** What stands in the code that asks Firestore or Auth. */
const readers = /runAggregationQuery|identitytoolkit/;

interface Screen {
  name: string;
  address: (city: City) => string;
  usable: (page: Page) => Promise<void>;
  /** The server renders it: what reads the database is not brought for it. */
  isRendered?: true;
}

const screens: Screen[] = [
  {
    name: '/',
    isRendered: true,
    address: () => '/',
    usable: (page) => expect(highlightTitles(page)).toHaveCount(6),
  },
  {
    name: '/categories',
    isRendered: true,
    address: () => '/categories',
    usable: (page) => expect(page.getByText('Botecos, cervejarias')).toBeVisible(),
  },
  {
    name: '/places/:category',
    isRendered: true,
    address: () => '/places/praias',
    usable: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
  {
    name: '/places/:category/:place',
    isRendered: true,
    address: (city) => trueAddress(city, city.place('Ponte Hercílio Luz')),
    usable: (page) => expect(page.getByRole('heading', { name: 'Avaliações' })).toBeVisible(),
  },
  {
    name: '/search',
    address: () => '/search?q=berbigao',
    usable: (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  },
];

function say(line: string): void {
  process.stdout.write(`    ${line}\n`);
}

test.describe('what is downloaded with an empty cache', () => {
  for (const { name, address, usable, isRendered = false } of screens) {
    test(`${name} until it can be used`, async ({ page, request, city }) => {
      if (isRendered) await waitUntilRendered(request, address(city));
      const scriptsOf = watchScripts(page);
      const download = await watchDownloads(page);
      await page.goto(address(city));
      await usable(page);
      if (isRendered) await waitUntilHydrated(page);
      const scripts = kilobytes(download.scripts);
      const styles = kilobytes(download.styles);
      say(`${name}: ${scripts.toFixed(1)} kB of JavaScript, ${styles.toFixed(1)} kB of CSS`);
      expect(scripts).toBeGreaterThan(50);
      expect(scripts).toBeLessThanOrEqual(
        name === '/' ? budget.home : isRendered ? budget.rendered : budget.others,
      );
      expect(styles).toBeGreaterThan(1);
      expect(styles).toBeLessThanOrEqual(budget.styles);
      expect(await scriptsOf(/runAggregationQuery/)).toHaveLength(isRendered ? 0 : 1);
      expect(await scriptsOf(heavy)).toEqual([]);
    });
  }

  test('the map brings its code when it is asked for', async ({ page, city }) => {
    await drawTiles(page);
    await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
    const scriptsOf = watchScripts(page);
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
    expect(await scriptsOf(heavy)).toHaveLength(1);
  });
});

test.describe('documents read', () => {
  for (const { route, address } of renderedVisits) {
    test(`by a visitor's first visit of ${route}: none, and nothing that could read`, async ({
      page,
      request,
      city,
      firestoreHost,
    }) => {
      await waitUntilRendered(request, address(city));
      const reads = watchReads(page, firestoreHost);
      const scriptsOf = watchScripts(page);
      await page.goto(address(city));
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await reads()).toEqual({});
      expect(await scriptsOf(readers)).toEqual([]);
      expect(await scriptsOf(heavy)).toEqual([]);
    });
  }

  test('by a member who comes to a place: whether it is saved, the own review, and what is new', async ({
    page,
    request,
    city,
    firestoreHost,
  }) => {
    const address = trueAddress(city, city.place('Ponte Hercílio Luz'));
    await enterAsNewPerson(page, 'Lia Leitora');
    await waitUntilRendered(request, address);
    const reads = watchReads(page, firestoreHost);
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Minha conta: Lia Leitora' })).toBeVisible();
    await waitUntilHydrated(page);
    await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Queries that find nothing count as one document each; the record is the session's.
    const expected = { users: 1, favorites: 1, reviews: 1, notices: 1 };
    // The button was there before the code of the reviews, which reads the own one.
    await expect.poll(reads).toEqual(expected);
    await page.waitForLoadState('networkidle');
    expect(await reads()).toEqual(expected);
  });

  test('by the home page without the server: six places, the categories, the settings', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await comeAsShell(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/');
    await expect(highlightTitles(page)).toHaveCount(6);
    await page.waitForLoadState('networkidle');
    const { places, categories, settings = 0, ...others } = await reads();
    expect(places).toBe(6);
    expect(categories).toBe(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by a category without the server: its page of places', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await comeAsShell(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/places/praias');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { places, categories, settings = 0, ...others } = await reads();
    expect(places).toBe(city.placesOf('Praias').length);
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by a place without the server: itself, one page of reviews and its offers', async ({
    page,
    city,
    firestoreHost,
  }) => {
    const reads = watchReads(page, firestoreHost);
    await page.goto(`/places/passeios/${city.place('Ponte Hercílio Luz').id}`);
    await expect(reviewsOf(page)).toHaveCount(10);
    await page.waitForLoadState('networkidle');
    const { places, reviews, clubOffers, categories, settings = 0, ...others } = await reads();
    expect(places).toBe(1);
    expect(reviews).toBe(10);
    // One query; that it finds nothing counts as one.
    expect(clubOffers).toBe(1);
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by the search and its suggestions: no place', async ({ page, city, firestoreHost }) => {
    const reads = watchReads(page, firestoreHost);
    await page.goto('/search?q=lagoa');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('searchbox').fill('berbigao');
    await expect(page.getByRole('heading', { level: 2, name: /Sambaqui/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { categories = 0, settings = 0, ...others } = await reads();
    expect(categories).toBeLessThanOrEqual(city.categories.length);
    expect(settings).toBeLessThanOrEqual(1);
    expect(others).toEqual({});
  });

  test('by coming back: nothing again', async ({ page, firestoreHost }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Categorias' })
      .getByRole('link', { name: 'Praias' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Praia Mole' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const reads = watchReads(page, firestoreHost);
    await page.goBack();
    await expect(highlightTitles(page)).toHaveCount(6);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2, name: 'Praia Mole' })).toBeVisible();
    expect(await reads()).toEqual({});
  });
});

test.describe('nothing moves while a page arrives', () => {
  // Slow 3G and no network in the way; both sizes.
  const networks = [
    ['a fast network', null],
    ['a slow network', { latency: 400, downloadThroughput: 200_000, uploadThroughput: 80_000 }],
  ] as const;
  const sizes = [
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ] as const;
  const moving = screens.filter(({ name }) => !['/categories', '/search'].includes(name));

  for (const [network, conditions] of networks) {
    for (const [device, size] of sizes) {
      for (const { name, address, usable } of moving) {
        test(`${name} on ${device} over ${network}`, async ({ page, city }) => {
          await page.setViewportSize(size);
          await page.addInitScript(() => {
            const shifts: string[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as LayoutShift[]) {
                if (entry.hadRecentInput) continue;
                const moved = entry.sources.map(({ node }) => node?.parentElement?.innerText ?? '');
                shifts.push(`${entry.value} ${moved.join(' | ').slice(0, 200)}`);
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
          if (conditions) {
            const session = await page.context().newCDPSession(page);
            await session.send('Network.enable');
            await session.send('Network.emulateNetworkConditions', {
              offline: false,
              ...conditions,
            });
          }
          await page.goto(address(city));
          await usable(page);
          await page.waitForLoadState('networkidle');
          const shifts = await page.evaluate(() => (window as unknown as Shifted).shifts);
          const total = shifts.reduce((sum, text) => sum + parseFloat(text), 0);
          say(`${name} on ${device} over ${network}: layout shift ${total.toFixed(4)}`);
          expect(total, shifts.join('\n')).toBeLessThanOrEqual(0.01);
        });
      }
    }
  }
});

/** Not yet among TypeScript's own types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Shifted {
  shifts: string[];
}
