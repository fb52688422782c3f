import { expect, test } from './fixtures.ts';

test.describe('the tab bar on a phone', () => {
  test('links to the home page and to the search', async ({ page }) => {
    await page.goto('/places/praias');
    const tabs = page.getByRole('navigation', { name: 'Abas' });
    await expect(tabs.getByRole('link')).toHaveText(['Início', 'Buscar', 'Salvos', 'Perfil']);
    await tabs.getByRole('link', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/search?q=');
    await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Buscar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabs.getByRole('link', { name: 'Início' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
  });

  test('takes a visitor to the login where an account is needed', async ({ page }) => {
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Abas' });
    for (const name of ['Salvos', 'Perfil']) {
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('href', '/login');
    }
  });

  test('stays at the bottom while the page scrolls', async ({ page }) => {
    await page.goto('/places/praias');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const tab = page
      .getByRole('navigation', { name: 'Abas' })
      .getByRole('link', { name: 'Início' });
    await expect(tab).toBeInViewport({ ratio: 1 });
  });
});

test('the smallest phones show the name of the guide next to its sign', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const home = page.getByRole('banner').getByRole('link', { name: 'Guia da Ilha' });
  // A name that does not fit wraps below the sign, where the link is cut off.
  await expect(home.getByText('Guia da Ilha')).toBeInViewport({ ratio: 1 });
});
