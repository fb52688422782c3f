import type { Page } from '@playwright/test';
import { eventLink } from '#features/events/model/event-link.ts';
import { expectAccessible } from '../axe.ts';
import { comeAsShell, expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { fillLogin } from '../members/member-steps.ts';
import { documentsWhere, personTruth, reportsBy } from '../members/member-truth.ts';
import { seenEvent } from '../rendered-visits.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a reported review is removed together with its rating, and its report is closed', async ({
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
  await comeAsShell(author);
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
  await comeAsShell(reporter);
  await reporter.goto(address);
  const reviewed = reporter.getByRole('article').filter({ hasText: text });
  await reviewed.getByRole('button', { name: /^Mais opções/ }).click();
  await reviewed.getByRole('button', { name: /^Denunciar/ }).click();
  await dialog(reporter).getByRole('radio', { name: 'Propaganda ou spam' }).check();
  await dialog(reporter)
    .getByRole('button', { name: /^Enviar/ })
    .click();
  await expect
    .poll(async () => (await documentsWhere(firestoreHost, 'reports', 'reviewId', reviewId)).length)
    .toBe(1);
  // The helpful marks of the review are removed with it.
  await dialog(reporter).getByRole('button', { name: 'Entendi' }).click();
  await reviewed.getByRole('button', { name: /^Útil/ }).click();
  const marks = () => documentsWhere(firestoreHost, 'helpful', 'reviewId', reviewId);
  await expect.poll(async () => (await marks()).length).toBe(1);

  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin/reports');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card.getByText('Propaganda ou spam')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remover avaliação' }).click();
  await dialog(page).getByRole('button', { name: 'Remover avaliação' }).click();
  await expect(page.getByText('Avaliação removida', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Denúncias' })).toBeFocused();
  await expect(page.getByText(text)).toHaveCount(0);
  const [report] = await documentsWhere(firestoreHost, 'reports', 'reviewId', reviewId);
  expect(report?.fields['status']).toEqual({ stringValue: 'removed' });
  expect(await documentsWhere(firestoreHost, 'reviews', 'userId', uid)).toEqual([]);
  expect(await marks()).toEqual([]);
  await page.getByRole('button', { name: 'Encerradas' }).click();
  await expect(page.getByText('Avaliação removida', { exact: true }).first()).toBeVisible();
});

test('an event report is sent after sign-in, stored once even if sent again, and closed', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const event = city.event(seenEvent);
  const words = `Nunca aconteceu ${crypto.randomUUID()}`;
  const reporter = await (await browser.newContext()).newPage();
  const email = await newPerson('Iara Atenta');
  await reporter.goto(eventLink(event));
  const report = reporter.getByRole('button', { name: 'Denunciar evento' });
  await report.click();
  await fillLogin(reporter, email);
  await expect(dialog(reporter)).toHaveAccessibleName('Denunciar evento');
  await expect(reporter).toHaveURL(eventLink(event));
  await expectAccessible(reporter);
  await dialog(reporter).getByRole('radio', { name: 'Informação falsa ou errada' }).check();
  await dialog(reporter).getByLabel('Explique (opcional)').fill(words);
  await dialog(reporter).getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog(reporter).getByText(/vai analisar este evento/)).toBeVisible();
  await expectAccessible(reporter);
  await dialog(reporter).getByRole('button', { name: 'Entendi' }).press('Enter');
  await expect(report).toBeFocused();

  await report.press('Enter');
  await dialog(reporter).getByRole('radio', { name: 'Golpe, propaganda ou spam' }).check();
  await dialog(reporter).getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(dialog(reporter).getByText(/vai analisar este evento/)).toBeVisible();
  const { uid } = await personTruth(firestoreHost, email);
  expect(await reportsBy(firestoreHost, uid)).toEqual([{ stringValue: `false: ${words}` }]);

  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Mais' }).click();
  await dialog(page)
    .getByRole('link', { name: /^Denúncias/ })
    .click();
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: event.title }),
    hasText: words,
  });
  await expect(card.getByText('Informação falsa ou errada').first()).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: event.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await page.goBack();
  await card.getByRole('link', { name: 'Editar evento' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(event.title);
  await page.goBack();
  await card.getByRole('button', { name: 'Manter evento' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Manter o evento?');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Manter evento' }).click();
  await expect(page.getByText('Evento mantido', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Denúncias' })).toBeFocused();
  await expect(page.getByText(words)).toHaveCount(0);
  const [stored] = await documentsWhere(firestoreHost, 'reports', 'reporter', uid);
  expect(stored).toMatchObject({
    id: `${event.id}_${uid}`,
    fields: { eventId: { stringValue: event.id }, status: { stringValue: 'kept' } },
  });
  await page.getByRole('button', { name: 'Encerradas' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Evento mantido').first()).toBeVisible();
});
