import { describe, expect, it } from 'vitest';
import { aListedDate, anEventSummary } from '#support/builders.ts';
import { pastEventPlaces, standingPlaces } from './past-events.ts';

const now = new Date('2026-11-25T12:00:00-03:00');
const past = aListedDate('2026-11-20T20:00');
const coming = aListedDate('2026-11-27T20:00');
const cancelled = aListedDate('2026-11-27T20:00', undefined, 'cancelled');

const places = new Map([
  ['fair', { title: 'Feira da Lagoa', categoryName: 'Eventos' }],
  ['bar', { title: 'Bar da Ponte', categoryName: 'Bares' }],
  ['fest', { title: 'Festa da Ostra', categoryName: 'Shows' }],
]);
const left = (...events: Parameters<typeof anEventSummary>[0][]) =>
  [...pastEventPlaces(events.map(anEventSummary), (id) => places.get(id) ?? null, now)].join();

describe('a place that is nothing but an event', () => {
  it('is past once all its dates are over or cancelled', () => {
    expect(left({ placeId: 'fair', dates: [past] })).toBe('fair');
    expect(left({ placeId: 'fair', dates: [past, cancelled] })).toBe('fair');
    expect(left({ placeId: 'fair', dates: [past, coming] })).toBe('');
  });

  it('is not while another of its events is to come, or one is under way', () => {
    const over = { placeId: 'fair', dates: [past] };
    expect(left(over, { placeId: 'fair', dates: [coming] })).toBe('');
    expect(
      left(over, { placeId: 'fair', dates: [aListedDate('2026-11-25T11:00', '2026-11-25T12:01')] }),
    ).toBe('');
    expect(
      left({ placeId: 'fair', dates: [aListedDate('2026-11-25T11:00', '2026-11-25T12:00')] }),
    ).toBe('fair');
  });

  it('is not while it never had a date', () => {
    expect(left()).toBe('');
    expect(left({ placeId: 'fair', dates: [] })).toBe('');
  });

  it('may be of any category when the event has its name', () => {
    expect(left({ placeId: 'fest', title: 'FESTA DA OSTRA', dates: [past] })).toBe('fest');
  });
});

it('a place where something took place is none', () => {
  expect(left({ placeId: 'bar', title: 'Noite de choro', dates: [past] })).toBe('');
});

it('a place that is not published is told to nobody', () => {
  expect(left({ placeId: 'gone', dates: [past] })).toBe('');
});

it('those that stand move up in their order', () => {
  const ids = [...'abcd'].map((id) => ({ id }));
  expect(standingPlaces(ids, new Set('a'), 2)).toEqual([{ id: 'b' }, { id: 'c' }]);
  expect(standingPlaces(ids, new Set('abd'), 2)).toEqual([{ id: 'c' }]);
});
