import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

const usual = 'contato@guiadailha.example';

/** Saves the contact address of the guide as a super admin and opens the log. */
async function setContact(page: Page, address: string): Promise<void> {
  await page.goto('/admin/settings');
  const field = page.getByLabel('E-mail de contato');
  await expect(field).not.toHaveValue('');
  await field.fill(address);
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.getByRole('region', { name: 'Responsável e contato' })).toContainText('Salvo');
  // On a phone, this screen is behind 'Mais'.
  const more = page.getByRole('button', { name: 'Mais' });
  if (await more.isVisible()) await more.click();
  // Navigates with an app link, so that the history entry of the form guard is removed before the page is left.
  await page.getByRole('link', { name: 'Registro', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Registro/ })).toBeVisible();
}

// Both tests change the same contact address, so they run serially.
test.describe.configure({ mode: 'serial' });

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the operator data entered by a super admin is shown to visitors and recorded in the log', async ({
      page,
      browser,
    }) => {
      const address = `contato-${crypto.randomUUID().slice(0, 8)}@guiadailha.example`;
      await enterAs(page, 'admin@guiadailha.test');
      await page.goto('/admin/settings');
      const field = page.getByLabel('E-mail de contato');
      await field.fill('contato');
      await page.getByRole('button', { name: 'Salvar dados' }).click();
      await expect(field).toBeFocused();
      await expect(page.getByText('Informe um e-mail completo')).toBeVisible();
      await expectAccessible(page);
      try {
        await setContact(page, address);
        const visitor = await (await browser.newContext()).newPage();
        for (const path of ['/terms', '/privacy', '/help']) {
          await visitor.goto(path);
          const link = visitor.getByRole('link', { name: address }).first();
          await expect(link).toHaveAttribute('href', `mailto:${address}`);
          await expectAccessible(visitor);
        }
      } finally {
        await setContact(page, usual);
      }
      await page.goto('/admin/audit?sobre=settings');
      const line = page.getByRole('listitem').filter({
        hasText: 'Helena Duarte mudou o e-mail de contato do guia.',
      });
      await line.first().getByRole('button', { name: 'Ver detalhes' }).click();
      await expect(line.first().getByRole('insertion')).toHaveText(usual);
      await expectAccessible(page);
    });
  });
}
