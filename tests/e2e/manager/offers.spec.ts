import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

const place = 'Boteco do Siri Mole';

async function signIn(page: Page, name: string, address: string): Promise<void> {
  await enterAs(page, `${name}@guiadailha.test`);
  await page.goto(address);
}

const titleOfTheirOwn = () => `Oferta ${crypto.randomUUID().slice(0, 8)}`;
const cardOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a manager creates an offer, changes it, deactivates it and deletes it', async ({
  page,
  firestoreHost,
}) => {
  test.slow();
  const title = titleOfTheirOwn();
  const stored = async () =>
    (await documentsWhere(firestoreHost, 'clubOffers', 'title', title))[0]?.fields;
  const nextYear = new Date().getUTCFullYear() + 1;

  await signIn(page, 'gerente', '/manager');
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('link', { name: 'Benefícios', exact: true }).click();
  await page.getByRole('link', { name: `Novo benefício de ${place}` }).click();
  await page.getByRole('button', { name: 'Salvar benefício' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  await expect(page.getByText('Escolha o último dia do benefício.')).toBeVisible();
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Desconto (%)').fill('15');
  await page.getByRole('checkbox', { name: 'Sexta' }).press('Space');
  await page.getByRole('button', { name: 'Adicionar horário' }).press('Enter');
  await page.getByLabel('Começo do horário 1').fill('18:30');
  await page.getByLabel('Fim do horário 1').fill('01:00');
  await page.getByLabel('Último dia').fill(`${nextYear}-04-30`);
  await expect(page.getByRole('region', { name: 'Como os sócios veem' })).toContainText(
    '15% de desconto. Vale na sexta, das 18:30 às 01:00, se o lugar estiver aberto.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar benefício' }).click();
  await expect.poll(stored).toMatchObject({
    percent: { integerValue: '15' },
    usedCount: { integerValue: '0' },
    validUntil: { timestampValue: expect.stringMatching(`^${nextYear}-05-01T02:59:59`) as unknown },
  });

  const card = cardOf(page, title);
  await expect(card).toContainText('15% de desconto');
  await card.getByRole('switch').click();
  await expect.poll(stored).toMatchObject({ isActive: { booleanValue: false } });
  await expect(card.getByText('Desligado')).toBeVisible();

  await card.getByRole('link', { name: `Editar ${title}` }).click();
  await page.getByLabel('Desconto (%)').fill('30');
  // Back asks for confirmation first, so that typed data is not lost.
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar aqui' }).click();
  await page.getByRole('button', { name: 'Salvar benefício' }).click();
  await expect.poll(stored).toMatchObject({ percent: { integerValue: '30' } });
  await expect(card).toContainText('30% de desconto');

  await card.getByRole('button', { name: `Excluir ${title}` }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect.poll(stored).toBeUndefined();
  await expect(card).toHaveCount(0);
});

test('a super admin creates an offer at any place, and the log records it', async ({
  page,
  firestoreHost,
}) => {
  test.slow();
  const title = titleOfTheirOwn();
  const nextYear = new Date().getUTCFullYear() + 1;
  await signIn(page, 'admin', '/admin/offers');
  await expect(page.getByRole('heading', { name: 'Benefícios do clube' })).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Novo benefício' }).click();
  await page.getByRole('searchbox', { name: 'Nome do lugar' }).fill('boteco do siri');
  await page.getByRole('button', { name: new RegExp(place) }).click();
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Tipo de desconto').selectOption('Valor em reais');
  await page.getByLabel('Desconto (R$)').fill('15,00');
  await page.getByLabel('Último dia').fill(`${nextYear}-04-30`);
  await page.getByRole('button', { name: 'Salvar benefício' }).click();

  const card = cardOf(page, title);
  await expect(card).toContainText('R$ 15,00 de desconto');
  const [offer] = await documentsWhere(firestoreHost, 'clubOffers', 'title', title);
  const actions = async () =>
    (await documentsWhere(firestoreHost, 'auditLog', 'target', `clubOffers/${offer?.id ?? ''}`))
      .map(({ fields }) => (fields['action'] as { stringValue: string }).stringValue)
      .sort();
  expect(await actions()).toEqual(['offer.create']);
  await card.getByRole('button', { name: `Excluir ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await actions()).toEqual(['offer.create', 'offer.delete']);
});
