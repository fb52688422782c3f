import { describe, expect, it } from 'vitest';
import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { openingLineText, openingStateText } from './texts.ts';

const at = (local: string) => new Date(`${local}:00-03:00`);
const now = at('2026-03-10T15:00'); // Tuesday

describe('openingStateText', () => {
  it.each<[OpeningState, string]>([
    [{ kind: 'open', closesAt: at('2026-03-10T23:00') }, 'Aberto · fecha 23:00'],
    [{ kind: 'open', closesAt: at('2026-03-11T02:00') }, 'Aberto · fecha 02:00'],
    [{ kind: 'open', closesAt: at('2026-03-11T14:59') }, 'Aberto · fecha 14:59'],
    [{ kind: 'open', closesAt: at('2026-03-11T15:00') }, 'Aberto · fecha qua 15:00'],
    [{ kind: 'open', closesAt: at('2026-03-15T00:00') }, 'Aberto · fecha dom 00:00'],
    [{ kind: 'open', closesAt: at('2026-03-17T10:00') }, 'Aberto · fecha 17/03 10:00'],
    [{ kind: 'open', closesAt: null }, 'Aberto 24 horas'],
    [
      { kind: 'closing-soon', closesAt: at('2026-03-10T15:30'), minutesLeft: 30 },
      'Fecha em 30 min',
    ],
    [{ kind: 'closed', opensAt: at('2026-03-10T18:00') }, 'Fechado · abre 18:00'],
    [{ kind: 'closed', opensAt: at('2026-03-11T00:00') }, 'Fechado · abre qua 00:00'],
    [{ kind: 'closed', opensAt: at('2026-03-14T09:05') }, 'Fechado · abre sáb 09:05'],
    [{ kind: 'closed', opensAt: at('2026-03-16T18:00') }, 'Fechado · abre seg 18:00'],
    // Next Tuesday: the weekday alone would be ambiguous.
    [{ kind: 'closed', opensAt: at('2026-03-17T18:00') }, 'Fechado · abre 17/03 18:00'],
    [{ kind: 'closed', opensAt: null }, 'Fechado'],
    [{ kind: 'unknown' }, 'Horário não informado'],
  ])('formats %j as %s', (state, text) => {
    expect(openingStateText(state, now)).toBe(text);
  });
});

describe('openingLineText', () => {
  it.each<[OpeningState, string]>([
    [{ kind: 'open', closesAt: at('2026-03-10T23:00') }, 'Aberto · fecha 23:00'],
    [
      { kind: 'closing-soon', closesAt: at('2026-03-10T15:30'), minutesLeft: 30 },
      'Fecha em 30 min',
    ],
    [{ kind: 'closed', opensAt: at('2026-03-10T18:00') }, 'Abre 18:00'],
    [{ kind: 'closed', opensAt: at('2026-03-17T18:00') }, 'Abre 17/03 18:00'],
    [{ kind: 'closed', opensAt: null }, 'Fechado'],
  ])('formats %j as the short text %s', (state, text) => {
    expect(openingLineText(state, now)).toBe(text);
  });
});
