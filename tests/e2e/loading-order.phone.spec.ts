import type { Page } from '@playwright/test';
import type { City } from './city.ts';
import { expect, test } from './fixtures.ts';
import { comeRendered, trueAddress, waitUntilHydrated, watchHydration } from './rendered-visits.ts';
import { holdLateWork } from './traffic.ts';

/** Maximum number of requests of a place until it is at rest (DESIGN section 8a). */
const maxRequests = 30;

/** Holds back the responses to matching requests until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records the paths that the page requests from now on. */
function recordRequests(page: Page): (pattern: RegExp) => string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (pattern) => paths.filter((path) => pattern.test(path));
}

const code = /^\/assets\/.*\.js$/;
const pictures = /^\/uploads\//;

test('the code downloads while the main image is late, one file before the image and the rest after it', async ({
  page,
}) => {
  await comeRendered(page, '/');
  const requested = recordRequests(page);
  const releaseImage = await hold(page, /\/uploads\//);
  const releaseCode = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => requested(code)).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested(code)).toHaveLength(1);
  releaseImage();
  await expect.poll(() => requested(code).length).toBeGreaterThan(5);
  releaseCode();
  await waitUntilHydrated(page);
  expect(new Set(requested(code)).size, 'no file is requested twice').toBe(requested(code).length);
});

for (const end of ['the app starts', 'the visitor scrolls']) {
  test(`lazy images wait until ${end}`, async ({ page }) => {
    await comeRendered(page, '/');
    const requested = recordRequests(page);
    const releaseCode = await hold(page, /\/assets\/.*\.js/);
    // The delay ends after three seconds at the latest, which is too early for this test.
    await holdLateWork(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => requested(code).length).toBeGreaterThan(5);
    expect(requested(pictures)).toHaveLength(1);
    if (end === 'the visitor scrolls') await page.mouse.wheel(0, 300);
    else releaseCode();
    await expect.poll(() => requested(pictures).length).toBeGreaterThan(2);
    releaseCode();
    await waitUntilHydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-delays-images');
  });
}

test('lazy images of a page whose code does not load appear after three seconds', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await comeRendered(page, '/');
  await page.route('**/assets/*.js', (route) => route.abort());
  const requested = recordRequests(page);
  await page.goto('/');
  await expect.poll(() => requested(pictures).length).toBeGreaterThan(2);
});

test('a place makes at most 30 requests until it is at rest', async ({ page, city }) => {
  const address = trueAddress(city, city.place('Ponte Hercílio Luz'));
  await comeRendered(page, address);
  // The service worker is registered later.
  await holdLateWork(page);
  const requested = recordRequests(page);
  await page.goto(address);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested(/^\/assets\/.*\.css$/), 'styles are part of the page').toEqual([]);
  expect(requested(/./).length).toBeLessThanOrEqual(maxRequests);
});

interface Counts {
  /** Requests except those of images that the visitor has not seen yet, until the page reacts. */
  requests: number;
  /** React roots. A second root would load and start its components separately. */
  roots: number;
  /** Elements that React has hydrated before the visitor touches the page. */
  hydratedElements: number;
}

/** Counts of the pages when this test was written, and a small margin. */
const maxCounts: { name: string; address: (city: City) => string; max: Counts }[] = [
  { name: 'home', address: () => '/', max: { requests: 12, roots: 1, hydratedElements: 420 } },
  {
    name: 'category',
    address: () => '/places/praias',
    max: { requests: 13, roots: 1, hydratedElements: 530 },
  },
  {
    name: 'place',
    address: (city) => trueAddress(city, city.place('Ponte Hercílio Luz')),
    max: { requests: 13, roots: 1, hydratedElements: 360 },
  },
];

/** Counts the elements of the page that have a property of React with this prefix. */
function countMarked(page: Page, prefix: string): Promise<number> {
  return page.evaluate(
    (start) =>
      [...document.querySelectorAll('body *')].filter((element) =>
        Object.keys(element).some((name) => name.startsWith(start)),
      ).length,
    prefix,
  );
}

for (const { name, address, max } of maxCounts) {
  test(`the ${name} page reacts after few requests, and hydrates only what is near the screen`, async ({
    page,
    city,
  }) => {
    await comeRendered(page, address(city));
    await holdLateWork(page);
    const hydrated = await watchHydration(page);
    await page.goto(address(city));
    const came = [...(await hydrated())].filter((path) => !pictures.test(path));
    await page.waitForLoadState('networkidle');
    const counts: Counts = {
      // The document is not among the files.
      requests: came.length + 1,
      roots: await countMarked(page, '__reactContainer'),
      hydratedElements: await countMarked(page, '__reactFiber'),
    };
    process.stdout.write(`    ${name}: ${JSON.stringify(counts)}\n`);
    expect(counts.requests, came.join(', ')).toBeLessThanOrEqual(max.requests);
    expect(counts.roots).toBe(max.roots);
    expect(counts.hydratedElements).toBeGreaterThan(50);
    expect(counts.hydratedElements).toBeLessThanOrEqual(max.hydratedElements);
  });
}
