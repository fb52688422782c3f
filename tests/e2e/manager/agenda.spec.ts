import type { TestInfo } from '@playwright/test';
import { dayMs } from '#shared/time-units.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { watchReads } from '../traffic.ts';
import { changeBooking, dayAhead, storeBooking } from './reservations.ts';

/** No other test stores a reservation at this place. */
const place = 'Boteco do Siri Mole';
const manager = 'gerente@guiadailha.test';

/** Days of these tests, so far ahead that no other test uses them. Retries and repetitions use other days. */
const days = { phone: 90, desktop: 130 };

function dayOf(width: string, { retry, repeatEachIndex }: TestInfo, turn: number): string {
  return dayAhead(days[width as keyof typeof days] + turn + 2 * (retry + repeatEachIndex));
}

// The tests run one after the other, because they count the pending requests of one place.
test.describe.configure({ mode: 'default' });

for (const [width, use] of Object.entries({
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
})) {
  test.describe(`the agenda on a ${width}`, () => {
    test.use(use);
    const isPhone = width === 'phone';

    test('shows a day with its counts, answers in one tap, and reads no more than it shows', async ({
      page,
      city,
      firestoreHost,
    }, testInfo) => {
      test.slow();
      const { id: placeId } = city.place(place);
      const date = dayOf(width, testInfo, 0);
      const run = crypto.randomUUID().slice(0, 8);
      const booking = (name: string, fields: object) =>
        storeBooking(firestoreHost, {
          ...{ placeId, userId: `${name}${run}`, name: `${name} ${run}`, date },
          ...fields,
        });
      await booking('Bia', { time: '19:00', people: 5, status: 'confirmed' });
      await booking('Caio', { time: '20:00', people: 4 });
      const decliningId = await booking('Davi', { time: '20:00', people: 9 });

      await enterAs(page, manager);
      await page.goto(`/manager/reservations?place=${placeId}&ver=pendentes`);
      await expect(page.getByRole('heading', { name: /pedidos sem resposta$/ })).toBeVisible();
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: `Caio ${run}` })
          .getByText('4 pessoas'),
      ).toBeVisible();
      await expectAccessible(page);

      const reads = watchReads(page, firestoreHost);
      await page.goto(`/manager/reservations?place=${placeId}&dia=${date}`);
      const day = page.getByRole('region', { name: 'Dias' }).getByRole('button', { pressed: true });
      await expect(day).toHaveAccessibleName(
        /: 2 pedidos sem resposta, 1 reserva confirmada, 5 pessoas$/,
      );
      const eight = page.getByRole('region', { name: '20:00' });
      await expect(eight).toContainText('13 pessoas');
      const ofPlace = await documentsWhere(firestoreHost, 'reservations', 'placeId', placeId);
      const textOf = (value: unknown) => (value as { stringValue: string }).stringValue;
      const waiting = ofPlace.filter(
        ({ fields }) =>
          textOf(fields['status']) === 'pending' && textOf(fields['date']) >= dayAhead(0),
      );
      // The reservations of the day, the pending requests, and one read for each day of the strip.
      expect((await reads())['reservations']).toBe(3 + waiting.length + 7);
      await expectAccessible(page);

      await page
        .getByRole('button', { name: `Confirmar a reserva de Caio ${run}` })
        .first()
        .click();
      await expect(page.getByText('Reserva confirmada')).toBeVisible();
      await expect(day).toHaveAccessibleName(
        /: 1 pedido sem resposta, 2 reservas confirmadas, 9 pessoas$/,
      );

      await eight.getByRole('button', { name: new RegExp(`^Davi ${run}`) }).click();
      const detail = isPhone
        ? page.getByRole('dialog', { name: `Davi ${run}` })
        : page.getByRole('region', { name: 'Reserva escolhida' });
      await expect(detail).toContainText('9 pessoas');
      await expect(detail.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/5548999990000\?text=/,
      );
      await expectAccessible(page);
      if (isPhone) {
        await page.goBack();
        await expect(detail).toHaveCount(0);
        await eight.getByRole('button', { name: new RegExp(`^Davi ${run}`) }).click();
      }
      await detail.getByRole('button', { name: /^Recusar/ }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Recusar o pedido?' });
      await question.getByRole('button', { name: 'Grupo grande' }).click();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Recusar pedido' }).click();
      await expect(page.getByText('Reserva recusada')).toBeVisible();
      if (isPhone) await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(day).toHaveAccessibleName(/: 2 reservas confirmadas, 9 pessoas$/);
      await expect(page).toHaveURL(new RegExp(`dia=${date}$`));
      const stored = await documentsWhere(firestoreHost, 'reservations', 'placeId', placeId);
      expect(stored.find(({ id }) => id === decliningId)?.fields['reason']).toEqual({
        stringValue: 'Não conseguimos receber um grupo deste tamanho.',
      });

      // Rejected reservations stay in a separate list.
      await page.getByRole('button', { name: '1 recusada ou cancelada' }).click();
      await page
        .getByRole('button', { name: new RegExp(`Davi ${run}`) })
        .first()
        .click();
      await expect(detail).toContainText('Motivo da recusa: Não conseguimos receber um grupo');
    });

    test('reports that the guest changed the request while it was being answered, or moved it to another time', async ({
      page,
      watch,
      browser,
      city,
      firestoreHost,
    }, testInfo) => {
      test.slow();
      // Logged by the browser when the reservation has moved to another time.
      watch.allow(/status of 404/);
      const { id: placeId } = city.place('Ostreria Maré Mansa');
      const date = dayOf(width, testInfo, 20);
      const name = `Rita ${crypto.randomUUID().slice(0, 8)}`;
      const guest = await browser.newPage();
      const email = await enterAsNewPerson(guest, name);
      const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
      const draft = { name, phone: '+5548999990000', date, time: '20:00', people: 2, note: '' };
      const id = await storeBooking(firestoreHost, {
        ...{ placeId, userId: record?.id ?? '' },
        ...draft,
      });

      await enterAs(page, manager);
      await page.goto(`/manager/reservations?place=${placeId}&dia=${date}`);
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText('2 pessoas');
      const detail = isPhone
        ? page.getByRole('dialog', { name })
        : page.getByRole('region', { name: 'Reserva escolhida' });
      if (isPhone) await row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      expect(await changeBooking(guest, id, { ...draft, people: 7 })).toBe(200);
      await detail.getByRole('button', { name: /^Confirmar/ }).click();
      await expect(
        detail.getByText(
          'A pessoa mudou o pedido antes da sua resposta. Confira e responda de novo.',
        ),
      ).toBeVisible();
      await expect(detail).toContainText('7 pessoas');
      await expectAccessible(page);
      await detail.getByRole('button', { name: /^Confirmar/ }).click();
      await expect(page.getByText('Reserva confirmada')).toBeVisible();
      await expect(row).toContainText('Confirmada');

      // The guest takes the next evening on which the place is open.
      let moved = 0;
      for (let day = 1; day <= 7 && moved !== 200; day += 1) {
        const later = new Date(Date.parse(date) + day * dayMs).toISOString().slice(0, 10);
        moved = await changeBooking(guest, id, { ...draft, people: 7, date: later });
      }
      expect(moved).toBe(200);
      if (isPhone) await row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await detail.getByRole('button', { name: /^Desmarcar/ }).click();
      await page.getByRole('button', { name: 'Desmarcar reserva' }).click();
      await expect(page.getByRole('alert')).toContainText(
        `A reserva de ${name} mudou de horário ou não existe mais, e sua resposta não foi enviada.`,
      );
      await expect(page.getByText('Nenhuma reserva neste dia')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row).toContainText('7 pessoas');
      await guest.close();
    });
  });
}
