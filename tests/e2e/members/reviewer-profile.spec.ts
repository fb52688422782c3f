import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { reviewsOf } from '../place-page.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const profileSwitch = (page: Page) =>
  page.getByRole('switch', { name: /^Mostrar quantas avaliações fiz/ });
const dialog = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, isShown: boolean): Promise<void> {
  await page.goto('/settings');
  await profileSwitch(page).click();
  await expect(profileSwitch(page)).toBeChecked({ checked: isShown });
  const section = page.locator('section').filter({ has: profileSwitch(page) });
  await expect(section.getByText('Salvo')).toBeVisible();
}

for (const [position, [device, size]] of sizes.entries()) {
  test(`on ${device}: readers see how many reviews a user wrote, only while that user allows it`, async ({
    page,
    browser,
    city,
    watch,
  }) => {
    test.slow();
    // The server answers 404 for a user who has withdrawn the permission.
    watch.allow(/status of 404/);
    await page.setViewportSize(size);
    const place = city
      .placesOf('Restaurantes')
      .filter(({ reviewsCount }) => reviewsCount > 2)
      .at(4 + position);
    if (!place) throw new Error('The seed has too few reviewed restaurants');
    const address = `/places/restaurantes/${place.id}`;
    // The name is unique, because a retry would find the review of the first try.
    const name = `Rita Revisora ${crypto.randomUUID().slice(0, 8)}`;
    await enterAsNewPerson(page, name);
    await comeAsShell(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
    await dialog(page)
      .getByRole('radio', { name: /^4 estrelas/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
    await expect(page.getByText('Avaliação publicada')).toBeVisible();

    const context = await browser.newContext({ viewport: size });
    const reader = await context.newPage();
    const review = reviewsOf(reader).filter({ hasText: name });
    await enterAs(reader, await newPerson('Léo Leitor'));
    await comeAsShell(reader);
    await reader.goto(address);
    await review.scrollIntoViewIfNeeded();
    await expect(review.getByRole('heading', { name })).toBeVisible();
    await expect(review.getByRole('button', { name, exact: true })).toHaveCount(0);

    await choose(page, true);
    await expectAccessible(page);
    await expect(async () => {
      await reader.goto(address);
      await review.scrollIntoViewIfNeeded();
      await expect(review.getByRole('button', { name, exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await review.getByRole('button', { name, exact: true }).press('Enter');
    await expect(dialog(reader)).toHaveAccessibleName('Rita');
    await expect(dialog(reader).getByText('1 avaliação no guia')).toBeVisible();
    await expect(dialog(reader).getByText(/^No guia desde \S+ de \d{4}$/)).toBeVisible();
    await expect(dialog(reader)).not.toContainText('Revisora');
    await expectAccessible(reader);
    await reader.keyboard.press('Escape');
    await expect(review.getByRole('button', { name, exact: true })).toBeFocused();

    await choose(page, false);
    // The cached page of the reader still shows the profile; the server stops returning it after a few seconds.
    await expect(async () => {
      await reader.keyboard.press('Escape');
      await expect(dialog(reader)).toHaveCount(0);
      await review.getByRole('button', { name, exact: true }).click({ timeout: 2_000 });
      await expect(dialog(reader).getByText('Esta pessoa não mostra o perfil.')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ intervals: [2_000] });
    await expectAccessible(reader);
    await context.close();
  });
}
