import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { authHostOf, sentLink } from '../members/member-steps.ts';
import { documentsWhere } from '../members/member-truth.ts';

const admin = 'admin@guiadailha.test';
const dialog = (page: Page) => page.getByRole('dialog');

/** Returns the row of a user: of the table on wide screens, otherwise of the list. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name });

/** Opens the dialog of an action in the menu of a user. */
async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Mais opções de ${name}` }).click();
  await page.getByRole('button', { name: `${action}: ${name}` }).click();
}

async function openUsers(page: Page, query = ''): Promise<void> {
  await enterAs(page, admin);
  await page.goto(`/admin/users${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
}

/** Registers a new user in a separate browser context, which stays open. */
async function newcomer(browser: Browser, name: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const email = await enterAsNewPerson(page, name);
  await page.goto('/');
  return { page, email };
}

/** Requests the confirmation link in the settings, opens it elsewhere and returns to the page. */
async function confirmEmail({ page, email }: { page: Page; email: string }): Promise<void> {
  await page.goto('/settings');
  const notice = page.getByText(/Seu e-mail ainda não foi confirmado/);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const authHost = await authHostOf(page, () =>
    page.getByRole('button', { name: 'Reenviar e-mail de confirmação' }).click(),
  );
  await expect(page.getByText(`Enviamos um link para ${email}.`)).toBeVisible();
  expect((await fetch(await sentLink(authHost, email, 'VERIFY_EMAIL'))).status).toBe(200);
  await comeBack(page, 6_000);
  await expect(notice).toHaveCount(0);
}

/** Simulates a return to the window after some time, in milliseconds. */
async function comeBack(page: Page, after: number): Promise<void> {
  await page.evaluate((ms) => {
    const now = Date.now();
    Date.now = () => now + ms;
    window.dispatchEvent(new Event('focus'));
  }, after);
}

async function recordOf(host: string, email: string) {
  const [record] = await documentsWhere(host, 'users', 'email', email);
  return record;
}

const textOf = (value: unknown) => (value as { stringValue?: string } | undefined)?.stringValue;

test('a member becomes manager of the place chosen in the dialog, and the change is logged', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  const name = `Zuleica Promovida ${crypto.randomUUID().slice(0, 8)}`;
  const theirs = await newcomer(browser, name);
  const { email } = theirs;
  await openUsers(page);
  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(name.toUpperCase());
  await expect(page.getByText('1 usuário', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=ZULEICA/);
  await expectAccessible(page);

  // The e-mail is not confirmed, so any person could have registered it.
  await expect(page.getByText('E-mail não confirmado')).toBeVisible();
  await chooseAction(page, name, 'Mudar o papel');
  await dialog(page)
    .getByLabel(/^Novo papel/)
    .selectOption('Gerente');
  await expect(dialog(page).getByText(/ainda não confirmou o e-mail/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await confirmEmail(theirs);
  await page.reload();
  // Only a role with rights is named.
  await expect(rowOf(page, name)).not.toContainText('Gerente');
  await expect(page.getByText('E-mail não confirmado')).toHaveCount(0);

  await chooseAction(page, name, 'Mudar o papel');
  await dialog(page)
    .getByLabel(/^Novo papel/)
    .selectOption('Gerente');
  await dialog(page).getByLabel('Buscar lugares para esta pessoa').fill('café rendeira');
  await dialog(page)
    .getByRole('button', { name: /^Escolher Café Rendeira/ })
    .click();
  await expect(dialog(page).getByText('1 lugar escolhido.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Mudar papel' }).click();
  await expect(page.getByText(`${name} agora tem o papel Gerente`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('Gerente');
  const record = await recordOf(firestoreHost, email);
  expect(record?.fields).toMatchObject({
    role: { stringValue: 'manager' },
    managedPlaces: {
      arrayValue: { values: [{ stringValue: city.place('Café Rendeira').id }] },
    },
  });
  const entries = await documentsWhere(firestoreHost, 'auditLog', 'target', `users/${record?.id}`);
  expect(entries.map(({ fields }) => textOf(fields['action']))).toContain('user.update');
  // The URL keeps the search, so a reload shows the same user.
  await page.reload();
  await expect(rowOf(page, name)).toContainText('Gerente');
});

test('a deactivated user is signed out when they return to the window', async ({
  page,
  browser,
  firestoreHost,
}) => {
  const name = `Yara Desativada ${crypto.randomUUID().slice(0, 8)}`;
  const theirs = await newcomer(browser, name);
  await openUsers(page, `?q=${encodeURIComponent(name)}`);
  await chooseAction(page, name, 'Desativar conta');
  await dialog(page).getByRole('button', { name: 'Desativar conta' }).click();
  await expect(page.getByText(`Situação de ${name}: Inativo`)).toBeVisible();
  const record = await recordOf(firestoreHost, theirs.email);
  expect(textOf(record?.fields['status'])).toBe('inactive');
  await comeBack(theirs.page, 61_000);
  await expect(theirs.page.getByText('Sua conta está inativa')).toBeVisible();
});

test('a deactivated user reads the reason at the next rejected action', async ({
  page,
  browser,
}) => {
  const name = `Wanda Desativada ${crypto.randomUUID().slice(0, 8)}`;
  const theirs = await newcomer(browser, name);
  const heart = theirs.page.getByRole('button', { name: /^Salvar / }).first();
  await expect(heart).toBeVisible();
  await openUsers(page, `?q=${encodeURIComponent(name)}`);
  await chooseAction(page, name, 'Desativar conta');
  await dialog(page).getByRole('button', { name: 'Desativar conta' }).click();
  await expect(page.getByText(`Situação de ${name}: Inativo`)).toBeVisible();
  await heart.click();
  await expect(
    theirs.page.getByText('Sua conta está inativa. Entre em contato com o administrador.'),
  ).toBeVisible();
  await expect(theirs.page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
});

test('admins cannot change their own account; a removed account disappears, and all users can be exported', async ({
  page,
  browser,
  firestoreHost,
}) => {
  const name = `Xavier Removido ${crypto.randomUUID().slice(0, 8)}`;
  const { email } = await newcomer(browser, name);
  await openUsers(page, '?q=admin%40guiadailha.test');
  await page.getByRole('button', { name: 'Mais opções de Helena Duarte' }).click();
  await expect(page.getByRole('button', { name: 'Permissões: Helena Duarte' })).toBeVisible();
  for (const action of ['Mudar o papel', 'Desativar conta', 'Excluir conta']) {
    await expect(page.getByRole('button', { name: `${action}: Helena Duarte` })).toHaveCount(0);
  }
  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(email);
  await chooseAction(page, name, 'Excluir conta');
  await dialog(page).getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(dialog(page).getByText('Digite EXCLUIR para confirmar.')).toBeVisible();
  await dialog(page).getByLabel('Para confirmar, digite EXCLUIR').fill('excluir');
  await dialog(page).getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page.getByText('Conta excluída')).toBeVisible();
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible();
  expect(await recordOf(firestoreHost, email)).toBeUndefined();
  await page.getByRole('button', { name: 'Mostrar todos os usuários' }).click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^guia-da-ilha-usuarios-[\d-]{10}\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^\uFEFFNome;E-mail;Papel;/);
  expect(file).toContain('Helena Duarte;admin@guiadailha.test;Super Administrador;Ativo;');
  expect(file).not.toContain(email);
});
