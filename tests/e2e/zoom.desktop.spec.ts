import { drawTiles, expect, test } from './fixtures.ts';

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
