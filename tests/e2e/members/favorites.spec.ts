import type { Page, Response } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAsNewPerson, newPerson } from '../people.ts';
import { fillLogin } from './member-steps.ts';
import { personTruth } from './member-truth.ts';

const save = (page: Page, title: string) => page.getByRole('button', { name: `Salvar ${title}` });
const remove = (page: Page, title: string) =>
  page.getByRole('button', { name: `Remover ${title} dos favoritos` });

const asksForFavorites = (response: Response) =>
  response.url().includes(':runQuery') &&
  (response.request().postData() ?? '').includes('"favorites"');

/** Expects the stored favorites and the counter in the user document to have this value. */
async function expectSaved(host: string, email: string, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { counted, real } = await personTruth(host, email);
      return [counted.favorites, real.favorites];
    })
    .toEqual([count, count]);
}

test('a heart tapped while signed out is saved after sign-in and shown on the card of its place', async ({
  page,
  city,
  firestoreHost,
}) => {
  const place = city.place('Praia Mole');
  const email = await newPerson('Clara Coração');
  await page.goto(`/places/praias/${place.id}`);
  await save(page, place.title).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(new RegExp(`/places/praias/${place.id}`));
  await expect(remove(page, place.title)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(firestoreHost, email, 1);

  await page.goto('/favorites');
  await expect(page.getByText('1 lugar salvo')).toBeVisible();
  await expect(page.getByRole('article').getByText('Aberto 24 horas')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  await expect(page.getByRole('application', { name: 'Mapa dos seus favoritos' })).toContainText(
    'aberto',
  );
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expect(page).toHaveURL('/favorites');
  await page.goto('/places/praias');
  await expect(remove(page, place.title)).toHaveAttribute('aria-pressed', 'true');
});

test('two tabs that save and remove the same places at the same time end with a correct count', async ({
  page,
  context,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  // The rules reject the second write.
  watch.allow(/status of 403/);
  const [first, second] = city.placesOf('Praias').slice(0, 2);
  if (!first || !second) throw new Error('The seed has no two beaches');
  const email = await enterAsNewPerson(page, 'Tomás Duas Abas');
  const other = await context.newPage();
  const openInBoth = async () => {
    for (const tab of [page, other]) {
      // Waits until the favorites have loaded: the heart could change its state while it is tapped.
      const known = tab.waitForResponse(asksForFavorites);
      await tab.goto('/places/praias');
      await (await known).finished();
    }
  };
  await openInBoth();
  await Promise.all([page, other].map((tab) => expect(save(tab, first.title)).toBeVisible()));
  await Promise.all([page, other].map((tab) => save(tab, first.title).click()));
  await Promise.all([page, other].map((tab) => expect(remove(tab, first.title)).toBeVisible()));
  await expectSaved(firestoreHost, email, 1);

  // The tab whose save was refused is reading its favorites again: its heart could change while it is tapped.
  await openInBoth();
  await Promise.all([page, other].map((tab) => expect(remove(tab, first.title)).toBeVisible()));
  await Promise.all([page, other].map((tab) => remove(tab, first.title).click()));
  await Promise.all([page, other].map((tab) => expect(save(tab, first.title)).toBeVisible()));
  await expectSaved(firestoreHost, email, 0);

  // One tab saves the place that the other tab removes, several times.
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([save(page, second.title).click(), save(other, first.title).click()]);
    await expectSaved(firestoreHost, email, 2);
    await Promise.all([remove(page, second.title).click(), remove(other, first.title).click()]);
    await expectSaved(firestoreHost, email, 0);
  }
});

test('a heart tapped offline, or with a lost response, stays set and is stored once', async ({
  page,
  city,
  firestoreHost,
  watch,
}) => {
  watch.allow(/Failed to load resource|RPC_ERROR/);
  const place = city.place('Praia Mole');
  const email = await enterAsNewPerson(page, 'Bento Sem Rede');
  await page.goto(`/places/praias/${place.id}`);
  await expect(save(page, place.title)).toBeVisible();
  await page.route(/:commit/, (route) => route.abort());
  await save(page, place.title).click();
  await expect(page.getByText('Será enviado quando a conexão voltar.')).toBeVisible();
  await expect(remove(page, place.title)).toHaveAttribute('aria-pressed', 'true');
  await expectSaved(firestoreHost, email, 0);
  await page.unroute(/:commit/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectSaved(firestoreHost, email, 1);
  await remove(page, place.title).click();
  await expectSaved(firestoreHost, email, 0);

  await page.route(/:commit/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => /:commit/.test(request.url()));
  await save(page, place.title).click();
  await lost;
  await expect(remove(page, place.title)).toBeVisible();
  await page.unroute(/:commit/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectSaved(firestoreHost, email, 1);
  await remove(page, place.title).click();
  await expectSaved(firestoreHost, email, 0);
});
