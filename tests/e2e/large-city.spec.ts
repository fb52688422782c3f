import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/local-stack.ts';
import type { Stack } from '../../scripts/local-stack.ts';
import { readCity } from './city.ts';
import { highlightTitles } from './home-page.ts';
import type { City } from './city.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { reviewsOf } from './place-page.ts';
import { watchReads } from './traffic.ts';

const places = 10_000;
const placesAPage = 24;

// The tests share one city, and read counts are taken between them, so they run serially.
test.describe.configure({ mode: 'serial' });

let dataDir: string;
let stack: Stack;
let city: City;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await mkdtemp(path.join(tmpdir(), 'guia-large-city-'));
  stack = await startStack({
    mode: 'demo',
    ports: 'free',
    dataDir,
    seedArgs: ['--places', String(places)],
  });
  city = await readCity(stack.firestoreHost);
});

test.afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns Firestore's own count of client reads since the last call. */
async function usage(): Promise<{ clientReads: number }> {
  const address = `http://${stack.firestoreHost}/emulator/v1/projects/demo-guia/usage`;
  const counted = (await (await fetch(address)).json()) as { clientReads: number };
  await fetch(address, { method: 'DELETE' });
  return counted;
}

test('the city has the expected size', () => {
  expect(city.places).toHaveLength(places);
  expect(city.placesOf('Bares').length).toBeGreaterThan(10 * placesAPage);
});

test('the home page reads six places here as well', async ({ page }) => {
  await usage();
  const reads = watchReads(page, stack.firestoreHost);
  await page.goto(stack.webUrl);
  await expect(highlightTitles(page)).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  const { places: read, categories = 0, settings = 0, ...others } = await reads();
  expect(read).toBe(6);
  expect(others).toEqual({});
  // The count of the page equals the count that Firestore bills.
  expect((await usage()).clientReads).toBe(6 + categories + settings);
});

test('a category reads one page at a time and finally shows all places without duplicates', async ({
  page,
}) => {
  await usage();
  const reads = watchReads(page, stack.firestoreHost);
  const expected = city.placesOf('Bares').map(({ title }) => title);
  await page.goto(`${stack.webUrl}/places/bares`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(expected.slice(0, placesAPage));
  const first = await reads();
  expect(first['places']).toBe(placesAPage);
  const sum = Object.values(first).reduce((total, count) => total + count, 0);
  expect((await usage()).clientReads).toBe(sum);

  const more = page.getByRole('button', { name: 'Ver mais lugares' });
  for (const pages of [2, 3]) {
    await more.click();
    await expect(headings).toHaveText(expected.slice(0, pages * placesAPage));
    expect((await reads())['places']).toBe(pages * placesAPage);
  }
});

test('a place reads its document, one page of reviews and its offers', async ({ page }) => {
  const place = city.places
    .filter(({ isActive }) => isActive)
    .sort((a, b) => b.reviewsCount - a.reviewsCount)[0];
  expect(place?.reviewsCount).toBeGreaterThan(10);
  await usage();
  const reads = watchReads(page, stack.firestoreHost);
  await comeAsShell(page);
  await page.goto(`${stack.webUrl}/places/lugar/${place?.id}`);
  await expect(reviewsOf(page)).toHaveCount(10);
  await page.waitForLoadState('networkidle');
  const found = await reads();
  const {
    places: read,
    reviews,
    clubOffers: offers,
    categories = 0,
    settings = 0,
    ...others
  } = found;
  // An empty query result is billed as one read.
  expect({ read, reviews, offers, others }).toEqual({
    read: 1,
    reviews: 10,
    offers: 1,
    others: {},
  });
  expect((await usage()).clientReads).toBe(12 + categories + settings);
});

test('the search covers all places and reads no place', async ({ page }) => {
  await usage();
  await page.goto(`${stack.webUrl}/search?nota=2`);
  const found = city.places.filter(({ isActive, rating }) => isActive && rating >= 2).length;
  await expect(
    page.getByText(`${found.toLocaleString('pt-BR')} lugares encontrados`),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await usage()).clientReads).toBeLessThanOrEqual(city.categories.length + 1);
});

test('the map of all places draws a few dozen markers and reads no place', async ({ page }) => {
  await drawTiles(page);
  await usage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${stack.webUrl}/search?nota=2`);
  const marks = page.locator('.list-map-mark');
  await expect(page.locator('.list-map-cluster').first()).toBeVisible();
  for (let times = 0; times < 4; times += 1) {
    expect(await marks.count()).toBeLessThan(120);
    await page.getByRole('button', { name: 'Aproximar' }).click();
    await page.waitForTimeout(500);
  }
  expect((await usage()).clientReads).toBeLessThanOrEqual(city.categories.length + 1);
});
