import type { Locator } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { enterAs } from './people.ts';

/** Returns the right edge of an element in pixels from the left of the viewport. */
async function rightEdge(locator: Locator): Promise<number> {
  const { x = 0, width = Infinity } = (await locator.boundingBox()) ?? {};
  return x + width;
}

const devices = [
  { device: 'a phone', size: { width: 390, height: 844 } },
  { device: 'a wide screen', size: { width: 1280, height: 800 } },
];

for (const { device, size } of devices) {
  test(`on ${device}: a visitor compares places, and the URL lists them`, async ({
    page,
    city,
    context,
  }) => {
    await page.setViewportSize(size);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -27.6, longitude: -48.55 });
    const bridge = city.place('Ponte Hercílio Luz');
    const beach = city.place('Praia Mole');
    await page.goto(`/places/passeios/${bridge.id}`);
    await page.getByRole('link', { name: 'Comparar com outros lugares' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comparar lugares' })).toBeVisible();
    const column = (title: string) => page.getByRole('columnheader').filter({ hasText: title });
    const row = (name: string) =>
      page.getByRole('row').filter({
        has: page.getByRole('rowheader', { name, exact: true }),
      });
    await expect(column(bridge.title)).toBeVisible();

    await page.getByRole('button', { name: 'Adicionar lugar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Escolher lugares' });
    await dialog.getByLabel('Nome do lugar').fill('xilofone sem lugar');
    await expect(dialog.getByText(/^Nenhuma sugestão para/)).toBeVisible();
    await dialog.getByLabel('Nome do lugar').fill(beach.title);
    await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: beach.title }).check();
    await dialog.getByRole('button', { name: 'Adicionar 1 lugar' }).click();
    await expect(column(beach.title)).toBeVisible();
    await expect(page).toHaveURL(`/comparar?lugares=${bridge.id}%2C${beach.id}`);

    await page.getByRole('button', { name: 'Adicionar lugar' }).click();
    await dialog.getByLabel('Nome do lugar').fill(beach.title);
    await expect(dialog.getByText(`Já escolhido: ${beach.title}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();

    await expect(row('Bairro').getByRole('cell')).toHaveText([
      bridge.neighborhood,
      beach.neighborhood,
    ]);
    await expect(row('Preço').getByRole('cell').first()).toHaveText('$ Econômico');
    await expect(row('Distância')).toHaveCount(0);
    await page.getByRole('button', { name: 'Próximo a mim' }).click();
    await expect(row('Distância').getByRole('cell').first()).toHaveText(/^a [\d,]+ k?m$/);
    await expectAccessible(page);

    await page.reload();
    await expect(column(beach.title)).toBeVisible();
    await page
      .getByRole('button', { name: `Remover ${bridge.title} da comparação` })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(column(bridge.title)).toHaveCount(0);
    await column(beach.title).getByRole('link').click();
    await expect(page).toHaveURL(placeLink({ ...beach, categoryName: 'Praias' }));
  });
}

test('at most four places can be compared, and one that is no longer in the guide can be removed', async ({
  page,
  city,
  watch,
}) => {
  watch.allow(/nao-existe/);
  const [one, two, three] = city.places.filter(({ isActive }) => isActive);
  const ids = [one?.id, 'nao-existe', two?.id, three?.id, 'mais-um'];
  await page.goto(`/comparar?lugares=${ids.join(',')}`);
  await expect(page.getByRole('columnheader', { name: 'Este lugar saiu do guia.' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  // The table scrolls horizontally, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Próximo a mim' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'O acesso à sua localização' });
  await expect(refusal).toBeVisible();
  expect(await rightEdge(refusal)).toBeLessThanOrEqual(390);
  // A place can have a long amenity name.
  const label = page.getByRole('rowheader').last();
  await label.evaluate((cell) => {
    cell.textContent = 'Estacionamento'.repeat(6);
  });
  expect(await rightEdge(label)).toBeLessThan(160);
  // The button explains why it has no effect.
  await page.getByRole('button', { name: 'Adicionar lugar' }).press('Enter');
  await expect(page.getByText(/Remova um para escolher outro/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remover este lugar da comparação' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: 'Adicionar lugar' }).click();
  await expect(page.getByRole('dialog', { name: 'Escolher lugares' })).toBeVisible();
});

test('a member chooses from the saved places with the keyboard alone', async ({ page }) => {
  await enterAs(page, 'membro@guiadailha.test');
  await page.goto('/favorites');
  const compare = page.getByRole('link', { name: 'Comparar lugares' });
  await expect(compare).toBeVisible();
  await compare.press('Enter');
  await expect(page.getByRole('heading', { name: 'Escolha os lugares' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Escolher lugares' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Escolher lugares' });
  await expect(dialog.getByRole('button', { name: 'Salvos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  const saved = dialog.getByRole('listitem');
  const name = await saved.first().locator('span span').first().innerText();
  await dialog.getByLabel('Nome do lugar').press('Tab');
  for (const chip of ['Salvos', 'Perto de você', 'Abertos agora']) {
    await expect(dialog.getByRole('button', { name: chip })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(saved.first().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  for (const checkbox of await saved.getByRole('checkbox').all()) {
    await expect(checkbox).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('button', { name: 'Adicionar 1 lugar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
});
