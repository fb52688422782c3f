import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { alwaysOpenPeriod } from '#features/opening-hours/model/opening-hours.ts';
import { parseHoursText } from './hours-text.ts';

const days = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const listed = (text: string) =>
  parseHoursText(text)
    ?.periods.map(({ open, close }) => {
      const until = close.day === open.day ? '' : `${days[close.day] ?? ''} `;
      return `${days[open.day] ?? ''} ${open.time}-${until}${close.time}`;
    })
    .join(', ');

describe('opening hours as text', () => {
  it.each([
    ['Mo 09:00-18:00', 'seg 09:00-18:00'],
    ['Sa-Mo 9:00-12:00', 'dom 09:00-12:00, seg 09:00-12:00, sáb 09:00-12:00'],
    [
      'Mo,We 10:00-12:00,14:00-16:00',
      'seg 10:00-12:00, seg 14:00-16:00, qua 10:00-12:00, qua 14:00-16:00',
    ],
    ['Fr 18:00-02:00', 'sex 18:00-sáb 02:00'],
    ['Sa 18:00-26:00', 'sáb 18:00-dom 02:00'],
    ['Tu 00:00-24:00', 'ter 00:00-qua 00:00'],
    ['Mo-Tu 08:00-12:00; Tu off', 'seg 08:00-12:00'],
    ['Mo-Tu 08:00-12:00; Tu 14:00-15:00', 'seg 08:00-12:00, ter 14:00-15:00'],
    ['Mo 08:00-12:00, Tu 14:00-15:00', 'seg 08:00-12:00, ter 14:00-15:00'],
    ['Sa,PH 08:00-12:00', 'sáb 08:00-12:00'],
    ['seg e ter das 9h às 18h', 'seg 09:00-18:00, ter 09:00-18:00'],
    ['Sexta-feira: 11h30–15h e 18h a 23h', 'sex 11:30-15:00, sex 18:00-23:00'],
    ['Sábado 18h até 2h; domingo fechado', 'sáb 18:00-dom 02:00'],
  ])('%s', (text, expected) => {
    expect(listed(text)).toBe(expected);
  });

  it.each(['24/7', '24 horas', '00:00-24:00', 'Todos os dias 0h-24h'])(
    '%s means always open',
    (text) => {
      expect(parseHoursText(text)).toEqual({
        periods: [alwaysOpenPeriod],
        exceptions: [],
        note: '',
      });
    },
  );

  it('public holidays become a note', () => {
    expect(parseHoursText('Mo 09:00-18:00; PH off')).toMatchObject({ note: 'Feriados: fechado' });
  });

  it.each([
    '',
    'consulte o site',
    'Tu-Su 18:00+',
    'sunrise-sunset',
    'Dec-Mar 10:00-20:00',
    'Mo 25:00-26:00',
    'Mo 10:70-12:00',
    'Mo off',
    'Mo-',
    'Mo 10:00',
    'Mo[1] 10:00-12:00',
    'Mo-Su 08:00-09:00,10:00-11:00,12:00-13:00,14:00-15:00',
    'Mo 10:00-12:00 "só com reserva"',
    'Mo 10:00-12:00 || 14:00-16:00',
  ])('%j cannot be parsed and remains a text', (text) => {
    expect(parseHoursText(text)).toBeNull();
  });

  it('parsed hours are read back unchanged from their stored form', () => {
    const part = fc.constantFrom(
      ...[
        'Mo',
        'sex',
        '-',
        ',',
        ';',
        ' ',
        '10:00',
        '22h',
        '02:00',
        'off',
        'PH',
        ':',
        '24/7',
        'a',
        'e',
      ],
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const hours = parseHoursText(text);
          if (hours) expect(parsePlaceHours(hours)).toEqual({ kind: 'structured', hours });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
