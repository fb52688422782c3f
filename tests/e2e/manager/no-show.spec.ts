import { expectAccessible } from '../axe.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, enterAsNewPerson } from '../people.ts';
import { documentsWhere } from '../members/member-truth.ts';

const text = (stringValue: string) => ({ stringValue });

test('who did not come is marked, told so, and disputes it', async ({
  page,
  browser,
  city,
  firestoreHost,
}) => {
  test.slow();
  const name = `Falta ${Date.now().toString(36)}`;
  const guest = await browser.newPage();
  const email = await enterAsNewPerson(guest, name);
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  const placeId = city.place('Ostreria Maré Mansa').id;
  // The evening before, by the clock of the island.
  const date = new Date(Date.now() - 27 * 3_600_000).toISOString().slice(0, 10);
  const id = `${placeId}_${record?.id}_${date}_1930`;
  const stored = await fetch(`${documentsUrl(firestoreHost)}/reservations/${id}`, {
    method: 'PATCH',
    headers: ownerHeaders,
    body: JSON.stringify({
      fields: {
        ...{ placeId: text(placeId), userId: text(record?.id ?? ''), name: text(name) },
        ...{ phone: text('+5548999990000'), date: text(date), time: text('19:30') },
        ...{ people: { integerValue: '2' }, note: text(''), status: text('confirmed') },
        priority: { booleanValue: false },
        updatedAt: { timestampValue: new Date().toISOString() },
      },
    }),
  });
  expect(stored.ok).toBe(true);

  await enterAs(page, 'gerente@guiadailha.test');
  await page.goto(`/manager/reservations?place=${placeId}&status=all`);
  await page.getByRole('button', { name: 'Mostrar anteriores' }).click();
  const card = page.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: `Marcar falta de ${name}` }).click();
  await expect(page.getByText('Falta marcada')).toBeVisible();
  await expect(card.getByText('Não compareceu')).toBeVisible();
  await expectAccessible(page);

  await guest.goto('/history');
  await guest.getByRole('button', { name: /^Contestar falta de/ }).click();
  await expect(guest.getByRole('heading', { name: 'Contestar a falta?' })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('dialog').getByRole('button', { name: 'Contestar falta' }).click();
  await expect(guest.getByText('Você contestou esta falta. Ela não conta.')).toBeVisible();
  await expectAccessible(guest);

  await page.reload();
  await page.getByRole('button', { name: 'Mostrar anteriores' }).click();
  await expect(card.getByText('A pessoa contesta esta falta.')).toBeVisible();
  await card.getByRole('button', { name: /^Desfazer a falta/ }).click();
  await expect(card.getByText('Confirmada')).toBeVisible();
  await guest.close();
});
