import { expect, it } from 'vitest';
import { createPseudonyms } from './pseudonyms.ts';

const ours = createPseudonyms('a key for the tests of this file alone');

it('are the same for the same user each time, and unique per user', () => {
  expect(ours.ofUser('ana')).toBe(ours.ofUser('ana'));
  expect(ours.ofUser('ana')).not.toBe(ours.ofUser('bia'));
  expect(ours.ofUser('ana')).not.toBe(createPseudonyms('another key').ofUser('ana'));
});

it('differ for each purpose, so that one does not reveal another', () => {
  const all = [ours.ofUser('ana'), ours.ofReview('ana'), ours.ofErasure('ana')];
  expect(new Set(all.map((text) => text.slice(-32))).size).toBe(3);
});

it('contain only letters and digits, as document ids require', () => {
  expect(ours.ofUser('ana')).toMatch(/^[a-z\d]+$/);
  expect(ours.ofReview('p1_ana')).toMatch(/^[a-z\d]+$/);
});
