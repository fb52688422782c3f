import { expect, test } from 'vitest';
import { benefitTimeText } from './benefit-texts.ts';

/** A time in Florianópolis; 2026-03-18 is a Wednesday. */
const at = (local: string) => new Date(`2026-${local}:00-03:00`);
type Standing = Parameters<typeof benefitTimeText>[0];
const until = (local: string): Standing => ({ kind: 'valid', until: at(local) });
const from = (local: string): Standing => ({ kind: 'later', from: at(local) });

test.each<[Standing, string | null]>([
  [until('03-18T22:00'), 'vale até 22:00'],
  [until('03-19T02:00'), 'vale até 02:00'],
  [until('03-19T20:00'), 'vale agora'],
  [from('03-18T23:30'), 'a partir das 23:30'],
  [from('03-19T18:00'), 'a\u00a0partir de quinta, 18:00'],
  [from('03-24T18:00'), 'a\u00a0partir de terça, 18:00'],
  [from('03-25T18:00'), 'a partir de 25/03'],
  [{ kind: 'over' }, null],
])('%j is "%s"', (standing, text) => {
  expect(benefitTimeText(standing, at('03-18T20:00'))).toBe(text);
});
