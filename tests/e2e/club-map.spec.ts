import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { watchReads } from './traffic.ts';

const benefitLabel = /^(?:\d+%|R\$\s[\d,]+ a menos|2º item grátis|Benefício|\d+ benefícios)$/;
const map = (page: Page) => page.getByRole('application', { name: 'Mapa dos benefícios' });
const benefit = (page: Page) => map(page).locator('.list-map-mark:not(.is-lit) > .list-map-pin');
/** The benefits of places that are not in a cluster, which has the number of benefits. */
const singleBenefit = (page: Page) => benefit(page).filter({ hasNotText: 'benefícios' });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the club map shows the benefit of each place and replaces the list on a phone (${colorScheme})`, async ({
    page,
    firestoreHost,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await drawTiles(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/club');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page).toHaveURL('/club?mapa=1');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(benefit(page).first()).toHaveText(benefitLabel);
    await singleBenefit(page).first().click();
    const picked = page.getByRole('region', { name: 'Lugares no mapa' }).locator('[data-picked]');
    await expect(picked.getByRole('link')).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(picked).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ver lista' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/club');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect((await reads())['clubOffers'] ?? 0).toBe(0);
    expect((await reads())['places'] ?? 0).toBe(0);
  });
}

test('the map next to the club list highlights hovered cards and limits the list to an area', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawTiles(page);
  await page.goto('/club');
  await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
  const first = page.getByRole('article').first();
  await first.hover();
  const name = (await page.locator('.is-lit .list-map-name').textContent()) ?? '';
  await expect(first).toContainText(name);
  await expect(benefit(page).first()).toHaveText(benefitLabel);
  await expectAccessible(page);
  const all = await page.getByRole('article').count();
  // The highlighted marker covers others while the card is hovered.
  await page.mouse.move(0, 0);
  await singleBenefit(page).first().click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await page.getByRole('button', { name: 'Buscar nesta área' }).click();
  await expect(page).toHaveURL(/\/club\?area=/);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Remover Nesta área do mapa' }).click();
  await expect(page.getByRole('article')).toHaveCount(all);
});
