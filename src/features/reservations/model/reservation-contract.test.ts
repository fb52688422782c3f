import { describe, expect, it } from 'vitest';
import { listPossibleAnswers } from './reservation-contract.ts';
import type { ReservationAnswer } from './reservation-contract.ts';
import type { ReservationStatus } from './reservation-request.ts';

describe('the possible answers of a place', () => {
  const now = { date: '2026-03-20', time: '20:00' };
  it.each<[ReservationStatus, string, string, ReservationAnswer[]]>([
    ['pending', '2026-03-20', '21:00', ['confirmed', 'declined']],
    ['pending', '2026-03-20', '19:00', ['confirmed', 'declined']],
    ['pending', '2026-03-19', '21:00', []],
    ['confirmed', '2026-03-20', '20:30', ['declined']],
    ['confirmed', '2026-03-20', '20:00', ['no_show']],
    ['confirmed', '2026-03-13', '20:00', ['no_show']],
    ['confirmed', '2026-03-12', '20:00', []],
    ['declined', '2026-03-20', '20:30', ['confirmed']],
    ['declined', '2026-03-19', '20:30', []],
    ['no_show', '2026-01-01', '20:30', ['confirmed']],
    ['cancelled', '2026-03-25', '20:30', []],
  ])('for a reservation that is %s on %s at %s are %j', (status, date, time, answers) => {
    expect(listPossibleAnswers({ status, date, time, disputedAt: null }, now)).toEqual(answers);
  });

  it('do not include a second no-show after a dispute', () => {
    const disputed = { date: '2026-03-19', time: '20:00', disputedAt: new Date(0) };
    expect(listPossibleAnswers({ ...disputed, status: 'no_show' }, now)).toEqual(['confirmed']);
    expect(listPossibleAnswers({ ...disputed, status: 'confirmed' }, now)).toEqual([]);
  });
});
