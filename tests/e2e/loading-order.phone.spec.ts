import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeRendered, trueAddress, waitUntilHydrated } from './rendered-visits.ts';
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
