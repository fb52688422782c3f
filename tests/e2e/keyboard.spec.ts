import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { highlightTitles } from './home-page.ts';
import { comeRendered, seenPlace, trueAddress } from './rendered-visits.ts';

/** The focused element, and whether its focus is visible. */
interface Stop {
  name: string;
  inDialog: boolean;
  isBody: boolean;
  /** True if it has the outline that the style sheet draws for keyboard focus. */
  hasOutline: boolean;
  /** True if a part of it is in the window and not covered. */
  isSeen: boolean;
}

function focusStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const seenAt = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    return {
      name: (
        element.getAttribute('aria-label') ??
        (element as HTMLElement).innerText ??
        element.tagName
      ).slice(0, 60),
      inDialog: element.closest('dialog') !== null,
      isBody: element === document.body,
      hasOutline: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      isSeen: shares.some((down) =>
        shares.some((across) => seenAt(box.left + box.width * across, box.top + box.height * down)),
      ),
    };
  });
}

/** Presses a key until the focus leaves the page or `most` stops are reached. */
async function walk(page: Page, most: number, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (stop.isBody) break;
    stops.push(stop);
  }
  return stops;
}

/** Walks forward and backward through all focus stops of the page. */
async function expectEveryStopSeen(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = await walk(page, 40, key);
    expect(stops.length).toBeGreaterThan(12);
    const unseen = stops.filter(({ isSeen, hasOutline }) => !isSeen || !hasOutline);
    expect(unseen, key).toEqual([]);
  }
}

test('the first focus stop skips the navigation', async ({ page }) => {
  await page.goto('/');
  await expect(highlightTitles(page)).toHaveCount(6);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Monte seu dia' })).toBeFocused();
});

/** Screens with a heading that appears after loading: later content could push the focused element out of view. */
const screens = [
  ['the home page', '/', 'Destaques da Semana'],
  ['a category', '/places/praias', 'Praia Mole'],
  ['the search', '/search?q=lagoa', 'Lagoinha do Leste'],
  ['the categories', '/categories', 'Categorias'],
] as const;

for (const [name, address, content] of screens) {
  test(`every focus stop is visible on ${name}`, async ({ page }) => {
    if (!address.startsWith('/search')) await comeRendered(page, address);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: content, exact: true })).toBeVisible();
    await expectEveryStopSeen(page);
  });
}

test('every focus stop is visible on a place', async ({ page, city }) => {
  const address = trueAddress(city, city.place(seenPlace));
  await comeRendered(page, address);
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectEveryStopSeen(page);
});

test('a full visit with the keyboard: search, place, images, back', async ({ page, city }) => {
  const { title, pictures } = city.place('Ponte Hercílio Luz');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Buscar lugares e eventos' }).focus();
  await page.keyboard.type('hercilio luz');
  await expect(page.getByRole('option').first()).toContainText(title);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The focus starts at the main content of a new page.
  await expect(page.getByRole('main')).toBeFocused();

  const picture = page.getByRole('button', { name: `Ampliar foto 1 de ${pictures} de ${title}` });
  for (let count = 0; count < 10; count += 1) {
    await page.keyboard.press('Tab');
    if (await picture.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(picture).toBeFocused();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: `Fotos de ${title}` });
  await expect(viewer).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press(count < 6 ? 'Tab' : 'Shift+Tab');
    const stop = await focusStop(page);
    expect(stop.inDialog || stop.isBody, `the focus is on "${stop.name}"`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
  // The history entry that lets Back close the images is removed a moment later (use-back-guard.ts).
  await expect
    .poll(() => page.evaluate(() => 'guardsPage' in (history.state as object)))
    .toBe(false);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Destaques da Semana' })).toBeVisible();
});
