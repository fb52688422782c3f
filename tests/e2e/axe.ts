import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';

/** WCAG 2.2, levels A and AA. */
const standard: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The rules of that standard that look at colours: all that the dark scheme changes. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Nothing that axe knows is wrong, light and dark. The page is left dark, at its top and without motion.
 * Axe runs in the page itself: the pages have no frames, for which its bindings open a second page each time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Half under a bar that sticks, a link is smaller than it is.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    // What is not drawn before it is near has an estimated height, out of which its contents stick.
    for (const element of document.querySelectorAll<HTMLElement>('.later')) {
      element.style.contentVisibility = 'visible';
    }
  });
  // Rows of the answer before are dimmed until the next one is there.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Colours are judged when they have arrived, not on their way.
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
