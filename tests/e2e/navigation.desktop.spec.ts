import type { Page } from '@playwright/test';
import { codeFile } from './code-file.ts';
import { expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { waitUntilHydrated } from './rendered-visits.ts';

/** Opens the home page and awaits hydration: the menu does not open before its code has loaded. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilHydrated(page);
}

const popular = ['Shows', 'Restaurantes', 'Bares', 'Eventos'];

for (const width of [768, 1024, 1280]) {
  test(`at ${width} px the header shows every entry on one line, signed in or not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    const expectOneLine = async () => {
      for (const name of ['Guia da Ilha', 'Início', 'Buscar', 'Favoritos', 'Agenda', 'Clube']) {
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      }
      const boxes = await header
        .locator('> div:first-child')
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
        );
      boxes.sort((a, b) => a.left - b.left);
      const overlapping = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0));
      expect(overlapping).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    };
    await openHome(page);
    await expectOneLine();
    await enterAs(page, 'membro@guiadailha.test');
    await openHome(page);
    await expectOneLine();
  });
}

for (const [name, address] of [
  ['the home page', '/'],
  ['the agenda', '/agenda'],
  ['the search with its map', '/search?q=lagoa'],
  ['a category with its map', '/places/praias'],
] as const) {
  test(`on a large screen, header, content and footer of ${name} share both edges`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(address);
    await waitUntilHydrated(page);
    /** Returns the inner edges of the first block with the width of the page. */
    const edgesOf = (parent: string) =>
      page
        .locator(`${parent} .page`)
        .first()
        .evaluate((block) => {
          const { left, right } = block.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(block);
          return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
        });
    const edges = await edgesOf('main');
    expect(await edgesOf('header')).toEqual(edges);
    expect(await edgesOf('footer')).toEqual(edges);
    expect((edges[1] ?? 0) - (edges[0] ?? 0)).toBe(1600);
  });
}

test('a row of places fills its width: four cards at 1280 pixels, six at 1920', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -27.5966, longitude: -48.5493 });
  await openHome(page);
  const near = page.getByRole('region', { name: 'Perto de você' });
  await near.getByRole('button', { name: 'Próximo a mim' }).click();
  const cards = near.getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(cards).toHaveCount(4);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(cards).toHaveCount(6);
});

test.describe('the Categorias menu', () => {
  test('offers the popular categories and a link to all', async ({ page }) => {
    await openHome(page);
    const button = page.getByRole('button', { name: 'Categorias' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Categorias Populares')).toBeVisible();
    const header = page.getByRole('banner');
    for (const name of popular) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/places/${name.toLowerCase()}`,
      );
    }
    await header.getByRole('link', { name: 'Ver todas as categorias' }).click();
    await expect(page).toHaveURL('/categories');
    await expect(page.getByText('Categorias Populares')).toHaveCount(0);
  });

  test('opens a category and closes', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Categorias' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Shows', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Shows em Florianópolis' })).toBeVisible();
    await expect(page.getByText('Categorias Populares')).toHaveCount(0);
  });

  test('shows an error if its content fails to load', async ({ page, watch }) => {
    watch.allow(/Failed to load resource|dynamically imported module/);
    await openHome(page);
    const panel = await codeFile('src/app/shell/categories-panel.tsx');
    await page.route(panel, (route) => route.abort());
    await page.getByRole('button', { name: 'Categorias' }).click();
    await expect(page.getByRole('banner').getByRole('alert')).toContainText(
      'Esta parte do guia não carregou.',
    );
  });

  test('closes on a click outside', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Categorias' }).click();
    await expect(page.getByText('Categorias Populares')).toBeVisible();
    await page.getByRole('main').click({ position: { x: 4, y: 4 } });
    await expect(page.getByText('Categorias Populares')).toHaveCount(0);
  });

  test('closes on Esc and returns the focus', async ({ page }) => {
    await openHome(page);
    const button = page.getByRole('button', { name: 'Categorias' });
    await button.focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('banner').getByRole('link', { name: 'Shows', exact: true });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Categorias Populares')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test('the navigation marks the current page, and Buscar clears the search', async ({ page }) => {
  await page.goto('/search?q=lagoa');
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await expect(navigation.getByRole('link', { name: 'Buscar' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('searchbox', { name: 'Buscar lugares e eventos' })).toHaveValue(
    'lagoa',
  );
  await navigation.getByRole('link', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox', { name: 'Buscar lugares e eventos' })).toHaveValue('');
  await navigation.getByRole('link', { name: 'Início' }).click();
  await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
});

test('links that need an account take a visitor to the login', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  for (const name of ['Favoritos', 'Perfil']) {
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('href', '/login');
  }
});
