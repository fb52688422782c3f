import { describe, expect, it } from 'vitest';
import { formatRelativeDate } from './relative-dates.ts';

describe('formatRelativeDate', () => {
  const now = new Date('2026-03-10T15:00:00Z'); // 12:00 in the brand zone
  it.each([
    ['2026-03-10T15:00:00Z', 'agora mesmo'],
    ['2026-03-10T18:00:00Z', 'agora mesmo'],
    ['2026-03-10T14:59:00Z', 'há 1 minuto'],
    ['2026-03-10T14:01:00Z', 'há 59 minutos'],
    ['2026-03-10T14:00:00Z', 'há 1 hora'],
    ['2026-03-10T03:00:00Z', 'há 12 horas'],
    ['2026-03-10T02:59:00Z', 'ontem'],
    ['2026-03-09T03:00:00Z', 'ontem'],
    ['2026-03-09T02:59:00Z', 'há 2 dias'],
    ['2026-03-07T15:00:00Z', 'há 3 dias'],
    ['2026-03-03T15:00:00Z', 'há 1 semana'],
    ['2026-02-10T15:00:00Z', 'há 4 semanas'],
    ['2026-02-08T15:00:00Z', 'há 1 mês'],
    ['2025-11-01T15:00:00Z', 'há 4 meses'],
    ['2025-03-11T15:00:00Z', 'há 11 meses'],
    ['2025-03-10T15:00:00Z', 'há 1 ano'],
    ['2020-03-10T15:00:00Z', 'há 6 anos'],
  ])('formats %s as %s', (date, text) => {
    expect(formatRelativeDate(new Date(date), now)).toBe(text);
  });
  it.each([[null], [undefined], [new Date(NaN)]])(
    'shows a placeholder when missing (%s)',
    (date) => {
      expect(formatRelativeDate(date, now)).toBe('Data não disponível');
    },
  );
});
