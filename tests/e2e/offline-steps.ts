import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { startFront } from './site-front.ts';
import type { SiteFront } from './site-front.ts';

/** Playwright's test with the service worker allowed and a separate proxy in front of the site. */
export const test = base.extend<{ front: SiteFront }>({
  serviceWorkers: 'allow',
  front: async ({ baseURL }, provide) => {
    const front = await startFront(baseURL ?? '');
    await provide(front);
    await front.close();
  },
});

/** Messages that the browser logs when the network does not answer. */
export const noNetwork = /Failed to load resource|ERR_|Failed to fetch|RPC_ERROR|CodeLoadError/;

/** The worker fetches 200 files one after the other on a busy machine. */
const installedWithinMs = 60_000;

/** Waits until the service worker is active and its precache is complete. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), {
      timeout: installedWithinMs,
    })
    .toBe('activated');
  await expect.poll(() => isKept(page, '/api/places/benefits')).toBe(true);
}

/** Returns true if the service worker has cached a response for this URL. */
export async function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
    address,
  );
}

/** Waits until the current page is available offline. */
export async function waitUntilKept(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect.poll(() => isKept(page, pathname)).toBe(true);
}

/** Reloads a page until it is available offline: a page that a busy server answers with the shell is not cached. */
export async function openUntilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      return isKept(page, new URL(address).pathname);
    })
    .toBe(true);
}
