import { expect, it } from 'vitest';
import {
  dayAndTimeText,
  onDayAndTimeText,
  sinceTimeText,
  untilEndText,
  untilTimeText,
} from './day-and-time.ts';

/** Wednesday, 18 March 2026, 20:00 in Florianópolis. */
const now = new Date('2026-03-18T23:00:00Z');

it.each([
  ['2026-03-18T21:40', 'hoje, 21:40', 'hoje, às 21:40', 'até 21:40'],
  ['2026-03-19T01:30', 'amanhã, 01:30', 'amanhã, à 01:30', 'até 01:30'],
  ['2026-03-19T00:00', 'amanhã', 'amanhã', 'até meia-noite'],
  ['2026-03-19T20:00', 'amanhã, 20:00', 'amanhã, às 20:00', 'até amanhã, 20:00'],
  ['2026-03-21T18:00', 'sábado, 18:00', 'no sábado, às 18:00', 'até sábado, 18:00'],
  ['2026-03-24T18:00', 'terça, 18:00', 'na terça, às 18:00', 'até terça, 18:00'],
  ['2026-03-25T18:00', '25 de março, 18:00', 'em 25 de março, às 18:00', 'até 25 de março, 18:00'],
  ['2026-12-01T00:00', '1º de dezembro', 'em 1º de dezembro', 'até 1º de dezembro'],
  [
    '2027-01-11T12:00',
    '11 de janeiro de 2027, 12:00',
    'em 11 de janeiro de 2027, às 12:00',
    'até 11 de janeiro de 2027, 12:00',
  ],
])('%s is "%s", "%s" and "%s"', (local, plain, on, until) => {
  const instant = new Date(`${local}:00-03:00`);
  expect(dayAndTimeText(instant, now)).toBe(plain);
  expect(onDayAndTimeText(instant, now)).toBe(on);
  expect(untilTimeText(instant, now)).toBe(until);
});

it.each([
  ['2026-03-18T21:40', 'a partir das 21:40'],
  ['2026-03-18T01:10', 'a partir da 01:10'],
  ['2026-03-19T17:00', 'a partir de amanhã, 17:00'],
  ['2026-03-19T00:00', 'a partir de amanhã'],
  ['2026-03-24T18:00', 'a partir de terça, 18:00'],
  ['2026-12-01T12:00', 'a partir de 1º de dezembro, 12:00'],
])('a wait that ends at %s ends "%s"', (local, text) => {
  expect(sinceTimeText(new Date(`${local}:00-03:00`), now)).toBe(text);
});

it('names the midnight at which the current day started', () => {
  expect(untilTimeText(new Date('2026-03-18T00:00:00-03:00'), now)).toBe('até meia-noite');
});

it.each([
  ['2026-03-18T22:00', 'até 22:00'],
  ['2026-03-19T00:00', 'até meia-noite'],
  ['2026-03-20T00:00', 'até o fim de amanhã'],
  ['2026-03-22T00:00', 'até o fim de sábado'],
  ['2026-12-01T00:00', 'até o fim de 30 de novembro'],
])('an offer that ends at %s is valid %s', (local, text) => {
  const afternoon = new Date('2026-03-18T15:00:00-03:00');
  expect(untilEndText(new Date(`${local}:00-03:00`), afternoon)).toBe(text);
});
