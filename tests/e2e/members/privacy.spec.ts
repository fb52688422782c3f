import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCity } from '../city.ts';
import type { City, CityPlace } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAsNewPerson } from '../people.ts';
import { fillLogin } from './member-steps.ts';
import { documentsWhere, personTruth, starsOfPlace } from './member-truth.ts';
import { expectKept, keptCount, untilSent } from './offline-steps.ts';

/** Services reject requests with 4xx, and the browser logs each. */
const refused = /status of 40[013]/;

/** Returns a separate place for each test, so that tests do not see each other's writes. */
function placeFor(city: City, position: number): CityPlace {
  const place = city.placesOf('Passeios')[position];
  if (!place) throw new Error(`The seed has no tour ${position}`);
  return place;
}

const dialog = (page: Page) => page.getByRole('dialog');
const confirmation = (page: Page) => dialog(page).getByLabel('Para confirmar, digite EXCLUIR');
const eraseButton = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Excluir definitivamente' });

async function leaveTraces(page: Page, place: CityPlace, text: string): Promise<void> {
  await comeAsShell(page);
  await page.goto(`/places/passeios/${place.id}`);
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await dialog(page)
    .getByRole('radio', { name: /^5 estrelas/ })
    .check();
  await dialog(page).getByLabel('Como foi? (opcional)').fill(text);
  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(page.getByText('Avaliação publicada')).toBeVisible();
  await untilSent(page, () =>
    page
      .getByRole('button', { name: `Salvar ${place.title}` })
      .first()
      .click(),
  );
  await expect(
    page.getByRole('button', { name: `Remover ${place.title} dos favoritos` }).first(),
  ).toBeVisible();
}

test('a user downloads all their data as one file', async ({ page, city, firestoreHost }) => {
  const place = placeFor(city, 0);
  const email = await enterAsNewPerson(page, 'Dora Exportada');
  await leaveTraces(page, place, 'Trilha bem sinalizada.');
  const { uid } = await personTruth(firestoreHost, email);
  await page.goto('/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^guia-da-ilha-meus-dados-[\d-]{10}\.json$/);
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    conta: { uid, email, displayName: 'Dora Exportada' },
    perfil: { uid, email, displayName: 'Dora Exportada', role: 'member' },
    favoritos: [{ id: `${uid}_${place.id}`, placeId: place.id }],
    avaliacoes: [{ placeId: place.id, rating: 5, text: 'Trilha bem sinalizada.' }],
    reservas: [],
    fotos: [],
  });
  await expect(page.getByText('está nos seus downloads')).toBeVisible();
});

test('an erased user is signed out, unknown, and no longer named in their review', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  watch.allow(refused);
  const place = placeFor(city, 1);
  // Name and text are unique, independent of test order and repetitions.
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Elisa Apagada ${mark}`;
  const text = `Vale a caminhada até o fim (${mark}).`;
  const email = await enterAsNewPerson(page, name);
  await leaveTraces(page, place, text);
  const { uid } = await personTruth(firestoreHost, email);
  const before = await starsOfPlace(firestoreHost, place.id);

  await page.goto('/favorites');
  await expect(page.getByRole('article').filter({ hasText: place.title })).toBeVisible();
  await expectKept(page, ['favorites', 'favorite-place']);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Excluir minha conta' }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Excluir sua conta?');
  await expectAccessible(page);
  await confirmation(page).fill('apagar');
  await eraseButton(page).click();
  await expect(dialog(page).getByText('Digite EXCLUIR para confirmar.')).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expectAccessible(page);

  await confirmation(page).fill('EXCLUIR');
  await confirmation(page).press('Enter');
  await expect(page.getByText('Sua conta foi excluída. Seus dados foram apagados.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Entrar', exact: true }).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(uid);
  expect(kept).not.toContain(name);
  for (const store of ['people', 'answers', 'changes']) {
    await expect.poll(() => keptCount(page, store), { message: store }).toBe(0);
  }

  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page.getByRole('alert')).toHaveText('Usuário não encontrado. Verifique seu email.');

  await comeAsShell(page);
  await page.goto(`/places/passeios/${place.id}`);
  const review = page.getByRole('article').filter({ hasText: text });
  await expect(review).toContainText('Usuário removido');
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await starsOfPlace(firestoreHost, place.id)).toEqual(before);
  const stored = (await readCity(firestoreHost)).places.find(({ id }) => id === place.id);
  expect(stored?.ratingCounts).toEqual(before);
  for (const collection of ['favorites', 'reviews', 'reservations']) {
    expect(await documentsWhere(firestoreHost, collection, 'userId', uid)).toEqual([]);
  }
  expect(await documentsWhere(firestoreHost, 'users', 'email', email)).toEqual([]);
});

test('a failure keeps the account and the typed text, and offers a retry', async ({
  page,
  firestoreHost,
  watch,
}) => {
  watch.allow(/status of 409/);
  const email = await enterAsNewPerson(page, 'Nina Permanece');
  const refusal = { success: false, error: '', code: 'active-subscription', requestId: 'r1' };
  await page.route('**/api/account', (route) => route.fulfill({ status: 409, json: refusal }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await confirmation(page).fill('EXCLUIR');
  await eraseButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sua assinatura do clube ainda está');
  await expect(confirmation(page)).toHaveValue('EXCLUIR');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Manter minha conta' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await documentsWhere(firestoreHost, 'users', 'email', email)).toHaveLength(1);
});

test('an old sign-in must be confirmed again before the account is erased', async ({
  page,
  firestoreHost,
  watch,
}) => {
  watch.allow(refused);
  const email = await enterAsNewPerson(page, 'Olga Antiga');
  let asked = 0;
  await page.route('**/api/account', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const body = { success: false, error: '', code: 'requires-recent-login', requestId: 'r1' };
    return route.fulfill({ status: 403, json: body });
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await confirmation(page).fill('EXCLUIR');
  await eraseButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Confirme sua identidade');
  await dialog(page).getByLabel('Senha atual', { exact: true }).fill('ilha1234');
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
  expect(await documentsWhere(firestoreHost, 'users', 'email', email)).toEqual([]);
});
