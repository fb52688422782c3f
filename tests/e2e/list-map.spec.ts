import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { watchReads } from './traffic.ts';

const map = (page: Page) => page.getByRole('application');
const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Drags the map's ground by so many pixels. */
async function drag(page: Page, right: number, down: number): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('no map');
  const [x, y] = [box.x + box.width * 0.5, box.y + box.height * 0.6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 8 });
  await page.mouse.up();
}

test.describe('the map of the results on a phone', () => {
  test('takes the place of the list, and Back finds the list where it was left', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await drawTiles(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/search?q=lagoa');
    await expect(results(page).first()).toBeVisible();
    await results(page).nth(6).scrollIntoViewIfNeeded();
    const leftAt = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page).toHaveURL('/search?q=lagoa&mapa=1');
    await expect(map(page)).toHaveAccessibleName('Mapa dos lugares encontrados');
    await expect(map(page)).toHaveAccessibleDescription(/na lista/);
    await expect(map(page)).toBeInViewport({ ratio: 0.9 });
    await expect(results(page)).toHaveCount(0);
    await expect(page.locator('.list-map-cluster').first()).toBeVisible();
    await expectAccessible(page);

    // What brings a mark into view moves the page, never the map: its marks stay where they are pressed.
    const scrolled = await map(page).evaluate((element) => {
      element.scrollTop = 40;
      return element.scrollTop;
    });
    expect(scrolled).toBe(0);
    await map(page).getByText('Lagoinha do Leste').click();
    const sheet = page.getByRole('region', { name: 'Lugar no mapa' });
    await expect(sheet.getByRole('link', { name: 'Lagoinha do Leste' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/search?q=lagoa');
    await expect(map(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
    expect((await reads())['places']).toBeUndefined();
    expect(city.places.length).toBeGreaterThan(0);
  });

  test('bounds the search to where it was moved, until the chip takes that back', async ({
    page,
    context,
    city,
  }) => {
    await drawTiles(page);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(city.place('Praia da Joaquina').geo);
    await page.goto('/search?q=praia&mapa=1');
    await page.getByRole('button', { name: 'Mostrar onde estou' }).click();
    await expect(map(page).getByText('Praia da Joaquina')).toBeVisible();
    await page.getByRole('button', { name: 'Buscar nesta área' }).click();
    await expect(page).toHaveURL(/&area=-27\.\d+(%2C|,)-48\.\d+/);
    await page.getByRole('button', { name: 'Ver lista' }).click();
    const found = results(page);
    await expect(found.filter({ hasText: 'Praia da Joaquina' })).toBeVisible();
    const count = await found.count();
    await page.reload();
    await expect(found).toHaveCount(count);
    await page.getByRole('button', { name: 'Remover Nesta área do mapa' }).click();
    await expect(page).toHaveURL('/search?q=praia');
    await expect.poll(() => found.count()).toBeGreaterThan(count);
  });

  test('shows its places without the streets, and says so', async ({ page }) => {
    await page.goto('/search?q=lagoa&mapa=1');
    await expect(page.getByText('O mapa está sem ruas agora')).toBeVisible();
    await expect(page.locator('.list-map-cluster').first()).toBeVisible();
  });
});

test('beside the list: comes after it, lights and is lit by its cards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawTiles(page);
  await page.goto('/search?q=lagoa');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
  const lit = page.locator('.list-map-mark.is-lit');
  const first = results(page).first();
  const title = (await first.textContent()) ?? '';
  await first.hover();
  await expect(lit).toHaveText(title);
  await page.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);
  await first.getByRole('link').focus();
  await expect(lit).toHaveText(title);

  const pin = map(page).locator('.list-map-name', { hasText: 'Lagoinha do Leste' });
  await pin.first().hover();
  await expect(page.locator('[data-lit]')).toContainText('Lagoinha do Leste');
  await pin.first().click();
  const card = page.locator('.list-map-card');
  await expect(card.getByRole('link', { name: 'Lagoinha do Leste' })).toBeVisible();
  // Leaflet would lift the colour behind the picture over it.
  const covered = await card.locator('img').evaluate((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.tagName;
  });
  expect(covered).not.toBe('rect');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Fechar' }).click();
  await expect(card).toHaveCount(0);

  await drag(page, -120, -80);
  await page.getByRole('button', { name: 'Buscar nesta área' }).click();
  await expect(page).toHaveURL(/area=/);
  await page.getByRole('button', { name: 'Remover Nesta área do mapa' }).click();
  await expect(page).toHaveURL('/search?q=lagoa');
});
