import { expectAccessible } from './axe.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { comeRendered, waitUntilLinkHydrated } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

for (const [device, size] of sizes) {
  test(`on ${device}: the home page shows upcoming events and links to them and to the agenda`, async ({
    page,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    await drawTiles(page);
    await comeRendered(page, '/');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Hoje e neste fim de semana' });
    const first = row.getByRole('article').first();
    await expect(first).toBeVisible();
    await expect(row.getByText('Cancelado')).toHaveCount(0);
    await expectAccessible(page);

    const link = first.getByRole('link');
    const title = (await link.textContent()) ?? '';
    await waitUntilLinkHydrated(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.goBack();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: 'Ver a agenda' }).click();
    await expect(page).toHaveURL('/agenda');
    expect(await reads()).toEqual({});
  });
}
