import type { Browser, Page } from '@playwright/test';
import { fromRestValue } from '#support/rest-values.ts';
import { listLink } from '#features/lists/model/public-list.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from '../axe.ts';
import { drawTiles, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { seenList, waitUntilHydrated, comeRendered } from '../rendered-visits.ts';
import { fillLogin } from './member-steps.ts';
import { documentsWhere, personTruth } from './member-truth.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const openSwitch = (page: Page) =>
  page.getByRole('switch', { name: /^Quem tiver o link pode ver/ });

/** Opens a page without JavaScript. */
async function readerPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR', baseURL });
  return context.newPage();
}

/** Returns the stored lists of a user. */
async function storedLists(host: string, email: string) {
  const { uid } = await personTruth(host, email);
  const lists = await documentsWhere(host, 'lists', 'userId', uid);
  return lists.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromRestValue(value)])),
  );
}

for (const [device, size] of sizes) {
  test(`on ${device}: a list is made public, read by URL without JavaScript, and made private again`, async ({
    page,
    browser,
    baseURL,
    request,
    city,
    watch,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    // The page is requested again after the list is private.
    watch.allow(/status of 404/);
    await enterAsNewPerson(page, 'Olga Aberta');
    const place = city.place('Praia Mole');
    await page.goto(placeLink({ ...place, categoryName: 'Praias' }));
    await page.getByRole('button', { name: 'Adicionar à lista' }).click();
    await dialog(page).getByLabel('Nome da lista').fill('Praias <b>com</b> sombra');
    await dialog(page).getByRole('button', { name: 'Criar e adicionar' }).click();
    await dialog(page).getByRole('button', { name: 'Pronto' }).click();
    await page.goto('/favorites/listas');
    await page.getByRole('link', { name: /^Praias/ }).click();
    await expect(openSwitch(page)).not.toBeChecked();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const address = listLink({ id, name: 'Praias <b>com</b> sombra' });
    // A private list and a missing list look the same to all other users.
    const [ofPrivate, ofNone] = await Promise.all(
      [address, '/listas/nuncaExistiu-praias'].map((path) => request.get(path)),
    );
    expect([ofPrivate?.status(), ofNone?.status()]).toEqual([404, 404]);
    expect(await ofPrivate?.text()).toBe(await ofNone?.text());

    await openSwitch(page).click();
    await expect(page.getByText('Mostra o nome, o texto')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Ver a página' })).toHaveAttribute('href', address);
    await page.goto('/favorites/listas');
    await expect(page.getByText('Aberta a quem tiver o link').first()).toBeVisible();

    // The response from when the list was private is cached for some seconds.
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 45_000 })
      .toBe(200);
    const reader = await readerPage(browser, baseURL);
    await comeRendered(reader, address);
    await reader.goto(address);
    // Removes the route: once the list is private, its page is no longer rendered.
    await reader.unrouteAll();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Praias <b>com</b> sombra');
    await expect(reader.getByRole('article')).toContainText('Praia Mole');
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await reader.content()).not.toContain('Olga');
    const preview = reader.locator('meta[property="og:image"]');
    const picture = await request.get((await preview.getAttribute('content')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const { etag } = picture.headers();
    const again = await request.get(picture.url(), { headers: { 'If-None-Match': etag ?? '' } });
    expect(again.status()).toBe(304);

    await page.goto(`/favorites/listas/${id}`);
    await openSwitch(page).click();
    await expect(page.getByText('Agora só você vê esta lista.')).toBeVisible();
    // An open page stays as it is; new requests get a 404 within half a minute.
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 45_000 })
      .toBe(404);
    expect((await request.get(picture.url())).status()).toBe(404);
    await expect(reader.getByRole('article')).toContainText('Praia Mole');
    await reader.reload();
    await expect(reader.getByText(/Lista não encontrada/)).toBeVisible();
    await comeRendered(reader, '/');
    await reader.getByRole('link', { name: 'Ver a página inicial' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await reader.context().close();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Lista não encontrada' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Descobrir lugares' }).click();
    await expect(page).toHaveURL('/categories');
  });
}

for (const [device, size] of sizes) {
  test(`on ${device}: a visitor copies a list after sign-in, once`, async ({
    page,
    firestoreHost,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const email = await newPerson('Caio Copia');
    const address = listLink(seenList);
    await comeRendered(page, address);
    await page.goto(address);
    await waitUntilHydrated(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copiar para as minhas listas' }).click();
    await fillLogin(page, email);
    await expect(dialog(page)).toHaveAccessibleName('Copiar para as minhas listas');
    await expect(page).toHaveURL(address);
    const name = dialog(page).getByLabel('Nome da lista');
    await expect(name).toHaveValue('Fim de tarde perfeito');
    await expectAccessible(page);
    await name.fill('Minha tarde');
    await dialog(page).getByRole('button', { name: 'Copiar' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect(page.getByRole('heading', { name: 'Minha tarde', level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('Atravessar a pé, com o sol baixo')).toBeVisible();
    await expect(openSwitch(page)).not.toBeChecked();
    const lists = await storedLists(firestoreHost, email);
    expect(lists).toMatchObject([{ name: 'Minha tarde', isPublic: false }]);
    // The copy is not resumed a second time.
    await page.goto(address);
    await waitUntilHydrated(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Copiar para as minhas listas' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('the print view shows the places with address and note, and none of the site navigation', async ({
  page,
}) => {
  const address = listLink(seenList);
  await comeRendered(page, address);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.goto(address);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const street = page.locator('[data-on-paper]').first();
  await expect(street).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(street).toBeVisible();
  await expect(page.getByText('Atravessar a pé, com o sol baixo')).toBeVisible();
  for (const chrome of ['banner', 'contentinfo', 'button', 'img', 'navigation'] as const) {
    expect(await page.getByRole(chrome).filter({ visible: true }).count(), chrome).toBe(0);
  }
  const ink = await street.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(0, 0, 0)');
});

for (const [device, size] of sizes) {
  test(`on ${device}: an own list is shown on a map, planned, compared, duplicated and printed`, async ({
    page,
    watch,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    // One place of the list is inactive, and the rules reject reading it.
    watch.allow(/status of 403/);
    await drawTiles(page);
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = '';
      };
    });
    await enterAs(page, 'membro@guiadailha.test');
    const own = `/favorites/listas/${seenList.id}`;
    await page.goto(own);
    const shown = page.getByRole('button', { name: 'Ver mapa' });
    await shown.click();
    const map = page.getByRole('application', { name: `Mapa de ${seenList.name}` });
    // A phone shows the names on the cards over the map, a desktop that of the marker under the pointer.
    if (size.width < 1024) {
      const cards = page.getByRole('region', { name: 'Lugares no mapa' });
      await expect(cards.getByText('Trapiche 27')).toBeVisible();
    } else {
      await map.locator('[data-state]').first().hover();
      await expect(page.locator('.is-lit > *')).toHaveText(/\p{L}{3}/u);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Esconder mapa' }).click();
    await expect(map).toHaveCount(0);

    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-paper]');
    await expect(paper.getByRole('listitem')).toHaveCount(4);
    await expect(paper).toContainText('Pedir mesa do lado de fora');
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Duplicar' }).click();
    await expect(dialog(page).getByLabel('Nome da lista')).toHaveValue(`Cópia de ${seenList.name}`);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('button', { name: 'Duplicar' })).toBeFocused();

    await page.getByRole('link', { name: 'Monte seu dia' }).click();
    await expect(page).toHaveURL(/\/roteiro\?lugares=/);
    await expect(page.getByRole('link', { name: 'Trapiche 27' }).first()).toBeVisible();
    await page.goto(own);
    await page.getByRole('link', { name: 'Comparar' }).click();
    await expect(page).toHaveURL(/\/comparar\?lugares=/);
    await expect(page.getByText('Trapiche 27').first()).toBeVisible();
  });
}

test('a list that fails to load shows an error and loads after a retry', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503|Failed to load resource/);
  await page.route(/\/api\/lists\//, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', error: 'x' } }),
  );
  // With the map in the URL, the page is rendered by the browser.
  await page.goto(`${listLink(seenList)}?mapa=1`);
  await expect(
    page.getByRole('heading', { name: /Não foi possível carregar a lista/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/api\/lists\//);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: seenList.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver lista' })).toBeVisible();
});
