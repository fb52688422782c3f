import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAsNewPerson, password } from '../people.ts';

/** Services reject requests with 4xx, and the browser logs each. */
const refused = /status of 40[034]/;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (part: Locator) => part.getByText('Salvo', { exact: true });

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Senha').fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function expectAllOfItAccessible(page: Page): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 390, height: 844 };
  // A viewport as high as the page, so that no element is partly covered by the header or the tabs.
  await page.setViewportSize({ ...viewport, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize(viewport);
}

interface StoredUser {
  /** Path of the document. */
  name: string;
  fields: Record<string, { stringValue?: string } | undefined> & {
    statistics: { mapValue: { fields: Record<string, { integerValue: string }> } };
    preferences: {
      mapValue: { fields: Record<string, { stringValue?: string; booleanValue?: boolean }> };
    };
  };
}

/** Returns the document of a user, bypassing the security rules. */
async function recordOf(host: string, email: string): Promise<StoredUser> {
  const documents = 'v1/projects/demo-guia/databases/(default)/documents';
  const response = await fetch(`http://${host}/${documents}:runQuery`, {
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
  const [row] = (await response.json()) as { document?: StoredUser }[];
  if (!row?.document) throw new Error(`No record of ${email}`);
  return row.document;
}

/** Changes the status of a user as an administrator would, bypassing the security rules. */
async function becomes(host: string, email: string, status: string): Promise<void> {
  const { name } = await recordOf(host, email);
  const response = await fetch(`http://${host}/v1/${name}?updateMask.fieldPaths=status`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { status: { stringValue: status } } }),
  });
  expect(response.status).toBe(200);
}

/** A photo of two halves with GPS metadata. */
function aPhotograph(): Promise<Buffer> {
  const half = { create: { width: 600, height: 800, channels: 3, background: '#c0392b' } } as const;
  return sharp({ create: { ...half.create, width: 1200, background: '#2455a4' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 35/1 50/1' } })
    .jpeg()
    .toBuffer();
}

/** @param file its content, or the path of a local file */
async function choosePicture(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await section(page, 'Foto')
    .getByRole('button', { name: /^(?:Escolher|Trocar) foto$/ })
    .press('Enter');
  await (await chooser).setFiles(file);
}

const photograph = async () => ({
  name: 'praia.jpg',
  mimeType: 'image/jpeg',
  buffer: await aPhotograph(),
});

const avatarIn = (part: Locator) => part.locator('img[src*="avatar"]');

test('the profile shows correct statistics, and a new name appears everywhere', async ({
  page,
  firestoreHost,
}) => {
  const email = await enterAsNewPerson(page, 'Nome Antigo');
  // A category in which no other test removes an image that the page may still show.
  await page.goto('/places/praias');
  await page
    .getByRole('button', { name: /^Salvar / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remover / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Minha conta: Nome Antigo' }).click();
  const figures = section(page, 'Sua atividade').getByRole('definition');
  await expect(figures.first()).toHaveText('1');
  const { fields } = await recordOf(firestoreHost, email);
  const { favorites, views, reviews } = fields.statistics.mapValue.fields;
  await expect(figures).toHaveText(
    [favorites, views, reviews].map((count) => count?.integerValue ?? ''),
  );
  await expectAllOfItAccessible(page);

  await page.getByRole('link', { name: 'Configurações' }).click();
  await field(page, 'Nome completo').fill('  Ána \u202e<b>Lima</b>  ');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(saved(section(page, 'Nome'))).toBeVisible();
  await expect(field(page, 'Nome completo')).toHaveValue('Ána <b>Lima</b>');
  await expect(page.getByRole('link', { name: 'Minha conta: Ána <b>Lima</b>' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Minha conta: Ána <b>Lima</b>' })).toBeVisible();
  const after = await recordOf(firestoreHost, email);
  expect(after.fields['searchName']?.stringValue).toBe('ana <b>lima</b>');
});

test('an unsaved name is still there after coming back, and can be discarded', async ({ page }) => {
  await enterAsNewPerson(page, 'Bruna Rascunho');
  await page.goto('/settings');
  await field(page, 'Nome completo').fill('Bruna Outra');
  await expect(page.getByText('Alterações não salvas.')).toBeVisible();
  await page.getByRole('link', { name: 'Perfil' }).first().click();
  await expect(page.getByRole('heading', { name: 'Bruna Rascunho' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Nome completo')).toHaveValue('Bruna Outra');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(field(page, 'Nome completo')).toHaveValue('Bruna Rascunho');
  await expect(page.getByText('Alterações não salvas.')).toBeHidden();
});

test('a name of eighty letters without a space breaks no screen', async ({ page }) => {
  const name = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80);
  await enterAsNewPerson(page, name);
  for (const address of ['/profile', '/settings']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBe(0);
  }
});

test('a photo is cropped, uploaded without GPS data, shown after a reload, replaced and removed', async ({
  page,
  watch,
}) => {
  watch.allow(refused);
  await enterAsNewPerson(page, 'Caio Foto');
  await page.goto('/settings');
  const part = section(page, 'Foto');
  const header = page.getByRole('banner');

  await choosePicture(page, await photograph());
  const dialog = page.getByRole('dialog', { name: 'Ajustar foto' });
  const frame = dialog.getByRole('application', { name: 'Enquadramento da foto' });
  await expect(frame).toBeVisible();
  await expectAllOfItAccessible(page);
  // Moves the left half to the middle.
  await frame.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Usar foto' }).press('Enter');
  await expect(saved(part)).toBeVisible();
  await expect(part.getByRole('button', { name: 'Trocar foto' })).toBeFocused();
  await page.reload();
  await expect(avatarIn(header)).toBeVisible();
  const first = (await avatarIn(part).getAttribute('src')) ?? '';

  const answer = await page.request.get(first);
  expect(answer.headers()['content-type']).toBe('image/webp');
  const stored = sharp(await answer.body());
  const { width, height, exif } = await stored.metadata();
  expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined });
  const { dominant } = await stored.stats();
  expect(dominant.r, 'more red, the half that was moved into view').toBeGreaterThan(dominant.b);

  await choosePicture(page, await photograph());
  await dialog.getByRole('button', { name: 'Usar foto' }).click();
  await expect(saved(part)).toBeVisible();
  const second = (await avatarIn(part).getAttribute('src')) ?? '';
  expect(second).not.toBe(first);
  expect((await page.request.get(first)).status(), 'the first file').toBe(404);

  await page.goto('/profile');
  await expect(avatarIn(page.getByRole('main'))).toBeVisible();
  await page.goto('/settings');
  await part.getByRole('button', { name: 'Remover foto' }).click();
  await expect(saved(part)).toBeVisible();
  await expect(avatarIn(page.locator('body'))).toHaveCount(0);
  await expect(part.getByText('CF')).toBeVisible();
  expect((await page.request.get(second)).status(), 'the second file').toBe(404);
});

test('a file that is not an image or is too large is rejected before any upload', async ({
  page,
}, testInfo) => {
  await enterAsNewPerson(page, 'Duda Arquivo');
  await page.goto('/settings');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/photo')) sent.push(request.url());
  });
  const alert = section(page, 'Foto').getByRole('alert');
  // The 20 MB file is passed by path: sending it in a message would exceed the test timeout.
  const large = testInfo.outputPath('grande.jpg');
  await writeFile(large, Buffer.alloc(20_000_000));
  const fileOf = (mimeType: string, text: string) => ({
    name: 'arquivo',
    mimeType,
    buffer: Buffer.from(text),
  });
  // Each sentence differs from the one before, which stays until the next file has been read.
  const files = [
    [fileOf('text/plain', 'oi'), 'Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.'],
    [fileOf('image/png', 'isto não é um PNG'), 'Não foi possível abrir esta imagem.'],
    [fileOf('image/svg+xml', '<svg/>'), 'Tipo de arquivo não suportado.'],
    [large, 'Arquivo muito grande. Tamanho máximo: 5MB'],
  ] as const;
  for (const [file, sentence] of files) {
    await choosePicture(page, file);
    await expect(alert).toContainText(sentence);
    await expect(alert.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('a photo upload can be cancelled and restarted', async ({ page }) => {
  await enterAsNewPerson(page, 'Eva Cancela');
  await page.goto('/settings');
  const part = section(page, 'Foto');
  let isHeld = true;
  await page.route('**/api/account/photo', async (route) => {
    if (!isHeld) await route.continue();
  });
  await choosePicture(page, await photograph());
  await page.getByRole('button', { name: 'Usar foto' }).click();
  await part.getByRole('button', { name: 'Cancelar envio' }).click();
  await expect(part.getByRole('alert')).toContainText('Envio cancelado. Sua foto não mudou.');
  isHeld = false;
  await part.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(saved(part)).toBeVisible();
  await expect(avatarIn(part)).toBeVisible();
});

test('the password changes only with the old one, and the new one signs in', async ({
  page,
  watch,
}) => {
  watch.allow(refused);
  const email = await enterAsNewPerson(page, 'Fábio Senha');
  await page.goto('/settings');
  const part = section(page, 'Senha');
  const change = part.getByRole('button', { name: 'Alterar senha' });
  await field(page, 'Nova senha').fill('abc');
  await change.click();
  await expect(part.getByText('A senha deve ter pelo menos 6 caracteres.')).toBeVisible();
  await expect(field(page, 'Nova senha')).toBeFocused();
  await field(page, 'Nova senha').fill('praia-mole-2026');
  await field(page, 'Confirmar nova senha').fill('praia-mole-2025');
  await change.click();
  await expect(part.getByText('As senhas não coincidem.')).toBeVisible();

  await field(page, 'Confirmar nova senha').fill('praia-mole-2026');
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual', { exact: true }).fill('errada1');
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(dialog.getByText(/Senha incorreta/)).toBeVisible();
  await expectAllOfItAccessible(page);
  await dialog.getByLabel('Senha atual', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(saved(part)).toBeVisible();
  await expect(field(page, 'Nova senha')).toHaveValue('');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await signIn(page, email, password);
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, email, 'praia-mole-2026');
  await expect(page.getByRole('link', { name: 'Minha conta: Fábio Senha' })).toBeVisible();
});

test('the e-mail changes when the link sent to the new address is opened, and the user document follows', async ({
  page,
  watch,
  firestoreHost,
}) => {
  watch.allow(refused);
  const email = await enterAsNewPerson(page, 'Gil Endereço');
  const authHost = process.env['E2E_AUTH'] ?? '';
  const next = `novo-${email}`;

  await page.goto('/settings');
  const part = section(page, 'E-mail');
  const change = part.getByRole('button', { name: 'Alterar e-mail' });
  for (const [typed, sentence] of [
    ['', 'Informe o novo e-mail.'],
    ['isto não é', 'Email inválido. Verifique o formato.'],
    [email.toUpperCase(), 'Este já é o e-mail da sua conta.'],
  ] as const) {
    await field(page, 'Novo e-mail').fill(typed);
    await change.click();
    await expect(part.getByText(sentence)).toBeVisible();
    await expect(field(page, 'Novo e-mail')).toBeFocused();
  }
  await field(page, 'Novo e-mail').fill(next);
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(part.getByText(`Enviamos um link para ${next}.`)).toBeVisible();
  expect((await recordOf(firestoreHost, email)).fields['email']?.stringValue).toBe(email);

  const codes = await fetch(`http://${authHost}/emulator/v1/projects/demo-guia/oobCodes`);
  const { oobCodes } = (await codes.json()) as {
    oobCodes: { newEmail?: string; oobLink: string }[];
  };
  const link = oobCodes.find(({ newEmail }) => newEmail === next)?.oobLink ?? '';
  expect((await fetch(link)).status).toBe(200);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await signIn(page, next, password);
  await page.getByRole('link', { name: 'Minha conta: Gil Endereço' }).click();
  await expect(page.getByText(next)).toBeVisible();
  expect((await recordOf(firestoreHost, next)).fields['searchEmail']?.stringValue).toBe(next);
});

test("a visitor's theme is applied before any other script runs, on the next visit too", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Tema: Sistema' }).click();
  await page.getByRole('button', { name: 'Tema: Claro' }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);

  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  // The app scripts are blocked, so only the inline script of the page sets the theme.
  await page.goto('/terms', { waitUntil: 'load' });
  expect(await ground()).toBe(dark);
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await page.getByRole('button', { name: 'Tema: Escuro' }).click();
  expect(await ground()).toBe(light);
});

test("a member's theme is applied on another device", async ({ page, browser, firestoreHost }) => {
  const email = await enterAsNewPerson(page, 'Iris Tema');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true });
  await expect(saved(section(page, 'Tema'))).toBeVisible();
  const { fields } = await recordOf(firestoreHost, email);
  expect(fields.preferences.mapValue.fields['theme']?.stringValue).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();

  const other = await browser.newPage();
  await signIn(other, email, password);
  await expect(other.getByRole('link', { name: 'Minha conta: Iris Tema' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.close();
});

test('a user who has just become pending sees a message and can still change their name', async ({
  page,
  watch,
  firestoreHost,
}) => {
  watch.allow(refused);
  const email = await enterAsNewPerson(page, 'Joana Espera');
  await page.goto('/settings');
  const news = section(page, 'Novidades por e-mail');
  await expect(news.getByRole('switch')).not.toBeChecked();
  await becomes(firestoreHost, email, 'pending');
  await news.getByRole('switch').click();
  await expect(news.getByText(/Disponível depois que o administrador aprovar/)).toBeVisible();
  await expect(section(page, 'Foto').getByText(/Disponível depois/)).toBeVisible();
  await expectAllOfItAccessible(page);
  await field(page, 'Nome completo').fill('Joana Lima');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(saved(section(page, 'Nome'))).toBeVisible();
});

test('a change that fails to save shows an error and can be retried', async ({
  page,
  context,
  watch,
  firestoreHost,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|HTTP error has no status/);
  const email = await enterAsNewPerson(page, 'Kauan Rede');
  await page.goto('/settings');
  const news = section(page, 'Novidades por e-mail');
  // Loads the code that writes before the connection is cut.
  await news.getByRole('switch').click();
  await expect(saved(news)).toBeVisible();
  await context.setOffline(true);
  await news.getByRole('switch').click();
  await expect(news.getByRole('alert')).toContainText('Não foi possível salvar suas alterações');
  await expect(news.getByRole('switch')).toBeChecked();
  await context.setOffline(false);
  await news.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(saved(news)).toBeVisible();
  await expect(news.getByRole('switch')).not.toBeChecked();
  const { fields } = await recordOf(firestoreHost, email);
  expect(fields.preferences.mapValue.fields['marketingConsent']?.booleanValue).toBe(false);
});

test('the settings can be used with the keyboard alone', async ({ page }) => {
  await enterAsNewPerson(page, 'Lia Teclado');
  await page.goto('/settings');
  await field(page, 'Nome completo').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Lia Teclas');
  await page.keyboard.press('Enter');
  await expect(saved(section(page, 'Nome'))).toBeVisible();

  const press = async (key: string, until: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await until.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(until).toBeFocused();
  };
  await press('Tab', page.getByRole('radio', { name: 'Sistema' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(saved(section(page, 'Tema'))).toBeVisible();
  const news = page.getByRole('switch', { name: /novidades e sugestões/ });
  await press('Tab', news);
  await page.keyboard.press('Space');
  await expect(news).toBeChecked();
  await expect(saved(section(page, 'Novidades por e-mail'))).toBeVisible();

  const choose = section(page, 'Foto').getByRole('button', { name: 'Escolher foto' });
  await press('Shift+Tab', choose);
  await choosePicture(page, await photograph());
  const dialog = page.getByRole('dialog', { name: 'Ajustar foto' });
  await press('Tab', dialog.getByRole('application'));
  await page.keyboard.press('ArrowLeft');
  await press('Tab', dialog.getByRole('button', { name: 'Usar foto' }));
  await page.keyboard.press('Enter');
  await expect(saved(section(page, 'Foto'))).toBeVisible();
  await press('Tab', section(page, 'Foto').getByRole('button', { name: 'Remover foto' }));
  await page.keyboard.press('Enter');
  await expect(section(page, 'Foto').getByRole('button', { name: 'Escolher foto' })).toBeFocused();
});

test('the settings require sign-in', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
});

test('the help search ignores accents, answers open by URL, and a contact is always shown', async ({
  page,
}) => {
  await page.goto('/help#senha');
  const password = page.getByText('Na página de entrada, toque em “Esqueci minha senha”');
  await expect(password).toBeInViewport();
  await expectAllOfItAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Buscar na ajuda' });
  await search.fill('AVALIACAO excluir');
  await expect(page.getByText('Como avalio um lugar?')).toBeVisible();
  await expect(page.getByText('Como encontro um lugar ou um evento?')).toBeHidden();
  await page.getByText('Como avalio um lugar?').press('Enter');
  await expect(page).toHaveURL(/\/help#avaliar$/);
  await search.fill('xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhuma resposta encontrada' })).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expectAllOfItAccessible(page);
  await page.getByRole('button', { name: 'Ver todas as perguntas' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText('Como encontro um lugar ou um evento?')).toBeVisible();
});

test('every page that the help links to exists', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Ajuda', level: 1 })).toBeVisible();
  for (const summary of await page.locator('summary').all()) await summary.click();
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const pages = [...new Set(addresses.filter((address) => address.startsWith('/')))];
  expect(pages.length).toBeGreaterThan(5);
  for (const address of pages) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(title, address).not.toHaveText('Página não encontrada');
  }
});

for (const address of ['/terms', '/privacy']) {
  test(`${address} names the operator, has no placeholders and is accessible`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(/CNPJ 11\.222\.333\/0001-81/)).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText('[');
    await expectAllOfItAccessible(page);
  });
}
