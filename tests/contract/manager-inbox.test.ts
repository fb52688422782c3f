import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inboxBudget, readInbox } from '#data/reservations/reservation-inbox-store.ts';
import type { InboxPage } from '#data/reservations/reservation-inbox-store.ts';
import type { InboxFilter, InboxPeriod } from '#domain/reservation-inbox.ts';
import { reservationId } from '#domain/reservation-request.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';
import { inDays } from '#support/builders.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as } = signedRequests();

const today = inDays(0);
const placeIds = Array.from({ length: 40 }, (_, index) => `place${index}`);

let fixture: DataFixture;

function stored(placeId: string, uid: string, changes: Partial<ReservationRequest> = {}) {
  const fields = {
    placeId,
    userId: uid,
    name: 'Ana Souza',
    phone: '+5548999990000',
    date: inDays(3),
    time: '20:00',
    people: 4,
    note: '',
    status: 'pending',
    priority: false,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...changes,
  };
  return [`reservations/${reservationId(placeId, uid, fields)}`, fields] as const;
}

/** What each place has: the first is busy, some have nothing. */
const reservations = placeIds.flatMap((placeId, index) =>
  Array.from({ length: index === 0 ? 60 : (index * 7) % 9 }, (_, turn) =>
    stored(placeId, `guest${turn}`, {
      date: inDays(((index + turn) % 12) - 3),
      status: (['pending', 'confirmed', 'declined', 'cancelled'] as const)[(index + turn) % 4],
    }),
  ),
);

beforeAll(async () => {
  fixture = await startDataFixture();
  await fixture.store({
    'users/gina': aPerson('gina', { role: 'manager', managedPlaces: placeIds }),
    'users/otto': aPerson('otto', { role: 'manager', managedPlaces: [] }),
    'users/ana': aPerson('ana'),
    // Managers see what was asked of a place that is not public any more.
    ...Object.fromEntries(
      placeIds.map((id, index) => [`places/${id}`, aStoredPlace({ isActive: index % 5 !== 0 })]),
    ),
  });
  for (let from = 0; from < reservations.length; from += 200) {
    await fixture.store(Object.fromEntries(reservations.slice(from, from + 200)));
  }
});

afterAll(() => fixture.close());

/** Every page of the inbox, and what each of them read. */
async function readAll(filter: InboxFilter, period: InboxPeriod) {
  const pages: ReservationRequest[][] = [];
  const reads: number[] = [];
  let cursor: InboxPage['next'] = null;
  do {
    await fixture.resetReads();
    const page: InboxPage = await as('gina', () =>
      readInbox(placeIds, { filter, period, today, cursor }),
    );
    reads.push(await fixture.reads());
    pages.push(page.items);
    cursor = page.next;
  } while (cursor !== null);
  return { pages, reads };
}

const idOf = (path: string) => path.slice('reservations/'.length);

describe('the inbox of a manager of forty places', () => {
  it.each<[InboxFilter, InboxPeriod]>([
    ['all', 'coming'],
    ['pending', 'coming'],
    ['confirmed', 'coming'],
    ['all', 'past'],
  ])('holds every reservation of them once, by day: %s, %s', async (filter, period) => {
    const { pages, reads } = await readAll(filter, period);
    const expected = reservations.filter(
      ([, { date, status }]) =>
        (period === 'past' ? date < today : date >= today) &&
        (filter === 'all' || status === filter),
    );
    const shown = pages.flat();
    expect(shown.map(({ id }) => id).sort()).toEqual(expected.map(([path]) => idOf(path)).sort());
    const dates = shown.map(({ date }) => date);
    expect(dates).toEqual(period === 'past' ? dates.toSorted().reverse() : dates.toSorted());
    // Empty answers are billed as one read each.
    expect(Math.max(...reads)).toBeLessThanOrEqual(inboxBudget + placeIds.length);
    expect(pages.length).toBeGreaterThan(filter === 'all' && period === 'coming' ? 2 : 0);
  });

  it('is refused to a manager of other places', async () => {
    const question = { filter: 'all', period: 'coming', today } as const;
    await expect(as('otto', () => readInbox(['place0'], question))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
