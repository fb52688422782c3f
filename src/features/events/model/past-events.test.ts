import { describe, expect, it } from 'vitest';
import { aListedDate, anEventSummary } from '#support/builders.ts';
import { findPastEventPlaces, excludePastEventPlaces } from './past-events.ts';

const now = new Date('2026-11-25T12:00:00-03:00');
const past = aListedDate('2026-11-20T20:00');
const coming = aListedDate('2026-11-27T20:00');
const cancelled = aListedDate('2026-11-27T20:00', undefined, 'cancelled');

const places = new Map([
  ['fair', { title: 'Feira da Lagoa', categoryName: 'Eventos' }],
  ['bar', { title: 'Bar da Ponte', categoryName: 'Bares' }],
  ['fest', { title: 'Festa da Ostra', categoryName: 'Shows' }],
]);
const remainingPlaces = (...events: Parameters<typeof anEventSummary>[0][]) =>
  [...findPastEventPlaces(events.map(anEventSummary), (id) => places.get(id) ?? null, now)].join();

describe('a place that represents only an event', () => {
  it('is past if all its dates are over or cancelled', () => {
    expect(remainingPlaces({ placeId: 'fair', dates: [past] })).toBe('fair');
    expect(remainingPlaces({ placeId: 'fair', dates: [past, cancelled] })).toBe('fair');
    expect(remainingPlaces({ placeId: 'fair', dates: [past, coming] })).toBe('');
  });

  it('is not past if another of its events is in the future or in progress', () => {
    const over = { placeId: 'fair', dates: [past] };
    expect(remainingPlaces(over, { placeId: 'fair', dates: [coming] })).toBe('');
    expect(
      remainingPlaces(over, {
        placeId: 'fair',
        dates: [aListedDate('2026-11-25T11:00', '2026-11-25T12:01')],
      }),
    ).toBe('');
    expect(
      remainingPlaces({
        placeId: 'fair',
        dates: [aListedDate('2026-11-25T11:00', '2026-11-25T12:00')],
      }),
    ).toBe('fair');
  });

  it('is not past if it never had a date', () => {
    expect(remainingPlaces()).toBe('');
    expect(remainingPlaces({ placeId: 'fair', dates: [] })).toBe('');
  });

  it('may have any category if the event has the same name', () => {
    expect(remainingPlaces({ placeId: 'fest', title: 'FESTA DA OSTRA', dates: [past] })).toBe(
      'fest',
    );
  });
});

it('a regular place with a past event is not past', () => {
  expect(remainingPlaces({ placeId: 'bar', title: 'Noite de choro', dates: [past] })).toBe('');
});

it('ignores a place that is not published', () => {
  expect(remainingPlaces({ placeId: 'gone', dates: [past] })).toBe('');
});

it('withoutPastEvents omits past places and keeps the order', () => {
  const ids = [...'abcd'].map((id) => ({ id }));
  expect(excludePastEventPlaces(ids, new Set('a'), 2)).toEqual([{ id: 'b' }, { id: 'c' }]);
  expect(excludePastEventPlaces(ids, new Set('abd'), 2)).toEqual([{ id: 'c' }]);
});
