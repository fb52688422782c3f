import { beforeAll, describe, expect, it } from 'vitest';

import {
  countConfirmed,
  maxInboxReads,
  maxCountedPerDay,
  readInbox,
} from '#features/reservations/data/reservation-inbox-store.ts';
import type { InboxPage } from '#features/reservations/data/reservation-inbox-store.ts';
import type { InboxQuery } from '#features/reservations/model/reservation-inbox.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { inDays } from '#support/builders.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as } = signedRequests();

const today = inDays(0);
const placeIds = Array.from({ length: 40 }, (_, index) => `place${index}`);

const fixture = dataFixtureOfFile();

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

/** The reservations of each place: the first is busy, some have none. */
const reservations = placeIds.flatMap((placeId, index) =>
  Array.from({ length: index === 0 ? 60 : (index * 7) % 9 }, (_, turn) =>
    stored(placeId, `guest${turn}`, {
      date: inDays(((index + turn) % 12) - 3),
      time: `${12 + ((index * 5 + turn * 3) % 11)}:30`,
      status: (['pending', 'confirmed', 'declined', 'cancelled'] as const)[(index + turn) % 4],
    }),
  ),
);

beforeAll(async () => {
  await fixture.store({
    'users/gina': aPerson('gina', { role: 'manager', managedPlaces: placeIds }),
    'users/otto': aPerson('otto', { role: 'manager', managedPlaces: [] }),
    'users/ana': aPerson('ana'),
    // Managers see the reservations of a place that is no longer public.
    ...Object.fromEntries(
      placeIds.map((id, index) => [`places/${id}`, aStoredPlace({ isActive: index % 5 !== 0 })]),
    ),
  });
  for (let from = 0; from < reservations.length; from += 200) {
    await fixture.store(Object.fromEntries(reservations.slice(from, from + 200)));
  }
});

/** Returns every page of the inbox with the number of reads of each. */
async function readAll(question: InboxQuery) {
  const pages: ReservationRequest[][] = [];
  const reads: number[] = [];
  let cursor: InboxPage['next'] = null;
  do {
    await fixture.resetReads();
    const page: InboxPage = await as('gina', () =>
      readInbox(placeIds, { query: question, today, cursor }),
    );
    reads.push(await fixture.reads());
    pages.push(page.items);
    cursor = page.next;
  } while (cursor !== null);
  return { pages, reads };
}

const idOf = (path: string) => path.slice('reservations/'.length);

describe('the inbox of a manager of forty places', () => {
  it.each<[string, InboxQuery, (one: (typeof reservations)[number][1]) => boolean]>([
    [
      'pending ones, by day',
      { kind: 'waiting' },
      ({ date, status }) => date >= today && status === 'pending',
    ],
    ['a day, by time', { kind: 'day', date: inDays(1) }, ({ date }) => date === inDays(1)],
    ['a past day', { kind: 'day', date: inDays(-2) }, ({ date }) => date === inDays(-2)],
  ])('contains every reservation once: %s', async (_name, question, belongs) => {
    const { pages, reads } = await readAll(question);
    const expected = reservations.filter(([, fields]) => belongs(fields));
    const shown = pages.flat();
    expect(expected.length).toBeGreaterThan(10);
    expect(shown.map(({ id }) => id).sort()).toEqual(expected.map(([path]) => idOf(path)).sort());
    const order = shown.map(({ date, time }) => (question.kind === 'day' ? time : date));
    expect(order).toEqual(order.toSorted());
    // An empty result is billed as one read.
    expect(Math.max(...reads)).toBeLessThanOrEqual(maxInboxReads + placeIds.length);
  });

  it('counts the confirmed reservations of each day with one read per day, at most a hundred', async () => {
    const days = [inDays(-1), inDays(0), inDays(40), inDays(41)];
    await fixture.store(
      Object.fromEntries(
        Array.from({ length: maxCountedPerDay + 1 }, (_, turn) =>
          stored('place1', `crowd${turn}`, { date: inDays(40), status: 'confirmed', people: 2 }),
        ),
      ),
    );
    await fixture.resetReads();
    const counts = await as('gina', () => countConfirmed('place1', days));
    expect(await fixture.reads()).toBeLessThanOrEqual(days.length);
    const confirmed = (date: string) =>
      reservations.filter(
        ([, one]) => one.placeId === 'place1' && one.date === date && one.status === 'confirmed',
      ).length;
    expect(counts).toEqual({
      ...Object.fromEntries(
        days.map((date) => [date, { tables: confirmed(date), people: 4 * confirmed(date) }]),
      ),
      [inDays(40)]: { tables: maxCountedPerDay, people: 2 * maxCountedPerDay },
    });
  });

  it('and its counts are refused to a manager of other places', async () => {
    const reads: (() => Promise<unknown>)[] = [
      () => readInbox(['place0'], { query: { kind: 'waiting' }, today }),
      () => readInbox(['place0'], { query: { kind: 'day', date: today }, today }),
      () => countConfirmed('place0', [today]),
    ];
    for (const read of reads) {
      await expect(as('otto', read)).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });
});
