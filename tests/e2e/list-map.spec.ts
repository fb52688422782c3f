import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { watchReads } from './traffic.ts';

const map = (page: Page) => page.getByRole('application');
/** The text of the highlighted marker, which itself has no size. */
const lit = (page: Page) => page.locator('.is-lit > *');
/** The name of the highlighted place on a map next to its list. */
const litName = (page: Page) => page.locator('.is-lit .list-map-name');
/** The markers of places that are not in a cluster. Later ones can be next to the cluster of the highlighted place. */
const pins = (page: Page) => map(page).locator('.list-map-mark:not(.is-lit) > [data-state]');
const titleOf = async (card: Locator) => (await card.getByRole('link').first().textContent()) ?? '';
const results = (page: Page) =>
  page.locator('.list-with-map > :first-child').getByRole('heading', { level: 2 });

/** Expects the rating of a card on the highlighted marker. */
async function expectRatingOf(page: Page, card: Locator): Promise<void> {
  const [rating] = /\d,\d/.exec((await card.textContent()) ?? '') ?? [];
  await expect(lit(page)).toHaveText(rating ? new RegExp(`^${rating}`) : /^\D+$/);
}

/** Drags the map background by a number of pixels. */
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
  test('replaces the list, and Back restores the list at the same position', async ({
    page,
    city,
    firestoreHost,
  }) => {
    await drawTiles(page);
    const reads = watchReads(page, firestoreHost);
    await page.goto('/search?q=lagoa');
    await expect(results(page).first()).toBeVisible();
    await results(page).nth(6).scrollIntoViewIfNeeded();
    // The button is hidden after scrolling down. Two scrolls before the next frame would be one event.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              scrollBy(0, -40);
              resolve();
            });
          });
        }),
    );
    const leftAt = await page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(page).toHaveURL('/search?q=lagoa&mapa=1');
    await expect(map(page)).toHaveAccessibleName('Mapa dos lugares encontrados');
    await expect(map(page)).toHaveAccessibleDescription(/na lista/);
    await expect(map(page)).toBeInViewport({ ratio: 0.9 });
    await expect(results(page)).toHaveCount(0);
    await expect(page.locator('.list-map-cluster').first()).toBeVisible();
    await expectAccessible(page);

    // Scrolling a marker into view must scroll the page, not the map container: otherwise markers move while pressed.
    const scrolled = await map(page).evaluate((element) => {
      element.scrollTop = 40;
      return element.scrollTop;
    });
    expect(scrolled).toBe(0);
    const rail = page.getByRole('region', { name: 'Lugares no mapa' });
    await pins(page).first().click();
    const picked = rail.locator('[data-picked]');
    await expect(picked).toBeInViewport();
    await expectRatingOf(page, picked);
    await expect(litName(page)).toHaveCount(0);
    await expect(lit(page)).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // The marker of the card in front.
    await expect(picked).toHaveCount(0);
    await expectRatingOf(page, rail.getByRole('listitem').first());

    await page.goBack();
    await expect(page).toHaveURL('/search?q=lagoa');
    await expect(map(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
    expect((await reads())['places']).toBeUndefined();
    expect(city.places.length).toBeGreaterThan(0);
  });

  test('limits the search to the visible area until the chip is removed', async ({
    page,
    context,
    city,
  }) => {
    await drawTiles(page);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(city.place('Praia da Joaquina').geo);
    await page.goto('/search?q=praia&mapa=1');
    await page.getByRole('button', { name: 'Mostrar onde estou' }).click();
    await expect(lit(page)).toBeVisible();
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

  test('has a button that leaves the cards free while the visitor scrolls down', async ({
    page,
  }) => {
    await page.goto('/search?q=lagoa');
    await expect(results(page).first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Ver mapa' });
    const expectOpacity = (opacity: string) => expect(button).toHaveCSS('opacity', opacity);
    const scroll = (down: number) =>
      page.evaluate((top) => {
        scrollBy(0, top);
      }, down);
    await expectOpacity('1');
    await scroll(300);
    await expectOpacity('0');
    await scroll(-40);
    await expectOpacity('1');
    await scroll(300);
    await expectOpacity('0');
    // The keyboard shows it.
    await page.keyboard.press('Shift');
    await button.focus();
    await expectOpacity('1');
    await button.blur();
    await expectOpacity('0');
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectOpacity('1');
  });

  test('moves to the place to whose card the visitor scrolls', async ({ page }) => {
    await drawTiles(page);
    await page.goto('/search?q=lagoa&mapa=1');
    const rail = page.getByRole('region', { name: 'Lugares no mapa' });
    const cards = rail.getByRole('listitem');
    await expect(cards.nth(3)).toBeVisible();
    await expectRatingOf(page, cards.first());
    await cards.first().hover();
    await page.mouse.wheel(900, 0);
    const picked = rail.locator('[data-picked]');
    await expect(picked).toBeInViewport({ ratio: 0.9 });
    await expect(cards.first()).not.toBeInViewport();
    await expectRatingOf(page, picked);
    await expect(lit(page)).toBeInViewport();
    // The visitor did not move the map, so there is no new area to search.
    await expect(page.getByRole('button', { name: 'Buscar nesta área' })).toHaveCount(0);
  });

  test('shows its places without tiles, with a message', async ({ page }) => {
    await page.goto('/search?q=lagoa&mapa=1');
    await expect(
      page.getByText('As ruas não carregaram. Os lugares continuam no mapa.'),
    ).toBeVisible();
    await expect(page.locator('.coast-land')).toBeVisible();
    await expect(page.locator('.list-map-cluster').first()).toBeVisible();
    const credits = map(page).locator('.leaflet-control-attribution');
    await expect(credits).toContainText('Costa: GSHHG, PMF');
    const { y = 0, height = 0 } = (await credits.boundingBox()) ?? {};
    const tabs = await page.getByRole('navigation', { name: 'Abas' }).boundingBox();
    expect(Math.round(y + height)).toBeLessThanOrEqual(Math.round(tabs?.y ?? 0));
  });
});

test('the map next to the list follows it in tab order, and cards and markers highlight each other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawTiles(page);
  await page.goto('/search?q=lagoa');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aproximar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
  const first = results(page).first();
  const title = (await first.textContent()) ?? '';
  await first.hover();
  await expect(litName(page)).toHaveText(title);
  await page.mouse.move(0, 0);
  await expect(litName(page)).toHaveCount(0);
  await first.getByRole('link').focus();
  await expect(litName(page)).toHaveText(title);

  const pin = pins(page).first();
  await pin.hover();
  const pinTitle = await titleOf(page.locator('[data-lit]'));
  await expect(litName(page)).toHaveText(pinTitle);
  await pin.click();
  const card = page.locator('.list-map-card');
  await expect(card.getByRole('link', { name: pinTitle })).toBeVisible();
  // Leaflet's styles could raise the colour placeholder above the image.
  const covered = await card
    .locator('img')
    .last()
    .evaluate((picture) => {
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
