import { expect, it } from 'vitest';
import { nextEventTime } from './card-texts.ts';

/** 2026-11-25 is a Wednesday. */
const now = new Date('2026-11-25T18:00:00-03:00');

it.each([
  ['2026-11-25T20:00', 'Hoje, 20:00'],
  ['2026-11-26T09:30', 'Amanhã, 09:30'],
  ['2026-11-26T00:00', 'Amanhã, 00:00'],
  ['2026-11-27T20:00', 'Sex, 20:00'],
  ['2026-11-28T20:00', 'Sáb, 20:00'],
  ['2026-12-01T20:00', 'Ter, 20:00'],
  ['2026-12-02T20:00', 'Qua 02/12, 20:00'],
  ['2027-05-15T10:00', 'Sáb 15/05, 10:00'],
  ['2026-11-25T18:00', 'Agora'],
  ['2026-11-20T10:00', 'Agora'],
])('describes an event that begins at %s as %s', (local, text) => {
  const startsAt = new Date(`${local}:00-03:00`);
  expect(nextEventTime(startsAt, now)).toBe(text);
});
