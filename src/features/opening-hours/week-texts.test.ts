import { describe, expect, it } from 'vitest';
import type { OpeningDay } from '#features/opening-hours/model/opening-week.ts';
import { openingDayName, openingDayText } from './week-texts.ts';

describe('row of the hours list', () => {
  const day: OpeningDay = {
    weekday: 5,
    date: '2026-12-25',
    isToday: false,
    isException: false,
    label: '',
    spans: [],
    isAllDay: false,
  };
  it.each<[Partial<OpeningDay>, string, string]>([
    [{}, 'Sexta', 'Fechado'],
    [{ isAllDay: true, spans: [{ open: '00:00', close: '00:00' }] }, 'Sexta', '24 horas'],
    [
      {
        spans: [
          { open: '11:30', close: '15:00' },
          { open: '18:00', close: '02:00' },
        ],
      },
      'Sexta',
      '11:30–15:00, 18:00–02:00',
    ],
    [{ isException: true, label: 'Natal' }, 'Sexta, 25/12 (Natal)', 'Fechado'],
    [{ isException: true }, 'Sexta, 25/12', 'Fechado'],
  ])('formats %j as %s: %s', (changes, name, text) => {
    expect(openingDayName({ ...day, ...changes })).toBe(name);
    expect(openingDayText({ ...day, ...changes })).toBe(text);
  });
});
