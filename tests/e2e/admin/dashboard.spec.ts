import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, email = 'admin@guiadailha.test'): Promise<void> {
  await enterAs(page, email);
}

/** Uploads images for a place and removes the place. Returns the folder name. */
async function leaveFolder(page: Page, host: string, authorization: string): Promise<string> {
  const placeId = `esquecido${crypto.randomUUID().replaceAll('-', '')}`;
  const address = `${documentsUrl(host)}/places/${placeId}`;
  const fields = {
    title: { stringValue: 'Lugar esquecido' },
    isActive: { booleanValue: false },
    createdBy: { stringValue: 'ninguem' },
  };
  const body = JSON.stringify({ fields });
  const made = await fetch(address, { method: 'PATCH', headers: ownerHeaders, body });
  expect(made.status).toBe(200);
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2455a4' } });
  const buffer = await picture.jpeg().toBuffer();
  const images = { name: 'azul.jpg', mimeType: 'image/jpeg', buffer };
  const uploaded = await page.request.post('/api/upload/places', {
    headers: { authorization },
    multipart: { placeId, placeName: 'Lugar esquecido', isHighlight: 'false', images },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(200);
  expect((await fetch(address, { method: 'DELETE', headers: ownerHeaders })).status).toBe(200);
  return placeId;
}

test('the dashboard shows statistics as bars and as a table, and a member sees none of it', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Números do guia' });
  await expect(figures.getByText('Receita do mês')).toBeVisible();
  await expect(
    figures.getByRole('img', { name: /^Gráfico de barras: (?:Cadastros|Avaliações) por dia/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Usuários recentes' })).toContainText('@');
  await expectAccessible(page);

  // The days of another kind are loaded when its tab is opened.
  const asked = page.waitForResponse(/statistics\/days\?kind=clubUses$/);
  await figures.getByRole('button', { name: 'Usos do clube', exact: true }).click();
  const { days } = (await (await asked).json()) as { days: { count: number }[] };
  const total = days.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  await expect(figures.getByText(/^\d+ usos? do clube no período\.$/)).toHaveText(
    new RegExp(`^${total} `),
  );
  await figures.getByRole('button', { name: 'Tabela' }).click();
  await expect(figures.getByRole('row')).toHaveCount(31);

  const theirs = await (await browser.newContext()).newPage();
  await enterAsNewPerson(theirs, 'Wanda Curiosa');
  await theirs.goto('/admin');
  await expect(heading(theirs, 'Acesso negado. Apenas super administradores.')).toBeVisible();
  await expect(theirs.getByText('Números do guia')).toHaveCount(0);
});

test('the image folder of a deleted place is removed after a confirmation', async ({
  page,
  firestoreHost,
}) => {
  await signIn(page);
  const listing = page.waitForRequest('**/api/cleanup/uploads');
  await page.goto('/admin/uploads');
  const authorization = (await (await listing).allHeaders())['authorization'] ?? '';
  const folder = await leaveFolder(page, firestoreHost, authorization);
  await page.reload();
  await page.getByRole('button', { name: 'Só as sem lugar' }).click();
  const row = page.getByRole('listitem').filter({ hasText: folder });
  await expect(row.getByText('Sem lugar', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Remover a pasta/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remover esta pasta?' });
  await expect(dialog).toContainText('O lugar não existe mais');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Remover a pasta/ }).click();
  await dialog.getByRole('button', { name: 'Remover pasta' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  const answer = await page.request.get('/api/cleanup/uploads', { headers: { authorization } });
  expect(await answer.text()).not.toContain(folder);
});

test('a maintenance message is shown to visitors, logged with its author, and removed again', async ({
  page,
  browser,
  firestoreHost,
}) => {
  const message = `Voltamos já (${crypto.randomUUID().slice(0, 8)}).`;
  await signIn(page);
  await page.goto('/admin/settings');
  await expect(page.getByRole('switch', { name: /^Clube aberto/ })).toBeChecked();
  await page.getByLabel('Mensagem').fill(message);
  await page.getByRole('button', { name: 'Publicar aviso' }).click();
  const remove = page.getByRole('button', { name: 'Retirar aviso' });
  const visitor = await (await browser.newContext()).newPage();
  try {
    await expect(remove).toBeVisible();
    await visitor.goto('/terms');
    const notice = visitor.getByRole('complementary', { name: 'Aviso de manutenção' });
    await expect(notice).toHaveText(message);
    // The settings page shows the maintenance banner as well.
    await expectAccessible(page);
  } finally {
    // All visitors see the banner, including the tests that run in parallel.
    await remove.click();
    await expect(remove).toHaveCount(0);
  }
  await visitor.reload();
  await expect(heading(visitor, 'Termos de uso')).toBeVisible();
  await expect(visitor.getByText(message)).toHaveCount(0);
  const [settings] = await documentsWhere(firestoreHost, 'settings', 'maintenanceMessage', '');
  expect(settings?.id).toBe('public');

  await page.goto('/admin/audit?sobre=settings');
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'Helena Duarte publicou um aviso de manutenção.' })
    .first();
  await entry.getByRole('button', { name: 'Ver detalhes' }).click();
  await expect(entry).toContainText('Aviso de manutenção');
  await expect(entry.getByRole('insertion')).toHaveText(message);
  await expectAccessible(page);
});

/**
 * Stores a copy of a place as if a manager had created it, without approval. Returns a function that removes the place.
 */
async function leaveWaiting(host: string, like: string, { id, title }: Record<string, string>) {
  const places = `${documentsUrl(host)}/places`;
  const model = await fetch(`${places}/${like}`, { headers: ownerHeaders });
  const { fields } = (await model.json()) as { fields: Record<string, unknown> };
  const changes = {
    title: { stringValue: title },
    searchTitle: { stringValue: title?.toLowerCase() },
    isActive: { booleanValue: false },
    createdBy: { stringValue: 'GerenteDeAlgumLugar' },
    createdAt: { timestampValue: new Date().toISOString() },
  };
  const body = JSON.stringify({ fields: { ...fields, ...changes } });
  const address = `${places}/${id}`;
  const made = await fetch(address, { method: 'PATCH', headers: ownerHeaders, body });
  expect(made.status).toBe(200);
  return () => fetch(address, { method: 'DELETE', headers: ownerHeaders });
}

test('the dashboard links to a place that awaits approval and no longer counts it after approval', async ({
  page,
  city,
  firestoreHost,
}) => {
  const id = `espera${crypto.randomUUID().replaceAll('-', '')}`;
  const title = `Mirante que espera ${id.slice(-6)}`;
  const remove = await leaveWaiting(firestoreHost, city.place('Praia Mole').id, { id, title });
  await signIn(page);
  const waiting = page.getByRole('region', { name: 'Pendências' });
  const link = waiting.getByRole('link', { name: /^Lugares para aprovar/ });
  /** The dashboard counts stored places, and parallel tests approve and add places. */
  const expectTrueCount = async (isWaiting: boolean) => {
    await expect(async () => {
      await page.goto('/admin');
      await expect(waiting.getByText(/lugar(?:es)? para aprovar/i)).toBeVisible({ timeout: 5_000 });
      const hidden = await documentsWhere(firestoreHost, 'places', 'isActive', false);
      expect(hidden.some((place) => place.id === id)).toBe(isWaiting);
      const admins = await documentsWhere(firestoreHost, 'users', 'role', 'super_admin');
      const uids = new Set(admins.map((admin) => admin.id));
      const makers = hidden.flatMap(({ fields }) => {
        const maker = fields['createdBy'] as { stringValue?: string } | undefined;
        return maker?.stringValue ?? [];
      });
      const count = makers.filter((uid) => !uids.has(uid)).length;
      const shown =
        count === 0
          ? waiting.getByText(/nenhum lugar para aprovar/i)
          : waiting.getByRole('link', { name: `Lugares para aprovar ${count} lugar` });
      await expect(shown).toBeVisible({ timeout: 5_000 });
    }).toPass();
  };
  try {
    await expectTrueCount(true);
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL('/admin/places?situacao=aguardando');
    await page.getByRole('button', { name: `Mais opções de ${title}` }).click();
    await page.getByRole('button', { name: `Pôr no guia ${title}` }).click();
    // The change is an optimistic update: leaving the page before the write is stored would undo it.
    await expect
      .poll(async () => documentsWhere(firestoreHost, 'places', 'isActive', false))
      .not.toContainEqual(expect.objectContaining({ id }));
    await expectTrueCount(false);
  } finally {
    await remove();
  }
});
