import { describe, expect, it } from 'vitest';
import { aReservation } from '#support/builders.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  getDayChoices,
  toReservationDraft,
  toRequestFields,
  createInitialFields,
  findRequestProblems,
} from './request-draft.ts';
import type { RequestFields } from './request-draft.ts';

const noProblems = { date: '', time: '', people: '', name: '', phone: '', note: '' };

/** A Friday, 15:10 in Florianópolis. */
const now = new Date('2026-03-20T18:10:00Z');
const saturdays: PlaceHours = {
  kind: 'structured',
  hours: {
    periods: [{ open: { day: 6, time: '18:00' }, close: { day: 6, time: '22:00' } }],
    exceptions: [{ date: '2026-03-28', closed: true, periods: [], label: 'Reforma' }],
    note: '',
  },
};
const fields: RequestFields = {
  date: '2026-03-21',
  time: '20:00',
  people: '4',
  name: 'Ana Souza',
  phone: '(48) 99999-0000',
  note: '',
  keepsPhone: true,
};
/** The fields that are sent. */
const { keepsPhone: _keeps, ...draft } = fields;
const problems = (changes: Partial<RequestFields>, hours: PlaceHours = saturdays) =>
  Object.fromEntries(
    Object.entries(
      findRequestProblems({ ...fields, ...changes }, { hours, now, existingReservation: null }),
    ).filter(([, text]) => text),
  );

describe('the form of a request', () => {
  it("starts with the next open day, two people, the user's name and no phone", () => {
    expect(createInitialFields(saturdays, { displayName: 'Ana Souza' }, now)).toEqual({
      ...fields,
      time: '',
      people: '2',
      phone: null,
    });
  });

  it('has no problems if it is valid, and formats the phone as E.164', () => {
    expect(
      findRequestProblems(fields, { hours: saturdays, now, existingReservation: null }),
    ).toEqual(noProblems);
    expect(toReservationDraft(fields)).toEqual({ ...draft, people: 4, phone: '+5548999990000' });
  });

  it.each<[string, Partial<RequestFields>, Record<string, unknown>]>([
    ['a past date', { date: '2026-03-19' }, { date: 'Escolha uma data de hoje até 16/09/2026.' }],
    ['no date', { date: '' }, { date: 'Escolha uma data de hoje até 16/09/2026.' }],
    [
      'a closed weekday',
      { date: '2026-03-22' },
      { date: 'O lugar não abre em 22/03/2026. Escolha outra data.' },
    ],
    [
      'a closed date with a name',
      { date: '2026-03-28' },
      { date: 'O lugar não abre em 28/03/2026 (Reforma). Escolha outra data.' },
    ],
    ['no time', { time: '' }, { time: 'Escolha um horário.' }],
    ['a time that the day does not offer', { time: '12:00' }, { time: 'Escolha um horário.' }],
    [
      'zero people',
      { people: '0' },
      { people: expect.stringMatching(/^Informe de 1 a 30 pessoas/) },
    ],
    [
      'text instead of the number of people',
      { people: 'dois' },
      { people: expect.stringMatching(/^Informe de 1/) },
    ],
    [
      'too many people',
      { people: '31' },
      { people: expect.stringMatching(/fale direto com o lugar/) },
    ],
    ['an empty name', { name: ' \u202e' }, { name: 'Informe seu nome.' }],
    ['a short phone', { phone: '123' }, { phone: expect.stringMatching(/^Telefone inválido/) }],
    [
      'a note that is too long',
      { note: 'a'.repeat(1001) },
      { note: 'Escreva até 1.000 caracteres.' },
    ],
  ])('reports the problem of %s', (_what, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('reports a time that has passed today if the opening hours are unknown', () => {
    const today = { date: '2026-03-20', time: '15:00' };
    expect(problems(today, { kind: 'unknown' })).toEqual({
      time: 'Este horário já passou. Escolha um mais tarde.',
    });
  });
});

describe('the form of a change', () => {
  const existingReservation = aReservation({
    date: '2026-03-28',
    time: '19:15',
    people: 4,
    note: 'Janela',
  });
  const context = { hours: saturdays, now, existingReservation };

  it('starts with the values of the reservation, and returns the same draft if nothing is typed', () => {
    const { name, phone, date, time, people, note } = existingReservation;
    expect(toReservationDraft(toRequestFields(existingReservation))).toEqual({
      name,
      phone,
      date,
      time,
      people,
      note,
    });
  });

  it('offers the current time of the reservation even if the opening hours have changed', () => {
    expect(findRequestProblems(toRequestFields(existingReservation), context)).toEqual(noProblems);
    expect(getDayChoices(existingReservation.date, context)).toEqual({
      kind: 'times',
      afterMidnight: [],
      regular: ['19:15'],
    });
    const other = { ...existingReservation, date: '2026-03-21' };
    expect(getDayChoices(other.date, { ...context, existingReservation: other })).toMatchObject({
      regular: expect.arrayContaining(['19:00', '19:15', '19:30']) as string[],
    });
  });

  it('offers no other time of that day, and no time of another closed day', () => {
    const typed = toRequestFields(existingReservation);
    expect(findRequestProblems({ ...typed, time: '20:00' }, context).time).toBe(
      'Escolha um horário.',
    );
    expect(findRequestProblems({ ...typed, date: '2026-03-22' }, context).date).toMatch(/não abre/);
  });
});
