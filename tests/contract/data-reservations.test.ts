import { beforeEach, describe, expect, it } from 'vitest';

import { listReservations } from '#features/reservations/data/reservation-store.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { inDays } from '#support/builders.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as } = signedRequests();

const today = inDays(0);

const fixture = dataFixtureOfFile();

/** Returns a reservation in its stored form. */
function stored(uid: string, changes: Partial<ReservationRequest> = {}): Record<string, object> {
  const fields = {
    placeId: 'p1',
    userId: uid,
    ...{ name: 'Ana Souza', phone: '+5548999990000', people: 4, note: '' },
    ...{ date: inDays(3), time: '20:00' },
    status: 'pending',
    priority: false,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...changes,
  };
  return { [`reservations/${reservationId(fields.placeId, uid, fields)}`]: fields };
}

beforeEach(async () => {
  await fixture.store({ 'users/bia': aPerson('bia') });
});

describe('the list of reservations', () => {
  const list = (uid: string, cursor?: Awaited<ReturnType<typeof listReservations>>['nextCursor']) =>
    as(uid, () => listReservations(uid, { today, cursor }));

  it("contains the user's own reservations, latest date first", async () => {
    for (const days of [-3, 5, 0]) await fixture.store(stored('bruno', { date: inDays(days) }));
    await fixture.store(stored('outra', { date: inDays(1) }));
    const { items, nextCursor } = await list('bruno');
    expect(items.map(({ date }) => date)).toEqual([inDays(5), inDays(0), inDays(-3)]);
    expect(nextCursor).toBeNull();
  });

  it('has all upcoming ones on its first page, and continues in pages of 25', async () => {
    const documents = Array.from({ length: 90 }, (_, index) =>
      stored('clara', { date: inDays(40 - index) }),
    );
    await fixture.store(Object.assign({}, ...documents) as Record<string, object>);
    const first = await list('clara');
    expect(first.items).toHaveLength(50);
    expect(first.items.filter(({ date }) => date >= today)).toHaveLength(41);
    const second = await list('clara', first.nextCursor);
    expect(second.items).toHaveLength(25);
    expect(second.items[0]?.date).toBe(inDays(-10));
    const third = await list('clara', second.nextCursor);
    expect(third).toMatchObject({ nextCursor: null });
    expect(third.items).toHaveLength(15);
  });

  it('of other users cannot be read', async () => {
    const theft = as('bia', () => listReservations('ana', { today }));
    await expect(theft).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('shows an invalid document as cancelled, without failing', async () => {
    await fixture.store({ 'reservations/p1_davi_x': { userId: 'davi', date: 'x', status: 7 } });
    expect((await list('davi')).items).toMatchObject([{ status: 'cancelled', people: 0 }]);
  });
});
