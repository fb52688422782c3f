import { expect, test } from 'vitest';
import { findClockTime } from './clock-time.ts';

const timeOf = (text: string) => findClockTime(text.split(' '), 0)?.time;

test.each([
  ['as 22h', '22:00'],
  ['as 6h30', '06:30'],
  ['depois das 22', '22:00'],
  ['at 10 pm', '22:00'],
  ['3am', '03:00'],
  ['tres da manha', '03:00'],
  ['a las 4 de la tarde', '16:00'],
  ['oito da noite', '20:00'],
  ['12 da noite', '00:00'],
  ['2 at night', '02:00'],
  ['12 da manha', '12:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['as 20 00', '20:00'],
  ['22 30', '22:30'],
  ['21hs', '21:00'],
  ['22 h', '22:00'],
  ['at 9 o clock', '09:00'],
  ['as 11 horas 30 da noite', '23:30'],
])('understands %s', (text, time) => {
  expect(timeOf(text)).toBe(time);
});

test.each([
  'as 5 melhores praias',
  '2 pessoas',
  '2 horas',
  'uma praia',
  'once',
  '24h',
  'as 30',
  '10',
  'as',
])('takes %s for no time', (text) => {
  expect(timeOf(text)).toBeUndefined();
});

test('counts the words of a time, and leaves the words after it', () => {
  expect(findClockTime(['bar', 'as', '9', 'da', 'noite', 'hoje'], 1)).toEqual({
    time: '21:00',
    length: 4,
  });
});
