import type { Page } from '@playwright/test';
import { newerBrowserNotice, oldBrowserNotice } from '#features/home/site-texts.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { seenPlace, trueAddress, waitUntilHydrated, waitUntilRendered } from './rendered-visits.ts';

/** For each newest unsupported browser version: removes its missing features before any script runs. */
const oldBrowsers: Record<string, () => void> = {
  'Chrome 103': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast']) {
      Reflect.deleteProperty(Array.prototype, name);
    }
    Reflect.deleteProperty(Object, 'groupBy');
  },
  'Chrome 110': () => {
    CSS.supports = (property: string) => property !== 'color';
  },
  'Safari 16.3': () => {
    Reflect.deleteProperty(CSS, 'registerProperty');
  },
};

/**
 * Resolves when the code of a rendered page would have started to load, at the latest when all resources have loaded.
 */
async function whenCodeWouldCome(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

for (const [browser, takeAway] of Object.entries(oldBrowsers)) {
  test(`in ${browser} a rendered place stays readable, and its links work`, async ({
    page,
    request,
    city,
  }) => {
    const address = trueAddress(city, city.place(seenPlace));
    await waitUntilRendered(request, address);
    await waitUntilRendered(request, '/places/bares');
    await page.addInitScript(takeAway);
    await page.goto(address);
    // A newer browser with the same profile has signed in before.
    await page.evaluate(() => {
      localStorage.setItem('guia:session', '{"name":"Ana","photoURL":"","role":"member"}');
    });
    await page.reload();
    await whenCodeWouldCome(page);
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringMatching(/\.js$/));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: seenPlace })).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByText(oldBrowserNotice)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Compartilhar' })).toBeHidden();
    await expect(main.getByRole('img').first()).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Bares' }).last().click();
    await expect(page.getByRole('heading', { level: 2, name: seenPlace })).toBeVisible();
  });

  test(`in ${browser} a page that is not rendered explains why, and links to a rendered one`, async ({
    page,
    request,
  }) => {
    await waitUntilRendered(request, '/');
    await page.addInitScript(takeAway);
    await page.goto('/search?q=praia');
    await whenCodeWouldCome(page);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText(newerBrowserNotice);
    await expect(page.getByText(oldBrowserNotice)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await status.getByRole('link', { name: 'Ver a página inicial' }).click();
    await expect(page.getByRole('region', { name: 'Destaques da Semana' })).toBeVisible();
  });
}

test('in the tested browser the app starts without the notice and the styles of old browsers', async ({
  page,
  request,
}) => {
  await waitUntilRendered(request, '/');
  await page.goto('/');
  await waitUntilHydrated(page);
  await expect(page.getByText(oldBrowserNotice)).toHaveCount(0);
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/old-browser/));
});
