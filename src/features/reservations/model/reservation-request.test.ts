import { describe, expect, it } from 'vitest';
import { aReservation } from '#support/builders.ts';
import {
  splitByDate,
  countNoShows,
  isCancellable,
  isDisputable,
  isReservationId,
  isSameRequest,
  reservationId,
} from './reservation-request.ts';
import { checkReservationDraft } from './reservation-contract.ts';
import type { ReservationDraft, ReservationRequest } from './reservation-request.ts';

const draft: ReservationDraft = {
  name: 'Ana Souza',
  phone: '+5548999990000',
  date: '2026-03-21',
  time: '20:00',
  people: 2,
  note: 'Mesa perto da janela',
};
const stored = (changes: Partial<ReservationRequest> = {}) =>
  aReservation({ ...draft, ...changes });

describe('a draft', () => {
  it('is stored without control characters, with the line breaks of the note', () => {
    const typed = { ...draft, name: ' Ana\u202e  Souza ', note: ' Aniversário\r\nda \u202eBia ' };
    expect(checkReservationDraft(typed)).toMatchObject({
      name: 'Ana Souza',
      note: 'Aniversário\nda Bia',
    });
  });

  it('accepts a name of 80 characters of two UTF-16 units', () => {
    const name = '😀'.repeat(80);
    expect(checkReservationDraft({ ...draft, name })).toMatchObject({ name });
  });

  it.each<[string, Partial<ReservationDraft>]>([
    ['an empty name', { name: ' \u200b ' }],
    ['zero people', { people: 0 }],
    ['a fractional number of people', { people: 1.5 }],
    ['too many people', { people: 31 }],
    ['a note that is too long', { note: 'a'.repeat(1001) }],
    ['an invalid date', { date: '21/03/2026' }],
    ['an invalid time', { time: '24:00' }],
    ['an unnormalized phone number', { phone: '(48) 99999-0000' }],
  ])('with %s is refused', (_what, changes) => {
    expect(() => checkReservationDraft({ ...draft, ...changes })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }) as Error,
    );
  });

  it('equals the stored request only if no field differs', () => {
    expect(isSameRequest(stored(), draft)).toBe(true);
    expect(isSameRequest(stored({ time: '20:30' }), draft)).toBe(false);
    expect(isSameRequest(stored({ note: '' }), draft)).toBe(false);
  });
});

describe('an id', () => {
  it('is unique per place, user and time', () => {
    expect(reservationId('p1', 'ana', draft)).toBe('p1_ana_2026-03-21_2000');
  });

  it.each([
    ['p1_ana_2026-03-21_2000', true],
    ['p1_ana_2026-03-21', true],
    ['p1_a_b_2026-03-21_2000', true],
    ['p1_ana', false],
    ['p1_ana/b_2026-03-21', false],
    ['../users/ana_2026-03-21', false],
    ['_ana_2026-03-21', false],
    ['p1_ana_2026-03-21_20:00', false],
  ])('%s: %s', (id, isOne) => {
    expect(isReservationId(id)).toBe(isOne);
  });
});

describe('a no-show', () => {
  const now = { date: '2026-03-20', time: '15:10' };
  it.each<[Partial<ReservationRequest>, boolean]>([
    [{ date: '2026-03-20' }, true],
    [{ date: '2026-02-18' }, true],
    [{ date: '2026-02-17' }, false],
    [{ date: '2026-03-19', disputedAt: new Date(0) }, false],
    [{ date: '2026-03-19', status: 'confirmed' }, false],
  ])('of %j can be disputed: %s', (changes, possible) => {
    expect(isDisputable(stored({ status: 'no_show', ...changes }), now)).toBe(possible);
  });
});

it('no-shows are counted for a year, without disputed ones', () => {
  const noShowOn = (date: string, changes = {}) => stored({ date, status: 'no_show', ...changes });
  const all = [
    noShowOn('2025-03-20'),
    noShowOn('2025-03-19'),
    noShowOn('2026-03-01'),
    noShowOn('2026-03-02', { disputedAt: new Date(0) }),
    stored({ date: '2026-03-03', status: 'confirmed' }),
  ];
  expect(countNoShows(all, '2026-03-20')).toBe(2);
});

describe('cancelling', () => {
  const now = { date: '2026-03-20', time: '15:10' };
  it.each<[ReservationRequest, boolean]>([
    [stored(), true],
    [stored({ status: 'confirmed' }), true],
    [stored({ status: 'declined' }), false],
    [stored({ status: 'cancelled' }), false],
    [stored({ date: now.date, time: '15:30' }), true],
    [stored({ date: now.date, time: '15:10' }), false],
    [stored({ date: '2026-03-19', time: '20:00' }), false],
  ])('of %j is possible: %s', (reservation, possible) => {
    expect(isCancellable(reservation, now)).toBe(possible);
  });
});

it('lists upcoming reservations by next date, then past ones by latest date', () => {
  const reservationOn = (date: string, time = '20:00') =>
    stored({ date, time, id: `${date} ${time}` });
  const { coming, past } = splitByDate(
    [
      reservationOn('2026-03-18'),
      reservationOn('2026-04-01'),
      reservationOn('2026-03-20'),
      reservationOn('2026-03-19'),
      reservationOn('2026-03-20', '12:00'),
    ],
    '2026-03-20',
  );
  expect(coming.map(({ id }) => id)).toEqual([
    '2026-03-20 12:00',
    '2026-03-20 20:00',
    '2026-04-01 20:00',
  ]);
  expect(past.map(({ date }) => date)).toEqual(['2026-03-19', '2026-03-18']);
});
