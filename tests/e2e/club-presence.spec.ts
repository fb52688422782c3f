import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { comeAsShell, drawTiles, expect, test } from './fixtures.ts';
import { seenPlace, trueAddress, waitUntilHydrated, comeRendered } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const band = (page: Page) => page.getByRole('region', { name: 'Clube Guia da Ilha' });

/** Settings that close the club. */
const closed = { clubEnabled: { booleanValue: false } };

async function expectPlans(page: Page): Promise<void> {
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('button', { name: /Assinar/ }).first()).toBeVisible();
}

for (const [device, size] of sizes) {
  test(`on ${device}: a visitor finds the club on the home page and in the footer`, async ({
    page,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    await drawTiles(page);
    await comeRendered(page, '/');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/');
    // The club band is not visible before the visitor scrolls to it.
    await expect(band(page)).not.toBeInViewport();
    await band(page).scrollIntoViewIfNeeded();
    await expect(band(page)).toContainText(/Sócios pagam menos em \d+ lugares parceiros/);
    await expect(band(page)).toContainText(/R\$\s29,90 por mês/);
    await expectAccessible(page);
    expect(await reads()).toEqual({});
    await band(page).getByRole('link', { name: 'Conhecer o clube' }).click();
    await expectPlans(page);

    await page.goBack();
    await band(page).getByRole('link', { name: 'Ver todos' }).click();
    await expect(page).toHaveURL('/club');
    // The footer moves until the benefits are shown, so a press could miss its link.
    await expect(page.getByRole('heading', { name: 'Benefícios do clube' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Clube Guia da Ilha' }).click();
    await expectPlans(page);
  });
}

for (const [device, size] of sizes) {
  test(`on ${device}: a place shows under its main action when its best benefit is valid`, async ({
    page,
    city,
  }) => {
    await page.setViewportSize(size);
    await drawTiles(page);
    const address = trueAddress(city, city.place(seenPlace));
    await comeRendered(page, address);
    await page.goto(address);
    await waitUntilHydrated(page);
    const link = page.getByRole('link', { name: /^25%\sno\sclube\s(?:vale|a\spartir)/ });
    await expect(link.filter({ visible: true })).toHaveCount(1);
    await link.filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Benefícios do clube' })).toBeInViewport();
    await expect(page).toHaveURL(address);
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a club closed in the settings is not in the header, the footer or at a place, and its pages explain it', async ({
    page,
    city,
    firestoreHost,
  }) => {
    // Only this browser reads the changed settings, because all tests share the city. The server tests cover its part.
    await page.route(
      (url) => url.host === firestoreHost && url.pathname.endsWith(':batchGet'),
      async (route) => {
        if (!route.request().postData()?.includes('settings/public')) return route.fallback();
        const response = await route.fetch();
        const [row] = (await response.json()) as [{ found?: object; missing?: string }];
        const found = { name: row.missing, ...row.found, fields: closed };
        return route.fulfill({ response, json: [{ ...row, found, missing: undefined }] });
      },
    );
    await comeAsShell(page);
    const leads = (name: string) => page.getByRole('link', { name, exact: true });
    await page.goto('/subscription');
    const title = page.getByRole('heading', { name: 'O clube está fechado no momento' });
    await expect(title).toBeVisible();
    await expect(leads('Clube')).toHaveCount(0);
    await expect(leads('Clube Guia da Ilha')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Assinar/ })).toHaveCount(0);
    await page.goto('/club');
    await expect(title).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    const place = city.place(seenPlace);
    await page.goto(trueAddress(city, place));
    await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Benefícios do clube' })).toHaveCount(0);
    await expect(leads('Clube')).toHaveCount(0);
    await expect(leads('Clube Guia da Ilha')).toHaveCount(0);
  });

  test('the header and the categories menu link to the club on every page', async ({ page }) => {
    await page.goto('/help');
    const inHeader = page.getByRole('banner').getByRole('link', { name: 'Clube', exact: true });
    await expect(inHeader).not.toHaveAttribute('aria-current');
    await inHeader.click();
    await expectPlans(page);
    await expect(inHeader).toHaveAttribute('aria-current', 'page');

    await page.goto('/');
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Categorias' }).click();
    await page.getByRole('link', { name: 'Conhecer o clube' }).first().click();
    await expectPlans(page);
  });
});
