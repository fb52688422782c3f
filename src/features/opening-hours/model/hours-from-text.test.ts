import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursFromText } from './hours-from-text.ts';

const at = (open: string, close: string) => [{ open, close }];

describe('hoursFromText', () => {
  it.each([
    ['18:00-02:00', [0, 1, 2, 3, 4, 5, 6], at('18:00', '02:00')],
    ['Seg a Sex: 9h às 18h', [1, 2, 3, 4, 5], at('09:00', '18:00')],
    ['Segunda-feira – sexta-feira 09h30 – 18h', [1, 2, 3, 4, 5], at('09:30', '18:00')],
    ['Sáb e Dom: 10:00 – 24:00', [6, 0], at('10:00', '00:00')],
    ['Sexta a domingo: 24 horas', [5, 6, 0], at('00:00', '00:00')],
    ['Diariamente das 8 às 20h', [0, 1, 2, 3, 4, 5, 6], at('08:00', '20:00')],
  ])('%s', (line, days, ranges) => {
    const draft = hoursFromText([line]);
    expect(draft.days).toEqual(
      Array.from({ length: 7 }, (_, day) => (days.includes(day) ? ranges : [])),
    );
    expect(draft).toMatchObject({ mode: 'weekly', note: '' });
  });

  it('reads several periods per day and closed days', () => {
    const { days } = hoursFromText(['Todos os dias: 11:30–15:00, 18:00–23:00', 'Segunda: Fechado']);
    expect(days[2]).toEqual([...at('11:30', '15:00'), ...at('18:00', '23:00')]);
    expect(days[1]).toEqual([]);
  });

  it('keeps unknown text as a note', () => {
    const lines = ['Seg: 9h às 18h', 'Feriados mediante reserva', 'Ter: 25h às 30h'];
    expect(hoursFromText(lines).note).toBe('Feriados mediante reserva · Ter: 25h às 30h');
  });

  it('never throws and never returns an invalid time', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 14 }), (lines) => {
        for (const { open, close } of hoursFromText(lines).days.flat()) {
          expect(`${open} ${close}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
        }
      }),
    );
  });
});
