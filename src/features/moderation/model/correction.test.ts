import { expect, it } from 'vitest';
import { toPlace } from '#features/places/model/place.ts';
import {
  storedCorrectedFields,
  toCorrection,
  correctedFields,
  toPlaceChanges,
  toCorrectionDraft,
  correctionProblems,
  hasAnyCorrection,
  toWeeklyHours,
} from './correction.ts';
import type { CorrectionDraft } from './correction.ts';

const place = toPlace('p1', {
  title: 'Bar do Cais',
  description: 'Petiscos.',
  category: 'bares',
  location: 'Rua do Cais, 10, Florianópolis',
  phone: '(48) 3222-0000',
  facts: { view: 'yes', dogs: 'no' },
  hours: {
    periods: ['1 18:00-2 02:00'],
    exceptions: ['2026-12-25 closed Natal'],
    note: 'Sem fila',
  },
});
const draft = (changes: Partial<CorrectionDraft> = {}): CorrectionDraft => ({
  ...toCorrectionDraft(place),
  ...changes,
});
/** Monday from `open` to `close`. */
const monday = (open: string, close: string) => {
  const hours = toWeeklyHours(toCorrectionDraft(place).hours);
  return { ...hours, days: hours.days.map((own, day) => (day === 1 ? [{ open, close }] : own)) };
};

it('contains only the changed fields, cleaned', () => {
  const changed = draft({ title: '  Bar  do Porto ', phone: '(48) 3222-1111' });
  expect(correctedFields(changed, place)).toEqual({
    title: 'Bar do Porto',
    phone: '(48) 3222-1111',
  });
  expect(correctionProblems(changed, place)).toEqual({});
});

it('contains only the changed facts, and applies them to the others', () => {
  const changed = draft({ facts: { view: 'partly', dogs: 'no', quiet: 'yes' } });
  const fields = correctedFields(changed, place);
  expect(fields).toEqual({ facts: { view: 'partly', quiet: 'yes' } });
  const correction = toCorrection('p1_ana', {
    fields: { facts: { ...fields.facts, sauna: 'yes' } },
  });
  expect(correction.fields).toEqual(fields);
  expect(toPlaceChanges(correction, place)).toEqual({
    facts: { view: 'partly', dogs: 'no', quiet: 'yes' },
  });
  expect(toCorrection('p1_ana', { fields: { facts: { sauna: 'yes' } } }).fields).toEqual({});
});

it('is empty if a value differs only in notation or the week was only opened', () => {
  const same = draft({ title: ' Bar do  Cais', hours: toWeeklyHours(draft().hours) });
  expect(correctedFields(same, place)).toEqual({});
  expect(correctionProblems(same, place)).toEqual({ nothing: true });
});

it('requires no other field for a permanently closed place', () => {
  const closed = draft({ isClosed: true, title: '' });
  expect(correctionProblems(closed, place)).toEqual({});
  expect(correctedFields(closed, place)).toEqual({});
  expect(toPlaceChanges({ isClosed: true, fields: {} }, place)).toEqual({ isActive: false });
});

it('reports an empty name, an invalid phone and a message that is too long', () => {
  const wrong = draft({ title: ' ', phone: '12', message: 'x'.repeat(1001) });
  expect(correctionProblems(wrong, place)).toEqual({
    title: { kind: 'missing' },
    phone: { kind: 'invalid' },
    message: { kind: 'too-long', excess: 1 },
  });
});

it('ignores problems of unchanged fields', () => {
  const placeWithOddPhone = toPlace('p1', { ...place, phone: 'ligue' });
  const changed = { ...toCorrectionDraft(placeWithOddPhone), title: 'Outro' };
  expect(correctionProblems(changed, placeWithOddPhone)).toEqual({});
});

it.each([
  ['25 o’clock', monday('18:00', '25:00'), 'invalid'],
  ['a missing time', monday('18:00', ''), 'invalid'],
  [
    'a week that is never open',
    { ...monday('1', '2'), days: Array.from({ length: 7 }, () => []) },
    'missing',
  ],
] as const)('refuses hours with %s', (_what, hours, kind) => {
  expect(correctionProblems(draft({ hours }), place)).toEqual({ hours: { kind } });
});

it('changes the week and keeps special dates and the note', () => {
  const fields = correctedFields(draft({ hours: monday('19:00', '01:00') }), place);
  expect(storedCorrectedFields(fields)).toEqual({ hours: ['1 19:00-2 01:00'] });
  const parsed = toCorrection('p1_ana', { fields: storedCorrectedFields(fields) });
  expect(toPlaceChanges(parsed, place)).toEqual({
    hours: {
      kind: 'structured',
      hours: {
        periods: [{ open: { day: 1, time: '19:00' }, close: { day: 2, time: '01:00' } }],
        exceptions: [{ date: '2026-12-25', closed: true, periods: [], label: 'Natal' }],
        note: 'Sem fila',
      },
    },
  });
});

it('changes a place to the values that the place form would store', () => {
  const fields = { website: 'bardocais.com.br', location: 'Rua B,' };
  const { website, location } = toPlaceChanges(toCorrection('p1_ana', { fields }), place);
  expect({ website, location }).toEqual({
    website: 'https://bardocais.com.br/',
    location: 'Rua B',
  });
});

it('is read defensively from stored data', () => {
  expect(
    toCorrection('p1_ana', { fields: { phone: 1, title: ' A\nB ', hours: 'x' } }),
  ).toMatchObject({
    status: 'pending',
    isClosed: false,
    fields: { title: 'A B' },
    message: '',
    createdAt: null,
  });
});

it.each([
  ['a name of invisible characters', { title: '\u200b' }],
  ['a javascript: address', { website: 'javascript:alert(1)' }],
  ['a phone that cannot be dialled', { phone: 'ligue' }],
  ['hours with the time 25:00', { hours: ['1 18:00-2 25:00'] }],
  ['hours that overlap', { hours: ['1 10:00-1 18:00', '1 12:00-1 20:00'] }],
])('drops %s when it reads a stored correction', (_what, fields) => {
  const parsed = toCorrection('p1_ana', { fields: { ...fields, neighborhood: 'Centro' } });
  expect(parsed.fields).toEqual({ neighborhood: 'Centro' });
  expect(hasAnyCorrection(parsed)).toBe(true);
  expect(hasAnyCorrection(toCorrection('p1_ana', { fields }))).toBe(false);
});

it('can remove the phone and the website', () => {
  expect(toCorrection('p1_ana', { fields: { phone: '', website: ' ' } }).fields).toEqual({
    phone: '',
    website: '',
  });
});
