import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { maxImageBytes } from '#features/pictures/model/image-upload.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';
import { documentsWhere } from './member-truth.ts';

// The tests run one after the other: the list of a manager's places shows images that a parallel test would remove.
test.describe.configure({ mode: 'default' });

const manager = 'gerente@guiadailha.test';
const uploads = '**/api/upload/places';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A single-colour image, larger than the stored size. */
async function aPicture(name: string, background: string): Promise<Picture> {
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

const region = (page: Page) => page.getByRole('region', { name: 'Imagens' });
const pictures = (page: Page) => region(page).getByRole('img', { name: /^Imagem \d+ de \d+$/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => page.getByText('Salvo', { exact: true });

/** Opens the menu of a place in the list of the manager's places, and follows one of its links. */
async function chooseInMenu(page: Page, place: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Mais opções de ${place}` }).click();
  await page.getByRole('link', { name }).click();
}

/** Signs in as the manager and opens the images of one of their places. Returns the place name. */
async function openPhotos(page: Page, place: string): Promise<void> {
  await enterAs(page, manager);
  await page.goto('/manager/places');
  await chooseInMenu(page, place, `Fotos de ${place}`);
  await expect(page.getByRole('heading', { level: 1, name: `Fotos de ${place}` })).toBeVisible();
  await expect(pictures(page).first()).toBeVisible();
}

async function choose(page: Page, files: Picture[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Escolher imagens').press('Enter');
  await (await chooser).setFiles(files);
}

/** Returns the index (from 0) of the stored highlight image of a place. */
async function storedHighlight(host: string, place: string): Promise<number> {
  const [found] = await documentsWhere(host, 'places', 'title', place);
  return Number(
    (found?.fields['highlightImageIndex'] as { integerValue: string } | undefined)?.integerValue,
  );
}

/** Returns the image URLs in order, without their width suffixes. */
async function order(page: Page): Promise<string[]> {
  const sources = await pictures(page).evaluateAll((images) =>
    images.map((image) => image.getAttribute('src') ?? ''),
  );
  return sources.map((source) => source.replace(/-\d+\.webp$/, '.webp'));
}

async function remove(page: Page, number: number): Promise<void> {
  await button(page, `Remover imagem ${number}`).click();
  await button(page, 'Remover')
    .and(page.getByText('Remover', { exact: true }))
    .click();
}

const isShown = (picture: Locator) =>
  picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 1);

test('images are added, sorted by keyboard, visible to all visitors, and removed', async ({
  page,
  firestoreHost,
}) => {
  const place = 'Café Rendeira';
  await openPhotos(page, place);
  const before = await order(page);
  const count = before.length;

  await choose(page, [
    await aPicture('azul.jpg', '#2455a4'),
    await aPicture('verde.jpg', '#27ae60'),
  ]);
  await expect(button(page, `Remover imagem ${count + 2}`)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  // A selected image is shown from the device until it is stored.
  const stored: unknown = expect.stringMatching(/^\/uploads\/places\/.+\.webp$/);
  await expect.poll(() => order(page)).toEqual([...before, stored, stored]);
  const added = await order(page);
  await expectAccessible(page);

  const last = button(page, `Mover imagem ${count + 2} para antes`);
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(region(page).getByRole('status')).toHaveText(
    `Imagem ${count + 2} movida para a posição ${count + 1}`,
  );
  await expect(button(page, `Mover imagem ${count + 1} para antes`)).toBeFocused();
  await button(page, `Usar imagem ${count + 1} como destaque`).press('Enter');
  const wanted = [...before, added[count + 1], added[count]];
  expect(await order(page)).toEqual(wanted);
  // 'Salvo' may still refer to the order: a reload before the highlight is stored would undo it.
  await expect.poll(() => storedHighlight(firestoreHost, place)).toBe(count);

  await page.reload();
  await expect(pictures(page).first()).toBeVisible();
  expect(await order(page)).toEqual(wanted);
  await expect(button(page, `Usar imagem ${count + 1} como destaque`)).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('/manager/places');
  await chooseInMenu(page, place, `Ver no guia ${place}`);
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible();
  const shown = page.locator(`img[src^="${added[count + 1]?.replace('.webp', '') ?? ''}"]`).first();
  await expect.poll(() => isShown(shown)).toBe(true);

  await page.goBack();
  await chooseInMenu(page, place, `Fotos de ${place}`);
  await expect(pictures(page)).toHaveCount(count + 2);
  await remove(page, count + 2);
  await expect(button(page, 'Escolher imagens')).toBeFocused();
  await remove(page, count + 1);
  await expect(saved(page)).toBeVisible();
  await expect(pictures(page)).toHaveCount(count);
  await page.reload();
  await expect(pictures(page)).toHaveCount(count);
  expect(await order(page)).toEqual(before);
  for (const url of added.slice(count)) {
    expect((await page.request.get(url)).status(), 'a removed picture').toBe(404);
  }
});

test('an outdated tab does not overwrite newer changes and offers the stored state', async ({
  page,
  context,
  firestoreHost,
}) => {
  const place = 'Ostreria Maré Mansa';
  await openPhotos(page, place);
  const highlight = (tab: Page, number: number) =>
    tab.getByRole('button', { name: `Usar imagem ${number} como destaque` });
  const first = await storedHighlight(firestoreHost, place);
  const [newer, older] = [0, 1, 2].filter((index) => index !== first);
  const other = await context.newPage();
  await other.goto(page.url());
  await highlight(other, (newer ?? 0) + 1).click();
  await expect(saved(other)).toBeVisible();

  await highlight(page, (older ?? 0) + 1).click();
  const refusal = page.getByText(/mudaram em outra janela ou por outra pessoa/);
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
  expect(await storedHighlight(firestoreHost, place)).toBe(newer);
  // Leaving with unsaved changes asks for confirmation.
  await page.getByRole('link', { name: 'Painel do gerente' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar aqui' }).click();
  await page.getByRole('button', { name: 'Ver as imagens atuais' }).click();
  await expect(highlight(page, (newer ?? 0) + 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(refusal).toHaveCount(0);
  await highlight(page, first + 1).click();
  await expect.poll(() => storedHighlight(firestoreHost, place)).toBe(first);
  await other.close();
});

test('files that are not images, too large or too many are rejected with a message', async ({
  page,
}) => {
  await openPhotos(page, 'Ostreria Maré Mansa');
  const before = await order(page);
  await page.route(uploads, (route) => route.abort());
  await choose(page, [{ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  await expect(
    page.getByText('Tipo de arquivo não suportado. Use apenas JPG, PNG ou WebP.'),
  ).toBeVisible();
  await choose(page, [
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(maxImageBytes + 1) },
  ]);
  await expect(page.getByText(/^Arquivo muito grande\. Tamanho máximo: 5MB/)).toBeVisible();
  await choose(page, [{ name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('nothing') }]);
  await expect(page.getByText(/^Erro ao carregar imagem/)).toBeVisible();
  expect(await order(page)).toHaveLength(before.length + 1);
  await button(page, `Remover imagem ${before.length + 1}`).click();
  expect(await order(page)).toEqual(before);
});

test('an image that fails to upload is reported, the others are kept, and only it is retried', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|status of 503/);
  await openPhotos(page, 'Boteco do Siri Mole');
  const before = await order(page);
  const number = before.length + 1;

  await page.route(uploads, (route) => route.abort());
  await choose(page, [await aPicture('azul.jpg', '#2455a4')]);
  await expect(page.getByText(/^Erro ao conectar com o servidor de upload/)).toBeVisible();
  await expectAccessible(page);

  await page.unroute(uploads);
  await page.route(uploads, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', error: 'x' } }),
  );
  await button(page, 'Tentar novamente').click();
  await expect(page.getByText(/^Erro no servidor/)).toBeVisible();
  await expect(button(page, `Remover imagem ${number}`)).toBeFocused();

  await page.unroute(uploads);
  await button(page, 'Tentar novamente').click();
  await expect(saved(page)).toBeVisible();
  await expect(pictures(page)).toHaveCount(number);
  await remove(page, number);
  await expect(pictures(page)).toHaveCount(before.length);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(pictures(page).first()).toBeVisible();
  expect(await order(page)).toEqual(before);
});

test('leaving during an upload asks for confirmation', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await openPhotos(page, 'Ostreria Maré Mansa');
  const before = await order(page);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(uploads, async (route) => {
    await answered;
    await route.abort().catch(() => undefined);
  });
  await choose(page, [await aPicture('azul.jpg', '#2455a4')]);
  await expect(button(page, `Cancelar envio da imagem ${before.length + 1}`)).toBeVisible();
  const back = page.getByRole('link', { name: 'Painel do gerente' });
  await back.click();
  await expect(page.getByRole('dialog')).toContainText('Há imagens sendo enviadas.');
  await button(page, 'Continuar aqui').click();
  await expect(back).toBeFocused();
  await back.click();
  await button(page, 'Sair').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  answer();
  await page.getByRole('link', { name: /Total de lugares/ }).click();
  await chooseInMenu(page, 'Ostreria Maré Mansa', 'Fotos de Ostreria Maré Mansa');
  await expect(pictures(page).first()).toBeVisible();
  expect(await order(page)).toEqual(before);
});
