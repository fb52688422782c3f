import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const member = 'membro@guiadailha.test';
const password = 'ilha1234';

/** Auth answers 400 to rejected credentials, and the browser logs every 400. */
const refusedByAuth = /status of 400/;

async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Returns the stored number of favorites of the user with this e-mail, bypassing the security rules. */
async function savedCountOf(email: string): Promise<unknown> {
  const documents = 'v1/projects/demo-guia/databases/(default)/documents';
  const response = await fetch(`http://${process.env['E2E_FIRESTORE']}/${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'users' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'email' },
            op: 'EQUAL',
            value: { stringValue: email },
          },
        },
      },
    }),
  });
  const rows = (await response.json()) as {
    document?: { fields: { statistics: { mapValue: { fields: Record<string, unknown> } } } };
  }[];
  return rows[0]?.document?.fields.statistics.mapValue.fields['favorites'];
}

/** Registers a new user, so that parallel tests do not share a favorites list. */
async function register(page: Page, name: string): Promise<string> {
  const email = `pessoa-${crypto.randomUUID()}@guiadailha.test`;
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar Conta', exact: true }).click();
  await expect(
    page.getByText('Conta criada com sucesso! Bem-vindo ao Guia da Ilha!'),
  ).toBeVisible();
  return email;
}

test('a member signs in with the keyboard alone and returns to the previous page', async ({
  page,
}) => {
  await page.goto('/search?q=praia');
  await page.getByRole('link', { name: 'Entrar' }).press('Enter');
  await page.getByLabel('E-mail', { exact: true }).focus();
  await page.keyboard.type(member);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=praia$/);
  await expect(page.getByRole('link', { name: 'Minha conta: Marina Cardoso' })).toBeVisible();
});

test('wrong credentials show an error message and keep the form content', async ({
  page,
  watch,
}) => {
  watch.allow(refusedByAuth);
  await page.goto('/login');
  await fillLogin(page, member, 'errada1');
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta. Tente novamente.');
  await fillLogin(page, 'ninguem@guiadailha.test');
  await expect(page.getByRole('alert')).toHaveText('Usuário não encontrado. Verifique seu email.');
  await fillLogin(page, 'isto não é um e-mail');
  await expect(page.getByText('Email inválido. Verifique o formato.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
});

test('an inactive account is signed out again', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'inativo@guiadailha.test');
  await expect(page.getByRole('alert')).toHaveText(
    'Sua conta está inativa. Entre em contato com o administrador.',
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
});

test('the gate shows why access is denied and returns to the page after sign-in', async ({
  page,
}) => {
  await page.goto('/profile?de=gate');
  await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
  await expect(page.getByText('Você precisa estar logado para acessar esta página.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fazer Login' }).click();
  await fillLogin(page, member);
  await expect(page).toHaveURL(/\/profile\?de=gate$/);
  await expect(page.getByRole('heading', { name: 'Marina Cardoso' })).toBeVisible();
  await expect(page.getByText('Membro desde')).toBeVisible();
  await expectAccessible(page);
});

test('a password reset request gets the same answer for known and unknown e-mails', async ({
  page,
  watch,
}) => {
  watch.allow(refusedByAuth);
  const answer = /Se houver uma conta com este e-mail, você receberá/;
  for (const email of [member, 'ninguem@guiadailha.test']) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await page.getByLabel('E-mail da conta').fill(email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
});

test('a new user registers, sees a greeting, stays signed in after a reload and signs out', async ({
  page,
  watch,
}) => {
  watch.allow(refusedByAuth);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Criar Conta', exact: true }).click();
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('abcdef');
  await page.getByLabel('Confirmar senha').fill('abcdeg');
  await page.getByRole('button', { name: 'Criar Conta', exact: true }).click();
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible();
  await expectAccessible(page);

  const name = 'Ana \u202eClara <b>Souza</b>';
  const email = await register(page, name);
  await expect(page).toHaveURL(/\/$/);
  const account = page.getByRole('link', { name: 'Minha conta: Ana Clara <b>Souza</b>' });
  await expect(account).toBeVisible();
  await page.reload();
  await account.click();
  await expect(page.getByRole('heading', { name: 'Ana Clara <b>Souza</b>' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();

  await page.goto('/register');
  await page.getByLabel('Nome completo').fill('Outra Ana');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(password);
  await page.getByRole('button', { name: 'Criar Conta', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Este email já está em uso. Tente fazer login.');
});

test('signing out in one tab closes the member pages in the other tab', async ({
  page,
  context,
}) => {
  await page.goto('/register');
  await register(page, 'Duas Abas');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Duas Abas' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(other.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
});

test('a heart tapped while signed out is saved after sign-in, listed, removed and restored', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const heart = page.getByRole('button', { name: /^Salvar / }).first();
  const title = ((await heart.getAttribute('aria-label')) ?? '').replace('Salvar ', '');
  await heart.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Criar conta' }).click();
  const email = await register(page, 'Guarda Lugares');

  const saved = page.getByRole('button', { name: `Remover ${title} dos favoritos` });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('link', { name: /^(Salvos|Favoritos)$/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('1 lugar salvo')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);

  await saved.click();
  await expect(page.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('1 lugar salvo')).toBeVisible();
  // The heart is an optimistic update: a reload before the write is stored would undo it.
  await expect.poll(() => savedCountOf(email)).toEqual({ integerValue: '1' });
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  // Another tab still shows the favorite that this tab removes, and removes it a second time.
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await saved.click();
  await expect(page.getByText('saiu dos favoritos')).toBeVisible();
  await other.getByRole('button', { name: `Remover ${title} dos favoritos` }).click();
  await expect(other.getByText('saiu dos favoritos')).toBeVisible();
  expect(await savedCountOf(email)).toEqual({ integerValue: '0' });
});

test('a saved place that is no longer in the guide stays as a card with an explanation', async ({
  page,
}) => {
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'Fazer Login' }).click();
  await fillLogin(page, member);
  await expect(page.getByText(/\d+ lugares salvos/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lugar indisponível' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Remover Lugar indisponível dos favoritos' }),
  ).toBeVisible();
});

test('a visitor loads no Auth code and reads no favorites', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Salvar / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((text) => /auth-sdk|account-session|identitytoolkit/.test(text))).toEqual(
    [],
  );
  expect(requests.filter((text) => text.includes('"favorites"'))).toEqual([]);
});

for (const path of ['/terms', '/privacy']) {
  test(`${path} is linked in the footer and is accessible`, async ({ page }) => {
    await page.goto('/login');
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Ilha Guia Serviços Digitais Ltda\., CNPJ/)).toBeVisible();
    await expectAccessible(page);
  });
}
