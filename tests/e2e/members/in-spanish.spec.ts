import * as clubTexts from '#features/club/texts.es.ts';
import * as redemptionTexts from '#features/redemptions/texts.es.ts';
import * as reservationTexts from '#features/reservations/texts.es.ts';
import { expectAccessible } from '../axe.ts';
import { offerAllDay, ownPlace } from '../club/club-records.ts';
import { payWith, storedMembership } from '../club/billing-steps.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from './member-truth.ts';

test('a visitor finds a place in Spanish and requests a reservation', async ({
  page,
  city,
  firestoreHost,
}) => {
  const place = city.place('Trapiche 27');
  const email = await enterAsNewPerson(page, 'Lucía Visitante');
  await page.goto('/es/search?q=trapiche');
  await page.getByRole('article').getByRole('link', { name: place.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/es/places/bares/${place.id}`));
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Reservar/ })
    .filter({ visible: true })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('group', { name: reservationTexts.dayLabel })).toBeVisible();
  await expectAccessible(page);
  const times = form.getByRole('group', { name: reservationTexts.timeLabel }).getByRole('radio');
  // The first days may be closed.
  const days = form.getByRole('group', { name: reservationTexts.dayLabel }).getByRole('radio');
  for (let index = 1; (await times.count()) === 0; index += 1)
    await days.nth(index).check({ force: true });
  await times.first().check({ force: true });
  await form.getByLabel(reservationTexts.phoneLabel, { exact: true }).fill('+54 11 4444 5555');
  await form.getByRole('button', { name: /^(?:Enviar|Pedir) / }).click();
  await expect(
    form.getByRole('heading', { name: reservationTexts.requestSentTitle }),
  ).toBeVisible();
  await expectAccessible(page);
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  const stored = await documentsWhere(firestoreHost, 'reservations', 'userId', record?.id ?? '');
  expect(stored).toHaveLength(1);
  await page.goto('/es/reservations');
  await expect(page.getByRole('link', { name: place.title }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a visitor subscribes in Spanish and redeems a benefit', async ({
  page,
  browser,
  firestoreHost,
}) => {
  test.slow();
  const place = await ownPlace(firestoreHost, null, 'Mesa');
  const offerId = await offerAllDay(firestoreHost, place.id, 'Mesa del socio', 24 * 60);
  const email = await enterAsNewPerson(page, 'Mateo Socio');
  await page.goto('/es/subscription');
  await page.getByRole('button', { name: clubTexts.subscribe, exact: true }).first().click();
  await payWith(page, /^Pagamento aprovado/);
  await expect(page).toHaveURL(/\/es\/subscription\/success/);
  await expect(page.getByRole('heading', { name: clubTexts.welcomeTitle })).toBeVisible();
  await page.getByRole('button', { name: clubTexts.pauseCountdown }).click();
  expect((await storedMembership(firestoreHost, email)).status).toBe('active');
  await expectAccessible(page);

  await page.goto(`/es/club/offers/${offerId}`);
  await page.getByRole('button', { name: redemptionTexts.createCode }).click();
  const card = page.getByRole('region', { name: redemptionTexts.codeCardLabel });
  await expect(card.getByRole('img', { name: redemptionTexts.qrCodeLabel })).toBeVisible();
  await expectAccessible(page);
  const label = await card
    .getByRole('img', { name: /[A-Z2-9]( [A-Z2-9]){5}/ })
    .getAttribute('aria-label');
  const code = /(?:[A-Z2-9] ?){6}$/.exec(label ?? '')?.[0].replaceAll(' ', '') ?? '';

  // The staff works in Portuguese.
  const staff = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await enterAs(staff, 'gerente@guiadailha.test');
  await staff.goto('/manager/validar');
  await staff.getByLabel('Código do sócio').fill(code);
  await staff.keyboard.press('Enter');
  await staff.getByLabel('Valor da conta (R$)').fill('100,00');
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { name: 'Desconto confirmado' })).toBeVisible();
  await staff.context().close();
});

test('a choice in the switch is stored in the profile', async ({ page, firestoreHost }) => {
  const email = await enterAsNewPerson(page, 'Emma Settings');
  const storedLanguage = async () => {
    const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
    const preferences = record?.fields['preferences'] as {
      mapValue: { fields: { language?: { stringValue: string } } };
    };
    return preferences.mapValue.fields.language?.stringValue;
  };
  // Opening a page in another language, for example by a shared link, changes nothing.
  await page.goto('/en/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedLanguage()).toBe('pt');
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect.poll(storedLanguage).toBe('en');
});
