import type { Page } from '@playwright/test';
import { openFilters } from './filters.ts';
import { expect, test } from './fixtures.ts';
import { touches } from './touches.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });
const opener = (page: Page) => page.getByRole('button', { name: /^Filtros/ });

async function openSheet(page: Page): Promise<void> {
  await page.goto('/places/praias');
  await openFilters(page);
  await untilStill(page);
}

/** Waits until the sheet has no running animation or transition. */
async function untilStill(page: Page): Promise<void> {
  await sheet(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
}

/** Returns the distance of the sheet from the top of the window. */
const topOf = (page: Page) =>
  sheet(page).evaluate((element) => element.getBoundingClientRect().top);

/** Puts a finger on the header of the sheet and moves it down in steps. */
async function dragHeader(page: Page, distance: number, stepMs: number) {
  const heading = sheet(page).getByRole('heading', { name: 'Filtros' });
  const box = await heading.boundingBox();
  if (!box) throw new Error('the sheet has no heading');
  const start = box.y + box.height / 2;
  const touch = await touches(page);
  await touch.down([120, start]);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    await touch.move([120, start + (distance * step) / steps]);
    await page.waitForTimeout(stepMs);
  }
  return touch.up;
}

test.describe('a sheet', () => {
  test('follows the finger, and a long swipe down closes it and returns the focus', async ({
    page,
  }) => {
    await openSheet(page);
    const before = await topOf(page);
    const release = await dragHeader(page, 400, 60);
    expect((await topOf(page)) - before).toBeCloseTo(400, -1);
    await release();
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/places/praias');
  });

  test('returns to its place after a short slow swipe', async ({ page }) => {
    await openSheet(page);
    const before = await topOf(page);
    const release = await dragHeader(page, 100, 60);
    expect(await topOf(page)).toBeGreaterThan(before + 50);
    await release();
    await expect.poll(() => topOf(page)).toBe(before);
    await expect(sheet(page)).toBeVisible();
  });

  test('that is scrolled is not moved by a swipe', async ({ page }) => {
    await openSheet(page);
    await sheet(page).evaluate((element) => {
      element.scrollTop = 20;
    });
    const before = await topOf(page);
    const release = await dragHeader(page, 400, 10);
    expect(await topOf(page)).toBe(before);
    await release();
    await expect(sheet(page)).toBeVisible();
  });

  test('that is closing takes no press and no focus', async ({ page }) => {
    await openSheet(page);
    const box = await sheet(page).getByRole('button', { name: '4+ estrelas' }).boundingBox();
    if (!box) throw new Error('the filter is not visible');
    // Stops the exit in its first frame, so that the closing sheet stays on the screen.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    const closing = page.locator('[data-closing]');
    await expect(closing).toBeVisible();
    const isPressed = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-closing]') !== null,
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    );
    expect(isPressed).toBe(false);
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(closing).toHaveCount(0);
  });

  test('opens and closes without animation under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSheet(page);
    const animationCount = () => page.evaluate(() => document.getAnimations().length);
    expect(await animationCount()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    expect(await page.locator('[data-closing]').count()).toBe(0);
    expect(await animationCount()).toBe(0);
  });
});

test('a place opened from a card shows the facts and the picture of the card while it loads', async ({
  page,
  city,
  firestoreHost,
}) => {
  const { title } = city.place('Praia Mole');
  await page.goto('/places/praias');
  const card = page.getByRole('article').filter({ hasText: title });
  const picture = card.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  // The place never arrives.
  await page.route(`http://${firestoreHost}/**`, () => undefined);

  await card.getByRole('link', { name: title }).click();
  await expect(page.getByText('Carregando detalhes do lugar...')).toBeAttached();
  const main = page.getByRole('main');
  await expect(main.getByText(title, { exact: true })).toBeInViewport();
  await expect(main.getByText('$ Econômico')).toBeInViewport();
  await expect(main.getByText('Lagoa da Conceição')).toBeInViewport();
  await expect(main.locator(`img[src$="${new URL(shown).pathname}"]`).first()).toBeInViewport();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the picture of a card moves to its place with its placeholder', async ({ page }) => {
  await page.addInitScript(() => {
    // The app skips transitions on slow devices, so the test simulates 8 cores.
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
    // The app waits for the next page for a limited time. Here time passes slowly, so that a slow machine stays within it.
    const elapsed = performance.now.bind(performance);
    performance.now = () => elapsed() / 20;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moving = [...document.querySelectorAll('[data-arrives-at] *')].filter(
          (element) => getComputedStyle(element).viewTransitionName === 'moving-picture',
        );
        const counts = moving.map((element) => element.querySelectorAll('svg, img').length);
        sessionStorage.setItem('moving', JSON.stringify(counts));
      });
      return transition;
    };
  });
  await page.goto('/places/praias');
  await page.getByRole('link', { name: 'Praia Mole', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Praia Mole' })).toBeVisible();
  // The placeholder, the image of the card and the larger image are in one box.
  const moving = () => page.evaluate(() => sessionStorage.getItem('moving'));
  await expect.poll(moving).toBe('[3]');
});
