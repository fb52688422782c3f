import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The filters of a list of places, in the sheet or in the column. */
export const filters = (page: Page) => page.getByRole('group', { name: 'Filtros' });

const isSheet = (page: Page) => (page.viewportSize()?.width ?? 0) < 1440;

/** Opens the filter sheet on narrow screens. */
export async function openFilters(page: Page): Promise<void> {
  if (isSheet(page)) await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(filters(page)).toBeVisible();
}

export async function closeFilters(page: Page): Promise<void> {
  if (!isSheet(page)) return;
  await page
    .getByRole('dialog', { name: 'Filtros' })
    .getByRole('button', { name: /^Ver |^Fechar filtros$/ })
    .click();
  await expect(filters(page)).toHaveCount(0);
}
