import { expect, it } from 'vitest';
import { dayMs } from '#shared/time-units.ts';
import { aListedDate } from '#support/builders.ts';
import {
  dayHeading,
  eventDateLabel,
  relativeEventDateLabel,
  eventPriceText,
  timesOnDayText,
} from './texts.ts';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const today = day('2026-11-25');
const evening = aListedDate('2026-11-27T20:00', '2026-11-27T23:30');
const night = aListedDate('2026-11-27T23:00', '2026-11-28T05:00');
const festival = aListedDate('2026-11-27T10:00', '2026-11-29T22:00');

it('uses relative names for days', () => {
  expect(dayHeading(today, today)).toBe('Hoje · quarta, 25 de novembro');
  expect(dayHeading(today + 1, today)).toBe('Amanhã · quinta, 26 de novembro');
  expect(dayHeading(today + 3, today)).toBe('Sábado, 28 de novembro');
  expect(dayHeading(day('2027-03-01'), today)).toBe('Segunda, 1º de março de 2027');
});

it('formats the times of a date below its day', () => {
  expect(timesOnDayText(evening, day('2026-11-27'))).toBe('20:00–23:30');
  expect(timesOnDayText(night, day('2026-11-27'))).toBe('23:00–05:00');
  expect(timesOnDayText(festival, day('2026-11-27'))).toBe('10:00 · até dom 29/11, 22:00');
  expect(timesOnDayText(festival, day('2026-11-28'))).toBe('até dom 29/11, 22:00');
});

it('formats a date with its day', () => {
  expect(eventDateLabel(evening)).toBe('sex 27/11, 20:00–23:30');
  expect(eventDateLabel(festival)).toBe('sex 27/11, 10:00 até dom 29/11, 22:00');
});

it.each([
  ['2026-11-27T09:00', 'Hoje, 20:00–23:30'],
  ['2026-11-26T23:00', 'Amanhã, 20:00–23:30'],
  ['2026-11-25T12:00', 'sex 27/11, 20:00–23:30'],
  ['2026-11-27T20:00', 'Acontecendo agora · até 23:30'],
])('at %s shows %s', (moment, text) => {
  expect(relativeEventDateLabel(evening, new Date(`${moment}-03:00`))).toBe(text);
});

it('shows the end of an event in progress', () => {
  const at = (moment: string) => relativeEventDateLabel(festival, new Date(`${moment}-03:00`));
  expect(at('2026-11-28T12:00')).toBe('Acontecendo agora · até dom 29/11, 22:00');
  expect(at('2026-11-29T12:00')).toBe('Acontecendo agora · até 22:00');
});

it('formats the price and returns null for an unknown one', () => {
  expect(eventPriceText(0)).toBe('Grátis');
  expect(eventPriceText(3_050)).toBe('R$\u00a030,50');
  expect(eventPriceText(null)).toBeNull();
});
