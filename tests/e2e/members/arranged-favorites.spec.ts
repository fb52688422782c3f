import type { Page } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from '../axe.ts';
import type { City } from '../city.ts';
import { expect, test } from '../fixtures.ts';
import { enterAsNewPerson } from '../people.ts';
import { untilMarkStored } from './member-steps.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const order = (page: Page) => page.getByRole('combobox', { name: 'Ordenar' });
const groups = (page: Page) => page.getByRole('combobox', { name: 'Agrupar' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });

/** Saves places with their hearts, in the given order. */
async function savePlaces(page: Page, city: City, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const place = city.place(name);
    await page.goto(placeLink({ ...place, categoryName: 'Praias' }));
    await page.getByRole('button', { name: `Salvar ${name}` }).click();
    await untilMarkStored(page);
  }
}

const beaches = ['Praia Mole', 'Praia da Joaquina', 'Praia do Campeche', 'Praia dos Ingleses'];
const byName = beaches.toSorted((a, b) => a.localeCompare(b, 'pt-BR'));

test('a user with many favorites sorts, groups and filters them, by keyboard as well', async ({
  page,
  city,
}) => {
  test.slow();
  await enterAsNewPerson(page, 'Olívia Organizada');
  await savePlaces(page, city, beaches.slice(0, 3));
  await page.goto('/favorites');
  await expect(titles(page)).toHaveText(beaches.slice(0, 3).toReversed());
  await expect(order(page)).toHaveCount(0);

  await savePlaces(page, city, [beaches[3] ?? '']);
  await page.goto('/favorites');
  await expect(titles(page)).toHaveText(beaches.toReversed());
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(order(page)).toBeVisible();
    // The scrollable row does not make the page wider.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectAccessible(page);
  }
  await page.setViewportSize(phone);

  await order(page).focus();
  await order(page).selectOption('Nome (A-Z)');
  await expect(titles(page)).toHaveText(byName);
  await expect(order(page)).toBeFocused();
  await expect(page).toHaveURL('/favorites?ordenar=nome');

  // Four places are too few to offer groups; an address can have them.
  await expect(groups(page)).toHaveCount(0);
  await page.goto('/favorites?ordenar=nome&agrupar=bairro');
  await expect(groups(page)).toHaveValue('bairro');
  const place = city.place('Praia Mole');
  const group = page.getByRole('region', { name: place.neighborhood });
  await expect(group.getByRole('heading', { level: 2 })).toContainText(/\d+ lugar/);
  await expect(group.getByRole('heading', { level: 3, name: 'Praia Mole' })).toBeVisible();
  await expect(titles(page)).toHaveCount(4);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await page.setViewportSize(phone);
  await page.reload();
  await expect(group).toBeVisible();
  await expect(order(page)).toHaveValue('nome');

  const open = page.getByRole('button', { name: /^Filtros/ });
  await open.press('Enter');
  await dialog(page)
    .getByRole('group', { name: 'Bairro' })
    .getByRole('button', { name: new RegExp(`^${place.neighborhood} `) })
    .press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/agrupar=bairro&bairro=/);
  await expect(page.getByText(/^\d de 4 lugares salvos$/)).toBeVisible();

  // Beaches never close, and the club has no offers there.
  await page.getByRole('button', { name: 'Aberto agora' }).click();
  await expect(titles(page).filter({ hasText: 'Praia Mole' })).toBeVisible();
  await page.goto('/favorites?aberto=agora&beneficio=1');
  await expect(
    page.getByRole('heading', { name: 'Nenhum favorito com estes filtros' }),
  ).toBeVisible();
  await expect(
    page.getByText('Nenhum dos seus 4 lugares salvos combina com: Aberto agora, Com benefício.'),
  ).toBeVisible();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(titles(page)).toHaveText(beaches.toReversed());
  await expect(page).toHaveURL('/favorites');
});

test('favorites are sorted by distance once the user shares the position', async ({
  page,
  context,
  city,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -27.4353, longitude: -48.3971 });
  await enterAsNewPerson(page, 'Nilo Perto');
  await savePlaces(page, city, beaches);
  await page.goto('/favorites?ordenar=distancia');
  await page.getByRole('button', { name: 'Próximo a mim' }).click();
  await expect(titles(page).first()).toHaveText('Praia dos Ingleses');
  await expect(page.getByRole('article').first()).toContainText(/ (?:m|km)/);
});

test('without the snapshot, the benefit filter shows a message and sorting by name works', async ({
  page,
  city,
  watch,
}) => {
  watch.allow(/Failed to load resource|status of 503/);
  await enterAsNewPerson(page, 'Otávio Offline');
  await savePlaces(page, city, beaches);
  await page.route(/\/api\/places\/index/, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable' } }),
  );
  await page.goto('/favorites?ordenar=nome&beneficio=1');
  await expect(
    page.getByText('Agora não dá para saber quais lugares têm benefício do clube.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/favorites?ordenar=nome');
  await expect(titles(page)).toHaveText(byName);
  await page.unroute(/\/api\/places\/index/);
});
