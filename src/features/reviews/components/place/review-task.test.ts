import { expect, test } from 'vitest';
import { toTaskHash, parseTaskHash } from './review-task.ts';

test.each([
  { kind: 'write' },
  { kind: 'report', what: 'review', reviewId: 'p1_u1' },
  { kind: 'report', what: 'pictures', reviewId: 'p1_u1' },
] as const)('the task %j is preserved during the login', (task) => {
  expect(parseTaskHash(toTaskHash(task))).toEqual(task);
});

test.each([
  '',
  '#',
  '#avaliacoes',
  '#denunciar-',
  '#denunciar-../x',
  '#denunciar-fotos-',
  '#denunciar-fotos-../x',
  `#denunciar-${'a'.repeat(400)}`,
])('the fragment %j contains no task', (hash) => {
  expect(parseTaskHash(hash)).toBeNull();
});
