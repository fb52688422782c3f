import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { closeFilters, filters, openFilters } from './filters.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { watchReads } from './traffic.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the search filters are next to the results (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawTiles(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/search?q=praia');
    await expect(results(page).first()).toBeVisible();
    const all = await results(page).count();
    await expect(page.getByRole('button', { name: /^Filtros/ })).toBeHidden();
    const praias = filters(page).getByRole('button', { name: /^Praias \d+ lugares$/ });
    await praias.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/search?q=praia&categoria=praias');
    await expect(praias).toBeFocused();
    await expect(results(page)).not.toHaveCount(all);
    // The list and the counts update one after the other.
    await expect(async () => {
      const name = `Praias ${await results(page).count()} lugares`;
      await expect(praias).toHaveAccessibleName(name, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL('/search?q=praia');
    await expect(results(page)).toHaveCount(all);
  });
}

test('a category shows its map next to the list on request', async ({ page, firestoreHost }) => {
  // Below 80rem the map is not next to the list before.
  await page.setViewportSize({ width: 1200, height: 800 });
  await drawTiles(page);
  await page.goto('/places/bares');
  await expect(results(page).first()).toBeVisible();
  const all = await results(page).allTextContents();
  const reads = watchReads(page, firestoreHost);
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(page).toHaveURL('/places/bares?mapa=1');
  const back = page.getByRole('button', { name: 'Ver todos os lugares' });
  await expect(back).toBeFocused();
  await expect(page.getByRole('application', { name: 'Mapa de Bares' })).toBeVisible();
  await expect(page.getByText(`${all.length} lugares encontrados`)).toBeVisible();
  await openFilters(page);
  await filters(page)
    .getByRole('button', { name: /^4\+ estrelas/ })
    .click();
  await expect(page).toHaveURL('/places/bares?nota=4&mapa=1');
  await expect(filters(page).getByRole('group', { name: 'Categoria' })).toHaveCount(0);
  await closeFilters(page);
  await expect(page.getByRole('button', { name: 'Remover 4+ estrelas' })).toBeVisible();
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL('/places/bares');
  await expect(results(page)).toHaveText(all);
  expect((await reads())['places'] ?? 0).toBe(0);
});

test('a very wide category that already shows its map offers the filters only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawTiles(page);
  await page.goto('/places/bares');
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await expect(page).toHaveURL('/places/bares?mapa=1');
  await expect(filters(page)).toBeVisible();
});
