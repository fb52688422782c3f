import { describe, expect, it } from 'vitest';
import { halfHourOf, isFull } from './table-capacity.ts';

describe('a place with two tables', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('with %i open reservations in the half hour is full: %s', (takenTables, isExpectedFull) => {
    expect(isFull(takenTables, 2)).toBe(isExpectedFull);
  });
});

it('a place that does not state its number of tables is never full', () => {
  expect(isFull(1000, undefined)).toBe(false);
});

describe('the half hour of a time', () => {
  it.each([
    ['20:00', '20:00', '20:30'],
    ['20:29', '20:00', '20:30'],
    ['20:30', '20:30', '21:00'],
    ['23:59', '23:30', '24:00'],
  ])('of %s starts at %s and ends before %s', (time, start, end) => {
    expect(halfHourOf(time)).toEqual({ start, end });
  });
});
