import type { Locator, Page } from '@playwright/test';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { upcomingHolidays } from '#features/opening-hours/model/holidays.ts';
import { holidayNames } from '#features/opening-hours/panel-texts.ts';
import { expectAccessible } from '../axe.ts';
import { offerAllDay, ownPlace, registerMember, setHours } from '../club/club-records.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { dayAhead, storeBooking } from './reservations.ts';

const everyNight = [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} 18:00-${(day + 1) % 7} 02:00`);

/** Opens the panel as a manager. Returns a tap function and the list of its taps. */
async function atCounter(page: Page) {
  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto('/manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  const taps: string[] = [];
  return {
    taps,
    tap: async (target: Locator) => {
      taps.push((await target.textContent()) || 'field');
      await target.click();
    },
  };
}

/** Returns the code that a club member gets for an offer. */
async function codeOf(page: Page, offerId: string): Promise<string> {
  await page.goto(`/club/offers/${offerId}`);
  await page.getByRole('button', { name: 'Gerar código' }).click();
  const shown = page.getByRole('img', { name: /^Código [A-Z2-9]( |$)/ });
  const label = await shown.getAttribute('aria-label');
  return (label ?? '').replace('Código ', '').replaceAll(' ', '');
}

async function exceptionsOf(host: string, placeId: string): Promise<unknown> {
  const answer = await fetch(`${documentsUrl(host)}/places/${placeId}`, { headers: ownerHeaders });
  const { fields } = (await answer.json()) as {
    fields: {
      hours: {
        mapValue: {
          fields: { exceptions: { arrayValue: { values?: { stringValue: string }[] } } };
        };
      };
    };
  };
  const { values = [] } = fields.hours.mapValue.fields.exceptions.arrayValue;
  return values.map(({ stringValue }) => stringValue);
}

test('a code is validated in three taps from the start of the panel, and the next one in fewer', async ({
  page,
  browser,
  firestoreHost,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 568 });
  const place = await ownPlace(firestoreHost);
  const offerId = await offerAllDay(firestoreHost, place.id, 'Desconto do balcão');
  const member = await browser.newPage();
  await registerMember(member, firestoreHost, 'Sônia Sócia');
  const code = await codeOf(member, offerId);

  const { tap, taps } = await atCounter(page);
  const validate = page.getByRole('link', { name: 'Validar' });
  await expect(validate).toBeInViewport({ ratio: 1 });
  await tap(validate);
  const field = page.getByRole('textbox', { name: 'Código do sócio' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await tap(field);
  await page.keyboard.type(code.toLowerCase());
  await expect(page.getByRole('region', { name: 'Sócio' })).toContainText('Sônia');
  await expect(page.getByRole('textbox', { name: 'Valor da conta (R$)' })).toBeFocused();
  await page.keyboard.type('80,00');
  await tap(page.getByRole('button', { name: 'Confirmar desconto' }));
  await expect(page.getByRole('heading', { name: 'Desconto confirmado' })).toBeVisible();
  expect(taps, taps.join(', ')).toHaveLength(3);
  await expect(member.getByRole('heading', { name: 'Você economizou R$ 16,00' })).toBeVisible();
  await member.close();

  await tap(page.getByRole('button', { name: 'Validar outro' }));
  await expect(field).toBeFocused();
  // The statistics of the day include the use.
  await page.getByRole('link', { name: 'Hoje' }).click();
  const used = page.getByRole('link', { name: /Benefícios usados hoje/ });
  await expect(used).toContainText('de desconto');
});

test('on a phone the panel has its own frame, a request is answered from its start page, and the guest sees the answer', async ({
  page,
  browser,
  firestoreHost,
}) => {
  test.slow();
  const place = await ownPlace(firestoreHost);
  const guest = await browser.newPage();
  const name = `Nara ${crypto.randomUUID().slice(0, 8)}`;
  const email = await enterAsNewPerson(guest, name);
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  const userId = record?.id ?? '';
  const booked = { placeId: place.id, userId, name, time: '23:59', date: dayAhead(0) };
  const id = await storeBooking(firestoreHost, booked);

  await atCounter(page);
  await expect(page.getByRole('combobox', { name: /^Buscar/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Abas' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // The next pending requests, including those of other tests.
  const bookings = page.getByRole('region', { name: /pedidos? sem resposta$/ });
  const row = bookings.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(place.title);
  await expect(page.getByRole('heading', { name: 'Meus Locais' })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Confirmar a reserva de ${name}` }).click();
  await expect(row.getByText('Confirmada')).toBeVisible();
  await guest.goto('/reservations');
  await expect(guest.getByRole('article').filter({ hasText: place.title })).toContainText(
    'Confirmada',
  );
  await guest.close();

  const foot = page.getByRole('navigation', { name: 'Gerência' });
  await foot.getByRole('link', { name: 'Responder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Responder' })).toBeVisible();
  // The focus starts at the main content of the new page.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Reservas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sem resposta', exact: true })).toBeVisible();
  await expectAccessible(page);
  await foot.getByRole('button', { name: 'Mais' }).click();
  const more = page.getByRole('dialog', { name: 'Mais' });
  await expectAccessible(page);
  await more.getByRole('link', { name: 'Benefícios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Benefícios' })).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.getByRole('link', { name: 'Voltar ao guia' }).click();
  await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  expect(id).not.toBe('');
});

test('a place is closed on a holiday in two taps, and opened again in one', async ({
  page,
  firestoreHost,
}) => {
  test.slow();
  const place = await ownPlace(firestoreHost);
  await setHours(firestoreHost, place.id, { periods: everyNight, exceptions: [] });
  const [holiday] = upcomingHolidays(brandMoment(new Date()).date, 1);
  if (!holiday) throw new Error('There is no upcoming holiday');
  const holidayName = holidayNames[holiday.key];

  const { tap, taps } = await atCounter(page);
  await tap(page.getByRole('button', { name: new RegExp(`^${holidayName} `) }));
  const group = page.getByRole('dialog').getByRole('group', { name: place.title });
  await tap(group.getByRole('button', { name: 'Fechado' }));
  expect(taps).toHaveLength(2);
  await expect
    .poll(() => exceptionsOf(firestoreHost, place.id))
    .toEqual([`${holiday.date} closed ${holidayName}`]);
  await expect(group.getByRole('button', { name: 'Fechado' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: `Desfazer em ${place.title}` }).click();
  await expect.poll(() => exceptionsOf(firestoreHost, place.id)).toEqual([]);
});

test('the hours of a holiday are changed in three taps', async ({ page, firestoreHost }) => {
  test.slow();
  const place = await ownPlace(firestoreHost);
  await setHours(firestoreHost, place.id, { periods: everyNight, exceptions: [] });
  const [holiday] = upcomingHolidays(brandMoment(new Date()).date, 1);
  if (!holiday) throw new Error('There is no upcoming holiday');
  const holidayName = holidayNames[holiday.key];

  const { tap, taps } = await atCounter(page);
  await tap(page.getByRole('button', { name: new RegExp(`^${holidayName} `) }));
  const dialog = page.getByRole('dialog');
  const group = dialog.getByRole('group', { name: place.title });
  await tap(group.getByRole('button', { name: 'Horário especial' }));
  // The form starts with the hours of the weekday.
  const opens = dialog.getByLabel(`${place.title}: abre, período 1`);
  await expect(opens).toHaveValue('18:00');
  await opens.fill('20:00');
  await tap(dialog.getByRole('button', { name: 'Salvar horário' }));
  await expect
    .poll(() => exceptionsOf(firestoreHost, place.id))
    .toEqual([`${holiday.date} 20:00-02:00 ${holidayName}`]);
  expect(taps, taps.join(', ')).toHaveLength(3);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('the panel has a sidebar with Validar, and a pending request is shown in full next to the list', async ({
    page,
    firestoreHost,
  }) => {
    test.slow();
    const place = await ownPlace(firestoreHost);
    const name = `Wanda ${crypto.randomUUID().slice(0, 8)}`;
    const booked = { placeId: place.id, userId: `w${Date.now()}`, name, date: dayAhead(1) };
    await storeBooking(firestoreHost, booked);
    await atCounter(page);
    await expect(page.getByRole('combobox', { name: /^Buscar/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const panel = page.getByRole('navigation', { name: 'Gerência' });
    await expect(panel.getByRole('list', { name: 'Atendimento' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Validar' })).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('link', { name: 'Responder' }).press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .press('Enter');
    const whole = page.getByRole('region', { name: 'Reserva escolhida' });
    await expect(whole.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(page);
    await whole.getByRole('button', { name: /^Confirmar/ }).press('Enter');
    await expect(row.getByText('Confirmada')).toBeVisible();
  });
});
