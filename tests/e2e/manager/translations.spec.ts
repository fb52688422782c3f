import { machineTranslation, showOriginal, showTranslation } from '#features/language/texts.es.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs } from '../people.ts';

test('a manager translates a description by machine, and the Spanish page says so', async ({
  page,
  city,
  browser,
}) => {
  test.slow();
  const place = city.place('Café Rendeira');
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto(`/manager/places/${place.id}/edit`);
  const portuguese = await page.getByLabel('Descrição', { exact: true }).inputValue();
  const translation = page.getByLabel('Descrição em espanhol');
  await translation.clear();
  await page.getByRole('button', { name: 'Traduzir para o espanhol' }).click();
  // The translator of the tests answers in capitals.
  await expect(translation).toHaveValue(/^[^a-z]+$/);
  await expect(page.getByText('Tradução automática, e o guia avisa.')).toBeVisible();
  await expectAccessible(page);
  const translated = await translation.inputValue();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lugar salvo' })).toBeVisible();

  const visitor = await browser.newPage();
  const about = visitor.getByText(translated.slice(0, 60));
  // The snapshot of the server contains the change within a minute.
  await expect(async () => {
    await visitor.goto(`/es/places/cafes/${place.id}`);
    await expect(about).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(visitor.getByText(machineTranslation)).toBeVisible();
  await visitor.getByRole('button', { name: showOriginal }).click();
  await expect(visitor.getByText(portuguese.slice(0, 60))).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: showTranslation }).click();
  await expect(about).toBeVisible();
  // Search engines read the original.
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(`^${portuguese.slice(0, 20)}`),
  );
  await visitor.close();
});
