import { expectAccessible } from './axe.ts';
import { countedTaps } from './counted-taps.ts';
import { expect, test } from './fixtures.ts';

/** A Saturday at noon. */
const noon = new Date('2026-11-28T12:30:00-03:00');

test('a visitor at the Lagoa finds open seafood places nearby in four taps from the home page', async ({
  page,
  context,
  city,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(city.place('Jazz na Lagoa').geo);
  await page.clock.setFixedTime(noon);
  const { tap, count } = countedTaps();
  await page.goto('/');
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Buscar' }).last());
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toBeVisible();
  const main = page.getByRole('main');
  await tap(main.getByRole('button', { name: 'Próximo a mim' }));
  await expect(main.getByRole('heading', { name: 'Abertos perto de você' })).toBeVisible();
  await expectAccessible(page);
  await tap(main.getByRole('link', { name: 'Frutos do mar' }));
  await tap(main.getByRole('button', { name: 'Aberto agora' }).first());
  await expect(page).toHaveURL('/search?q=frutos+do+mar&aberto=agora&ordenar=distancia');
  expect(count()).toBe(4);
  await expect(main.getByText(/^\s*· a [\d.,]+ k?m$/).first()).toBeVisible();
  // The position stays on the device.
  expect(page.url()).not.toContain('27.');
});

test('a search is listed as recent and can be removed', async ({ page }) => {
  await page.goto('/search?q=ostras');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  const recent = page.getByRole('region', { name: 'Buscas recentes' });
  await expect(recent.getByRole('link', { name: 'ostras' })).toBeVisible();
  await page.reload();
  await recent.getByRole('link', { name: 'ostras' }).click();
  await expect(page).toHaveURL('/search?q=ostras');
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await recent.getByRole('button', { name: 'Remover a busca “ostras”' }).click();
  await expect(recent).toHaveCount(0);
  await expectAccessible(page);
});

test('every intent leads to places', async ({ page }) => {
  await page.goto('/search');
  const intents = page.getByRole('region', { name: 'O que você procura?' }).getByRole('link');
  await expect(intents).toHaveCount(8);
  for (const href of await intents.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )) {
    await page.goto(href);
    await expect(page.getByRole('main').locator('[data-place]').nth(3)).toBeVisible();
  }
});

test('without the server the start says so and offers intents and categories', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource: .*\/api\/places\/index/);
  await page.route('**/api/places/index', (route) => route.abort());
  await page.goto('/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Dia de chuva' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Restaurantes' })).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('Não foi possível buscar lugares');
  await expect(main.getByRole('heading', { name: 'Eventos de hoje' })).toBeVisible();
});
