import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { getClubMember } from '#data/club/club-member-store.ts';
import { requestReservation } from '#data/reservations/reservation-request-store.ts';
import {
  cancelReservation,
  getReservation,
  listReservations,
} from '#data/reservations/reservation-store.ts';
import { maxDaysAhead, reservationId } from '#domain/reservation-request.ts';
import type { ReservationDraft, ReservationRequest } from '#domain/reservation-request.ts';
import { brandMoment } from '#domain/reservation-times.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();

const dayMs = 86_400_000;
/** 'YYYY-MM-DD' of a day from today on. */
const inDays = (days: number) => brandMoment(new Date(Date.now() + days * dayMs)).date;
const today = inDays(0);

const draft = (changes: Partial<ReservationDraft> = {}): ReservationDraft => ({
  name: 'Ana Souza',
  phone: '+5548999990000',
  date: inDays(3),
  time: '20:00',
  people: 4,
  note: 'Mesa perto\nda janela',
  ...changes,
});
const idOf = (uid: string, date = inDays(3)) => reservationId('p1', uid, date);

let fixture: DataFixture;

/** A reservation as it is stored. */
function stored(uid: string, changes: Partial<ReservationRequest> = {}): Record<string, object> {
  const fields = {
    placeId: 'p1',
    userId: uid,
    ...draft(),
    status: 'pending',
    priority: false,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...changes,
  };
  return { [`reservations/${reservationId(fields.placeId, uid, fields.date)}`]: fields };
}

const request = (uid: string, changes: Partial<ReservationDraft> = {}, placeId = 'p1') =>
  as(uid, () => requestReservation(uid, placeId, draft(changes)));
const statusOf = async (uid: string) => (await as(uid, () => getReservation(idOf(uid))))?.status;

beforeAll(async () => {
  fixture = await startDataFixture();
});

beforeEach(async () => {
  const people = ['ana', 'bia', 'caio', 'duda', 'eva', 'fabio', 'gil', 'hugo', 'socio', 'antigo'];
  await fixture.store({
    'places/p1': aStoredPlace(),
    'places/p2': aStoredPlace(),
    'places/hidden': aStoredPlace({ isActive: false }),
    ...Object.fromEntries(people.map((uid) => [`users/${uid}`, aPerson(uid)])),
    'users/pendente': aPerson('pendente', { status: 'pending' }),
    'clubMembers/socio': { userId: 'socio', status: 'active', entitledUntil: new Date(9e12) },
    'clubMembers/antigo': { userId: 'antigo', status: 'canceled' },
  });
});

afterAll(() => fixture.close());

describe('asking for a reservation', () => {
  it('stores the request as it was made, pending', async () => {
    const { isNew, reservation } = await request('ana');
    expect(isNew).toBe(true);
    expect(await as('ana', () => getReservation(reservation.id))).toMatchObject({
      id: idOf('ana'),
      placeId: 'p1',
      userId: 'ana',
      ...draft(),
      status: 'pending',
      priority: false,
    });
  });

  it('has priority exactly for active members of the club', async () => {
    expect((await request('socio')).reservation.priority).toBe(true);
    expect((await request('antigo')).reservation.priority).toBe(false);
    expect(await as('socio', () => getReservation(idOf('socio')))).toMatchObject({
      priority: true,
    });
    expect(await as('antigo', () => getClubMember('antigo'))).toMatchObject({ isActive: false });
    expect(await as('ana', () => getClubMember('ana'))).toBeNull();
  });

  it('costs one document read', async () => {
    await fixture.resetReads();
    await request('bia');
    expect(await fixture.reads()).toBeLessThanOrEqual(1);
  });

  it('answers the request of the same place and day instead of a second one', async () => {
    await request('caio');
    const { isNew, reservation } = await request('caio', { people: 9 });
    expect(isNew).toBe(false);
    expect(reservation).toMatchObject({ people: 4, status: 'pending' });
    expect((await request('caio', { date: inDays(4) })).isNew).toBe(true);
    expect((await request('caio', {}, 'p2')).isNew).toBe(true);
  });

  it.each(['cancelled', 'declined', 'confirmed'] as const)(
    'answers one that is %s, which stays as it is',
    async (status) => {
      await fixture.store(stored('duda', { status }));
      expect(await request('duda')).toMatchObject({ isNew: false, reservation: { status } });
      expect(await statusOf('duda')).toBe(status);
    },
  );

  it('sent twice at the same moment is one request, new to both', async () => {
    const outcomes = await Promise.all([request('eva'), request('eva')]);
    expect(outcomes.map(({ isNew }) => isNew)).toEqual([true, true]);
  });

  it('repeated after its answer was lost is this one', async () => {
    const loseAnswer = (address: string): Fate =>
      address.includes(':commit') ? 'answer-lost' : 'sent';
    const lost = as('fabio', () => requestReservation('fabio', 'p1', draft()), loseAnswer);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    expect(await request('fabio')).toMatchObject({ isNew: true });
  });

  it.each<[string, string, Partial<ReservationDraft>, string, string]>([
    ['a pending account', 'pendente', {}, 'p1', 'permission-denied'],
    ['an inactive place', 'gil', {}, 'hidden', 'permission-denied'],
    ['a place that does not exist', 'gil', {}, 'nowhere', 'permission-denied'],
    ['a place id that cannot exist', 'gil', {}, '../p1', 'not-found'],
    ['yesterday', 'gil', { date: inDays(-1) }, 'p1', 'permission-denied'],
    ['more than a year ahead', 'gil', { date: inDays(367) }, 'p1', 'permission-denied'],
    ['a phone that is not E.164', 'gil', { phone: '9999' }, 'p1', 'invalid-input'],
  ])('is refused for %s', async (_what, uid, changes, placeId, code) => {
    await expect(request(uid, changes, placeId)).rejects.toMatchObject({ name: 'AppError', code });
  });

  it('is allowed for today and for the last day that the form offers', async () => {
    expect((await request('gil', { date: today })).isNew).toBe(true);
    expect((await request('gil', { date: inDays(maxDaysAhead) })).isNew).toBe(true);
  });

  it('sends nothing that is out of bounds', async () => {
    await expect(request('gil', { people: 31 })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(commits()).toBe(0);
  });
});

describe('calling a reservation off', () => {
  const cancel = (uid: string) => as(uid, () => cancelReservation(idOf(uid)));

  it.each(['pending', 'confirmed'] as const)('works while it is %s, and twice', async (status) => {
    await fixture.store(stored('ana', { status }));
    await cancel('ana');
    await cancel('ana');
    expect(await statusOf('ana')).toBe('cancelled');
  });

  it('tells that the place has declined it meanwhile', async () => {
    await fixture.store(stored('ana', { status: 'declined' }));
    await expect(cancel('ana')).rejects.toMatchObject({ code: 'conflict' });
    expect(await statusOf('ana')).toBe('declined');
  });

  it('tells that there is none', async () => {
    await expect(cancel('hugo')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of somebody else is refused', async () => {
    await fixture.store(stored('ana', { status: 'confirmed' }));
    const theft = as('bia', () => cancelReservation(idOf('ana')));
    await expect(theft).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await statusOf('ana')).toBe('confirmed');
  });

  it('after its answer was lost is done', async () => {
    await fixture.store(stored('ana'));
    const lost = as(
      'ana',
      () => cancelReservation(idOf('ana')),
      (address) => (address.includes(':commit') ? 'answer-lost' : 'sent'),
    );
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await cancel('ana');
    expect(await statusOf('ana')).toBe('cancelled');
  });
});

describe('the list of reservations', () => {
  const list = (uid: string, cursor?: Awaited<ReturnType<typeof listReservations>>['nextCursor']) =>
    as(uid, () => listReservations(uid, { today, cursor }));

  it('is one’s own, the latest date first', async () => {
    for (const days of [-3, 5, 0]) await fixture.store(stored('bruno', { date: inDays(days) }));
    await fixture.store(stored('outra', { date: inDays(1) }));
    const { items, nextCursor } = await list('bruno');
    expect(items.map(({ date }) => date)).toEqual([inDays(5), inDays(0), inDays(-3)]);
    expect(nextCursor).toBeNull();
  });

  it('has everything to come on its first page, and goes on by pages of 25', async () => {
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

  it('of others is out of reach', async () => {
    const theft = as('bia', () => listReservations('ana', { today }));
    await expect(theft).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('shows an odd document as cancelled, and does not fail with it', async () => {
    await fixture.store({ 'reservations/p1_davi_x': { userId: 'davi', date: 'x', status: 7 } });
    expect((await list('davi')).items).toMatchObject([{ status: 'cancelled', people: 0 }]);
  });
});
