import { describe, expect, it } from 'vitest';
import {
  auditActions,
  auditActionsOf,
  auditDifferences,
  auditSubjects,
} from '#features/audit/model/audit.ts';
import { auditFieldText } from './sentence-panel-texts.ts';
import { auditValueText } from './value-panel-texts.ts';

describe('audit log texts', () => {
  it('lists every action under exactly one subject', () => {
    expect(auditSubjects.flatMap(auditActionsOf).sort()).toEqual([...auditActions].sort());
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });

  it.each<[string, unknown, string]>([
    ['role', 'super_admin', 'Super Administrador'],
    ['status', 'pending', 'Pendente'],
    ['status', 'removed', 'Removida'],
    ['status', 'voided', 'Anulado'],
    ['clubEnabled', false, 'Não'],
    ['maintenanceMessage', '', '—'],
    ['price', 'Médio', 'Médio'],
    ['price', 2_990, 'R$\u00a029,90'],
    ['amountCents', 150, 'R$\u00a01,50'],
    ['rating', 4.5, '4,5'],
    ['interval', 'year', 'ano'],
    ['membership', 'ends_at_period_end', 'Termina no fim do período pago'],
    ['createdAt', new Date('2026-03-10T15:00:00Z'), '10/03/2026, 12:00'],
    ['permissions', ['a', 'b'], 'a, b'],
    ['managedPlaces', [], '—'],
    ['geo', { latitude: -27.5, longitude: -48 }, 'latitude: -27,5; longitude: -48'],
    [
      'hours',
      { periods: [{ open: { day: 1, time: '09:00' } }] },
      'períodos: abre: dia: 1; hora: 09:00',
    ],
    [
      'hours',
      { periods: ['6 18:00-0 02:00'], exceptions: ['2026-12-25 closed Natal'], note: '' },
      'períodos: sáb 18:00-dom 02:00; dias especiais: 2026-12-25 fechado Natal; observação: —',
    ],
    [
      'images',
      ['/uploads/a.webp#1600x1067;320;a1b2c3', 'https://a.example/b.jpg'],
      '/uploads/a.webp, https://a.example/b.jpg',
    ],
    [
      'dates',
      [
        'k1 2026-11-28T01:00Z/2026-11-28T06:00Z scheduled',
        'k2 2026-12-05T01:00Z/2026-12-05T06:00Z cancelled',
        'x',
      ],
      '27/11/2026, 22:00, 04/12/2026, 22:00 (Cancelado), x',
    ],
    ['facts', { dogs: 'partly', children: 'no', x: 1 }, 'Crianças: não; Cachorros: em parte'],
    ['facts', {}, '—'],
    ['access', ['wheelchair', 'x'], 'Acesso para cadeira de rodas, x'],
    ['description', 'x'.repeat(700), `${'x'.repeat(600)}…`],
  ])('formats %s %j as %s', (field, value, text) => {
    expect(auditValueText(field, value)).toBe(text);
  });

  it('uses the labels of known fields and the names of unknown fields', () => {
    expect(auditFieldText('role')).toBe('Papel');
    expect(auditFieldText('other')).toBe('other');
  });
});

describe('differences', () => {
  it('omit unchanged fields and include all fields of a created or deleted document', () => {
    const before = { a: 1, b: [1], c: 'x' };
    expect(auditDifferences({ before, after: { a: 1, b: [2], c: 'x' } })).toEqual([
      { field: 'b', before: [1], after: [2] },
    ]);
    expect(auditDifferences({ before, after: {} })).toHaveLength(3);
    expect(auditDifferences({ before: {}, after: { d: null } })).toEqual([
      { field: 'd', before: undefined, after: null },
    ]);
  });
});
