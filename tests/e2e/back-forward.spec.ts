import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { renderedVisits, waitUntilHydrated, waitUntilRendered } from './rendered-visits.ts';

/** Playwright starts the browser with the back/forward cache turned off. This test needs it. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

/** The reason that the headless shell reports because it never restores pages. */
const keepsNoPage = 'BackForwardCacheDisabledForDelegate';

interface Return {
  /** True if the browser restored the page from the back/forward cache. */
  isRestored: boolean;
  /** True if this browser supports restoring pages. */
  canRestore: boolean;
  /** Reasons caused by the page itself. The headless shell reports them as well. */
  obstacles: string[];
}

async function leaveAndReturn(page: Page): Promise<Return> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  let outcome: Return | null = null;
  // The browser sends one of these two events, depending on browser and page.
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
  await expect.poll(() => outcome, { message: 'the outcome is known' }).not.toBeNull();
  return outcome!;
}

/** Returns true if the document was restored from the cache. A new document has not recorded the pageshow event. */
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
    expect(isRestored, 'restored if the browser supports it').toBe(canRestore);
    await expect.poll(() => wasPersisted(page), { message: 'pageshow persisted' }).toBe(canRestore);
  });
}

test('a page with an unload handler is not restored, and the handler is reported as the reason', async ({
  page,
}) => {
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
