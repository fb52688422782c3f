import type { Locator, Page } from '@playwright/test';

/** The reviews under 'Avaliações'. The page lists other places further down, whose cards are articles too. */
export function reviewsOf(page: Page): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Avaliações' }) })
    .getByRole('article');
}
