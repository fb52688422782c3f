import type { Browser, Page } from '@playwright/test';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

/** Logged by the browser when the rules reject a request on purpose. */
const refused = /status of 403/;
const place = 'Ostreria Maré Mansa';

async function signIn(page: Page, name: string, address: string): Promise<void> {
  await enterAs(page, `${name}@guiadailha.test`);
  await page.goto(address);
}

/** Registers a new user in a separate browser context who requests a table. Returns their page. */
async function askForTable(browser: Browser, name: string, address: string) {
  const page = await browser.newPage();
  const email = await enterAsNewPerson(page, name);
  await page.goto(address);
  const open = page.getByRole('button', { name: 'Reservar aqui no guia' });
  await open.filter({ visible: true }).first().click();
  const form = page.getByRole('dialog');
  // The form starts with the next day on which the place is open.
  const times = form.getByRole('group', { name: 'Horário' }).getByText(/^\d\d:\d\d$/);
  await times.first().click();
  await form.getByLabel('Telefone', { exact: true }).fill('(48) 99999-0000');
  await form.getByRole('button', { name: /^Pedir para 2, / }).click();
  await expect(form.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible();
  return { page, email };
}

async function uidOf(host: string, email: string): Promise<string> {
  const [record] = await documentsWhere(host, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  return record.id;
}

test('a request is confirmed by keyboard, the guest sees it, and a cancellation in the meantime is shown', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const name = `Irene ${crypto.randomUUID().slice(0, 8)}`;
  const guest = await askForTable(browser, name, `/places/restaurantes/${city.place(place).id}`);
  const uid = await uidOf(firestoreHost, guest.email);
  const status = async () =>
    (await documentsWhere(firestoreHost, 'reservations', 'userId', uid))[0]?.fields['status'];

  await signIn(page, 'gerente', '/manager');
  await expect(page.getByRole('link', { name: /Reservas sem resposta/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Reservas sem resposta/ }).click();
  await expect(page.getByRole('heading', { name: /pedidos? sem resposta$/ })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(place);
  await expectAccessible(page);
  const open = row.getByRole('button', { name: new RegExp(name) }).first();
  await open.press('Enter');
  const detail = page.getByRole('dialog', { name });
  const message = await detail.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
  expect(message).toMatch(/^https:\/\/wa\.me\/5548999990000\?text=/);
  expect(decodeURIComponent(message ?? '')).toContain(`Olá, ${name}. Falamos em nome de ${place}.`);
  await detail.getByRole('button', { name: /^Confirmar/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(status).toEqual({ stringValue: 'confirmed' });
  await expect(row.getByText('Confirmada')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await guest.page.goto('/reservations');
  await expect(guest.page.getByText('Confirmada')).toBeVisible();
  await guest.page.getByRole('button', { name: /^Cancelar a reserva de/ }).click();
  const question = guest.page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect.poll(status).toEqual({ stringValue: 'cancelled' });
  await guest.page.close();

  await open.click();
  await detail.getByRole('button', { name: /^Desmarcar/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desmarcar reserva' }).click();
  await expect(
    detail.getByText('A pessoa cancelou esta reserva antes da sua resposta.'),
  ).toBeVisible();
  await expect(detail.getByText('Cancelada', { exact: true })).toBeVisible();
  expect(await status()).toEqual({ stringValue: 'cancelled' });
});

test('a reply to a review is published, changed and removed', async ({ page, browser, city }) => {
  test.slow();
  const cafe = city.place('Café Rendeira');
  const words = `Volte sempre ${crypto.randomUUID()}`;
  await signIn(page, 'gerente', `/manager/reviews?place=${cafe.id}`);
  const list = page.getByRole('region', { name: 'Sem resposta', exact: true });
  const first = list.getByRole('article').first();
  await first.getByRole('button', { name: /^Responder/ }).click();
  await expect(first.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Publicar resposta' }).click();
  await expect(first.getByText('Escreva a resposta.')).toBeVisible();
  await first.getByRole('textbox').fill(words);
  await first.getByRole('button', { name: 'Publicar resposta' }).click();
  await expect(first.getByText(words)).toBeVisible();

  const visitor = await browser.newPage();
  const publicReply = async () => {
    await comeAsShell(visitor);
    await visitor.goto(`/places/cafes/${cafe.id}`);
    const more = visitor.getByRole('button', { name: 'Ver mais avaliações' });
    await expect(visitor.getByRole('heading', { name: 'Avaliações' })).toBeVisible();
    await visitor.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded();
    await expect(more).toBeVisible();
    return visitor.getByText(words);
  };
  await expect(await publicReply()).toBeVisible();

  await first.getByRole('button', { name: /^Editar resposta/ }).click();
  await first.getByRole('textbox').fill(`${words}, outra vez`);
  await first.getByRole('button', { name: 'Publicar resposta' }).click();
  await expect(first.getByText(`${words}, outra vez`)).toBeVisible();
  await first.getByRole('button', { name: /^Remover resposta/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remover resposta' }).click();
  await expect(first.getByText(words)).toHaveCount(0);
  await expect(await publicReply()).toHaveCount(0);
  await visitor.close();
});

test('a place that awaits approval is listed only for its manager, and is removed after a confirmation', async ({
  page,
  firestoreHost,
}) => {
  test.slow();
  const id = `espera${crypto.randomUUID().replaceAll('-', '')}`;
  const title = `Quiosque ${id.slice(-8)}`;
  const address = `${documentsUrl(firestoreHost)}/places/${id}`;
  const createdBy = await uidOf(firestoreHost, 'gerente@guiadailha.test');
  const fields = {
    title: { stringValue: title },
    description: { stringValue: 'Ainda não visto por ninguém' },
    location: { stringValue: 'Rua das Rendeiras, Florianópolis' },
    category: { stringValue: 'bares' },
    images: { arrayValue: { values: [] } },
    isActive: { booleanValue: false },
    createdBy: { stringValue: createdBy },
    createdAt: { timestampValue: new Date().toISOString() },
    updatedAt: { timestampValue: new Date().toISOString() },
  };
  const body = JSON.stringify({ fields });
  await fetch(address, { method: 'PATCH', headers: ownerHeaders, body });

  await signIn(page, 'gerente', '/manager/places');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Aguardando aprovação')).toBeVisible();
  await expect(card.getByRole('link', { name: `Editar ${title}` })).toHaveAttribute(
    'href',
    `/manager/places/${id}/edit`,
  );
  await card.getByRole('button', { name: /^Números/ }).press('Enter');
  await expect(card.getByText('Reservas confirmadas')).toBeVisible();
  await expectAccessible(page);

  const removePlace = async () => {
    await card.getByRole('button', { name: `Mais opções de ${title}` }).press('Enter');
    await card.getByRole('button', { name: `Excluir ${title}` }).press('Enter');
  };
  await removePlace();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(title);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeVisible();
  await removePlace();
  await question.getByRole('button', { name: 'Excluir lugar' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect.poll(async () => (await fetch(address, { headers: ownerHeaders })).status).toBe(404);
});

test('members see that the panel is for managers, and a super admin chooses one place', async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  watch.allow(refused);
  await signIn(page, 'membro', '/manager/reservations');
  await expect(
    page.getByRole('heading', { name: 'Acesso negado. Apenas gerentes.' }),
  ).toBeVisible();

  const context = await browser.newContext();
  const admin = await context.newPage();
  await signIn(admin, 'admin', '/manager/reservations');
  await admin.getByRole('searchbox', { name: 'Nome do lugar' }).fill('ostreria mar');
  await admin.getByRole('button', { name: new RegExp(place) }).click();
  await expect(admin.getByRole('button', { name: 'Escolher outro lugar' })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Dias' })).toBeVisible();
  await expectAccessible(admin);
  await context.close();
});
