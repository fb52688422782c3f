import type { Page } from '@playwright/test';
import { placeLink } from '#features/places/model/place-link.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, newPerson, newProvenPerson } from '../people.ts';
import { fillLogin } from '../members/member-steps.ts';
import { documentsWhere, personTruth } from '../members/member-truth.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const claim = (page: Page) => page.getByRole('button', { name: 'Este lugar é meu' });

/** The server checks for changes every 15 seconds. */
async function expectNotice(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/notices');
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a claim is submitted, rejected, appealed and approved at ${viewport.width} px`, async ({
    page,
    browser,
    city,
    firestoreHost,
  }) => {
    test.slow();
    const place = city.placesOf('Cafés').at(viewport.width === 390 ? -3 : -4);
    if (!place) throw new Error('The seed has too few cafés');
    const address = placeLink({ ...place, categoryName: 'Cafés' });
    const name = `Iara ${crypto.randomUUID().slice(0, 8)}`;
    const [words, reason, more] = ['Sou a dona', 'Não achamos', 'O CNPJ é'].map(
      (start) => `${start} ${crypto.randomUUID()}`,
    ) as [string, string, string];

    const person = await (await browser.newContext({ viewport })).newPage();
    const email = await newProvenPerson(name);
    await person.goto(address);
    await claim(person).click();
    await fillLogin(person, email);
    await expect(dialog(person)).toHaveAccessibleName('Este lugar é meu');
    await expect(person).toHaveURL(address);
    await dialog(person).getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(dialog(person).getByText(/Conte como podemos confirmar que/)).toBeVisible();
    await expectAccessible(person);
    await dialog(person).getByLabel('Como podemos confirmar?').fill(words);
    await dialog(person).getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(dialog(person).getByText(/Respondemos em até 7 dias/)).toBeVisible();
    await dialog(person).getByRole('button', { name: 'Entendi' }).press('Enter');
    await expect(claim(person)).toBeFocused();
    await claim(person).press('Enter');
    await expect(dialog(person).getByText(/em análise\. A resposta chega.* até/)).toBeVisible();
    await expectAccessible(person);

    await page.setViewportSize(viewport);
    await enterAs(page, 'admin@guiadailha.test');
    await page.goto('/admin');
    await page.getByRole('link', { name: /Pedidos para gerenciar um lugar/ }).click();
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText(words)).toBeVisible();
    await expect(card.getByText(email)).toBeVisible();
    await expect(card.getByText(/Responder até/)).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Recusar' }).click();
    await dialog(page).getByLabel('Resposta à pessoa').fill(reason);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Recusar pedido' }).click();
    await expect(page.getByText('Pedido recusado', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    const refused = `Seu pedido para gerenciar ${place.title} foi recusado`;
    await expectNotice(person, refused);
    await expect(person.getByText(reason)).toBeVisible();
    await expectAccessible(person);
    await person.getByRole('link', { name: refused }).click();
    await claim(person).click();
    await expect(dialog(person).getByText(reason)).toBeVisible();
    await expect(dialog(person).getByText(words)).toBeVisible();
    await expectAccessible(person);
    await dialog(person).getByLabel('O que mais podemos conferir?').fill(more);
    await dialog(person).getByRole('button', { name: 'Pedir nova análise' }).click();
    await expect(dialog(person).getByText(/Respondemos em até 7 dias/)).toBeVisible();

    await page.reload();
    for (const text of [words, reason, more]) await expect(card.getByText(text)).toBeVisible();
    await card.getByRole('button', { name: 'Aprovar pedido' }).click();
    await expect(page.getByText('Pedido aprovado', { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    const { uid } = await personTruth(firestoreHost, email);
    const [stored] = await documentsWhere(firestoreHost, 'claims', 'userId', uid);
    expect(stored?.fields['status']).toEqual({ stringValue: 'approved' });
    await page.goto('/admin/audit');
    await expect(
      page.getByText(`aprovou o pedido de ${name} para gerenciar o lugar ${place.title}`),
    ).toBeVisible();

    const approved = `Seu pedido para gerenciar ${place.title} foi aprovado`;
    await expectNotice(person, approved);
    await person.getByRole('link', { name: approved }).click();
    await expect(person.getByRole('heading', { level: 1, name: 'Meus Locais' })).toBeVisible();
    await expect(person.getByText(place.title).filter({ visible: true }).first()).toBeVisible();
    await person.goto(address);
    await person.getByRole('button', { name: 'Sugerir correção' }).scrollIntoViewIfNeeded();
    await expect(claim(person)).toHaveCount(0);

    await page.goto('/admin/requests?tipo=gestao&situacao=decididas');
    await card.getByRole('button', { name: 'Desfazer' }).click();
    await expect(dialog(page)).toHaveAccessibleName('Desfazer a aprovação?');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Aprovação desfeita', { exact: true })).toBeVisible();
    await person.goto('/manager/places');
    await expect(person.getByText('Acesso negado. Apenas gerentes.')).toBeVisible();

    // Withdraws the claim, so that other tests find the city unchanged.
    await person.goto(address);
    await claim(person).click();
    await dialog(person).getByRole('button', { name: 'Retirar pedido' }).click();
    await expect(dialog(person).getByText(/A recusa continua valendo/)).toBeVisible();
  });
}

test('a place that already has a manager gets a second one only after a confirmation', async ({
  page,
  browser,
  city,
  watch,
}) => {
  test.slow();
  // A withdrawn claim no longer exists when the admin decides it.
  watch.allow(/status of 404/);
  const place = city.placesOf('Cafés').find(({ title }) => title === 'Café Rendeira');
  if (!place) throw new Error('The seed has no Café Rendeira');
  const address = placeLink({ ...place, categoryName: 'Cafés' });
  const name = `Joana ${crypto.randomUUID().slice(0, 8)}`;

  const person = await (await browser.newContext()).newPage();
  await enterAs(person, await newProvenPerson(name));
  await person.goto(address);
  await claim(person).click();
  await dialog(person).getByLabel('Como podemos confirmar?').fill('Sou sócia.');
  await dialog(person).getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(dialog(person).getByText(/Recebemos seu pedido/)).toBeVisible();

  await enterAs(page, 'admin@guiadailha.test');
  await page.goto('/admin/requests?tipo=gestao');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('gerente@guiadailha.test')).toBeVisible();
  await card.getByRole('button', { name: 'Aprovar pedido' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Aprovar mais uma pessoa?');
  await expect(dialog(page).getByText('gerente@guiadailha.test')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();

  await person.reload();
  await claim(person).click();
  await dialog(person).getByRole('button', { name: 'Retirar pedido' }).click();
  await expect(dialog(person).getByText('Seu pedido foi retirado.')).toBeVisible();

  // The card is still shown. Approving it now shows that the claim was withdrawn.
  await card.getByRole('button', { name: 'Aprovar pedido' }).click();
  await dialog(page).getByRole('button', { name: 'Aprovar pedido' }).click();
  await expect(page.getByText('Este pedido já foi decidido ou retirado')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a user without a confirmed e-mail sees how to confirm it; managers and super admins see no claim link', async ({
  page,
  browser,
  city,
}) => {
  const place = city.placesOf('Cafés').find(({ title }) => title === 'Café Rendeira');
  if (!place) throw new Error('The seed has no Café Rendeira');
  const address = placeLink({ ...place, categoryName: 'Cafés' });
  await enterAs(page, await newPerson('Nina Nova'));
  await page.goto(address);
  await claim(page).click();
  await expect(dialog(page).getByText(/confirme seu e-mail/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('link', { name: 'Confirmar meu e-mail' }).click();
  await expect(page).toHaveURL('/settings');

  for (const email of ['gerente@guiadailha.test', 'admin@guiadailha.test']) {
    const keeper = await (await browser.newContext()).newPage();
    await enterAs(keeper, email);
    await keeper.goto(address);
    await keeper.getByRole('button', { name: 'Sugerir correção' }).scrollIntoViewIfNeeded();
    await expect(claim(keeper)).toHaveCount(0);
  }
});
