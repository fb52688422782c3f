import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere, personTruth } from '../members/member-truth.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a reported review is removed with its stars, and its report is closed', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  const place = city.placesOf('Baladas').at(-1);
  if (!place) throw new Error('The seed has no nightclub');
  const address = `/places/baladas/${place.id}`;
  const text = `Texto denunciado ${crypto.randomUUID()}`;
  const author = await (await browser.newContext()).newPage();
  const email = await enterAsNewPerson(author, 'Wanda Denunciada');
  await author.goto(address);
  await author.getByRole('button', { name: 'Avaliar', exact: true }).click();
  await dialog(author)
    .getByRole('radio', { name: /^1 estrela/ })
    .check();
  await dialog(author).getByLabel('Como foi? (opcional)').fill(text);
  await dialog(author).getByRole('button', { name: 'Publicar avaliação' }).click();
  await expect(author.getByText('Avaliação publicada')).toBeVisible();
  const { uid } = await personTruth(firestoreHost, email);
  const reviewId = `${place.id}_${uid}`;

  const reporter = await (await browser.newContext()).newPage();
  await enterAsNewPerson(reporter, 'Vera Denuncia');
  await reporter.goto(address);
  const reviewed = reporter.getByRole('article').filter({ hasText: text });
  await reviewed.getByRole('button', { name: /^Denunciar/ }).click();
  await dialog(reporter).getByRole('radio', { name: 'Propaganda ou spam' }).check();
  await dialog(reporter)
    .getByRole('button', { name: /^Enviar/ })
    .click();
  await expect
    .poll(async () => (await documentsWhere(firestoreHost, 'reports', 'reviewId', reviewId)).length)
    .toBe(1);

  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin/reports');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card.getByText('Propaganda ou spam')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remover avaliação' }).click();
  await dialog(page).getByRole('button', { name: 'Remover avaliação' }).click();
  await expect(page.getByText('Avaliação removida', { exact: true })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  const [report] = await documentsWhere(firestoreHost, 'reports', 'reviewId', reviewId);
  expect(report?.fields['status']).toEqual({ stringValue: 'removed' });
  expect(await documentsWhere(firestoreHost, 'reviews', 'userId', uid)).toEqual([]);
  await page.getByRole('button', { name: 'Encerradas' }).click();
  await expect(page.getByText('Avaliação removida', { exact: true }).first()).toBeVisible();
});
