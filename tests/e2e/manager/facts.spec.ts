import { expect, test } from '../fixtures.ts';
import { closeFilters, filters, openFilters } from '../filters.ts';
import { enterAs } from '../people.ts';

const place = 'Boteco do Siri Mole';

test('a manager says what a place is good for, and a visitor finds it by that', async ({
  page,
  browser,
}) => {
  test.slow();
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto('/manager/places');
  await page.getByRole('link', { name: `Editar ${place}` }).click();
  for (const [fact, value] of [
    ['Crianças', 'Sim'],
    ['Entrada acessível', 'Não'],
  ] as const) {
    const choices = page.getByRole('radiogroup', { name: fact });
    await choices.getByText(value, { exact: true }).click();
    await expect(choices.getByRole('radio', { name: value, exact: true })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lugar salvo' })).toBeVisible();

  const visitor = await browser.newPage();
  const card = visitor.getByRole('link', { name: place });
  // The snapshot of the server contains the change within a minute.
  await expect(async () => {
    await visitor.goto('/search?categoria=bares&bom=criancas');
    await expect(card.first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await visitor.getByRole('button', { name: 'Remover Crianças' }).click();
  await expect(visitor).toHaveURL('/search?categoria=bares');
  await openFilters(visitor);
  await filters(visitor)
    .getByRole('group', { name: 'Bom para' })
    .getByRole('button', { name: /^Crianças 1 lugar/ })
    .click();
  await closeFilters(visitor);
  await expect(visitor).toHaveURL('/search?categoria=bares&bom=criancas');
  await card.first().click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Bom para' })).toBeVisible();
  await expect(visitor.getByText('Entrada acessível: não tem')).toBeVisible();
  await visitor.close();
});
