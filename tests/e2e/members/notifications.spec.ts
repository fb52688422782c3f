import type { APIRequestContext } from '@playwright/test';
import { dayMs } from '#shared/time-units.ts';
import { toRestFields } from '#support/rest-values.ts';
import { documentsUrl, ownerHeaders } from '../city.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enterAs, newProvenPerson } from '../people.ts';
import { documentsWhere } from './member-truth.ts';

/** The server checks for new notifications every 15 seconds. */
const nextRounds = { timeout: 60_000 };

interface Listed {
  id: number;
  to: string[];
  subject: string;
}

/** Returns the e-mails sent to an address. */
async function mailTo(request: APIRequestContext, address: string): Promise<Listed[]> {
  const answer = await request.get(`${process.env['E2E_MAIL'] ?? ''}/_local/letters`);
  const { letters } = (await answer.json()) as { letters: Listed[] };
  return letters.filter(({ to }) => to.includes(address));
}

/** Assigns a place to a manager as a super admin would, bypassing the security rules. */
async function entrust(host: string, uid: string, placeId: string): Promise<void> {
  const mask = 'updateMask.fieldPaths=role&updateMask.fieldPaths=managedPlaces';
  const answer = await fetch(`${documentsUrl(host)}/users/${uid}?${mask}`, {
    method: 'PATCH',
    headers: ownerHeaders,
    body: JSON.stringify({ fields: toRestFields({ role: 'manager', managedPlaces: [placeId] }) }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Stores a reservation as the server would, bypassing the security rules. */
async function storeBooking(
  host: string,
  uid: string,
  placeId: string,
  status = 'confirmed',
): Promise<void> {
  const folder = documentsUrl(host);
  const date = new Date(Date.now() + 9 * dayMs).toISOString().slice(0, 10);
  const booking = {
    ...{ placeId, userId: uid, name: 'Nina Nova', phone: '+5548999990000', date, time: '20:00' },
    ...{ people: 2, note: '', status, priority: false },
  };
  const answer = await fetch(`${folder}:commit`, {
    method: 'POST',
    headers: ownerHeaders,
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${folder.slice(folder.indexOf('projects/'))}/reservations/${placeId}_${uid}_${date}_2000`,
            fields: toRestFields(booking),
          },
          updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
            fieldPath,
            setToServerValue: 'REQUEST_TIME',
          })),
        },
      ],
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

test('a user learns by bell, list and e-mail that a reservation was confirmed', async ({
  page,
  request,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = city.place('Trapiche 27');
  const email = await newProvenPerson('Nina Nova');
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  await storeBooking(firestoreHost, record?.id ?? '', place.id);
  await expect.poll(() => mailTo(request, email), nextRounds).toHaveLength(1);

  await enterAs(page, email);
  await page.goto('/');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Avisos/ });
  await expect(bell).toHaveAccessibleName('Avisos: 1 novo');
  await bell.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avisos');
  const notice = page.getByRole('list', { name: 'Avisos' }).getByRole('listitem');
  await expect(notice).toContainText('Reserva confirmada: Trapiche 27');
  await expect(notice).toContainText('Novo');
  await expectAccessible(page);
  await expect(bell).toHaveAccessibleName('Avisos');
  const newNoticeBox = await notice.boundingBox();

  await page.reload();
  await expect(notice).toContainText('Reserva confirmada: Trapiche 27');
  await expect(notice).not.toContainText('Novo');
  // A read notice has the same spacing as a new one.
  expect(await notice.boundingBox()).toEqual(newNoticeBox);
  await notice.getByRole('button', { name: /^Excluir o aviso/ }).click();
  await expect(page.getByText('Nenhum aviso ainda')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Escolher o que chega por e-mail' }).click();
  const wanted = page.getByRole('switch', { name: 'Resposta às suas reservas' });
  await expect(wanted).toBeChecked();
  await wanted.click();
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible();
  await page.reload();
  await expect(wanted).not.toBeChecked();
});

test('the e-mail is readable as rendered and gives the reason why it was sent', async ({
  page,
  request,
  city,
  firestoreHost,
}) => {
  test.slow();
  const place = city.place('Trapiche 27');
  const email = await newProvenPerson('Nina Nova');
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  await storeBooking(firestoreHost, record?.id ?? '', place.id);
  await expect.poll(() => mailTo(request, email), nextRounds).toHaveLength(1);
  const [letter] = await mailTo(request, email);
  expect(letter?.subject).toBe('Reserva confirmada: Trapiche 27');
  await page.goto(`${process.env['E2E_MAIL'] ?? ''}/letters/${letter?.id ?? 0}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
    'Reserva confirmada: Trapiche 27',
  );
  await expect(frame.getByText('Olá, Nina Nova.')).toBeVisible();
  await expect(frame.getByText(/Você recebe este e-mail porque pediu uma reserva/)).toBeVisible();
  await expectAccessible(page);
});

test('a manager unsubscribes from one kind of e-mail in the e-mail, and sees a confirmation', async ({
  page,
  request,
  city,
  firestoreHost,
  watch,
}) => {
  test.slow();
  const place = city.place('Jazz na Lagoa');
  const email = await newProvenPerson('Nina Nova');
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  await entrust(firestoreHost, record?.id ?? '', place.id);
  await storeBooking(firestoreHost, record?.id ?? '', place.id, 'pending');
  await expect.poll(() => mailTo(request, email), nextRounds).toHaveLength(1);
  const [letter] = await mailTo(request, email);
  expect(letter?.subject).toBe('Nova reserva em Jazz na Lagoa');
  await page.goto(`${process.env['E2E_MAIL'] ?? ''}/letters/${letter?.id ?? 0}`);
  const link = page.frameLocator('iframe').getByRole('link', { name: /^Não receber mais/ });
  const address = new URL((await link.getAttribute('href')) ?? '');

  await page.goto(address.pathname + address.search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parar estes e-mails');
  await expect(page.getByText(/Nova reserva nos seus lugares/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Parar estes e-mails' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estes e-mails não chegam mais');
  await expectAccessible(page);

  watch.allow(/status of 404/);
  await page.goto(`${address.pathname}?t=outro`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este endereço não vale mais');
  await expect(page.getByRole('link', { name: 'Escolher quais e-mails receber' })).toBeVisible();
  await expectAccessible(page);
});
