import { expect, test } from 'vitest';
import { fullDateText, shortDateText, shortWeekdayText } from './stored-dates.ts';

test('formats a stored date in full, in short and as its weekday', () => {
  expect(fullDateText('2026-12-01')).toBe('terça-feira, 1 de dezembro de 2026');
  expect(shortDateText('2026-12-01')).toBe('ter., 1 de dez.');
  expect(shortWeekdayText('2026-12-01')).toBe('ter.');
});

test('leaves a text that is not a date unchanged', () => {
  expect(fullDateText('amanhã')).toBe('amanhã');
  expect(shortDateText('amanhã')).toBe('amanhã');
});
