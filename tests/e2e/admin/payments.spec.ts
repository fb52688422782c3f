import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { storedMembership, stripeSubscription, subscribe } from '../club/billing-steps.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';

/** Registers a new user who pays for the club. */
async function payer(browser: Browser, name: string) {
  const page = await (await browser.newContext()).newPage();
  const email = await enterAsNewPerson(page, name);
  await subscribe(page);
  return email;
}

test('the payments of a month are listed, summed and exported', async ({ page, browser }) => {
  const name = `Otto Pagador ${crypto.randomUUID().slice(0, 8)}`;
  await payer(browser, name);
  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamentos' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Gráfico de barras: Receita por mês/ }),
  ).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(/R\$\s29,90/);
  await expectAccessible(page);

  const month = page.getByRole('combobox', { name: 'Mês' });
  const words = await month.getByRole('option').nth(1).textContent();
  await month.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?mes=20\d\d-\d\d$/);
  await expect(row).toBeVisible();
  await expect(page.getByText(/^R\$\s[\d.,]+ em \d+ pagamentos?/)).toBeVisible();
  await page.getByRole('button', { name: 'Tabela' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('rowheader', { name: `${words} (parcial)` })).toBeVisible();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar pagamentos' });
  await expect(dialog.getByRole('combobox', { name: 'De' })).toHaveValue(await month.inputValue());
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(
    `guia-da-ilha-pagamentos-${await month.inputValue()}.csv`,
  );
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^\uFEFFData;Pessoa;/);
  expect(file).toContain(`${name};"29,90";"0,00";"29,90";`);
  await page.goto('/admin/payments?mes=2020-01');
  await expect(
    page.getByText('Ninguém pagou em janeiro de 2020. Escolha outro mês.'),
  ).toBeVisible();
});

for (const [width, way, course, sentence] of [
  [390, 'Cancelar no fim do período', { cancel_at_period_end: true }, 'cancelou a renovação'],
  [1280, 'Cancelar agora', { status: 'canceled' }, 'encerrou a assinatura'],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({
      viewport: { width, height: 844 },
      ...(width === 1280 && { isMobile: false, hasTouch: false }),
    });

    test(`a paying club member is deactivated after choosing when the subscription ends: ${way}`, async ({
      page,
      browser,
      firestoreHost,
    }) => {
      const name = `Nara Pagante ${crypto.randomUUID().slice(0, 8)}`;
      const email = await payer(browser, name);
      const { subscription } = await storedMembership(firestoreHost, email);
      await enterAs(page, 'admin@guiadailha.test');
      await page.goto(`/admin/users?q=${encodeURIComponent(name)}`);
      await page.getByRole('button', { name: `Mais opções de ${name}` }).click();
      await page.getByRole('button', { name: `Desativar conta: ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Desativar conta?' });
      await expect(dialog).toContainText(
        /Esta pessoa paga o clube: plano Mensal, R\$\s29,90\/mês, renova em \d\d\/\d\d\/\d{4}\./,
      );
      await dialog.getByRole('button', { name: 'Desativar conta' }).click();
      await expect(dialog).toContainText('Escolha quando a assinatura termina.');
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: way }).check();
      await dialog.getByRole('button', { name: 'Desativar conta' }).click();
      await expect(page.getByText(`Situação de ${name}: Inativo.`)).toBeVisible();
      const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name });
      await expect(row).toContainText('Inativo');
      expect(await stripeSubscription(subscription)).toMatchObject(course);

      await page.goto('/admin/audit?sobre=user');
      const entry = page.getByRole('listitem').filter({ hasText: name }).first();
      await expect(entry).toContainText('Helena Duarte');
      await expect(entry).toContainText(sentence);
      await expectAccessible(page);
    });
  });
}
