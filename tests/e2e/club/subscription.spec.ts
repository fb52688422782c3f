import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAsNewPerson } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { openCheckout, payWith, renew, storedMembership, subscribe } from './billing-steps.ts';

/** The payment page answers 402 to a declined card, and the browser logs it. */
const cardRefused = /status of 402/;

test('a card is declined, the payment abandoned, then paid: the membership card appears', async ({
  page,
  firestoreHost,
  watch,
}) => {
  watch.allow(cardRefused);
  await page.goto('/subscription');
  await expect(page.getByRole('article', { name: 'Mensal' })).toContainText('R$ 29,90 / mês');
  await expectAccessible(page);
  const email = await enterAsNewPerson(page, 'Sílvia Assinante');

  await openCheckout(page);
  await expectAccessible(page);
  await payWith(page, /^Cartão recusado/);
  await expect(page.getByRole('alert')).toHaveText('O cartão foi recusado. Escolha outro cartão.');
  await page.getByRole('link', { name: 'Voltar sem pagar' }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento cancelado' })).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('timer')).toHaveText('Contagem pausada.');
  expect(await storedMembership(firestoreHost, email)).toMatchObject({ subscription: '' });
  await page.getByRole('link', { name: 'Tentar Novamente' }).click();
  await expect(page).toHaveURL('/subscription');

  await openCheckout(page);
  await payWith(page, /^Pede confirmação no banco/);
  await page.getByRole('button', { name: 'Aprovar compra' }).click();
  await expect(page.getByRole('heading', { name: /^Bem-vindo ao Clube/ })).toBeVisible();
  expect((await storedMembership(firestoreHost, email)).status).toBe('active');
  // The countdown redirects to the home page, and Back does not return to it.
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Carteirinha do clube' });
  await expect(card).toContainText('Sócio ativo');
  await expect(card).toContainText('Sílvia Assinante');
  await expect(page.getByText('Sócio do clube')).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByRole('button', { name: 'Administrar assinatura' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mensal' })).toHaveCount(0);
});

test('a member cancels the renewal, then withdraws and gets a full refund', async ({
  page,
  firestoreHost,
}) => {
  const email = await enterAsNewPerson(page, 'Rui Desistente');
  await subscribe(page);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Administrar assinatura' }).click();
  await page.getByRole('button', { name: 'Cancelar no fim do período' }).click();
  await expect(page.getByRole('status')).toContainText('termina no fim do período');
  await page.getByRole('link', { name: 'Voltar à loja' }).click();
  await expect(async () => {
    await page.goto('/subscription');
    await expect(page.getByText('A renovação está cancelada.')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await expectAccessible(page);

  await page.getByRole('button', { name: 'Desistir e receber reembolso' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('O clube termina agora');
  await dialog.getByRole('button', { name: 'Confirmar desistência' }).click();
  await expect(page.getByText('R$ 29,90 voltam para o seu cartão')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mensal' })).toBeVisible();
  const { uid, status } = await storedMembership(firestoreHost, email);
  expect(status).toBe('canceled');
  const payments = await documentsWhere(firestoreHost, 'clubPayments', 'userId', uid);
  expect(payments.map(({ fields }) => fields['refundedCents'])).toEqual([{ integerValue: '2990' }]);
});

test('a failed renewal shows a banner that links to the payment', async ({
  page,
  firestoreHost,
}) => {
  const email = await enterAsNewPerson(page, 'Vera Atrasada');
  await subscribe(page);
  const { subscription } = await storedMembership(firestoreHost, email);
  await renew(subscription, 'failed');
  const banner = page.getByRole('region', { name: 'Problema no pagamento' });
  await expect(async () => {
    await page.goto('/profile');
    await expect(banner).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(banner).toContainText('O pagamento da renovação foi recusado.');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Atualizar pagamento' }).click();
  await page.getByRole('button', { name: /^Pagar fatura em aberto/ }).click();
  await expect(page.getByRole('status')).toHaveText('A fatura foi paga.');
  await page.getByRole('link', { name: 'Voltar à loja' }).click();
  await expect(async () => {
    await page.goto('/subscription');
    await expect(page.getByText(/A próxima cobrança é em/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(banner).toHaveCount(0);
});
