import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { dayMs } from '#shared/time-units.ts';
import { expectAccessible } from '../axe.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from './member-truth.ts';

const venue = 'Ostreria Maré Mansa';

/** The server checks for new notifications every 15 seconds. */
const nextRounds = { timeout: 60_000 };

/** Logged by the browser for a change that the server rejects. */
const refused = /status of 409/;

const dialog = (page: Page) => page.getByRole('dialog');
const chip = (form: Locator, group: string, text: string) =>
  form.getByRole('group', { name: group }).getByText(text, { exact: true });

/** Returns a Saturday at least three weeks ahead on which the place is open. */
function saturday(): string {
  const from = new Date(Date.now() + 20 * dayMs);
  const ahead = (6 - from.getUTCDay() + 7) % 7;
  const date = new Date(from.getTime() + ahead * dayMs).toISOString().slice(0, 10);
  if (!/-(12-2[45]|12-31|01-01)$/.test(date)) return date;
  return new Date(Date.parse(date) + 7 * dayMs).toISOString().slice(0, 10);
}

/** Requests a table at the place. */
async function ask(page: Page, date: string, time: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Reservar aqui no guia' });
  await open.filter({ visible: true }).first().click();
  const form = dialog(page);
  await chip(form, 'Dia', 'Outra data').click();
  await form.getByLabel('Data', { exact: true }).fill(date);
  await chip(form, 'Horário', time).click();
  const phone = form.getByLabel('Telefone', { exact: true });
  await expect(phone.or(form.getByRole('button', { name: /^Alterar nome/ }))).toBeVisible();
  if (await phone.isVisible()) await phone.fill('(48) 99999-0000');
  await form.getByRole('button', { name: /^Pedir para 2, / }).click();
  await expect(form.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
}

/** Opens the manager's browser and confirms one reservation in it. */
async function confirmAsManager(
  browser: Browser,
  placeId: string,
  { name, date, time }: Record<'name' | 'date' | 'time', string>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto(`/manager/reservations?place=${placeId}&dia=${date}`);
  const row = page
    .getByRole('region', { name: time })
    .getByRole('listitem')
    .filter({ hasText: name });
  await row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  // The details are next to the list on a wide screen, otherwise in a sheet.
  const details = page.getByRole('region', { name: 'Reserva escolhida' }).or(dialog(page));
  await details.getByRole('button', { name: `Confirmar a reserva de ${name}` }).click();
  await expect(row.getByText('Confirmada')).toBeVisible();
  await context.close();
}

/** Downloads a calendar file and returns its unfolded lines. */
async function calendarLines(page: Page, button: Locator): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^reserva-ostreria-mare-mansa-[\d-]+\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  return file.replaceAll('\r\n ', '').split('\r\n');
}
const valueIn = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

for (const { device, ...view } of [
  { device: 'a phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { device: 'a desk', viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
]) {
  test.describe(`at ${device}`, () => {
    test.use(view);

    test('two times of one day are requested; one is changed, confirmed, added to a calendar and cancelled', async ({
      page,
      browser,
      city,
      firestoreHost,
      watch,
    }) => {
      test.slow();
      watch.allow(refused);
      const name = `Duda ${crypto.randomUUID().slice(0, 8)}`;
      const email = await enterAsNewPerson(page, name);
      const date = saturday();
      const place = city.place(venue);
      await page.goto(`/places/restaurantes/${place.id}`);
      await ask(page, date, '19:30');
      await dialog(page).getByRole('button', { name: 'Fechar' }).last().click();
      await ask(page, date, '20:30');
      await dialog(page).getByRole('link', { name: 'Ver minhas reservas' }).click();
      await expect(page).toHaveURL(/\/reservations$/);
      const coming = page.getByRole('article');
      await expect(coming).toHaveCount(2);
      await expect(coming.first()).toContainText('19:30');
      await expectAccessible(page);

      await page.getByRole('button', { name: /^Mudar a reserva de .*, às 19:30$/ }).click();
      const form = dialog(page);
      await expect(form.getByRole('heading', { name: 'Mudar reserva' })).toBeVisible();
      await expect(form.getByRole('radio', { name: '19:30' })).toBeChecked();
      await form.getByRole('button', { name: 'Uma pessoa a mais' }).click();
      await chip(form, 'Horário', '20:30').click();
      await form.getByRole('button', { name: 'Salvar mudança' }).click();
      await expect(form.getByRole('alert')).toHaveText(
        'Você já tem um pedido neste lugar para este horário. Escolha outro horário.',
      );
      await expectAccessible(page);
      await chip(form, 'Horário', '19:00').click();
      await form.getByRole('button', { name: 'Salvar mudança' }).click();
      await expect(page.getByText('Mudança enviada. O lugar vai responder.')).toBeVisible();
      const changed = coming.filter({ hasText: '19:00' });
      await expect(changed).toContainText('3 pessoas');
      await expect(changed).toContainText('Pendente');
      await expect(coming).toHaveCount(2);
      const add = changed.getByRole('button', { name: /^Calendário/ });
      const asked = await calendarLines(page, add);
      expect(valueIn(asked, 'STATUS')).toBe('TENTATIVE');

      await confirmAsManager(browser, place.id, { name, date, time: '19:00' });
      const [person] = await documentsWhere(firestoreHost, 'users', 'email', email);
      await expect
        .poll(
          async () => (await documentsWhere(firestoreHost, 'notices', 'userId', person!.id)).length,
          nextRounds,
        )
        .toBe(1);
      await page.reload();
      const bell = page.getByRole('banner').getByRole('link', { name: /^Avisos/ });
      await expect(bell).toHaveAccessibleName('Avisos: 1 novo');
      await bell.click();
      await page.getByRole('link', { name: `Reserva confirmada: ${venue}` }).click();
      await expect(page).toHaveURL(/\/reservations$/);
      await expect(changed).toContainText('Confirmada');
      await expect(changed).toContainText('Tudo certo. Até lá.');
      const kept = await calendarLines(page, add);
      expect(valueIn(kept, 'UID')).toBe(valueIn(asked, 'UID'));
      expect(valueIn(kept, 'STATUS')).toBe('CONFIRMED');
      expect(Number(valueIn(kept, 'SEQUENCE'))).toBeGreaterThan(Number(valueIn(asked, 'SEQUENCE')));
      expect(kept).toContain(`DTSTART;TZID=America/Sao_Paulo:${date.replaceAll('-', '')}T190000`);

      await page.getByRole('button', { name: /^Cancelar a reserva de .*, às 19:00$/ }).click();
      await dialog(page).getByRole('button', { name: 'Cancelar reserva' }).click();
      await expect(page.getByText('Reserva cancelada')).toBeVisible();
      const off = page.getByRole('region', { name: 'Recusadas e canceladas' });
      await expect(off.getByText('Cancelada', { exact: true })).toBeVisible();
      const takeOut = off.getByRole('button', { name: /^Tirar do calendário/ });
      const gone = await calendarLines(page, takeOut);
      expect(valueIn(gone, 'UID')).toBe(valueIn(asked, 'UID'));
      expect(valueIn(gone, 'STATUS')).toBe('CANCELLED');
      expect(Number(valueIn(gone, 'SEQUENCE'))).toBeGreaterThan(Number(valueIn(kept, 'SEQUENCE')));
      await expectAccessible(page);
    });
  });
}

test('a change to a reservation that the place has declined shows a message with a link', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  watch.allow(refused);
  const email = await enterAsNewPerson(page, 'Téo Tarde');
  const place = city.place(venue);
  await page.goto(`/places/restaurantes/${place.id}`);
  await ask(page, saturday(), '20:00');
  await dialog(page).getByRole('link', { name: 'Ver minhas reservas' }).click();
  await page.getByRole('button', { name: /^Mudar a reserva de/ }).click();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Uma pessoa a mais' }).click();

  const [person] = await documentsWhere(firestoreHost, 'users', 'email', email);
  const [stored] = await documentsWhere(firestoreHost, 'reservations', 'userId', person!.id);
  const declined = await fetch(
    `${documentsUrl(firestoreHost)}/reservations/${stored!.id}?updateMask.fieldPaths=status`,
    {
      method: 'PATCH',
      headers: ownerHeaders,
      body: JSON.stringify({ fields: { status: { stringValue: 'declined' } } }),
    },
  );
  expect(declined.ok).toBe(true);
  await form.getByRole('button', { name: 'Salvar mudança' }).click();
  await expect(form.getByRole('alert')).toContainText('Esta reserva já passou ou não vale mais.');
  await form.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('Recusada', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pedir outro horário/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: venue })).toBeVisible();
});
