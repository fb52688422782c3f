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

/** The headless shell's word for never restoring any page. */
const keepsNoPage = 'BackForwardCacheDisabledForDelegate';

interface Return {
  /** The browser restored the page as it was, from its cache. */
  isRestored: boolean;
  /** This browser restores pages at all. */
  canRestore: boolean;
  /** What the page itself does that prevents it. The headless shell lists that, too. */
  obstacles: string[];
}

async function leaveAndReturn(page: Page): Promise<Return> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  let outcome: Return | null = null;
  // One of the two comes, according to the browser and the page.
  session.on('Page.frameNavigated', ({ type }) => {
    if (type !== 'BackForwardCacheRestore') return;
    outcome = { isRestored: true, canRestore: true, obstacles: [] };
  });
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    outcome = {
      isRestored: false,
      canRestore: !notRestoredExplanations.some(({ reason }) => reason === keepsNoPage),
      obstacles: notRestoredExplanations
        .filter(({ type }) => type !== 'Circumstantial')
        .map(({ reason }) => reason),
    };
  });
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(globalThis, { wasPersisted: persisted });
    });
  });
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => outcome, { message: 'restored or not' }).not.toBeNull();
  return outcome!;
}

/** Whether the document is the one that was left: a new one knows nothing of the event. */
function wasPersisted(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as { wasPersisted?: boolean }).wasPersisted ?? false);
}

for (const { route, address } of renderedVisits) {
  test(`${route} is restored from the back/forward cache`, async ({ page, request, city }) => {
    await waitUntilRendered(request, address(city));
    await page.goto(address(city));
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    const { isRestored, canRestore, obstacles } = await leaveAndReturn(page);
    expect(obstacles).toEqual([]);
    expect(isRestored, 'restored, where the browser can').toBe(canRestore);
    await expect.poll(() => wasPersisted(page), { message: 'pageshow persisted' }).toBe(canRestore);
  });
}

test('a page that handles unload is not restored, and the handler is named', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => {
    addEventListener('unload', () => undefined);
  });
  const { isRestored, obstacles } = await leaveAndReturn(page);
  expect(obstacles).toEqual(['UnloadHandlerExistsInMainFrame']);
  expect(isRestored).toBe(false);
  expect(await wasPersisted(page)).toBe(false);
});
