import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { hourMs } from '#shared/time-units.ts';
import { expectAccessible } from '../axe.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expect, test } from '../fixtures.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { enterAs } from '../people.ts';

/** Stores a place that no other test uses. Returns the place id. */
async function storePlace(host: string, title: string, pictures: string[] = []): Promise<string> {
  const placeId = `limpeza${crypto.randomUUID().replaceAll('-', '')}`;
  await savePlace(host, { placeId, title, pictures });
  return placeId;
}

async function savePlace(
  host: string,
  { placeId, title, pictures }: { placeId: string; title: string; pictures: string[] },
): Promise<void> {
  const text = (stringValue: string) => ({ stringValue });
  const fields = {
    title: text(title),
    searchTitle: text(title.toLowerCase()),
    location: text('Rua da Limpeza, Florianópolis'),
    category: text('nenhuma'),
    createdBy: text('ninguem'),
    isActive: { booleanValue: false },
    rating: { integerValue: '0' },
    createdAt: { timestampValue: new Date().toISOString() },
    images: { arrayValue: { values: pictures.map(text) } },
  };
  const body = JSON.stringify({ fields });
  const address = `${documentsUrl(host)}/places/${placeId}`;
  const stored = await fetch(address, { method: 'PATCH', headers: ownerHeaders, body });
  expect(stored.status).toBe(200);
}

/** Uploads an image that no document references and backdates it by hours. Returns the image URL. */
async function leavePicture(page: Page, authorization: string, placeId: string): Promise<string> {
  const picture = sharp({
    create: { width: 600, height: 400, channels: 3, background: '#2455a4' },
  });
  const images = {
    name: 'azul.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  };
  const sent = await page.request.post('/api/upload/places', {
    headers: { authorization },
    multipart: { placeId, placeName: 'Limpeza', isHighlight: 'false', images },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { url, filename } = (await sent.json()) as { url: string; filename: string };
  const folder = path.join(path.dirname(process.env['E2E_CITY'] ?? ''), 'uploads', 'places');
  const hoursAgo = new Date(Date.now() - 3 * hourMs);
  await utimes(path.join(folder, placeId, filename), hoursAgo, hoursAgo);
  return url;
}

/** Searches further folders until the row is listed: the first page ends after 40 folders with images of events. */
async function searchUntilListed(region: Locator, rows: Locator): Promise<void> {
  const more = region.getByRole('button', { name: 'Procurar em mais pastas' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(rows).toHaveCount(1, { timeout: 3_000 });
  }).toPass();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('unreferenced images are listed and deleted, except one that was saved in the meantime', async ({
      page,
      firestoreHost,
    }) => {
      await enterAs(page, 'admin@guiadailha.test');
      const listing = page.waitForRequest('**/api/cleanup/unsaved');
      await page.goto('/admin/uploads');
      const authorization = (await (await listing).allHeaders())['authorization'] ?? '';
      const title = `Limpeza ${crypto.randomUUID().slice(0, 8)}`;
      const placeId = await storePlace(firestoreHost, title);
      const gone = await leavePicture(page, authorization, placeId);
      await page.reload();
      const region = page.getByRole('region', { name: 'Fotos enviadas e não salvas' });
      const rows = region.getByRole('listitem').filter({ hasText: title });
      await searchUntilListed(region, rows);
      // Before 3 a.m. the upload time falls on the previous day ('ontem').
      await expect(rows.getByText(/^Enviada (?:há 3 horas|ontem)$/)).toBeVisible();
      await expectAccessible(page);
      await rows.getByRole('button', { name: /^Excluir a foto/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Excluir esta foto?' });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Excluir foto' }).click();
      await expect(region.getByText('1 foto excluída.')).toBeVisible();
      await expect(rows).toHaveCount(0);
      expect((await page.request.get(gone)).status()).toBe(404);

      const kept = await leavePicture(page, authorization, placeId);
      await page.reload();
      await searchUntilListed(region, rows);
      await rows.getByRole('button', { name: /^Excluir a foto/ }).click();
      await savePlace(firestoreHost, { placeId, title, pictures: [kept] });
      await dialog.getByRole('button', { name: 'Excluir foto' }).click();
      await expect(region.getByText(/1 foto foi salva enquanto isso e fica\./)).toBeVisible();
      expect((await page.request.get(kept)).status()).toBe(200);
    });

    test('many places are deleted after a confirmation with their number, and the log names the admin', async ({
      page,
      firestoreHost,
    }) => {
      await enterAs(page, 'admin@guiadailha.test');
      const name = crypto.randomUUID().slice(0, 8);
      const titles = [`Apagar um ${name}`, `Apagar dois ${name}`];
      for (const title of titles) await storePlace(firestoreHost, title);
      await page.goto('/admin/places?situacao=inativos');
      // The table of wide screens always has its checkboxes.
      if (width === 390)
        await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
      for (const title of titles) {
        await page.getByRole('checkbox', { name: `Selecionar ${title}` }).check();
      }
      await page.getByRole('button', { name: 'Excluir', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Excluir 2 lugares?' });
      await expect(dialog).toContainText('Não há como desfazer');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Excluir 2 lugares' }).click();
      await expect(page.getByText('2 lugares excluídos')).toBeVisible();
      for (const title of titles) {
        expect(await documentsWhere(firestoreHost, 'places', 'title', title)).toEqual([]);
      }
      await page.goto('/admin/audit?sobre=place&acao=place.delete');
      for (const title of titles) {
        await expect(page.getByText(`Helena Duarte excluiu o lugar ${title}.`)).toBeVisible();
      }
      await expectAccessible(page);
    });
  });
}
