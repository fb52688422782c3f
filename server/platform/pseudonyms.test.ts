import { expect, it } from 'vitest';
import { createPseudonyms } from './pseudonyms.ts';

const ours = createPseudonyms('a key for the tests of this file alone');

it('stands for the same person each time, and for nobody else', () => {
  expect(ours.ofPerson('ana')).toBe(ours.ofPerson('ana'));
  expect(ours.ofPerson('ana')).not.toBe(ours.ofPerson('bia'));
  expect(ours.ofPerson('ana')).not.toBe(createPseudonyms('another key').ofPerson('ana'));
});

it('is another one for each purpose, so that one does not give away the other', () => {
  const all = [ours.ofPerson('ana'), ours.ofReview('ana'), ours.ofErasure('ana')];
  expect(new Set(all.map((text) => text.slice(-32))).size).toBe(3);
});

it('holds letters and digits only, as ids of documents need it', () => {
  expect(ours.ofPerson('ana')).toMatch(/^[a-z\d]+$/);
  expect(ours.ofReview('p1_ana')).toMatch(/^[a-z\d]+$/);
});
