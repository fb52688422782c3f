import type { Locator, Page } from '@playwright/test';
import { openFilters } from './filters.ts';
import { expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';
import { waitUntilHydrated } from './rendered-visits.ts';

// Windows with a contrast theme: the system replaces backgrounds and removes shadows.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Background and text colour as painted. */
function coloursOf(element: Locator): Promise<{ background: string; text: string }> {
  return element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { background: backgroundColor, text: color };
  });
}

/** The selection colours of the system. */
function selectionOf(page: Page): Promise<{ background: string; text: string }> {
  return page.evaluate(() => {
    const sample = document.createElement('p');
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
    document.body.append(sample);
    const { backgroundColor, color } = getComputedStyle(sample);
    sample.remove();
    return { background: backgroundColor, text: color };
  });
}

async function expectSelected(page: Page, selected: Locator, other: Locator): Promise<void> {
  expect(await coloursOf(selected)).toEqual(await selectionOf(page));
  expect(await coloursOf(other)).not.toEqual(await coloursOf(selected));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('show the current page, the current tab and the active suggestion', async ({ page }) => {
      await page.goto('/search?q=praia');
      const views = page.getByRole('navigation', { name: 'Resultados' }).getByRole('link');
      await expect(views).toHaveCount(2);
      await expectSelected(page, views.first(), views.last());
      const tabs = page.getByRole('navigation', { name: 'Abas' }).getByRole('link');
      await expectSelected(page, tabs.filter({ hasText: 'Buscar' }), tabs.last());
      await page.goto('/categories');
      await waitUntilHydrated(page);
      await page.getByRole('combobox').fill('praia');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const options = page.getByRole('option');
      await expectSelected(page, options.first(), options.last());
    });

    test('show the chosen filter and the edge of a sheet', async ({ page }) => {
      await page.goto('/search?q=lagoa&comodidades=pet-friendly');
      await openFilters(page);
      const sheet = page.getByRole('dialog');
      const chips = sheet.getByRole('button', { pressed: false });
      await expectSelected(page, sheet.getByRole('button', { pressed: true }), chips.last());
      await expect(sheet).toHaveCSS('border-top-style', 'solid');
    });

    test('show the edge of a filled button', async ({ page }) => {
      await page.goto('/login');
      const button = page.getByRole('button', { name: 'Entrar', exact: true });
      await expect(button).toHaveCSS('border-top-style', 'solid');
      await expect(button).not.toHaveCSS('border-top-width', '0px');
    });

    test('show the chosen theme and draw the switches of the system', async ({ page }) => {
      await enterAs(page, 'membro@guiadailha.test');
      await page.goto('/settings');
      const theme = (name: string) => page.locator('label').filter({ hasText: name });
      await expect(page.getByRole('radio', { name: 'Sistema' })).toBeChecked();
      await expectSelected(page, theme('Sistema'), theme('Escuro'));
      // The system draws the switch, like its checkboxes.
      await expect(page.getByRole('switch').first()).toHaveCSS('appearance', 'auto');
    });
  });
}
