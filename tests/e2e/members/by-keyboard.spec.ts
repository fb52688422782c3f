import type { Locator, Page } from '@playwright/test';
import { newMember, offerAllDay, ownPlace } from '../club/club-records.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';

/** Presses Tab until an element has the focus, at most 60 times, and expects its focus to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const hasOutline = await target.evaluate((element) =>
    [element, element.closest('label')].some(
      (part) => part && parseFloat(getComputedStyle(part).outlineWidth) >= 2,
    ),
  );
  expect(hasOutline, 'the focus has an outline').toBe(true);
}

test('a code is created, cancelled and left with the Tab, Enter and Esc keys alone', async ({
  page,
  firestoreHost,
}) => {
  const place = await ownPlace(firestoreHost);
  const offer = await offerAllDay(firestoreHost, place.id, 'Mesa do teclado');
  const { email } = await newMember(firestoreHost, 'Tina Teclado');
  await enterAs(page, email);
  await page.goto(`/club/offers/${offer}`);
  await tabTo(page, page.getByRole('button', { name: 'Gerar código' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: place.title });
  // While the code loads, a second status says so.
  const said = dialog.getByRole('status').first();
  await expect(said).toHaveText(/^Código( [A-Z2-9]){6}\. Mostre esta tela para a equipe\.$/);
  // The time left changes each second, outside every live region.
  const left = dialog.getByText(/^Expira em/);
  expect(await left.evaluate((element) => element.closest('[role], [aria-live]')?.role)).not.toBe(
    'status',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Mostrar código' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Cancelar código' }));
  await page.keyboard.press('Enter');
  // The pressed button is gone, so the result takes the focus.
  await expect(said).toHaveText('Código cancelado');
  await expect(said).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a review with stars is written with the keyboard alone, and its result is announced', async ({
  page,
  city,
}) => {
  await enterAsNewPerson(page, 'Téo Teclado');
  // In a rendered page the button is replaced, and loses the focus, when the reviews know the user.
  await comeAsShell(page);
  await page.goto(`/places/praias/${city.place('Praia da Joaquina').id}`);
  const write = page.getByRole('button', { name: 'Avaliar', exact: true });
  await expect(write).toBeVisible();
  // Starts just before the reviews instead of at the header.
  await page.getByRole('heading', { name: 'Avaliações', exact: true }).focus();
  await tabTo(page, write);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const publish = dialog.getByRole('button', { name: 'Publicar avaliação' });
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  const stars = dialog.getByRole('radiogroup', { name: 'Sua nota' });
  await expect(stars).toHaveAccessibleDescription(/./);
  await expect(stars.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: /^4 estrelas/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(write).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stars.getByRole('radio', { name: /^4 estrelas/ })).toBeChecked();
  await tabTo(page, publish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Avaliação publicada' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeFocused();
});
