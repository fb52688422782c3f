import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAsNewPerson, newPerson } from '../people.ts';
import { authHostOf, fillLogin, register, sentLink, signOut } from './member-steps.ts';
import { documentsWhere } from './member-truth.ts';

const refusedByAuth = /status of 400/;

/** The dialog that simulates Google's account window. */
const chooser = (page: Page) =>
  page.getByRole('dialog', { name: 'Escolha uma conta Google de teste' });

/** Signs in through simulated Google with a generated account. Returns the e-mail. */
async function enterWithGoogle(
  page: Page,
  button: string,
  name: string,
  email = `google-${crypto.randomUUID()}@guiadailha.test`,
): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await chooser(page).getByLabel('Nome na conta Google').fill(name);
  await chooser(page).getByLabel('E-mail da conta Google').fill(email);
  await chooser(page).getByRole('button', { name: 'Continuar com esta conta' }).click();
  return email;
}

const account = (page: Page, name: string) =>
  page.getByRole('link', { name: `Minha conta: ${name}` });

test.describe('Google', () => {
  test('registers a new user on the registration page, who can then sign in on the login page', async ({
    page,
    firestoreHost,
  }) => {
    await page.goto('/register');
    const email = await enterWithGoogle(page, 'Criar conta com Google', 'Gabi Google');
    await expect(
      page.getByText('Conta criada com sucesso! Bem-vindo ao Guia da Ilha!'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(account(page, 'Gabi Google')).toBeVisible();
    const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
    expect(record?.fields).toMatchObject({
      role: { stringValue: 'member' },
      status: { stringValue: 'active' },
      searchEmail: { stringValue: email },
    });
    // Google has verified the e-mail, so the app does not ask the user to confirm it.
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Gabi Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reenviar' })).toHaveCount(0);

    await signOut(page);
    await page.goto('/favorites?de=google');
    await page.getByRole('link', { name: 'Fazer Login' }).click();
    await enterWithGoogle(page, 'Entrar com Google', 'Gabi Google', email);
    await expect(page).toHaveURL(/\/favorites\?de=google$/);
    expect(await documentsWhere(firestoreHost, 'users', 'email', email)).toHaveLength(1);
  });

  test('rejects an unknown user on the login page and does not block a later registration', async ({
    page,
    firestoreHost,
  }) => {
    await page.goto('/login');
    const email = await enterWithGoogle(page, 'Entrar com Google', 'Ninguém Ainda');
    await expect(page.getByRole('alert')).toHaveText(
      'Usuário não cadastrado. Crie uma conta para acessar o sistema.',
    );
    await expect(page.getByRole('link', { name: 'Entrar', exact: true }).first()).toBeVisible();
    expect(await documentsWhere(firestoreHost, 'users', 'email', email)).toEqual([]);

    await page.getByRole('link', { name: 'Criar conta', exact: true }).click();
    await enterWithGoogle(page, 'Criar conta com Google', 'Ninguém Ainda', email);
    await expect(account(page, 'Ninguém Ainda')).toBeVisible();
  });

  test('finds the inactive account of the demo and rejects it', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar com Google' }).click();
    await expectAccessible(page);
    await chooser(page)
      .getByRole('button', { name: /inativo@guiadailha\.test/ })
      .click();
    await expect(page.getByRole('alert')).toHaveText(
      'Sua conta está inativa. Entre em contato com o administrador.',
    );
  });

  test('is closed with the keyboard, and the focus returns to its button', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Entrar com Google' });
    await button.press('Enter');
    await expect(chooser(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chooser(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toBeEnabled();
  });
});

test('the login and the registration are accessible', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /com Google$/ })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('the guards', () => {
  const panels = ['/admin', '/admin/users', '/admin/places', '/admin/categories'];
  const managerPanels = ['/manager', '/manager/places'];
  const adminsOnly = 'Acesso negado. Apenas super administradores.';
  const managersOnly = 'Acesso negado. Apenas gerentes.';
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  async function signInAt(page: Page, email: string): Promise<void> {
    await page.goto('/login');
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/$/);
  }

  test('ask a visitor to sign in', async ({ page }) => {
    for (const path of [...panels, ...managerPanels, '/favorites', '/profile']) {
      await page.goto(path);
      await expect(heading(page, 'Acesso Restrito')).toBeVisible();
    }
  });

  test('deny a member both panels', async ({ page }) => {
    await signInAt(page, 'membro@guiadailha.test');
    for (const path of panels) {
      await page.goto(path);
      await expect(heading(page, adminsOnly)).toBeVisible();
    }
    for (const path of managerPanels) {
      await page.goto(path);
      await expect(heading(page, managersOnly)).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('allow a manager only their own places', async ({ page }) => {
    await signInAt(page, 'gerente@guiadailha.test');
    for (const path of panels) {
      await page.goto(path);
      await expect(heading(page, adminsOnly)).toBeVisible();
    }
    await page.goto('/manager');
    const places = page.getByRole('region', { name: 'Meus Locais' });
    await expect(places.getByRole('listitem').filter({ hasText: 'Café Rendeira' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^[1-9]\d* Total de lugares$/ })).toBeVisible();
    await expectAccessible(page);
    await places.getByRole('link', { name: /^Café Rendeira/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Café Rendeira' })).toBeVisible();
  });

  test('allow a super admin every page, and show the latest entries', async ({ page, watch }) => {
    // The server answers 404 to an unknown page.
    watch.allow(/Failed to load resource/);
    await signInAt(page, 'admin@guiadailha.test');
    await page.goto('/admin');
    await expect(page.getByText(/^(Bom dia|Boa tarde|Boa noite), Helena Duarte\.$/)).toBeVisible();
    for (const name of ['Lugares recentes', 'Usuários recentes']) {
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(5);
    }
    await expectAccessible(page);
    await page.goto('/manager');
    await expect(heading(page, 'Hoje')).toBeVisible();
    await page.goto('/admin/nada');
    await expect(heading(page, 'Página não encontrada')).toBeVisible();
  });
});

test('a forgotten password is replaced through the link in the e-mail', async ({ page, watch }) => {
  watch.allow(refusedByAuth);
  const email = await newPerson('Esquece Senhas');
  await page.goto('/login');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  const authHost = await authHostOf(page, () =>
    page.getByRole('button', { name: 'Enviar link' }).click(),
  );
  await expect(page.getByText(/Se houver uma conta com este e-mail/)).toBeVisible();
  const link = await sentLink(authHost, email, 'PASSWORD_RESET');
  link.searchParams.set('newPassword', 'mar-calmo-7');
  expect((await fetch(link)).status).toBe(200);

  await page.getByRole('button', { name: 'Entendi' }).click();
  await fillLogin(page, email);
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta. Tente novamente.');
  await page.getByLabel('Senha', { exact: true }).fill('mar-calmo-7');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(account(page, 'Esquece Senhas')).toBeVisible();
});

test('the e-mail confirmation reminder resends the link and disappears once the link is opened', async ({
  page,
}) => {
  const reminder = page.getByRole('complementary', { name: 'Confirmação do e-mail' });
  let email = '';
  const authHost = await authHostOf(page, async () => {
    email = await register(page, 'Vera Ficada');
  });
  // The reminder may appear only with the next page, so that it does not shift the current one.
  await page.goto('/favorites');
  await expect(reminder).toContainText(email);
  await expectAccessible(page);
  await reminder.getByRole('button', { name: 'Reenviar' }).click();
  await expect(reminder).toContainText(`Enviamos um link para ${email}.`);
  expect((await fetch(await sentLink(authHost, email, 'VERIFY_EMAIL'))).status).toBe(200);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Vera Ficada' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('the reminder is dismissed for this visit', async ({ page }) => {
  await register(page, 'Depois Eu Vejo');
  const reminder = page.getByRole('complementary', { name: 'Confirmação do e-mail' });
  await page.goto('/favorites');
  await reminder.getByRole('button', { name: 'Dispensar' }).click();
  await expect(reminder).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Depois Eu Vejo' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('after signing in from a heart, one step back leaves the page immediately', async ({
  page,
}) => {
  const email = await newPerson('Volta Atrás');
  await page.goto('/categories');
  await page
    .getByRole('link', { name: /Praias/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/places\/praias$/);
  await page
    .getByRole('button', { name: /^Salvar / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/places\/praias$/);
  await expect(account(page, 'Volta Atrás')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);
});

test('two tabs that sign in as different users end with the last user', async ({
  page,
  context,
}) => {
  const first = await newPerson('Primeira Pessoa');
  await enterAsNewPerson(page, 'Segunda Pessoa');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Segunda Pessoa' })).toBeVisible();
  await signOut(page);
  await page.goto('/login');
  await fillLogin(page, first);
  await expect(account(page, 'Primeira Pessoa')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Primeira Pessoa' })).toBeVisible();
});
