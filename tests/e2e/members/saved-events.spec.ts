import type { Page } from '@playwright/test';
import { findNextDate } from '#features/events/model/agenda/agenda.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { expectAccessible } from '../axe.ts';
import { countedTaps } from '../counted-taps.ts';
import { expect, test } from '../fixtures.ts';
import { enterAsNewPerson, newPerson } from '../people.ts';
import { seenEvent } from '../rendered-visits.ts';
import { fillLogin, untilMarkStored } from './member-steps.ts';
import { untilSent } from './offline-steps.ts';

const unsaved = (page: Page) => page.getByRole('button', { name: 'Salvar evento', pressed: false });
const saved = (page: Page) => page.getByRole('button', { name: 'Evento salvo', pressed: true });

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

for (const [device, size] of sizes) {
  test(`on ${device}: an event saved while signed out is saved after sign-in, and can be removed`, async ({
    page,
    city,
  }) => {
    await page.setViewportSize(size);
    const event = city.event(seenEvent);
    const email = await newPerson('Vera Agenda');
    await page.goto(eventLink(event));
    await unsaved(page).click();
    await expect(
      page.getByText(`Entre para salvar ${event.title} nos seus favoritos.`),
    ).toBeVisible();
    await fillLogin(page, email);
    await expect(page).toHaveURL(eventLink(event));
    await expect(page.getByText('Evento salvo nos seus favoritos')).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/favorites?ver=eventos');
    const kept = page.getByRole('link', { name: event.title });
    await expect(kept).toBeVisible();
    await expectAccessible(page);
    await kept.click();
    await untilSent(page, () => saved(page).click());
    await expect(unsaved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(unsaved(page)).toBeVisible();
    await page.goto('/favorites?ver=eventos');
    await page.getByRole('link', { name: 'Ver a agenda' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  });
}

test('an event of the weekend is saved and seen among the saved ones in three taps', async ({
  page,
}) => {
  await enterAsNewPerson(page, 'Sara Sabado');
  await page.goto('/');
  const { tap, count } = countedTaps();
  const weekend = page.getByRole('region', { name: 'Hoje e neste fim de semana' });
  const title = await weekend.getByRole('heading', { level: 3 }).first().innerText();
  await tap(weekend.getByRole('link', { name: title }).first());
  await tap(unsaved(page));
  await tap(page.getByRole('link', { name: 'Ver', exact: true }));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(count()).toBe(3);
});

test('saved events fit into 320 pixels, even with a long place name', async ({ page, city }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterAsNewPerson(page, 'Nara Estreita');
  const lengthOf = (placeId: string) =>
    city.places.find(({ id, isActive }) => isActive && id === placeId)?.title.length ?? 0;
  const [event] = city.events
    .filter(({ isActive, dates }) => isActive && findNextDate(dates, new Date()) !== null)
    .sort((a, b) => lengthOf(b.placeId) - lengthOf(a.placeId));
  if (!event) throw new Error('The seed has no event that is to come');
  await page.goto(eventLink(event));
  await unsaved(page).click();
  await untilMarkStored(page);
  await page.goto('/favorites?ver=eventos');
  await expect(page.getByRole('link', { name: event.title })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a saved event that the rules reject is reverted with an explanation', async ({
  page,
  city,
  watch,
}) => {
  watch.allow(/Failed to load resource|RPC_ERROR/);
  await enterAsNewPerson(page, 'Bento Recusado');
  await page.goto(eventLink(city.event(seenEvent)));
  await page.route(/:commit/, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'refused' } },
    }),
  );
  await unsaved(page).click();
  await expect(page.getByText(/^Não foi possível atualizar seus eventos favoritos/)).toBeVisible();
  await expect(unsaved(page)).toBeVisible();
});
