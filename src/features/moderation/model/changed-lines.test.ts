import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

it('joins successive days with the same change and leaves out equal days', () => {
  const before = 'Segunda: Fechado\nTerça: 18:00–23:00\nQuarta: 18:00–23:00\nSábado: 24 horas';
  const after = 'Segunda: Fechado\nTerça: 19:00–23:00\nQuarta: 19:00–23:00\nSábado: Fechado';
  expect(changedLines(before, after)).toEqual([
    { labels: ['Terça', 'Quarta'], before: '18:00–23:00', after: '19:00–23:00' },
    { labels: ['Sábado'], before: '24 horas', after: 'Fechado' },
  ]);
});

it('compares lines without a label as one text', () => {
  expect(changedLines('Rua A\nFundos', 'Rua B')).toEqual([
    { labels: [], before: 'Rua A\nFundos', after: 'Rua B' },
  ]);
});

it('has an empty side for a line of only one text', () => {
  expect(changedLines('—', 'Segunda: 18:00–23:00\nTerça: 18:00–23:00')).toEqual([
    { labels: [], before: '—', after: '' },
    { labels: ['Segunda', 'Terça'], before: '', after: '18:00–23:00' },
  ]);
});
