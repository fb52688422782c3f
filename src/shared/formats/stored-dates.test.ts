import { expect, test } from 'vitest';
import { fullDateText, shortDateText, shortWeekdayText } from './stored-dates.ts';

test('formats a stored date in full, in short and as its weekday', () => {
  expect(fullDateText('2026-12-01')).toBe('terça, 1º de dezembro de 2026');
  expect(fullDateText('2026-12-01', '2026-11-28')).toBe('terça, 1º de dezembro');
  expect(fullDateText('2027-01-02', '2026-12-28')).toBe('sábado, 2 de janeiro de 2027');
  expect(shortDateText('2026-12-01')).toBe('ter 01/12');
  expect(shortWeekdayText('2026-12-01')).toBe('ter');
});

test('leaves a text that is not a date unchanged', () => {
  expect(fullDateText('amanhã')).toBe('amanhã');
  expect(shortDateText('amanhã')).toBe('amanhã');
});
