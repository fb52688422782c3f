import type { Page } from '@playwright/test';
import { readCity } from '../city.ts';
import type { City, CityPlace } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { waitUntilHydrated } from '../rendered-visits.ts';
import { fillLogin } from './member-steps.ts';
import { personTruth, reportsBy, starsOfPlace } from './member-truth.ts';

/** Returns a separate place for each test, so that tests do not see each other's writes. */
function placeFor(city: City, position: number): CityPlace {
  const place = city.placesOf('Cafés')[position];
  if (!place) throw new Error(`The seed has no café ${position}`);
  return place;
}

const addressOf = ({ id }: CityPlace) => `/places/cafes/${id}`;
const dialog = (page: Page) => page.getByRole('dialog');
const ownReview = (page: Page) => page.getByRole('article').filter({ hasText: 'Sua avaliação' });
const averageOf = (counts: number[]) => {
  const stars = counts.reduce((sum, count, position) => sum + count * (position + 1), 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (Math.round((stars * 10) / total) / 10).toFixed(1).replace('.', ',');
};
const totalOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Expects the counters of the place and of the user to equal the real reviews. */
async function expectTruth(host: string, place: CityPlace, email: string): Promise<void> {
  const stored = (await readCity(host)).places.find(({ id }) => id === place.id);
  const counts = await starsOfPlace(host, place.id);
  expect(stored?.ratingCounts).toEqual(counts);
  expect(stored?.reviewsCount).toBe(totalOf(counts));
  const { counted, real } = await personTruth(host, email);
  expect(counted.reviews).toBe(real.reviews);
}

async function writeReview(page: Page, level: RegExp, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await dialog(page).getByRole('radio', { name: level }).check();
  await dialog(page).getByLabel('Como foi? (opcional)').fill(text);
  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
}

test('a member writes with the keyboard alone, sees the ratings update, edits and deletes', async ({
  page,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = placeFor(city, 0);
  const before = await starsOfPlace(firestoreHost, place.id);
  const email = await enterAsNewPerson(page, 'Rita Teclado');
  await page.goto('/places/cafes');
  // A link pressed before hydration loads a new document, which would not restore the list on Back.
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: place.title, exact: true }).click();

  // A hidden element takes no focus: Playwright would press Enter on another element.
  const write = page.getByRole('button', { name: 'Avaliar', exact: true });
  await expect(write).toBeVisible();
  await write.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Avaliar este lugar');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: '1 estrela: Péssimo' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '2 estrelas: Ruim' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Atendimento demorado.\nO café é bom.');
  await expect(dialog(page).getByRole('button', { name: 'Escolher imagens' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Escolher imagens' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).press('Enter');

  const message = page.getByText('Avaliação publicada');
  await expect(message).toBeVisible();
  // The message does not cover the bar below it.
  const [told, bar] = await Promise.all([
    message.boundingBox(),
    page.locator('[data-bottom-bar]').boundingBox(),
  ]);
  expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeFocused();
  await expect(ownReview(page)).toHaveCount(1);
  await expect(ownReview(page)).toContainText('O café é bom.');
  const after = before.map((count, position) => count + (position === 1 ? 1 : 0));
  const summary = page.getByRole('list', { name: 'Avaliações por número de estrelas' });
  await expect(summary.getByRole('listitem').nth(3)).toContainText(
    `2 estrelas: ${after[1] === 1 ? '1 avaliação' : `${after[1] ?? 0} avaliações`}`,
  );
  await expectTruth(firestoreHost, place, email);

  // Back shows the updated card in the list, without a reload.
  await page.goBack();
  const card = page.getByRole('article').filter({ hasText: place.title });
  await expect(
    card.getByText(`Nota ${averageOf(after)} de 5, ${totalOf(after)} avaliações`),
  ).toBeAttached();
  await page.goForward();

  await page.getByRole('button', { name: 'Editar sua avaliação' }).press('Enter');
  await dialog(page).getByRole('radio', { name: '2 estrelas: Ruim' }).press('ArrowRight');
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).press('Enter');
  await expect(page.getByText('Avaliação atualizada')).toBeVisible();
  await expect(ownReview(page).getByRole('img', { name: '3,0 de 5 estrelas' })).toBeVisible();
  await expectTruth(firestoreHost, place, email);

  await page.reload();
  await expect(ownReview(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Excluir sua avaliação' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Excluir avaliação' }).press('Enter');
  await expect(page.getByText('Avaliação excluída')).toBeVisible();
  await expect(ownReview(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
  expect(await starsOfPlace(firestoreHost, place.id)).toEqual(before);
  await expectTruth(firestoreHost, place, email);
});

test('a visitor who wants to review signs in and finds the form open and accessible', async ({
  page,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = placeFor(city, 1);
  const email = await newPerson('Vera Visitante');
  await comeAsShell(page);
  await page.goto(addressOf(place));
  await page.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, email);
  await expect(dialog(page)).toHaveAccessibleName('Avaliar este lugar');
  await expect(page).toHaveURL(new RegExp(`/places/cafes/${place.id}-[^#]*$`));
  await expectAccessible(page);

  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(dialog(page).getByText('Escolha de 1 a 5 estrelas.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('radio', { name: /^5/ }).check();
  await dialog(page)
    .getByLabel('Como foi? (opcional)')
    .fill('Veja https://golpe.example <b>já</b> \u202eadiv');
  await dialog(page).getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(ownReview(page)).toContainText('Veja https://golpe.example <b>já</b> adiv');
  await expect(ownReview(page).getByRole('link')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Excluir sua avaliação' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Manter avaliação' }).click();
  await expect(page.getByRole('button', { name: 'Excluir sua avaliação' })).toBeFocused();
  await expectTruth(firestoreHost, place, email);
});

test('a save with a lost response and a save that was not sent are each stored once', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  const place = placeFor(city, 2);
  watch.allow(/Failed to load resource|RPC_ERROR/);
  const waits = page.getByText('Sua avaliação será enviada quando a conexão voltar.');
  const email = await enterAsNewPerson(page, 'Nina Sem Rede');
  await comeAsShell(page);
  await page.goto(addressOf(place));
  // The commit arrives, but its response does not.
  await page.route(/:commit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await writeReview(page, /^4/, 'Volto sempre.');
  await expect(waits.first()).toBeVisible();
  await page.unroute(/:commit/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waits).toHaveCount(0);
  await expect(ownReview(page)).toContainText('Volto sempre.');
  await expectTruth(firestoreHost, place, email);

  await page.getByRole('button', { name: 'Editar sua avaliação' }).click();
  await dialog(page).getByLabel('Como foi? (opcional)').fill('Volto sempre que posso.');
  await page.route(/:commit/, (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(waits.first()).toBeVisible();
  await expect(ownReview(page)).toContainText('Volto sempre que posso.');
  await page.unroute(/:commit/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waits).toHaveCount(0);
  await expect(ownReview(page)).toContainText('Volto sempre que posso.');
  await expectTruth(firestoreHost, place, email);
});

test('two tabs of one user write and delete, and everything stays counted once', async ({
  page,
  context,
  city,
  firestoreHost,
  watch,
}) => {
  // The rules reject the second write.
  watch.allow(/status of 403/);
  const place = placeFor(city, 3);
  const email = await enterAsNewPerson(page, 'Duda Duas Abas');
  await comeAsShell(page);
  await page.goto(addressOf(place));
  const other = await context.newPage();
  await comeAsShell(other);
  await other.goto(addressOf(place));
  await expect(other.getByRole('button', { name: 'Avaliar', exact: true })).toBeVisible();
  await writeReview(page, /^5/, 'Da primeira aba.');
  await expect(page.getByText('Avaliação publicada')).toBeVisible();
  await writeReview(other, /^1/, 'Da segunda aba.');
  await expect(ownReview(other)).toContainText('Da segunda aba.');
  await expectTruth(firestoreHost, place, email);

  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Excluir sua avaliação' }).click();
  }
  await Promise.all(
    [page, other].map(async (tab) => {
      await dialog(tab).getByRole('button', { name: 'Excluir avaliação' }).click();
      await expect(tab.getByText('Avaliação excluída')).toBeVisible();
    }),
  );
  await expectTruth(firestoreHost, place, email);
  expect((await personTruth(firestoreHost, email)).counted.reviews).toBe(0);
});

test('a review report is sent after sign-in, and stored once even if sent again', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  // The rules reject the second report of the same review, and the app treats it as sent.
  watch.allow(/status of 403/);
  const place = city.place('Ponte Hercílio Luz');
  const email = await newPerson('Olga Olheira');
  await comeAsShell(page);
  await page.goto(`/places/passeios/${place.id}`);
  const menu = page.getByRole('button', { name: /^Mais opções da avaliação de / }).first();
  const report = page.getByRole('button', { name: /^Denunciar avaliação de / });
  await menu.click();
  await report.click();
  await fillLogin(page, email);
  await expect(dialog(page)).toHaveAccessibleName('Denunciar avaliação');
  await expectAccessible(page);
  await dialog(page).getByRole('radio', { name: 'Propaganda ou spam' }).check();
  await dialog(page).getByLabel('Explique (opcional)').fill('Vende passeios.');
  await dialog(page).getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog(page).getByText(/Obrigado por avisar/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Entendi' }).press('Enter');
  // After sign-in there is no button that opened the dialog, so the heading gets the focus.
  await expect(page.getByRole('heading', { name: 'Avaliações', exact: true })).toBeFocused();

  await menu.click();
  await report.click();
  await dialog(page).getByRole('radio', { name: 'Informação falsa' }).check();
  await dialog(page).getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog(page).getByText(/Obrigado por avisar/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Entendi' }).click();
  await expect(menu).toBeFocused();

  const { uid } = await personTruth(firestoreHost, email);
  expect(await reportsBy(firestoreHost, uid)).toEqual([{ stringValue: 'spam: Vende passeios.' }]);
});

test('the manager of a place sees why they cannot review it', async ({ page, city }) => {
  await enterAs(page, 'admin@guiadailha.test');
  await comeAsShell(page);
  await page.goto(addressOf(placeFor(city, 4)));
  await expect(
    page.getByText('Você administra este lugar, por isso não pode avaliá-lo.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Avaliar', exact: true })).toHaveCount(0);
});
