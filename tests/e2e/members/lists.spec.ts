import type { Page } from '@playwright/test';
import { fromRestValue } from '#support/rest-values.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from '../axe.ts';
import type { City } from '../city.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { fillLogin } from './member-steps.ts';
import { documentsWhere, personTruth } from './member-truth.ts';

const sizes = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const add = (page: Page) => page.getByRole('button', { name: 'Adicionar à lista' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const addressOf = (city: City, title: string) =>
  placeLink({ ...city.place(title), categoryName: 'Praias' });

async function makeList(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('Nome da lista').fill(name);
  await dialog(page)
    .getByRole('button', { name: /^Criar/ })
    .click();
}

/** Returns the stored lists of a user. */
async function storedLists(host: string, email: string) {
  const { uid } = await personTruth(host, email);
  return documentsWhere(host, 'lists', 'userId', uid);
}

for (const [device, size] of sizes) {
  test(`on ${device}: places are added to a list after sign-in, then sorted, annotated and removed`, async ({
    page,
    city,
    firestoreHost,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const email = await newPerson('Lia Listas');
    await page.goto(addressOf(city, 'Praia Mole'));
    await add(page).click();
    await fillLogin(page, email);
    // A new user has no lists: the first list is created in the dialog.
    await expect(dialog(page)).toHaveAccessibleName('Adicionar à lista');
    await expect(dialog(page).getByLabel('Nome da lista')).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Criar e adicionar' }).click();
    await expect(dialog(page).getByText('Dê um nome à lista.')).toBeVisible();
    await expectAccessible(page);
    await makeList(page, 'Praias com sombra');
    await expect(dialog(page).getByRole('checkbox', { name: /^Praias com sombra/ })).toBeChecked();
    await expect(dialog(page).getByRole('button', { name: 'Pronto' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(add(page)).toBeFocused();
    await expect(page).toHaveURL(addressOf(city, 'Praia Mole'));

    await page.goto(addressOf(city, 'Praia da Joaquina'));
    await add(page).click();
    await dialog(page)
      .getByRole('checkbox', { name: /^Praias com sombra/ })
      .click();
    await expect(dialog(page).getByText('2 lugares')).toBeVisible();
    await expect.poll(async () => (await storedLists(firestoreHost, email)).length).toBe(1);
    await dialog(page).getByRole('button', { name: 'Pronto' }).click();

    await page.goto('/favorites');
    await page.getByRole('link', { name: 'Listas', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Praias com sombra/ }).click();
    await expect(titles(page)).toHaveText(['Praia Mole', 'Praia da Joaquina']);
    await expectAccessible(page);

    // With the keyboard, the focus stays on the moved item, and the new position is announced.
    const down = page.getByRole('button', { name: 'Mover Praia Mole para baixo' });
    await down.press('Enter');
    await expect(titles(page)).toHaveText(['Praia da Joaquina', 'Praia Mole']);
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Posição 2 de 2')).toBeAttached();

    await page.getByRole('button', { name: 'Anotar algo sobre Praia Mole' }).click();
    const note = dialog(page).getByLabel('Sua anotação');
    await note.fill('x'.repeat(201));
    await dialog(page).getByRole('button', { name: 'Salvar anotação' }).click();
    await expect(dialog(page).getByText(/passou do limite em 1 caractere/)).toBeVisible();
    await note.fill('Levar guarda-sol');
    await dialog(page).getByRole('button', { name: 'Salvar anotação' }).click();
    await expect(dialog(page)).toHaveCount(0);
    const row = page.getByRole('article').filter({ hasText: 'Levar guarda-sol' });
    await expect(row.getByRole('heading')).toHaveText('Praia Mole');

    await page.getByRole('button', { name: 'Remover Praia da Joaquina da lista' }).press('Enter');
    await expect(titles(page)).toHaveText(['Praia Mole']);
    const list = page.getByRole('list', { name: 'Lugares de Praias com sombra' });
    await expect(list).toBeFocused();
    // The outline of an empty list would be a line across the page.
    await expect(list).toHaveCSS('outline-style', 'none');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(titles(page)).toHaveText(['Praia da Joaquina', 'Praia Mole']);
    const expected = [
      city.place('Praia da Joaquina').id,
      `${city.place('Praia Mole').id} Levar guarda-sol`,
    ];
    await expect
      .poll(async () => {
        const [list] = await storedLists(firestoreHost, email);
        return fromRestValue(list?.fields['items']);
      })
      .toEqual(expected);
    await page.reload();
    await expect(titles(page)).toHaveText(['Praia da Joaquina', 'Praia Mole']);
  });
}

test('a list is renamed, deleted after a confirmation, and restored', async ({
  page,
  firestoreHost,
}) => {
  const email = await enterAsNewPerson(page, 'Rui Renomeia');
  await page.goto('/favorites/listas');
  await expect(page.getByRole('heading', { name: 'Nenhuma lista ainda' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nova lista' }).click();
  await makeList(page, 'Domingo');
  await expect(page.getByRole('heading', { name: 'Domingo', level: 1 })).toBeVisible();
  await expect(page.getByText('Nenhum lugar nesta lista ainda')).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('Nome da lista').fill('x'.repeat(61));
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog(page).getByText(/passou do limite em 1 caractere/)).toBeVisible();
  await dialog(page).getByLabel('Nome da lista').fill('Domingo de chuva');
  await dialog(page).getByLabel('Sobre a lista (opcional)').fill('Museus e cafés.');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Domingo de chuva' })).toBeVisible();
  await expect(page.getByText('Museus e cafés.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar' })).toBeFocused();

  await page.getByRole('button', { name: 'Excluir lista' }).click();
  await expect(dialog(page).getByText(/excluir “Domingo de chuva”/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL('/favorites/listas');
  await expect(page.getByRole('heading', { name: 'Nenhuma lista ainda' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('link', { name: /^Domingo de chuva/ }).click();
  await expect(page.getByText('Museus e cafés.')).toBeVisible();
  expect(await storedLists(firestoreHost, email)).toHaveLength(1);
});

test('a list reports a missing place, a deleted list and a lost connection', async ({
  page,
  context,
  watch,
}) => {
  // The rules reject writes to the deleted list, and later there is no network.
  watch.allow(/status of 403|Failed to load resource|RPC_ERROR/);
  await enterAs(page, 'membro@guiadailha.test');
  await page.goto('/favorites/listas/listaFimDeTarde');
  await expect(page.getByRole('heading', { name: 'Lugar indisponível' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/favorites/listas/nenhumaLista');
  await expect(page.getByRole('heading', { name: 'Lista não encontrada' })).toBeVisible();

  await enterAsNewPerson(page, 'Gil Dois Aparelhos');
  await page.goto('/favorites/listas');
  await page.getByRole('button', { name: 'Nova lista' }).click();
  await makeList(page, 'Some logo');
  await expect(page.getByRole('heading', { name: 'Some logo' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Excluir lista' }).click();
  await dialog(other).getByRole('button', { name: 'Excluir' }).click();
  await expect(other).toHaveURL('/favorites/listas');
  await other.close();
  await page.getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('Nome da lista').fill('Ainda aqui');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/não existe mais|Lista não encontrada/).first()).toBeVisible();

  await page.goto('/favorites/listas');
  await page.route(/:commit/, (route) => route.abort());
  await page.getByRole('button', { name: 'Nova lista' }).click();
  await makeList(page, 'Sem rede');
  await expect(dialog(page).getByText(/Sua lista não foi criada/)).toBeVisible();
  await page.unroute(/:commit/);
  await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Sem rede', level: 1 })).toBeVisible();
});
