import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, drawTiles, expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

const admin = 'admin@guiadailha.test';
const manager = 'gerente@guiadailha.test';
const uploads = '**/api/upload/places';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const switchOf = (page: Page, name: RegExp) => page.getByRole('switch', { name });
const isShown = (picture: Locator) =>
  picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 1);

async function signIn(page: Page, email: string): Promise<void> {
  await enterAs(page, email);
}

async function fillBasics(page: Page, title: string): Promise<void> {
  await expect(heading(page, 'Novo lugar')).toBeVisible();
  await field(page, 'Nome do lugar').fill(title);
  await field(page, 'Categoria').selectOption({ label: 'Cafés' });
  await field(page, 'Descrição').fill('Bolo de cenoura e café coado.');
  await field(page, 'Endereço').fill('Rua das Rendeiras 100');
}

async function choosePictures(page: Page, ...colours: string[]): Promise<void> {
  const files = await Promise.all(
    colours.map(async (background) => ({
      name: `${background.slice(1)}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Escolher imagens').click();
  await (await chooser).setFiles(files);
}

/** Returns the documents of the places with this title. */
const stored = (host: string, title: string) => documentsWhere(host, 'places', 'title', title);

test('a super admin creates a place, from the first field to the public page with its images', async ({
  page,
  firestoreHost,
}) => {
  const title = 'Café da Renda Nova';
  await signIn(page, admin);
  await page.goto('/admin/places/new');
  await expect(heading(page, 'Novo lugar')).toBeVisible();
  // The button is aria-disabled, and Playwright's click() would wait until it is enabled.
  await button(page, 'Continuar').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Por favor, preencha todos os campos obrigatórios.',
  );
  await expect(field(page, 'Nome do lugar')).toBeFocused();
  await fillBasics(page, title);
  await page.getByLabel('Por dia da semana').check();
  await button(page, 'Adicionar horário: segunda').click();
  await field(page, 'segunda: abre, período 1').fill('18:00');
  await field(page, 'segunda: fecha, período 1').fill('02:00');
  await button(page, 'Copiar segunda para outros dias').click();
  await button(page, 'Todos').click();
  await button(page, 'Copiar horário').click();
  await drawTiles(page);
  await button(page, 'Escolher no mapa').click();
  await page.getByRole('application').click({ position: { x: 120, y: 120 } });
  await expect(field(page, 'Latitude')).toHaveValue(/^-27\.\d+$/);
  await expectAccessible(page);
  await button(page, 'Continuar').click();

  await expect(button(page, 'Escolher imagens')).toBeVisible();
  expect(await stored(firestoreHost, title)).toHaveLength(1);
  await choosePictures(page, '#2455a4', '#27ae60');
  await expect(button(page, 'Remover imagem 2')).toBeVisible();
  await button(page, 'Usar imagem 2 como destaque').click();
  await expectAccessible(page);
  await button(page, 'Voltar').click();
  await expect(field(page, 'Nome do lugar')).toHaveValue(title);
  await field(page, 'Bairro (opcional)').fill('Lagoa');
  await button(page, 'Continuar').click();
  await expect(button(page, 'Remover imagem 2')).toBeVisible();
  await button(page, 'Concluir').click();

  await expect(heading(page, 'Lugar cadastrado')).toBeVisible();
  await page.getByRole('link', { name: 'Ver página pública' }).click();
  await expect(heading(page, title)).toBeVisible();
  const picture = page.locator('img[src^="/uploads/places/"]').first();
  await expect.poll(() => isShown(picture)).toBe(true);
  await expect(page.getByText('18:00–02:00')).toHaveCount(7);
  expect(await stored(firestoreHost, title)).toHaveLength(1);
});

test('a place created by a manager is public only after a super admin activates it', async ({
  page,
  browser,
  firestoreHost,
}) => {
  const title = 'Café da Espera Longa';
  await signIn(page, manager);
  await page.goto('/manager/places/new');
  await fillBasics(page, title);
  await button(page, 'Continuar').click();
  await button(page, 'Concluir').click();
  await expect(heading(page, 'Lugar cadastrado')).toBeVisible();
  await expect(page.getByText(/^Aguarda a aprovação de um administrador/)).toBeVisible();
  const [{ id } = { id: '' }] = await stored(firestoreHost, title);

  const visitor = await (await browser.newContext()).newPage();
  await comeAsShell(visitor);
  await visitor.goto(`/places/cafes/${id}`);
  await expect(visitor.getByText('Local não encontrado')).toBeVisible();

  const boss = await (await browser.newContext()).newPage();
  await signIn(boss, admin);
  await boss.goto(`/admin/places/${id}/edit`);
  await switchOf(boss, /^Ativo no guia/).check();
  await button(boss, 'Salvar').click();
  await expect(heading(boss, 'Lugar salvo')).toBeVisible();

  await visitor.reload();
  await expect(heading(visitor, title)).toBeVisible();
  await visitor.context().close();
  await boss.context().close();
});

test('typed data survives Back, a lost connection and a reload, and creates one place', async ({
  page,
  watch,
  firestoreHost,
}) => {
  // The second request to create the same place is rejected. The app concludes from this that the place exists.
  watch.allow(/ERR_FAILED|status of 403|RPC_ERROR/);
  const title = 'Café do Rascunho';
  await signIn(page, admin);
  await page.goto('/admin');
  await page.goto('/admin/places/new');
  await fillBasics(page, title);
  await page.goBack();
  await expect(page.getByRole('dialog')).toContainText('Um rascunho fica guardado');
  await button(page, 'Continuar aqui').click();
  await expect(field(page, 'Nome do lugar')).toHaveValue(title);

  // The place is stored, but the browser does not receive the response.
  await page.route(/:commit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Continuar').click();
  await expect(page.getByRole('alert')).toContainText('Erro ao salvar dados básicos. Detalhes:');
  expect(await stored(firestoreHost, title)).toHaveLength(1);
  await page.unroute(/:commit/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await button(page, 'Continuar rascunho').click();
  await expect(field(page, 'Nome do lugar')).toHaveValue(title);
  await button(page, 'Continuar').click();
  await expect(button(page, 'Escolher imagens')).toBeVisible();
  expect(await stored(firestoreHost, title)).toHaveLength(1);

  // There are no unsaved changes left, so Back leaves the page.
  await page.goBack();
  await expect(page).toHaveURL('/admin');
});

test('a place is stored although its image uploads fail; the failure is shown and can be retried', async ({
  page,
  watch,
  firestoreHost,
}) => {
  watch.allow(/ERR_FAILED|status of 503/);
  const title = 'Café sem Retrato';
  await signIn(page, admin);
  await page.goto('/admin/places/new');
  await fillBasics(page, title);
  await button(page, 'Continuar').click();
  await expect(button(page, 'Escolher imagens')).toBeVisible();
  await page.route(uploads, (route) => route.abort());
  await choosePictures(page, '#2455a4');
  await expect(page.getByText(/^Erro ao conectar com o servidor de upload/)).toBeVisible();
  await button(page, 'Voltar').click();
  await field(page, 'Telefone (opcional)').fill('(48) 3222-0000');
  await button(page, 'Salvar').click();
  await expect(page.getByText(/mas 1 imagem não foi enviada/)).toBeVisible();
  await expect
    .poll(async () => (await stored(firestoreHost, title))[0]?.fields['phone'])
    .toEqual({ stringValue: '(48) 3222-0000' });

  await page.unroute(uploads);
  await button(page, 'Tentar novamente').click();
  await expect(page.getByRole('img', { name: 'Imagem 1 de 1' })).toBeVisible();
  await expect(button(page, 'Tentar novamente')).toHaveCount(0);
  await button(page, 'Concluir').click();
  await expect(heading(page, 'Lugar cadastrado')).toBeVisible();
});
