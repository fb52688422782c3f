import type { Page } from '@playwright/test';
import { drawTiles, expect, test } from './fixtures.ts';
import { trueAddress } from './rendered-visits.ts';

// Half of 1280 x 800: the size of the window at 200 % zoom.
test.use({ viewport: { width: 640, height: 400 } });

test.describe('at 200 % zoom everything is usable', () => {
  test('search and highlights of the home page', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Buscar lugares e eventos' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('praia mole');
    await page.getByRole('option', { name: /^Praia Mole/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  });

  test('the filters of the search', async ({ page }) => {
    await page.goto('/search?q=lagoa');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('button', { name: 'Pet Friendly' }).click();
    await expect(page).toHaveURL('/search?q=lagoa&comodidades=pet-friendly');
  });

  test('reservation and map of a place', async ({ page, city }) => {
    await drawTiles(page);
    await page.goto(`/places/bares/${city.place('Boteco do Siri Mole').id}`);
    await expect(page.getByRole('link', { name: /^Reservar/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
  });

  for (const address of ['/', '/categories', '/places/praias', '/search?q=lagoa']) {
    test(`header and tabs leave most of the window to ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { free, wide } = await page.evaluate(() => {
        const fixed = [...document.querySelectorAll('header, nav')].filter((element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        );
        const covered = fixed
          .map((element) => element.getBoundingClientRect().height)
          .reduce((sum, height) => sum + height, 0);
        return {
          free: 1 - covered / window.innerHeight,
          wide: document.documentElement.scrollWidth,
        };
      });
      expect(free).toBeGreaterThan(0.5);
      expect(wide).toBeLessThanOrEqual(640);
    });
  }
});

// WCAG 1.4.10 and 2.4.11: a window of 1280 x 1024 pixels at 400 % zoom.
test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  /** Returns the focused elements that a bar covers, and how wide the page is. */
  async function walk(page: Page): Promise<{ covered: string[]; width: number }> {
    const covered: string[] = [];
    for (let count = 0; count < 45; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // Browsers do not scroll to an element of which a part is visible.
        const { clientWidth, clientHeight } = document.documentElement;
        const shownLeft = Math.max(left, 0);
        const shownTop = Math.max(top, 0);
        const width = Math.min(right, clientWidth) - shownLeft;
        const height = Math.min(bottom, clientHeight) - shownTop;
        if (width < 8 || height < 8) return element.outerHTML.slice(0, 120);
        const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
        const isSeen = shares.some((across) =>
          shares.some((down) => {
            const hit = document.elementFromPoint(
              shownLeft + width * across,
              shownTop + height * down,
            );
            return hit !== null && (element.contains(hit) || hit.contains(element));
          }),
        );
        return isSeen ? '' : element.outerHTML.slice(0, 120);
      });
      if (stop === null) break;
      if (stop) covered.push(stop);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    return { covered, width };
  }

  for (const address of ['/', '/search?q=lagoa', '/agenda', '/subscription', 'a place'] as const) {
    test(`no bar covers the focus, and nothing scrolls sideways, on ${address}`, async ({
      page,
      city,
    }) => {
      await page.goto(
        address === 'a place' ? trueAddress(city, city.place('Ponte Hercílio Luz')) : address,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { covered, width } = await walk(page);
      expect(covered).toEqual([]);
      expect(width).toBeLessThanOrEqual(320);
      const fixed = await page.evaluate(
        () =>
          [...document.querySelectorAll('header, nav')].filter((element) =>
            ['fixed', 'sticky'].includes(getComputedStyle(element).position),
          ).length,
      );
      expect(fixed, 'bars that stay in view').toBe(0);
    });
  }

  test('the filters can be reached and used', async ({ page }) => {
    await page.goto('/search?q=lagoa');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('button', { name: 'Pet Friendly' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Ver \d+ lugar/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ver \d+ lugar/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
