import { expect, it } from 'vitest';
import { parsePlaceHours } from './stored-place-hours.ts';
import { parseTextHours } from './text-hours.ts';

it('reads the text and the day map of older records', () => {
  const weekdays = { kind: 'structured', hours: { note: '', exceptions: [] } };
  const text = parsePlaceHours('Seg a Sex: 9h às 18h\nSábado: Fechado');
  expect(parseTextHours(text)).toMatchObject(weekdays);
  const dayMap = parsePlaceHours({ 'Segunda a quinta': '11:00 às 16:00', Domingo: '11:00–17:00' });
  expect(parseTextHours(dayMap)).toMatchObject({
    hours: {
      periods: [0, 1, 2, 3, 4].map((day) => ({
        ...{ open: { day, time: '11:00' } },
        ...{ close: { day, time: day === 0 ? '17:00' : '16:00' } },
      })),
    },
  });
});

it.each([
  parsePlaceHours('Em dias de show, das 18h às 2h'),
  parsePlaceHours('Seg a Sex: 9h às 18h\nSábado mediante reserva'),
  parsePlaceHours('Fechado'),
  parsePlaceHours({ periods: ['1 09:00-1 18:00'], note: 'Só com reserva' }),
  parsePlaceHours(''),
])('leaves other hours unchanged', (hours) => {
  expect(parseTextHours(hours)).toBe(hours);
});
