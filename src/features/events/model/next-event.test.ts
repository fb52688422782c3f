import { describe, expect, it } from 'vitest';
import { minuteMs } from '#shared/time-units.ts';
import { aListedDate } from '#support/builders.ts';
import type { EventDateStatus } from './event-date.ts';
import { encodeNextEvents, findNextEvents } from './next-event.ts';

/** 2026-11-25 is a Wednesday; noon in the city. */
const now = new Date('2026-11-25T12:00:00-03:00');

const anEvent = (
  title: string,
  ...dates: [from: string, until: string, status?: EventDateStatus][]
) => ({
  placeId: 'p1',
  title,
  dates: dates.map(([from, until, status = 'scheduled']) => ({
    ...aListedDate(`2026-${from}`, `2026-${until}`),
    status,
  })),
});
const isNever = () => false;
const titleOf = (...events: ReturnType<typeof anEvent>[]) =>
  findNextEvents(events, now, isNever).get('p1')?.title;

const tonight = anEvent('Samba', ['11-25T20:00', '11-25T23:00']);
const sunday = anEvent('Feira', ['11-29T09:00', '11-29T14:00']);

describe('the next event of a place', () => {
  it('is the one that begins first, with its title and times', () => {
    const { startsAt, endsAt } = aListedDate('2026-11-25T20:00', '2026-11-25T23:00');
    const found = [...findNextEvents([sunday, tonight], now, isNever)];
    expect(found).toEqual([['p1', { title: 'Samba', startsAt, endsAt }]]);
  });

  it('is selected separately for each place', () => {
    const otherPlaceEvent = { ...sunday, placeId: 'p2' };
    const next = findNextEvents([tonight, otherPlaceEvent], now, isNever);
    expect([...next].map(([id, { title }]) => `${id} ${title}`)).toEqual(['p1 Samba', 'p2 Feira']);
  });

  it('is never cancelled, sold out or over', () => {
    const event = anEvent(
      'Jazz',
      ['11-25T09:00', '11-25T12:00'],
      ['11-25T20:00', '11-25T23:00', 'cancelled'],
      ['11-26T20:00', '11-26T23:00', 'sold_out'],
    );
    expect(titleOf(event)).toBeUndefined();
    const later = anEvent(
      'Jazz',
      ['11-25T20:00', '11-25T23:00', 'cancelled'],
      ['11-27T20:00', '11-27T23:00'],
    );
    expect(findNextEvents([later], now, isNever).get('p1')?.startsAt).toEqual(
      new Date('2026-11-27T20:00:00-03:00'),
    );
  });

  it('begins within seven local days, including today', () => {
    expect(titleOf(anEvent('Terça', ['12-01T23:59', '12-02T02:00']))).toBe('Terça');
    expect(titleOf(anEvent('Quarta', ['12-02T00:00', '12-02T02:00']))).toBeUndefined();
  });

  it('of a place that consists of the event may begin much later', () => {
    const race = anEvent('Corrida', ['12-13T06:00', '12-13T10:00']);
    const isRace = ({ title }: { title: string }) => title === 'Corrida';
    expect(findNextEvents([race], now, isRace).get('p1')?.title).toBe('Corrida');
    expect(findNextEvents([race, sunday], now, isRace).get('p1')?.title).toBe('Feira');
  });

  it('may be in progress, but a long-running event does not hide one that begins', () => {
    const morning = anEvent('Oficina', ['11-25T10:00', '11-25T13:00']);
    expect(titleOf(tonight, morning)).toBe('Oficina');
    const exhibition = anEvent('Mostra', ['11-10T10:00', '12-06T18:00']);
    expect(titleOf(exhibition)).toBe('Mostra');
    expect(titleOf(exhibition, tonight)).toBe('Samba');
    const lastDay = anEvent('Festival', ['11-21T10:00', '11-25T18:00']);
    expect(titleOf(lastDay, tonight)).toBe('Festival');
  });
});

it('is encoded in whole minutes', () => {
  expect(encodeNextEvents(findNextEvents([tonight], now, isNever))).toEqual({
    format: 1,
    places: [['p1', 'Samba', Date.UTC(2026, 10, 25, 23) / minuteMs, 180]],
  });
});
