import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('returns the fields that differ, with their new values', () => {
  const stored = { name: 'Bares', order: 1, tags: ['a'], left: 'alone' };
  const next = { name: 'Botecos', order: 1, tags: ['a', 'b'], icon: 'Wine' };
  expect(changedFields(stored, next)).toEqual({
    name: 'Botecos',
    tags: ['a', 'b'],
    icon: 'Wine',
  });
});

it('returns nothing if nothing differs', () => {
  expect(changedFields({ a: [1], b: true }, { a: [1], b: true })).toEqual({});
});
