import type { Locator, Page } from '@playwright/test';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { countedTaps } from '../counted-taps.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { fillLogin } from './member-steps.ts';
import { documentsWhere } from './member-truth.ts';

/** Messages that the browser and the SDK log when a request is cut off on purpose. */
const connectionLost = /Failed to load resource|RPC_ERROR/;

/**
 * Returns the first date at least `fromDay` days ahead that falls on a weekday (0 is Sunday), as 'YYYY-MM-DD'. Seeded
 * places may be closed at Christmas and New Year.
 */
function dateOn(weekday: number, fromDay: number): string {
  const from = new Date(Date.now() + fromDay * dayMs);
  const ahead = (weekday - from.getUTCDay() + 7) % 7;
  const date = new Date(from.getTime() + ahead * dayMs).toISOString().slice(0, 10);
  return /-(12-2[45]|12-31|01-01)$/.test(date) ? dateOn(weekday, fromDay + 7) : date;
}

const reserve = (page: Page) =>
  page.getByRole('button', { name: 'Reservar aqui no guia' }).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const send = (form: Locator) =>
  form.getByRole('button', { name: /^(Enviar pedido|Pedir para \d+, )/ });

interface Request {
  date: string;
  time: string;
  phone?: string;
}

async function fillRequest(form: Locator, { date, time, phone = '(48) 99999-0000' }: Request) {
  await chooseDate(form, date);
  await chip(form, 'Horário', time).click();
  const typed = form.getByLabel('Telefone', { exact: true });
  // The form does not ask for a contact that is already stored.
  await expect(typed.or(form.getByRole('button', { name: /^Alterar nome/ }))).toBeVisible();
  if (await typed.isVisible()) await typed.fill(phone);
}

/** Returns the chip of a group, which users tap; the radio button inside is for the keyboard. */
const chip = (form: Locator, group: string, text: string) =>
  form.getByRole('group', { name: group }).getByText(text, { exact: true });

/** Chooses a date beyond the days shown as chips. */
async function chooseDate(form: Locator, date: string) {
  await chip(form, 'Dia', 'Outra data').click();
  await form.getByLabel('Data', { exact: true }).fill(date);
}

async function uidOf(host: string, email: string): Promise<string> {
  const [record] = await documentsWhere(host, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  return record.id;
}

/** Returns the fields of a document, bypassing the security rules; empty if there is no document. */
async function storedAt(host: string, path: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${documentsUrl(host)}/${path}`, { headers: ownerHeaders });
  const { fields = {} } = (await response.json()) as { fields?: Record<string, unknown> };
  return fields;
}

/** Returns the stored number of viewed places of a user, bypassing the security rules. */
async function viewsOf(host: string, email: string): Promise<number> {
  const [record] = await documentsWhere(host, 'users', 'email', email);
  const statistics = record?.fields['statistics'] as {
    mapValue: { fields: { views: { integerValue: string } } };
  };
  return Number(statistics.mapValue.fields.views.integerValue);
}

async function reservationsOf(host: string, email: string) {
  return documentsWhere(host, 'reservations', 'userId', await uidOf(host, email));
}

test('a visitor signs in, requests a reservation, follows it and cancels it', async ({
  page,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = city.place('Trapiche 27');
  const address = `/places/bares/${place.id}`;
  const email = await newPerson('Rita Reserva');
  await page.goto(address);
  await reserve(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, email);
  await expect(page).toHaveURL(new RegExp(`${address}[^#]*$`));
  const form = dialog(page);
  await expect(form.getByLabel('Nome')).toHaveValue('Rita Reserva');
  await expectAccessible(page);

  const yesterday = new Date(Date.now() - 27 * hourMs).toISOString().slice(0, 10);
  await chooseDate(form, yesterday);
  await expect(form.getByText(/^Escolha uma data de hoje até/)).toBeVisible();

  // Trapiche 27 is closed on Mondays.
  const monday = dateOn(1, 10);
  await chooseDate(form, monday);
  const shown = monday.split('-').reverse().join('/');
  await expect(form.getByText(`O lugar não abre em ${shown}. Escolha outra data.`)).toBeVisible();
  await expect(form.getByRole('group', { name: 'Horário' })).toHaveCount(0);

  const tuesday = dateOn(2, 10);
  await fillRequest(form, { date: tuesday, time: '19:30', phone: '99999-0000' });
  await form.getByRole('button', { name: 'Uma pessoa a mais' }).click();
  await send(form).click();
  await expect(form.getByText(/^Telefone inválido\. Informe com o DDD/)).toBeVisible();
  await expect(form.getByLabel('Telefone', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('Telefone', { exact: true }).fill('(48) 99999-0000');
  await send(form).dblclick();
  await expect(form.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  await expect(form.getByText('Pendente')).toBeVisible();
  await expectAccessible(page);
  const stored = await reservationsOf(firestoreHost, email);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.fields).toMatchObject({
    placeId: { stringValue: place.id },
    phone: { stringValue: '+5548999990000' },
    date: { stringValue: tuesday },
    time: { stringValue: '19:30' },
    people: { integerValue: '3' },
    status: { stringValue: 'pending' },
    priority: { booleanValue: false },
  });
  // The phone number is stored for the next time in a document that other users cannot read.
  const uid = await uidOf(firestoreHost, email);
  await expect
    .poll(() => storedAt(firestoreHost, `contacts/${uid}`))
    .toMatchObject({ phone: { stringValue: '+5548999990000' } });
  expect(await storedAt(firestoreHost, `users/${uid}`)).not.toHaveProperty('phone');

  await form.getByRole('link', { name: 'Ver minhas reservas' }).click();
  await expect(page).toHaveURL(/\/reservations$/);
  await expect(page.getByRole('heading', { name: 'Próximas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trapiche 27' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Cancelar a reserva de/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Cancelar a reserva?' })).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recusadas e canceladas' })).toBeVisible();
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cancelar a reserva de/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Reservas' })).toBeFocused();
});

for (const [device, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test(`on ${device} the form returns the focus to 'Reservar' each time, after sign-in too`, async ({
    page,
    city,
  }) => {
    await page.setViewportSize(size);
    const email = await newPerson('Fábio Foco');
    await page.goto(`/places/bares/${city.place('Trapiche 27').id}`);
    await reserve(page).click();
    await fillLogin(page, email);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(reserve(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(reserve(page)).toBeFocused();

    await page.reload();
    await reserve(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(reserve(page)).toBeFocused();
  });
}

test('a second request for the same time shows the existing reservation, and another time of that day is accepted', async ({
  page,
  city,
}) => {
  const place = city.place('Trapiche 27');
  await enterAsNewPerson(page, 'Ivo Insiste');
  await page.goto(`/places/bares/${place.id}`);
  const date = dateOn(5, 12);
  await reserve(page).click();
  await fillRequest(dialog(page), { date, time: '20:00' });
  await send(dialog(page)).click();
  await expect(dialog(page).getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fechar' }).last().click();

  await reserve(page).click();
  await fillRequest(dialog(page), { date, time: '20:00' });
  await dialog(page).getByRole('button', { name: 'Uma pessoa a mais' }).click();
  await send(dialog(page)).click();
  await expect(dialog(page).getByRole('heading', { name: 'Você já tem um pedido' })).toBeVisible();
  await expect(dialog(page).getByText(/ainda espera a resposta do lugar/)).toBeVisible();
  await expect(dialog(page).getByText(/às\s20:00/)).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Ligar para o lugar' })).toHaveAttribute(
    'href',
    /^tel:\+55/,
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Escolher outro horário' }).click();
  await expect(dialog(page).getByLabel('Telefone', { exact: true })).toHaveValue('(48) 99999-0000');
  await fillRequest(dialog(page), { date, time: '21:00' });
  await send(dialog(page)).click();
  await expect(dialog(page).getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
});

test('a table for four on a Saturday is requested in four taps', async ({ page, city }) => {
  // On a Saturday evening 20:00 is over, and the days that are shown contain no other Saturday.
  const today = new Date().toLocaleDateString('pt-BR', {
    weekday: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  const day = today.startsWith('sáb') ? 'sex' : 'sáb';
  await enterAsNewPerson(page, 'Rita Mesa');
  await page.goto(`/places/bares/${city.place('Porão do Desterro').id}`);
  const { tap, count } = countedTaps();
  await tap(reserve(page));
  const form = dialog(page);
  await form.getByLabel('Pessoas').fill('4');
  await tap(
    form
      .getByRole('group', { name: 'Dia' })
      .getByText(new RegExp(`^${day}`, 'i'))
      .last(),
  );
  await tap(chip(form, 'Horário', '20:00'));
  await form.getByLabel('Telefone', { exact: true }).fill('(48) 99999-0000');
  await tap(form.getByRole('button', { name: new RegExp(`^Pedir para 4, ${day} \\d+, 20:00`) }));
  await expect(form.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  expect(count()).toBe(4);
});

test('a club member requests a reservation with priority', async ({
  page,
  city,
  firestoreHost,
}) => {
  const email = 'socio@guiadailha.test';
  const place = city.place('Porão do Desterro');
  await enterAs(page, email);
  await page.goto(`/places/bares/${place.id}`);
  await reserve(page).click();
  const form = dialog(page);
  await expect(form.getByText('Você é do clube: seu pedido vai com prioridade.')).toBeVisible();
  // A Friday that no other run has used.
  const taken = new Set((await reservationsOf(firestoreHost, email)).map(({ id }) => id));
  const uid = await uidOf(firestoreHost, email);
  const fridays = Array.from({ length: 15 }, (_, week) => dateOn(5, 60 + week * 7));
  const date = fridays.find((friday) => !taken.has(`${place.id}_${uid}_${friday}_2000`)) ?? '';
  await fillRequest(form, { date, time: '20:00' });
  await send(form).click();
  await expect(form.getByText('Prioridade do clube')).toBeVisible();
  const stored = await reservationsOf(firestoreHost, email);
  expect(stored.find(({ id }) => id.endsWith(`${date}_2000`))?.fields['priority']).toEqual({
    booleanValue: true,
  });
});

test('a lost connection keeps the form, and sending again creates one request', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  watch.allow(connectionLost);
  const email = await enterAsNewPerson(page, 'Queda Livre');
  await page.goto(`/places/bares/${city.place('Trapiche 27').id}`);
  await reserve(page).click();
  const form = dialog(page);
  const date = dateOn(6, 15);
  await fillRequest(form, { date, time: '22:00' });
  await form.getByRole('button', { name: 'Adicionar observação' }).click();
  await form.getByLabel('Observação (opcional)').fill('Perto da janela');

  const requests = /\/api\/reservations$/;
  await page.route(requests, (route) => route.abort());
  await send(form).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Não foi possível enviar seu pedido de reserva. Verifique sua conexão e tente novamente.',
  );
  await expect(form.getByLabel('Observação (opcional)')).toHaveValue('Perto da janela');

  // The request arrives, but its response does not.
  await page.unroute(requests);
  await page.route(requests, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(form).click();
  await expect.poll(async () => (await reservationsOf(firestoreHost, email)).length).toBe(1);
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(send(form)).toBeVisible();

  await page.unroute(requests);
  await send(form).click();
  await expect(form.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  expect(await reservationsOf(firestoreHost, email)).toHaveLength(1);
});

test('a reservation can be requested with the keyboard alone', async ({
  page,
  city,
  firestoreHost,
}) => {
  const email = await enterAsNewPerson(page, 'Tecla Teclado');
  await page.goto(`/places/bares/${city.place('Trapiche 27').id}`);
  await reserve(page).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page);
  await expect(form.getByRole('button', { name: 'Fechar' })).toBeFocused();
  const reach = async (target: Locator) => {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  // The form starts with the next day on which the place is open.
  await reach(form.getByRole('button', { name: 'Uma pessoa a mais' }));
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Pessoas')).toHaveValue('3');
  await expect(
    form.getByRole('group', { name: 'Dia' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1);
  const time = form.getByRole('group', { name: 'Horário' }).getByRole('radio').first();
  await reach(time);
  await page.keyboard.press('Space');
  await expect(time).toBeChecked();
  await expect(form.getByLabel('Telefone', { exact: true })).toBeVisible();
  await reach(form.getByLabel('Telefone', { exact: true }));
  await page.keyboard.type('48 99999-0000');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  expect(await reservationsOf(firestoreHost, email)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(reserve(page)).toBeFocused();
});

test('a user who awaits approval sees a message and cannot request', async ({
  page,
  city,
  firestoreHost,
}) => {
  const email = await enterAsNewPerson(page, 'Pedro Pendente');
  const uid = await uidOf(firestoreHost, email);
  const answer = await fetch(
    `${documentsUrl(firestoreHost)}/users/${uid}?updateMask.fieldPaths=status`,
    {
      method: 'PATCH',
      headers: ownerHeaders,
      body: JSON.stringify({ fields: { status: { stringValue: 'pending' } } }),
    },
  );
  expect(answer.ok).toBe(true);
  await page.goto(`/places/bares/${city.place('Trapiche 27').id}`);
  await expect(
    page.getByText(/Sua conta aguarda a aprovação do administrador\. Enquanto/),
  ).toBeVisible();
  await reserve(page).click();
  await expect(page.getByText(/Depois dela você poderá pedir reservas/)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('viewed places are listed on this device and counted once a day, despite reloads and tabs', async ({
  page,
  context,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  watch.allow(connectionLost);
  const email = await enterAsNewPerson(page, 'Vera Visita');
  const first = city.place('Praia Mole');
  const second = city.place('Ponte Hercílio Luz');
  const third = city.place('Trapiche 27');
  const see = async (tab: Page, place: { id: string; title: string }) => {
    await tab.goto(`/places/x/${place.id}`);
    await expect(tab.getByRole('heading', { level: 1, name: place.title })).toBeVisible();
  };
  await see(page, first);
  await expect.poll(() => viewsOf(firestoreHost, email)).toBe(1);
  await page.reload();
  const other = await context.newPage();
  await see(other, first);

  // A view that fails to be stored is stored with the next one.
  const commits = /:commit\b/;
  await page.route(commits, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes(':commit'),
  );
  await see(page, second);
  await refused;
  await page.unroute(commits);
  expect(await viewsOf(firestoreHost, email)).toBe(1);
  await see(other, third);
  await expect.poll(() => viewsOf(firestoreHost, email)).toBe(3);

  await page.goto('/history');
  const recent = page.getByRole('region', { name: 'Vistos recentemente' });
  await expect(recent.getByRole('link')).toHaveText([third.title, second.title, first.title]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Limpar histórico' }).click();
  await expect(
    page.getByText('Os lugares que você abrir neste aparelho aparecem aqui.'),
  ).toBeVisible();
  await see(page, first);
  await expect.poll(() => keptOnDevice(page)).toContain(first.id);
  await page.goto('/history');
  await expect(recent.getByRole('link')).toHaveText([first.title]);
  expect(await viewsOf(firestoreHost, email)).toBe(3);
});

/** Returns the viewed places stored in this browser. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('guia:recent:'))
      .map(([, value]) => String(value))
      .join(),
  );
}

test('a visitor has no history and writes nothing', async ({ page, city }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/:commit|place-opening/.test(request.url())) writes.push(request.url());
  });
  await page.goto(`/places/praias/${city.place('Praia Mole').id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Praia Mole' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /recent|views/.test(key))),
  ).toEqual([]);
});

test('reservations that fail to load are not shown as an empty list, and can be retried', async ({
  page,
  watch,
}) => {
  watch.allow(connectionLost);
  await enterAs(page, 'membro@guiadailha.test');
  const queries = /:runQuery\b/;
  await page.route(queries, (route) => route.abort());
  await page.goto('/reservations');
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Não foi possível carregar suas reservas' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Nenhuma reserva ainda')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(queries);
  await alert.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Anteriores' })).toBeVisible();
});
