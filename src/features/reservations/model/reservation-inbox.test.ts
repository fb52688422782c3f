import { describe, expect, it } from 'vitest';
import { aReservation } from '#support/builders.ts';
import {
  countExpectedGuests,
  groupByDay,
  groupByTime,
  inboxAddressParams,
  listNextPending,
  listReservationsToHandle,
  isExpected,
  parseInboxAddress,
  listStripDates,
} from './reservation-inbox.ts';
import { reservationStatuses } from './reservation-request.ts';

const reservationAt = (time: string, changes = {}) =>
  aReservation({ time, date: '2026-03-20', ...changes });

it('sorts pending reservations by day, club members first within a day', () => {
  const days = groupByDay([
    reservationAt('20:00'),
    reservationAt('18:00', { status: 'confirmed', priority: true }),
    reservationAt('21:00', { priority: true }),
    reservationAt('09:00', { date: '2026-03-19' }),
  ]);
  expect(days.map(({ dateOrTime: date }) => date)).toEqual(['2026-03-19', '2026-03-20']);
  expect(days[1]?.reservations.map(({ time }) => time)).toEqual(['21:00', '18:00', '20:00']);
});

it('lists the next pending reservations, and the answered ones between them', () => {
  const next = listNextPending(
    [
      reservationAt('22:00'),
      reservationAt('20:00'),
      reservationAt('21:00', { status: 'confirmed' }),
      reservationAt('19:30', { priority: true }),
      reservationAt('12:00', { date: '2026-03-21' }),
    ],
    3,
  );
  expect(next.map(({ time }) => time)).toEqual(['19:30', '20:00', '21:00', '22:00']);
});

it('sorts a day by time, pending ones first within a time and club members before others', () => {
  const times = groupByTime([
    reservationAt('20:00', { name: 'Ana', status: 'confirmed' }),
    reservationAt('08:30'),
    reservationAt('20:00', { name: 'Bia' }),
    reservationAt('20:00', { name: 'Caio', priority: true }),
  ]);
  expect(times.map(({ dateOrTime: time, reservations }) => [time, reservations.length])).toEqual([
    ['08:30', 1],
    ['20:00', 3],
  ]);
  expect(times[1]?.reservations.map(({ name }) => name)).toEqual(['Caio', 'Bia', 'Ana']);
});

it('counts tables only for pending and confirmed reservations', () => {
  const all = reservationStatuses.map((status) => ({ status, people: 3 }));
  expect(countExpectedGuests(all)).toEqual({ tables: 2, people: 6 });
  expect(all.filter(isExpected).map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'no_show',
  ]);
});

describe('the strip of days', () => {
  it.each([
    ['2026-03-20', '2026-03-20', '2026-03-26'],
    ['2026-03-26', '2026-03-20', '2026-03-26'],
    ['2026-03-27', '2026-03-27', '2026-04-02'],
    ['2026-03-19', '2026-03-13', '2026-03-19'],
    ['2026-03-12', '2026-03-06', '2026-03-12'],
    ['2025-03-20', '2025-03-14', '2025-03-20'],
  ])('with %s contains the days from %s to %s', (date, from, to) => {
    const days = listStripDates(date, '2026-03-20');
    expect([days.length, days[0], days.at(-1)]).toEqual([7, from, to]);
    expect(days).toContain(date);
  });
});

describe('the URL parameters of the inbox', () => {
  it.each([
    ['', { placeId: '', date: '', showsAllPending: false }, ''],
    [
      'place=p1&dia=2026-03-21&ver=pendentes',
      { placeId: 'p1', date: '2026-03-21', showsAllPending: true },
      'place=p1&dia=2026-03-21&ver=pendentes',
    ],
    ['dia=2026-02-30&ver=tudo', { placeId: '', date: '', showsAllPending: false }, ''],
    ['dia=amanhã', { placeId: '', date: '', showsAllPending: false }, ''],
  ])('%s', (query, address, writtenQuery) => {
    expect(parseInboxAddress(new URLSearchParams(query))).toEqual(address);
    expect(new URLSearchParams(inboxAddressParams(address)).toString()).toBe(writtenQuery);
  });
});

it('lists pending reservations of a day first, then upcoming ones, without past and cancelled ones', () => {
  const now = { date: '2026-03-20', time: '20:00' };
  const next = listReservationsToHandle(
    [
      reservationAt('21:30', { name: 'kept later', status: 'confirmed' }),
      reservationAt('20:30', { name: 'kept', status: 'confirmed' }),
      reservationAt('19:00', { name: 'sat down', status: 'confirmed' }),
      reservationAt('22:00', { name: 'waits', status: 'pending' }),
      reservationAt('23:00', { name: 'club', status: 'pending', priority: true }),
      reservationAt('19:30', { name: 'late', status: 'pending' }),
      reservationAt('22:00', { name: 'off', status: 'cancelled' }),
      reservationAt('22:00', { name: 'no', status: 'declined' }),
    ],
    now,
  );
  expect(next.map(({ name }) => name)).toEqual(['club', 'late', 'waits', 'kept', 'kept later']);
});
