import type { Locator, Page } from '@playwright/test';

/** Names of the places under 'Destaques da Semana'. The home page lists other places further down. */
export function highlightTitles(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Destaques da Semana' })
    .getByRole('heading', { level: 3 });
}
