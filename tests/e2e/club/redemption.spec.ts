import type { Page } from '@playwright/test';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { fillLogin } from '../members/member-steps.ts';
import { documentsWhere } from '../members/member-truth.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => ({
  timestampValue: new Date(Date.now() + days * dayMs).toISOString(),
});

/** Writes a document past the rules. */
async function store(host: string, path: string, fields: object): Promise<void> {
  const response = await fetch(`${documentsUrl(host)}/${path}`, {
    method: 'PATCH',
    headers: ownerHeaders,
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${path}`);
}

/** An offer that holds at any hour, the first to end, so that it stands on the first page of the club. */
async function offerAllDay(host: string, placeId: string, title: string): Promise<string> {
  const id = `Oferta${crypto.randomUUID().slice(0, 8)}`;
  await store(host, `clubOffers/${id}`, {
    placeId: { stringValue: placeId },
    title: { stringValue: title },
    kind: { stringValue: 'percent' },
    percent: { integerValue: '20' },
    isActive: { booleanValue: true },
    validUntil: inDays(2),
    usedCount: { integerValue: '0' },
    weekdays: { arrayValue: {} },
    shifts: { arrayValue: {} },
    excludedDates: { arrayValue: {} },
    cooldownMinutes: { integerValue: '0' },
    termsText: { stringValue: '' },
    createdAt: inDays(-1),
    updatedAt: inDays(-1),
  });
  return id;
}

async function registerMember(page: Page, host: string, name: string): Promise<string> {
  const email = await enterAsNewPerson(page, name);
  const [record] = await documentsWhere(host, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  await store(host, `clubMembers/${record.id}`, {
    userId: { stringValue: record.id },
    status: { stringValue: 'active' },
    entitledUntil: inDays(20),
    currentPeriodEnd: inDays(20),
    cancelAtPeriodEnd: { booleanValue: false },
  });
  return record.id;
}

test('a member shows a code, the staff settles the bill by keyboard, and both see what was saved', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = city.place('Boteco do Siri Mole');
  const title = `Mesa do sócio ${crypto.randomUUID().slice(0, 6)}`;
  const offerId = await offerAllDay(firestoreHost, place.id, title);
  const uid = await registerMember(page, firestoreHost, 'Olívia Sócia');

  const card = page.getByRole('article').filter({ hasText: title });
  // The list comes from what the server holds, which is not older than a minute.
  await expect(async () => {
    await page.goto('/club');
    await expect(card).toContainText('Válido agora', { timeout: 2_000 });
  }).toPass();
  await expect(card.getByRole('link', { name: place.title })).toBeVisible();
  // Whoever is a member is not asked to become one.
  await expect(page.getByRole('region', { name: 'Como usar os benefícios' })).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('link', { name: `Usar benefício ${title}` }).press('Enter');
  await expect(page).toHaveURL(`/club/offers/${offerId}`);
  await page.getByRole('button', { name: 'Gerar código' }).press('Enter');
  const shown = page.getByRole('region', { name: 'Código do benefício' });
  const label = await shown
    .getByRole('img', { name: /^Código [A-Z2-9]( |$)/ })
    .getAttribute('aria-label');
  const code = (label ?? '').replace('Código ', '').replaceAll(' ', '');
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  await expectAccessible(page);

  const counter = await browser.newContext();
  const staff = await counter.newPage();
  await enterAs(staff, 'gerente@guiadailha.test');
  await staff.goto('/manager/validar');
  await staff.getByLabel('Código do sócio').fill(code.toLowerCase());
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('region', { name: 'Sócio' })).toContainText('Sócio ativo até');
  await staff.getByLabel('Valor da conta (R$)').fill('123,45');
  await expectAccessible(staff);
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { name: 'Desconto confirmado' })).toBeVisible();
  await expect(staff.getByText('R$ 98,76')).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Você economizou R$ 24,69' })).toBeVisible();
  const bookings = await documentsWhere(firestoreHost, 'clubTransactions', 'userId', uid);
  expect(bookings.map(({ fields }) => fields['discount'])).toEqual([{ integerValue: '2469' }]);
  await page.getByRole('link', { name: 'Ver no histórico' }).click();
  const discounts = page.getByRole('region', { name: 'Descontos do clube' });
  await expect(discounts).toContainText('Você já economizou R$ 24,69 com o clube.');
  await expect(discounts.getByRole('article')).toContainText(place.title);
  await expectAccessible(page);

  await staff.getByRole('button', { name: 'Desfazer' }).click();
  await staff.getByLabel('Motivo').fill('Conta de outra mesa');
  await staff.getByRole('button', { name: 'Desfazer desconto' }).click();
  await expect(staff.getByRole('heading', { name: 'Desconto desfeito' })).toBeVisible();
  await page.reload();
  await expect(discounts.getByRole('article')).toContainText('Desfeito');
  await counter.close();
});

test('after a use the review says that the visit happened; a visitor is led to the login and back', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = city.place('Boteco do Siri Mole');
  const title = `Balcão ${crypto.randomUUID().slice(0, 6)}`;
  const offerId = await offerAllDay(firestoreHost, place.id, title);
  await page.goto(`/places/bares/${place.id}`);
  const section = page.getByRole('article').filter({ hasText: title });
  await section.getByRole('link', { name: `Usar benefício ${title}` }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, 'membro@guiadailha.test');
  await expect(page).toHaveURL(`/club/offers/${offerId}`);
  // Whoever is no member is told before a code is asked for.
  const told = page.getByRole('region', { name: 'Como usar este benefício' });
  await expect(told).toContainText('Este benefício é para sócios.');
  await expect(told.getByRole('link', { name: 'Ver o clube' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar código' })).toHaveCount(0);
  await expectAccessible(page);

  const guest = await browser.newPage();
  const uid = await registerMember(guest, firestoreHost, 'Vera Visita');
  // What the server writes with a confirmed use.
  await store(firestoreHost, `clubVisits/${place.id}_${uid}`, {
    userId: { stringValue: uid },
    placeId: { stringValue: place.id },
    createdAt: inDays(0),
  });
  await guest.goto(`/places/bares/${place.id}`);
  await guest.getByRole('button', { name: 'Avaliar', exact: true }).click();
  const dialog = guest.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^5 estrelas/ }).check();
  await dialog.getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(guest.getByRole('article').filter({ hasText: 'Sua avaliação' })).toContainText(
    'Visita verificada',
  );
  await guest.close();
});
