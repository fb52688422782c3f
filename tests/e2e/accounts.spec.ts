import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const member = 'membro@guiadailha.test';
const password = 'ilha1234';

/** Auth answers 400 to credentials that it refuses, and the browser reports every 400. */
const refusedByAuth = /status of 400/;

async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** What the record of an e-mail counts as saved, past the rules. */
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

/** Registers somebody new, so that tests running side by side do not share a list. */
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

test('a member signs in with the keyboard alone and returns to where they were', async ({
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

test('wrong credentials are refused with a sentence, and the form stays as it was', async ({
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

test('the gate names what is missing and leads through the login to the page itself', async ({
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

test('a forgotten password is answered alike for known and unknown e-mails', async ({
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

test('somebody registers, is greeted, stays signed in after a reload and signs out', async ({
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

test('signing out in one tab closes the member pages of the other', async ({ page, context }) => {
  await page.goto('/register');
  await register(page, 'Duas Abas');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Duas Abas' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(other.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
});

test('a heart tapped signed out is saved after the login, listed, removed and put back', async ({
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
  // The screen is ahead of the database: a reload before it is written would take it back.
  await expect.poll(() => savedCountOf(email)).toEqual({ integerValue: '1' });
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  // Another tab still shows what this one removes, and removes it again.
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await saved.click();
  await expect(page.getByText('saiu dos favoritos')).toBeVisible();
  await other.getByRole('button', { name: `Remover ${title} dos favoritos` }).click();
  await expect(other.getByText('saiu dos favoritos')).toBeVisible();
  expect(await savedCountOf(email)).toEqual({ integerValue: '0' });
});

test('a saved place that left the guide stays as a card that says so', async ({ page }) => {
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'Fazer Login' }).click();
  await fillLogin(page, member);
  await expect(page.getByText(/\d+ lugares salvos/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lugar indisponível' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Remover Lugar indisponível dos favoritos' }),
  ).toBeVisible();
});

test('a visitor loads no Auth and reads no favourites', async ({ page }) => {
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
  test(`${path} is reached from the footer and is accessible`, async ({ page }) => {
    await page.goto('/login');
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Ilha Guia Serviços Digitais Ltda\., CNPJ/)).toBeVisible();
    await expectAccessible(page);
  });
}
