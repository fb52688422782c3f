import type { Locator } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';
import {
  inDays,
  offerAllDay,
  ownPlace,
  registerMember,
  store,
  untilServed,
} from './club-records.ts';

const phone = { width: 390, height: 844 };

/** Expects the element to be fully visible without scrolling. */
async function expectWithin(shown: Locator, height: number): Promise<void> {
  await expect(shown).toBeInViewport({ ratio: 1 });
  const box = await shown.boundingBox();
  expect(box).not.toBeNull();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(height);
}

/** Expects no text in a part to be larger than this text. */
async function expectLargest(part: Locator, words: string): Promise<void> {
  const sizes = await part.evaluate((element, text) => {
    const leaves = [...element.querySelectorAll('*')].filter(
      ({ children, textContent }) => children.length === 0 && textContent.trim() !== '',
    );
    const sizeOf = (leaf: Element) => parseFloat(getComputedStyle(leaf).fontSize);
    const plain = (leaf: Element) => leaf.textContent.replaceAll('\u00a0', ' ').trim();
    return {
      own: leaves.filter((leaf) => plain(leaf) === text).map(sizeOf),
      others: leaves.filter((leaf) => plain(leaf) !== text).map(sizeOf),
    };
  }, words);
  expect(Math.max(...sizes.own)).toBeGreaterThan(Math.max(...sizes.others));
}

test('a member shows a code, the staff settles the bill by keyboard, and both see the saved amount', async ({
  page,
  browser,
  firestoreHost,
}) => {
  test.slow();
  const place = await ownPlace(
    firestoreHost,
    null,
    'Restaurante e Petiscaria dos Pescadores Artesanais da Costa da Lagoa da Conceição',
  );
  const title = `Mesa do sócio ${crypto.randomUUID().slice(0, 6)}`;
  const offerId = await offerAllDay(firestoreHost, place.id, title, 24 * 60);
  const uid = await registerMember(page, firestoreHost, 'Olívia Sócia');

  const card = page.getByRole('article').filter({ hasText: title });
  // The list uses the server cache, which is at most a minute old.
  await expect(async () => {
    await page.goto('/club');
    await expect(card).toContainText(/Vale (agora|até)/, { timeout: 2_000 });
  }).toPass();
  await expect(card.getByText(place.title)).toBeVisible();
  // Members do not see the invitation to join.
  await expect(page.getByRole('region', { name: 'Como usar os benefícios' })).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('link', { name: `Usar benefício ${title}` }).press('Enter');
  await expect(page).toHaveURL(`/club/offers/${offerId}`);
  await page.getByRole('button', { name: 'Gerar código' }).press('Enter');
  const shown = page.getByRole('region', { name: 'Código do benefício' });
  const signs = shown.getByRole('img', { name: /^Código [A-Z2-9]( |$)/ });
  const label = await signs.getAttribute('aria-label');
  const code = (label ?? '').replace('Código ', '').replaceAll(' ', '');
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  await expectAccessible(page);
  await expectLargest(shown, '20%');
  // A small phone, and windows zoomed to 200 %.
  for (const [width, height] of [
    [320, 568],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWithin(shown.getByRole('img', { name: 'Código QR para a equipe ler' }), height);
    await expectWithin(signs, height);
    await expectWithin(shown.getByText('20%', { exact: true }), height);
  }
  await page.setViewportSize(phone);

  // A member who closes the code finds it again at the offer, in the club and in the profile.
  const again = page.getByRole('region', { name: 'Você tem um código aberto' });
  const back = page.getByRole('link', { name: 'Mostrar código' });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/club/offers/${offerId}`);
  await expect(again).toContainText(/expira em (10:00|9:\d\d)/);
  await expect(page.getByRole('button', { name: 'Gerar código' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/club');
  await expect(again).toContainText(title);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Carteirinha do clube' })).toContainText(
    'Olívia Sócia',
  );
  await expectAccessible(page);
  await back.press('Enter');
  await expect(signs).toHaveAttribute('aria-label', label ?? '');
  await page.reload();
  await expect(signs).toHaveAttribute('aria-label', label ?? '');

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
  const receipt = page.getByRole('region', { name: 'Recibo do desconto' });
  await expect(receipt).toContainText(place.title);
  await expect(receipt).toContainText('Conferido e confirmado pela equipe');
  await expectAccessible(page);
  await expectLargest(receipt, 'R$ 24,69');
  await receipt.getByRole('button', { name: 'Compartilhar' }).click();
  const sent = await receipt
    .getByRole('link', { name: 'Enviar pelo WhatsApp' })
    .getAttribute('href');
  const words = new URL(sent ?? '').searchParams.get('text') ?? '';
  expect(words).toContain(`${title} em ${place.title}`);
  expect(words).not.toMatch(/Olívia|24,69|123,45|codigo/);
  // Escape closes only the menu.
  await page.keyboard.press('Escape');
  await expect(receipt.getByRole('button', { name: 'Copiar link' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver no histórico' }).click();
  const discounts = page.getByRole('region', { name: 'Benefícios usados' });
  await expect(discounts).toContainText(/R\$\s24,69\s?economizados com o clube/);
  await expect(discounts.getByRole('article')).toContainText(place.title);
  await expectAccessible(page);

  // The waiting time of the member after this use.
  await page.goto(`/club/offers/${offerId}`);
  await expect(
    page.getByText(/^Para você a partir de amanhã/).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Gerar código' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/club');
  await expect(card).toContainText(/Para você a partir de amanhã/);
  await page.goto('/history');

  await staff.getByRole('button', { name: 'Desfazer' }).click();
  await staff.getByLabel('Motivo').fill('Conta de outra mesa');
  await staff.getByRole('button', { name: 'Desfazer desconto' }).click();
  await expect(staff.getByRole('heading', { name: 'Desconto desfeito' })).toBeVisible();
  await page.reload();
  await expect(discounts.getByRole('article')).toContainText('Desfeito');
  await counter.close();
});

test('at the next visit a member is asked for a review, and the review shows the confirmed visit', async ({
  page: guest,
  firestoreHost,
}) => {
  const place = await ownPlace(firestoreHost);
  const uid = await registerMember(guest, firestoreHost, 'Vera Visita');
  // Same fields as the server writes for a confirmed use.
  const visit = { userId: { stringValue: uid }, placeId: { stringValue: place.id } };
  await store(firestoreHost, `clubVisits/${place.id}_${uid}`, { ...visit, createdAt: inDays(0) });
  await store(firestoreHost, `clubRedemptions/Uso${uid}`, {
    ...visit,
    status: { stringValue: 'confirmed' },
    confirmedAt: inDays(-0.1),
    offerSnapshot: { mapValue: { fields: { title: { stringValue: '20% na conta' } } } },
  });
  await untilServed(guest, place);
  await guest.setViewportSize({ width: 1280, height: 800 });
  await guest.goto('/profile');
  const asked = guest.getByRole('region', { name: `${place.title}: como foi a visita?` });
  await expect(asked.getByRole('button', { name: 'Agora não' })).toBeVisible();
  await expectAccessible(guest);
  await asked.getByRole('link', { name: 'Avaliar' }).press('Enter');
  const dialog = guest.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^5 estrelas/ }).check();
  await dialog.getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(guest.getByRole('article').filter({ hasText: 'Sua avaliação' })).toContainText(
    'Visita verificada',
  );
  await guest.goto('/club');
  await expect(guest.getByRole('article').first()).toBeVisible();
  await expect(asked).toHaveCount(0);
});
