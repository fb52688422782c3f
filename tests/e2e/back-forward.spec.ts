import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { renderedVisits, waitUntilHydrated, waitUntilRendered } from './rendered-visits.ts';

/** Playwright starts the browser without the cache that this is about. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

/** Leaves a page and comes back; answers why the browser could not keep it. */
async function obstaclesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const answered = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // A browser without a window keeps no page, and says all else that would be in the way, too.
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      );
    });
  });
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  return answered;
}

for (const { route, address } of renderedVisits) {
  test(`${route} does nothing that keeps the browser from keeping it`, async ({
    page,
    request,
    city,
  }) => {
    await waitUntilRendered(request, address(city));
    await page.goto(address(city));
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await obstaclesOf(page)).toEqual([]);
  });
}

test('what keeps the browser from keeping a page is found', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    addEventListener('unload', () => undefined);
  });
  expect(await obstaclesOf(page)).not.toEqual([]);
});
