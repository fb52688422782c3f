import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { startFront } from './site-front.ts';
import type { SiteFront } from './site-front.ts';

/** Playwright's test with the service worker, and a front before the site that is this test's own. */
export const test = base.extend<{ front: SiteFront }>({
  serviceWorkers: 'allow',
  front: async ({ baseURL }, provide) => {
    const front = await startFront(baseURL ?? '');
    await provide(front);
    await front.close();
  },
});

/** What the browser writes on the console when the network does not answer. */
export const noNetwork = /Failed to load resource|ERR_|Failed to fetch|RPC_ERROR|CodeLoadError/;

/** It fetches two hundred files, one after the other, beside whatever else this machine does. */
const installedWithinMs = 60_000;

/** Waits until the service worker is there with everything that it fetches at once. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), {
      timeout: installedWithinMs,
    })
    .toBe('activated');
  await expect.poll(() => isKept(page, '/api/places/benefits')).toBe(true);
}

/** Whether there is an answer to an address in what the service worker keeps. */
export async function isKept(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
    address,
  );
}

/** Waits until the page that is shown can be shown without a network. */
export async function waitUntilKept(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect.poll(() => isKept(page, pathname)).toBe(true);
}

/** Opens a page until it can be shown without a network: one that came as the shell, on a busy machine, is not kept. */
export async function openUntilKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      return isKept(page, new URL(address).pathname);
    })
    .toBe(true);
}
