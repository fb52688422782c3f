import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { comeRendered, waitUntilHydrated } from './rendered-visits.ts';

const address = '/places/restaurantes';
const places = (page: Page) => page.getByRole('main').locator('[data-place]');

test('a category shows at least four places on one screen after the first card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeRendered(page, address);
  await page.goto(address);
  await waitUntilHydrated(page);
  const first = await places(page).first().boundingBox();
  expect(first?.height).toBeGreaterThan(300);
  await places(page)
    .nth(1)
    .evaluate((row) => {
      row.scrollIntoView({ block: 'start' });
    });
  const visible = await places(page).evaluateAll(
    (all) =>
      all.filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).length,
  );
  expect(visible).toBeGreaterThanOrEqual(4);
  const file = (position: number) =>
    places(page)
      .nth(position)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => file(1)).toMatch(/-320\.webp$/);
  expect(await file(0)).not.toMatch(/-320\.webp$/);
  await expectAccessible(page);
});

test('a row has no more than the height of its image and stays inside the narrowest screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await comeRendered(page, address);
  await page.goto(address);
  await waitUntilHydrated(page);
  const heights = await places(page).evaluateAll((all) =>
    all.slice(1).map((each) => each.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(128);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a tap on the heart of a row is not a tap on its link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await waitUntilHydrated(page);
  const heart = places(page)
    .nth(1)
    .getByRole('button', { name: /^Salvar / });
  const box = await heart.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await heart.click();
  await expect(page).toHaveURL(/\/login/);
});
