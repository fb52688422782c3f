import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';
import { dayAhead, storeBooking } from './reservations.ts';

for (const { width, isWide } of [
  { width: 390, isWide: false },
  { width: 1280, isWide: true },
]) {
  test(`a no-show is marked, the guest is notified and disputes it, at ${width}`, async ({
    page,
    browser,
    city,
    firestoreHost,
  }) => {
    test.slow();
    const viewport = { width, height: 800 };
    await page.setViewportSize(viewport);
    const name = `Falta ${Date.now().toString(36)}`;
    const guest = await browser.newPage({ viewport });
    const email = await enterAsNewPerson(guest, name);
    const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
    const placeId = city.place('Ostreria Maré Mansa').id;
    const date = dayAhead(-1);
    await storeBooking(firestoreHost, {
      ...{ placeId, userId: record?.id ?? '', name, date, time: '19:30', status: 'confirmed' },
    });

    await enterAs(page, 'gerente@guiadailha.test');
    await page.goto(`/manager/reservations?place=${placeId}&dia=${date}`);
    const row = page.getByRole('listitem').filter({ hasText: name });
    const open = row.getByRole('button', { name: new RegExp(`^${name}`) });
    const detail = isWide
      ? page.getByRole('region', { name: 'Reserva escolhida' })
      : page.getByRole('dialog', { name });
    await open.click();
    await expectAccessible(page);
    await detail.getByRole('button', { name: `Marcar falta de ${name}` }).click();
    await expect(page.getByText('Falta marcada')).toBeVisible();
    await expect(row.getByText('Não compareceu')).toBeVisible();
    await expectAccessible(page);

    await guest.goto('/reservations');
    await guest.getByRole('button', { name: /^Contestar falta de/ }).click();
    await expect(guest.getByRole('heading', { name: 'Contestar a falta?' })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('dialog').getByRole('button', { name: 'Contestar falta' }).click();
    await expect(guest.getByText('Você contestou esta falta. Ela não conta.')).toBeVisible();
    await expectAccessible(guest);

    await page.reload();
    await open.click();
    await expect(detail.getByText('A pessoa contesta esta falta.')).toBeVisible();
    await detail.getByRole('button', { name: /^Desfazer a falta/ }).click();
    await expect(page.getByText('Falta desfeita')).toBeVisible();
    await expect(row.getByText('Confirmada')).toBeVisible();
    await guest.close();
  });
}
