import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { filters, openFilters } from './filters.ts';
import { expect, test } from './fixtures.ts';
import { watchReads } from './traffic.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Ver \d+ lugar/ });
const opener = (page: Page) => page.getByRole('button', { name: /^Filtros/ });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the filter sheet is accessible and shows the number of matching places (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/search?q=praia');
    await expect(results(page).first()).toBeVisible();
    const all = await results(page).count();
    await openFilters(page);
    await expect(show(page)).toBeInViewport({ ratio: 1 });
    await filters(page).getByRole('button', { name: 'Com benefício' }).scrollIntoViewIfNeeded();
    await expect(show(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await filters(page)
      .getByRole('button', { name: /^Praias/ })
      .click();
    await expect(page).toHaveURL('/search?q=praia&categoria=praias');
    await expect(results(page)).not.toHaveCount(all);
    // The list and the sheet update one after the other.
    await expect(async () => {
      const label = `Ver ${await results(page).count()} lugares`;
      await expect(show(page)).toHaveText(label, { timeout: 1_000 });
    }).toPass();
    await show(page).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Filtros (1)');
    await page.getByRole('button', { name: 'Remover Praias' }).click();
    await expect(page).toHaveURL('/search?q=praia');
  });
}

test('Esc and Back close the sheet and keep the chosen filters', async ({ page }) => {
  await page.goto('/');
  await page.goto('/search?q=praia');
  await openFilters(page);
  await expect(sheet(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await filters(page).getByRole('button', { name: '4+ estrelas' }).click();
  await expect(page).toHaveURL('/search?q=praia&nota=4');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL('/search?q=praia&nota=4');

  await openFilters(page);
  await filters(page)
    .getByRole('button', { name: /^Praias/ })
    .click();
  await expect(page).toHaveURL('/search?q=praia&categoria=praias&nota=4');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search?q=praia&categoria=praias&nota=4');
  await expect(page.getByRole('button', { name: 'Remover Praias' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a category is filtered, sorted and shown on a map at its own URL', async ({
  page,
  firestoreHost,
}) => {
  await page.goto('/places/praias');
  await expect(results(page).first()).toBeVisible();
  const all = await results(page).allTextContents();
  const reads = watchReads(page, firestoreHost);
  await openFilters(page);
  const ofAll = (await show(page).textContent()) ?? '';
  await filters(page).getByRole('button', { name: 'Pet Friendly' }).click();
  await expect(page).toHaveURL('/places/praias?comodidades=pet-friendly');
  await expect(show(page)).not.toHaveText(ofAll);
  const label = (await show(page).textContent()) ?? '';
  await show(page).click();
  await expect(page.getByText(`${label.replace('Ver ', '')} encontrados`)).toBeVisible();
  await expect(opener(page)).toHaveText('Filtros (1)');
  const narrowed = await results(page).allTextContents();
  expect(narrowed.length).toBeLessThan(all.length);
  // A filter does not change the order.
  await expect(page.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('novos');
  expect(narrowed.filter((title) => all.includes(title))).toEqual(
    all.filter((title) => narrowed.includes(title)),
  );
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Nome (A-Z)');
  await expect(page).toHaveURL('/places/praias?comodidades=pet-friendly&ordenar=nome');
  const byName = narrowed.sort((a, b) => a.localeCompare(b));
  await expect(results(page)).toHaveText(byName);
  await expectAccessible(page);
  await page.reload();
  await expect(results(page)).toHaveText(byName);

  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(page).toHaveURL('/places/praias?comodidades=pet-friendly&ordenar=nome&mapa=1');
  await expect(page.getByRole('application', { name: 'Mapa de Praias' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver lista' })).toBeFocused();
  await page.goBack();
  await expect(results(page)).toHaveText(byName);
  expect((await reads())['places'] ?? 0).toBe(0);
  await page.getByRole('button', { name: 'Remover Pet Friendly' }).click();
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Mais novos');
  await expect(page).toHaveURL('/places/praias');
  await expect(results(page)).toHaveText(all);
});
