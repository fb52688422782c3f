import type { Page } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from '../axe.ts';
import { countedTaps } from '../counted-taps.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson, newPerson } from '../people.ts';
import { fillLogin } from '../members/member-steps.ts';
import { documentsWhere, personTruth } from '../members/member-truth.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const suggest = (page: Page) => page.getByRole('button', { name: 'Sugerir correção' });

test('a correction is sent after sign-in, applied in one tap and reverted', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = city.placesOf('Cafés').at(-1);
  if (!place) throw new Error('The seed has no café');
  const address = placeLink({ ...place, categoryName: 'Cafés' });
  const words = `Liguei hoje ${crypto.randomUUID()}`;
  const phone = `(48) 3222-${1000 + Math.floor(Math.random() * 9000)}`;
  const name = `Olívia ${crypto.randomUUID().slice(0, 8)}`;

  const person = await (await browser.newContext()).newPage();
  const email = await newPerson(name);
  await person.goto(address);
  await suggest(person).click();
  await fillLogin(person, email);
  await expect(dialog(person)).toHaveAccessibleName('Sugerir correção');
  await expect(person).toHaveURL(address);
  await expectAccessible(person);
  await dialog(person).getByRole('button', { name: 'Outra coisa' }).click();
  await dialog(person).getByRole('button', { name: 'Enviar correção' }).click();
  await expect(dialog(person).getByText(/Mude pelo menos uma informação/)).toBeVisible();
  await expectAccessible(person);
  await dialog(person).getByLabel('Telefone').fill(phone);
  await dialog(person)
    .getByLabel(/Quer contar mais/)
    .fill(words);
  await dialog(person).getByRole('button', { name: 'Enviar correção' }).click();
  await expect(dialog(person).getByText(/Nossa equipe vai conferir/)).toBeVisible();
  await dialog(person).getByRole('button', { name: 'Entendi' }).press('Enter');
  await expect(suggest(person)).toBeFocused();
  await suggest(person).press('Enter');
  await expect(dialog(person).getByText(/em análise: telefone/)).toBeVisible();
  await expectAccessible(person);

  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin');
  await page.getByRole('link', { name: /Correções sugeridas/ }).click();
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card.getByText(phone)).toBeVisible();
  // A page cached by the server may be older than the queue, so the previous value is read from the queue.
  const before = await card.getByRole('deletion').innerText();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Aplicar correção' }).click();
  await expect(page.getByText('Correção aplicada', { exact: true })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  const { uid } = await personTruth(firestoreHost, email);
  const [stored] = await documentsWhere(firestoreHost, 'suggestions', 'userId', uid);
  expect(stored?.fields['status']).toEqual({ stringValue: 'applied' });
  await page.goto('/admin/audit');
  await expect(page.getByText(`aplicou a correção de ${name}`)).toBeVisible();

  await page.goto('/admin/requests?situacao=decididas');
  await expect(card.getByText('Aplicada', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Desfazer a correção?');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Correção desfeita', { exact: true })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.getByRole('button', { name: /Em análise/ }).click();
  await expect(card.getByRole('deletion')).toHaveText(before);

  // Withdraws the correction, so that other tests find the city unchanged.
  await person.reload();
  await suggest(person).click();
  await dialog(person).getByRole('button', { name: 'Retirar correção' }).click();
  await expect(dialog(person).getByText('Sua correção foi retirada.')).toBeVisible();
});

test('a correction is rejected with a reply, and the user sees the reply', async ({
  page,
  browser,
  city,
}) => {
  test.slow();
  const place = city.placesOf('Cafés').at(-2);
  if (!place) throw new Error('The seed has no second café');
  const address = placeLink({ ...place, categoryName: 'Cafés' });
  const words = `Vi fechado ${crypto.randomUUID()}`;
  const answer = `Ligamos e segue aberto ${crypto.randomUUID()}`;

  const person = await (await browser.newContext()).newPage();
  await enterAsNewPerson(person, 'Ruth Curiosa');
  await person.goto(address);
  await suggest(person).click();
  await dialog(person).getByRole('button', { name: 'Fechou' }).click();
  await dialog(person)
    .getByLabel(/Quer contar mais/)
    .fill(words);
  await dialog(person).getByRole('button', { name: 'Enviar correção' }).click();
  await expect(dialog(person).getByText(/Nossa equipe vai conferir/)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin/requests');
  const card = page.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: 'Recusar' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Recusar a correção?');
  await dialog(page).getByLabel('Resposta à pessoa').fill(answer);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Recusar correção' }).click();
  await expect(page.getByText('Correção recusada', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Decididas' }).click();
  await expect(card.getByText(answer)).toBeVisible();

  await person.goto(address);
  await suggest(person).click();
  await expect(dialog(person).getByText(answer)).toBeVisible();
  await expect(dialog(person).getByRole('group', { name: 'O que está errado?' })).toBeVisible();
});

test('a wrong phone takes three taps and one field, and its correction is undone from the message', async ({
  page,
  browser,
  city,
}) => {
  test.slow();
  const place = city.placesOf('Cafés').at(-3);
  if (!place) throw new Error('The seed has no third café');
  const phone = `(48) 3222-${1000 + Math.floor(Math.random() * 9000)}`;
  const person = await (await browser.newContext()).newPage();
  await enterAsNewPerson(person, 'Tânia Atenta');
  await person.goto(placeLink({ ...place, categoryName: 'Cafés' }));
  const { tap, count } = countedTaps();
  await tap(suggest(person));
  await tap(dialog(person).getByRole('button', { name: 'Telefone' }));
  await expect(dialog(person).getByLabel('Telefone')).toBeFocused();
  await expect(dialog(person).getByRole('textbox')).toHaveCount(1);
  await expectAccessible(person);
  await person.keyboard.press('ControlOrMeta+A');
  await person.keyboard.type(phone);
  await tap(dialog(person).getByRole('button', { name: 'Enviar correção' }));
  await expect(dialog(person).getByText(/Nossa equipe vai conferir/)).toBeVisible();
  expect(count()).toBe(3);

  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin/requests');
  const card = page.getByRole('article').filter({ hasText: phone });
  await card.getByRole('button', { name: 'Aplicar correção' }).click();
  await expect(page.getByText('Correção aplicada', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Correção desfeita', { exact: true })).toBeVisible();
  await expect(card).toBeVisible();

  // Withdraws the correction, so that other tests find the city unchanged.
  await person.reload();
  await suggest(person).click();
  await dialog(person).getByRole('button', { name: 'Retirar correção' }).click();
  await expect(dialog(person).getByText('Sua correção foi retirada.')).toBeVisible();
});
