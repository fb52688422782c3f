import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { inDays, ownPlace, store, untilServed } from '../club/club-records.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { dayAhead, storeBooking } from './reservations.ts';

const text = (stringValue: string) => ({ stringValue });

test('activity at a place appears in its statistics, chart, table and file', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = await ownPlace(firestoreHost);
  const title = `=cmd|calc ${place.title}`;
  await store(firestoreHost, `places/${place.id}`, { title: text(title) }, ['title']);
  const use = (days: number) =>
    store(firestoreHost, `clubRedemptions/Uso${crypto.randomUUID().slice(0, 8)}`, {
      ...{ placeId: text(place.id), userId: text('fabio'), status: text('confirmed') },
      discountCents: { integerValue: '2469' },
      confirmedAt: inDays(days),
    });
  await use(-20);
  await untilServed(page, place);

  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto('/manager/numeros');
  // Without a place in the address, the statistics are those of the first place.
  await expect(page.getByLabel('Lugar', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/manager/numeros?place=${place.id}&periodo=7d`);
  const figure = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure('Favoritos')).toContainText('0');
  await expect(figure('Favoritos')).toContainText('Igual ao período anterior');
  await expect(figure('Benefícios usados')).toContainText('0');

  const guest = await browser.newPage();
  await enterAsNewPerson(guest, 'Fábio Freguês');
  const isCounted = guest.waitForResponse(`**/api/places/${place.id}/views`);
  await guest.goto(place.path);
  expect((await isCounted).status()).toBe(202);
  await guest
    .getByRole('button', { name: /^Salvar/ })
    .first()
    .click();
  await expect(guest.getByRole('button', { name: /^Remover/ }).first()).toBeVisible();
  // Same fields as the server writes for a reservation and for a confirmed benefit.
  await storeBooking(firestoreHost, { placeId: place.id, userId: 'fabio', date: dayAhead(2) });
  await use(0);

  // Views are written in batches, at most ten seconds late, and responses are cached for the same time.
  await expect(async () => {
    await page.reload();
    await expect(figure('Visualizações')).toContainText(/^Visualizações1/, { timeout: 3_000 });
  }).toPass();
  await expect(figure('Favoritos')).toContainText('+1 em 7 dias');
  await expect(figure('Reservas pedidas')).toContainText('+1 em 7 dias');
  await expect(figure('Benefícios usados')).toContainText('+1 em 7 dias');
  await expect(figure('Desconto dado')).toContainText('R$ 24,69');
  await expect(figure('Sócios novos')).toContainText(/^Sócios novos0/);
  await expect(figure('Sócios que voltaram')).toContainText('+1 em 7 dias');
  await expectAccessible(page);

  await page.getByRole('button', { name: '30 dias' }).click();
  await expect(page).toHaveURL(/periodo=30d/);
  await expect(figure('Benefícios usados')).toContainText('+2 em 30 dias');
  await expect(figure('Sócios novos')).toContainText(/^Sócios novos1/);
  await page.getByLabel('Número mostrado').selectOption('Desconto dado');
  const chart = page.getByRole('region', { name: 'Desconto dado por dia' });
  await expect(chart.getByRole('img')).toHaveAccessibleName(
    /O maior dia foi .*com R\$\s24,69\. Linha tracejada: média/,
  );
  await chart.getByRole('button', { name: 'Tabela' }).press('Enter');
  await expect(chart.getByRole('row')).toHaveCount(31);
  await expect(chart.getByRole('row', { name: /\(parcial\) R\$\s24,69/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^numeros-cmdcalc-mesa-\w+-[\d-]{10}-a-[\d-]{10}\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(rows).toHaveLength(34);
  expect(rows[0]).toMatch(/^\uFEFFLugar;De;Até;Observação;Visualizações;Favoritos;/);
  expect(rows[31]).toMatch(/^'=cmd\|calc Mesa \w+;.*;período inteiro;1;1;1;0;0;2;"49,38";1;0$/);

  // The period of one year, and a URL with unknown parameters.
  await page.getByRole('button', { name: '12 meses' }).click();
  await expect(chart).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Desconto dado por mês' })).toBeVisible();
  await page.goto(`/manager/numeros?place=${place.id}&periodo=sempre`);
  await expect(page.getByRole('button', { name: '30 dias' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(`/manager/numeros?place=${city.place('Ponte Hercílio Luz').id}`);
  await expect(page.getByText('Você não gerencia este lugar.')).toBeVisible();
  await guest.close();
});
