import type { Page } from '@playwright/test';
import { eventLink } from '#features/events/model/event-link.ts';
import { readCalendar } from '#support/read-calendar.ts';
import { expectAccessible } from './axe.ts';
import { drawTiles, expect, test } from './fixtures.ts';
import { seenEvent, comeRendered } from './rendered-visits.ts';
import { watchReads } from './traffic.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const events = (page: Page) => page.getByRole('main').getByRole('article');

for (const [device, size] of sizes) {
  test(`on ${device}: a weekend event is listed, opened, added to the calendar and shared, without document reads`, async ({
    page,
    request,
    context,
    firestoreHost,
  }) => {
    await page.setViewportSize(size);
    await drawTiles(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await comeRendered(page, '/agenda');
    const reads = watchReads(page, firestoreHost);
    await page.goto('/agenda');
    await expect(events(page).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Fim de semana' }).click();
    await expect(page).toHaveURL('/agenda?quando=fim-de-semana');
    await expect(page.getByRole('button', { name: 'Fim de semana', pressed: true })).toBeVisible();
    // The previous list may still be shown for a moment.
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const first = events(page).filter({ hasNotText: 'Cancelado' }).first().getByRole('link');
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole('button', { name: 'Adicionar ao calendário' })
      .locator('visible=true')
      .click();
    await expect(page.getByRole('link', { name: 'Google Agenda' })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.google\.com\//,
    );
    const file = page.getByRole('link', { name: 'Calendário do aparelho' });
    const answer = await request.get((await file.getAttribute('href')) ?? '');
    expect(readCalendar(await answer.text()).entries[0]?.summary).toBe(title);
    await page.keyboard.press('Escape');
    await expect(file).toBeHidden();

    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByText('Link copiado')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);

    await page.goBack();
    await expect(page).toHaveURL('/agenda?quando=fim-de-semana');
    await expect(events(page).first()).toBeVisible();
    expect(await reads()).toEqual({});
  });
}

test('on a phone, the URL and Back keep the chosen day and filters', async ({ page }) => {
  await page.setViewportSize(sizes[0][1]);
  await page.goto('/agenda');
  await page.getByRole('button', { name: 'Escolher dia' }).click();
  const calendar = page.getByRole('group', { name: 'Calendário' });
  await calendar.getByRole('button', { name: 'Próximo mês' }).click();
  const day = calendar.getByRole('button', { name: /, [1-9]\d* eventos?$/ }).first();
  await expectAccessible(page);
  await day.click();
  await expect(page).toHaveURL(/\/agenda\?quando=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);

  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByRole('button', { name: 'Grátis' }).click();
  await expect(page).toHaveURL(/&preco=gratis$/);
  await expectAccessible(page);
  // Back closes the sheet and keeps the filters chosen in it.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/&preco=gratis$/);
  await page.getByRole('button', { name: 'Remover Grátis' }).click();
  await expect(page).toHaveURL(/\/agenda\?quando=\d{4}-\d{2}-\d{2}$/);
});

test('a day without events shows the date of the next event', async ({ page }) => {
  await page.goto('/agenda?quando=2199-01-01');
  await expect(page.getByText(/^O próximo evento é /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver este dia' }).click();
  await expect(events(page).first()).toBeVisible();
});

test('an outdated event URL redirects to the canonical one, and a missing event links to the agenda', async ({
  page,
  city,
  request,
  watch,
}) => {
  watch.allow(/status of 404/);
  const event = city.event(seenEvent);
  await page.goto(`/agenda/${event.id}-outro-nome?de=amigo`);
  await expect(page).toHaveURL(`${eventLink(event)}?de=amigo`);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();

  expect((await request.get('/agenda/NaoExiste0')).status()).toBe(404);
  await page.goto('/agenda/NaoExiste0');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este evento não está na agenda' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver a agenda' }).click();
  await expect(events(page).first()).toBeVisible();
});

test('the agenda is linked in the header of wide screens and in its categories menu', async ({
  page,
}) => {
  await page.setViewportSize(sizes[1][1]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL('/agenda');
  await page.goto('/');
  await page.getByRole('button', { name: 'Categorias' }).click();
  // The list of coming events has a link with the same name, which appears after the events have loaded.
  await page.getByRole('banner').getByRole('link', { name: 'Ver a agenda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});
