import type { Page } from '@playwright/test';
import { eventLink } from '#features/events/model/event-link.ts';
import { expect, test } from './fixtures.ts';
import { untilMarkStored } from './members/member-steps.ts';
import { enterAsNewPerson } from './people.ts';
import {
  comeRendered,
  seenEvent,
  seenPlace,
  trueAddress,
  waitUntilHydrated,
  waitUntilRendered,
} from './rendered-visits.ts';

/** Holds back the code of the page until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a heart pressed repeatedly before its code has loaded is saved once', async ({
  page,
  city,
}) => {
  await enterAsNewPerson(page, 'Inês Impaciente');
  const [place] = city.placesOf('Praias');
  if (!place) throw new Error('The seed has no beach');
  await comeRendered(page, '/places/praias');
  const release = await holdCode(page);
  await page.goto('/places/praias', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: `Salvar ${place.title}` });
  await heart.click();
  await heart.click();
  await expect(heart).toHaveCSS('opacity', '0.6');
  release();
  const saved = page.getByRole('button', { name: `Remover ${place.title} dos favoritos` });
  await expect(saved).toBeVisible();
  await expect(saved).toHaveCSS('opacity', '1');
  await untilMarkStored(page);
  await page.goto('/favorites');
  await expect(page.getByText('1 lugar salvo')).toBeVisible();
});

test('an event saved by a signed-in user before the code has loaded is saved without the login', async ({
  page,
  city,
}) => {
  await enterAsNewPerson(page, 'Ivo Veloz');
  const address = eventLink(city.event(seenEvent));
  await comeRendered(page, address);
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Salvar evento' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Ver', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Evento salvo', pressed: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('the form of a review that a signed-in user opens before the code has loaded appears', async ({
  page,
  city,
}) => {
  await enterAsNewPerson(page, 'Ada Adiantada');
  const address = trueAddress(city, city.place(seenPlace));
  await comeRendered(page, address);
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  release();
  const dialog = page.getByRole('dialog', { name: 'Avaliar este lugar' });
  await expect(dialog.getByRole('radiogroup', { name: 'Sua nota' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('if several buttons are pressed before their code has loaded, only the last press counts', async ({
  page,
  city,
}) => {
  const address = trueAddress(city, city.place(seenPlace));
  await comeRendered(page, address);
  const release = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: `Salvar ${seenPlace}` }).click();
  await page.getByRole('button', { name: 'Compartilhar' }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Copiar link' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('Back from a place that was opened before the code had loaded returns to the same position', async ({
  page,
  city,
  request,
}) => {
  const place = city.placesOf('Passeios').at(-2);
  if (!place) throw new Error('The seed has too few places of this category');
  // The code is held, so a shell in place of either page would never show its content.
  await waitUntilRendered(request, trueAddress(city, place));
  await comeRendered(page, '/places/passeios');
  const release = await holdCode(page);
  await page.goto('/places/passeios', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: place.title, exact: true });
  await link.scrollIntoViewIfNeeded();
  const leftAt = await page.evaluate(() => window.scrollY);
  expect(leftAt).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  release();
  await page.goBack();
  await waitUntilHydrated(page);
  await expect(link).toBeInViewport();
  const top = await page.evaluate(() => window.scrollY);
  expect(Math.abs(top - leftAt)).toBeLessThanOrEqual(200);
});
