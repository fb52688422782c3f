import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('tells the fields that differ, as they become', () => {
  const stored = { name: 'Bares', order: 1, tags: ['a'], left: 'alone' };
  const next = { name: 'Botecos', order: 1, tags: ['a', 'b'], icon: 'Wine' };
  expect(changedFields(stored, next)).toEqual({
    name: 'Botecos',
    tags: ['a', 'b'],
    icon: 'Wine',
  });
});

it('tells nothing where nothing changes', () => {
  expect(changedFields({ a: [1], b: true }, { a: [1], b: true })).toEqual({});
});
