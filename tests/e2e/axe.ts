import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** WCAG 2.2, levels A and AA. */
const standard: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The colour rules of that standard. The dark scheme affects only these. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Expects no axe violations in light and dark mode. Leaves the page in dark mode, scrolled to the top, with reduced
 * motion. Axe runs in the page itself: the pages have no frames, and the axe bindings would open a second page for
 * frames on each call.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A link that is partly under a sticky bar would be measured smaller than it is.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  // Rows of the previous result are dimmed until the next result is loaded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Reduced motion disables transitions, so that axe checks the final colours.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsOf(page, standard), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, colours), 'dark').toEqual([]);
}

async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const found = await inPage.run({ runOnly: rules, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
    );
  }, runOnly);
}
