import { describe, expect, it, vi } from 'vitest';
import { ownBackend } from '#support/own-backend.ts';

import { UserFacingError } from '#shared/user-facing-error.ts';
import { aReservation } from '#support/builders.ts';
import { answerReservation } from './reservation-inbox-store.ts';
import { changeReservation, requestReservation } from './reservation-request-store.ts';
import { cancelReservation } from './reservation-store.ts';

vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

const reservation = aReservation({ updatedAt: new Date(1_800_000_000_123) });

function answerWith(status: number, body: object) {
  const init = { status, headers: { 'content-type': 'application/json' } };
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), init)),
  );
  vi.stubGlobal('fetch', fetch);
  return {
    sent: () => fetch.mock.calls.map(([address, init]) => [address, init?.body]),
  };
}

ownBackend('https://api.example');

const { name, phone, date, time, people, note } = reservation;
const draft = { name, phone, date, time, people, note };

describe('a reservation sent to the server', () => {
  it('is cleaned, and the response is the stored reservation', async () => {
    const { sent } = answerWith(201, { success: true, isNew: true, reservation });
    const typed = { ...draft, name: ' Ana \u202e Souza ' };
    expect(await requestReservation('p1', typed)).toEqual({ isNew: true, reservation });
    expect(sent()).toEqual([
      ['https://api.example/api/reservations', JSON.stringify({ placeId: 'p1', ...draft })],
    ]);
  });

  it('is changed as a whole, and the response has the id of the new time', async () => {
    const movedReservation = aReservation({
      ...draft,
      time: '21:00',
      updatedAt: reservation.updatedAt,
    });
    const { sent } = answerWith(200, { success: true, reservation: movedReservation });
    const change = { ...draft, time: '21:00' };
    expect(await changeReservation(reservation.id, change)).toEqual(movedReservation);
    expect(sent()).toEqual([
      [`https://api.example/api/reservations/${reservation.id}/change`, JSON.stringify(change)],
    ]);
    await expect(changeReservation('p1', { ...draft, people: 0 })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('is not sent if the draft is invalid', async () => {
    const { sent } = answerWith(201, {});
    const pendingRequest = requestReservation('p1', { ...draft, people: 31 });
    await expect(pendingRequest).rejects.toMatchObject({ code: 'invalid-input' });
    expect(sent()).toEqual([]);
  });

  it('throws the message of the server if it is refused', async () => {
    const error = 'Não há mais mesas neste horário.';
    answerWith(409, { success: false, error, code: 'conflict', reason: 'full' });
    const refusal = await requestReservation('p1', draft).catch(
      (thrownError: unknown) => thrownError,
    );
    expect(refusal).toBeInstanceOf(UserFacingError);
    expect(refusal).toMatchObject({ code: 'conflict', reason: 'full', sentence: error });
  });

  it.each([
    [404, { code: 'not-found' }, 'not-found'],
    [409, { code: 'conflict', reason: 'from_the_future' }, 'conflict'],
    [200, { success: true, reservation: 'none' }, 'unavailable'],
  ])('throws for the response %d %j the error %s', async (status, body, code) => {
    answerWith(status, { error: 'x', success: false, ...body });
    await expect(cancelReservation(reservation.id)).rejects.toMatchObject({ code });
  });

  it('is answered with the version that the manager saw, and the reason if given', async () => {
    const { sent } = answerWith(200, { success: true, kind: 'overtaken', reservation });
    expect(await answerReservation(reservation, { answer: 'confirmed' })).toEqual({
      kind: 'overtaken',
      reservation,
    });
    await answerReservation(reservation, { answer: 'declined', reason: 'Casa cheia' });
    const address = `https://api.example/api/reservations/${reservation.id}/answer`;
    const updatedAt = '2027-01-15T08:00:00.123Z';
    expect(sent()).toEqual([
      [address, JSON.stringify({ answer: 'confirmed', updatedAt })],
      [address, JSON.stringify({ answer: 'declined', updatedAt, reason: 'Casa cheia' })],
    ]);
  });
});
